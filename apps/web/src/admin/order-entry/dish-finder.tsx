import { Text, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type Product, foldWords } from '@tiffin/contract'
import { useId, useState, type KeyboardEvent, type RefObject } from 'react'
import { useMoney } from '../../lib/api/settings.tsx'
import { unitCentsOf } from '../../lib/format/order-lines.ts'
import { createLocalStorageStore, useStored } from '../../lib/storage/stores.ts'
import classes from './new-order.module.css'

/** Of a dish whose portions are counted. */
const FEW = 20

const MAX_RECENT = 4

/** The slugs of the dishes that were entered last on this device, the latest first. */
const recentDishes = createLocalStorageStore<string[]>({
  key: 'tiffin-recent-dishes',
  empty: [],
  parse: (raw) =>
    Array.isArray(raw) ? raw.filter((slug) => typeof slug === 'string').slice(0, MAX_RECENT) : [],
})

const noteRecentDish = (slug: string) =>
  recentDishes.update((known) => [slug, ...known.filter((each) => each !== slug)].slice(0, MAX_RECENT))

interface DishFinderProps {
  field: RefObject<HTMLInputElement | null>
  products: readonly Product[]
  /** How often a dish is ordered: 0 is the favourite. */
  rankOf: (product: Product) => number
  error: string | undefined
  onPick: (product: Product, quantity: number, wantsOptions: boolean) => void
}

/** Finds a dish as one types; arrows and Enter add it, '3 sam' adds three, and Shift with Enter asks for its options. */
export function DishFinder({ field, products, rankOf, error, onPick }: DishFinderProps) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [place, setPlace] = useState(0)
  const { quantity, words } = readWanted(typed)
  const recent = useStored(recentDishes)
  // What was entered last comes before what is ordered most.
  const found = findDishes(products, words, (product) => {
    const latest = recent.indexOf(product.slug)
    return latest === -1 ? rankOf(product) : latest - recent.length
  })
  const here = Math.min(place, found.length - 1)

  function pick(product: Product | undefined, wantsOptions = false) {
    if (product === undefined || product.stock <= 0) return
    setTyped('')
    setPlace(0)
    noteRecentDish(product.slug)
    onPick(product, quantity, wantsOptions)
  }

  function handleKeyDown(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, shiftKey } = event
    if (key === 'ArrowDown') setPlace(Math.min(here + 1, found.length - 1))
    else if (key === 'ArrowUp') setPlace(Math.max(here - 1, 0))
    else if (key === 'Enter' && !ctrlKey && !metaKey)
      pick(words === '' && here === 0 ? undefined : found[here], shiftKey)
    else return
    event.preventDefault()
  }

  return (
    <div>
      <TextInput
        ref={field}
        role="combobox"
        label="Add a dish"
        description="Type its name, its number on the menu or its category; begin with how many: “3 samosa”."
        placeholder="3 samosa"
        size="md"
        leftSection={<IconSearch size={18} aria-hidden />}
        autoComplete="off"
        aria-expanded={found.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={words !== '' && here >= 0 ? `${id}-${here}` : undefined}
        value={typed}
        error={error}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          setPlace(0)
        }}
        onKeyDown={handleKeyDown}
      />
      {found.length === 0 ? (
        <Text role="status" c="dimmed" py="sm">
          No dish is called that.
        </Text>
      ) : (
        <>
          {words === '' && (
            <Text size="sm" c="dimmed" mt="xs">
              {recent.length > 0 ? 'Recent, then ordered most' : 'Ordered most'}
            </Text>
          )}
          <div id={`${id}-list`} role="listbox" aria-label="Dishes" className={classes.found}>
            {found.map((product, index) => (
              <DishOption
                key={product._id}
                id={`${id}-${index}`}
                product={product}
                quantity={quantity}
                isHere={words !== '' && index === here}
                onPick={() => pick(product)}
              />
            ))}
          </div>
        </>
      )}
    </div>
  )
}

interface DishOptionProps {
  id: string
  product: Product
  quantity: number
  isHere: boolean
  onPick: () => void
}

function DishOption({ id, product, quantity, isHere, onPick }: DishOptionProps) {
  const money = useMoney()
  const { number, title, category, stock } = product
  const isSoldOut = stock <= 0
  return (
    // The keyboard stays in the field, and chooses there.
    <button
      type="button"
      tabIndex={-1}
      id={id}
      role="option"
      aria-selected={isHere}
      aria-disabled={isSoldOut}
      data-here={isHere || undefined}
      className={classes.dish}
      onClick={onPick}
    >
      <span className={classes.dishName}>
        {quantity > 1 && `${quantity} × `}
        {number !== undefined && `${number}. `}
        {title}
      </span>
      <span className={classes.dishFacts}>
        {isSoldOut ? 'Sold out' : stock < FEW ? `${stock} left` : category.name}
      </span>
      <span className={classes.dishPrice}>{money.format(unitCentsOf(product, money))}</span>
    </button>
  )
}

const MAX_HITS = 8
const QUANTITY = /^(?<quantity>[1-9]\d?)\s*[x×*]?\s+(?<words>.*)$/iu

/** '3 sam' is three of what 'sam' finds. */
export function readWanted(typed: string): { quantity: number; words: string } {
  const groups = QUANTITY.exec(typed.trimStart())?.groups
  return groups === undefined
    ? { quantity: 1, words: typed.trim() }
    : { quantity: Number(groups['quantity']), words: (groups['words'] ?? '').trim() }
}

const NO_WORD = /[^\p{L}\p{N}]+/gu

const plain = (text: string) => foldWords(text).toLowerCase()

/** More than any words can get. */
const ITS_NUMBER = 100

/**
 * 0: nothing of it begins so. Its number on the menu counts most, then a title's own first letters, then any word of it,
 * then the category.
 */
function scoreOf(words: readonly string[], { number, title, category }: Product): number {
  if (number !== undefined && plain(number).replaceAll(NO_WORD, '') === words.join('')) return ITS_NUMBER
  const own = plain(title)
  const parts = own.split(NO_WORD)
  const kind = plain(category.name).split(NO_WORD)
  let score = own.startsWith(words.join(' ')) ? 1 : 0
  for (const word of words) {
    if (parts.some((part) => part.startsWith(word))) score += 2
    else if (kind.some((part) => part.startsWith(word))) score += 1
    else return 0
  }
  return score
}

/** The dishes that staff may mean, the likeliest first; without words those that are ordered most. */
export function findDishes(
  products: readonly Product[],
  words: string,
  rankOf: (product: Product) => number,
): Product[] {
  const wanted = plain(words).split(NO_WORD).filter(Boolean)
  return products
    .map((product) => ({ product, score: wanted.length === 0 ? 1 : scoreOf(wanted, product) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || rankOf(a.product) - rankOf(b.product))
    .slice(0, MAX_HITS)
    .map(({ product }) => product)
}
