import { foldWords, type Product } from '@tiffin/contract'

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
