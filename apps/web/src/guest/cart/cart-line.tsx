import { useMoney } from '../../lib/api/settings.tsx'
import { Link } from '@tanstack/react-router'
import {
  lineKey,
  MAX_LINE_QUANTITY,
  type CartItem,
  type Product,
  countCharacters,
  MAX_KITCHEN_NOTE_LENGTH,
} from '@tiffin/contract'
import { IconTrash } from '@tabler/icons-react'
import { useEffect, useLayoutEffect, useRef, useState, type FormEvent } from 'react'
import { FallbackImage } from '../../ui/fallback-image.tsx'
import { IconButton, Button } from '../../ui/button.tsx'
import { LineDetails } from '../../domain/order-parts.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { TextArea } from '../../ui/native-field.tsx'
import { QuantityStepper } from '../../ui/quantity-stepper.tsx'
import { optionTrouble } from '../../lib/format/order-lines.ts'
import { OptionsButton } from '../../domain/option-sheet.tsx'
import { showToast } from '../../ui/toast.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { setQuantity, setNote } from './cart-store.ts'
import { changeOptions } from './add-to-cart.ts'
import classes from './cart-line.module.css'

/** A line that has just become another one, and what of it was changed: the keyboard continues there. */
export interface ChangedLine {
  key: string
  part: 'note' | 'options'
}

interface CartLineProps {
  item: CartItem
  /** Its dish as it is now; undefined until the menu has loaded, and if it is no longer on it. */
  product: Product | undefined
  isSoldOut: boolean
  changedPart: ChangedLine['part'] | null
  onChanged: (line: ChangedLine) => void
  onRemove: () => void
}

export function CartLine({ item, product, isSoldOut, changedPart, onChanged, onRemove }: CartLineProps) {
  const { slug, title, thumbnail, price, quantity } = item
  const money = useMoney()
  const unitCents = money.toCents(price)
  return (
    <li className={classes.line}>
      <FallbackImage src={thumbnail} sizes="7rem" className={classes.picture} />
      <div className={classes.body}>
        <Link to="/product/$slug" params={{ slug }} className={classes.title}>
          {title}
        </Link>
        <LineDetails line={item} />
        {quantity > 1 && <p className={classes.unit}>{money.format(unitCents)} each</p>}
        {isSoldOut && <p className={classes.soldOut}>Sold out</p>}
        <div className={classes.links}>
          <LineOptions
            item={item}
            product={product}
            isChanged={changedPart === 'options'}
            onChanged={(key) => onChanged({ key, part: 'options' })}
          />
          <LineNote
            item={item}
            isSaved={changedPart === 'note'}
            onSaved={(key) => onChanged({ key, part: 'note' })}
          />
        </div>
      </div>
      <div className={classes.stepper}>
        <QuantityStepper
          label={`Quantity of ${title}`}
          value={quantity}
          max={MAX_LINE_QUANTITY}
          onChange={(wanted) => setQuantity(lineKey(item), wanted)}
        />
      </div>
      <p className={classes.sum}>{money.format(unitCents * quantity)}</p>
      <IconButton label={`Remove ${title}`} className={classes.remove} onClick={onRemove}>
        <IconTrash size={20} aria-hidden />
      </IconButton>
    </li>
  )
}

interface LineOptionsProps {
  item: CartItem
  product: Product | undefined
  /** They have just been changed: the keyboard continues here. */
  isChanged: boolean
  onChanged: (key: string) => void
}

/** Changes what is chosen for a line, and says if it can no longer be ordered so. */
function LineOptions({ item, product, isChanged, onChanged }: LineOptionsProps) {
  const money = useMoney()
  if (product === undefined) return null
  const trouble = optionTrouble(item, product)
  if (product.optionGroups.length === 0 && trouble === null) return null

  async function handlePress(dish: Product) {
    const key = await changeOptions(item, dish, money)
    if (key !== null) onChanged(key)
  }

  return (
    <>
      <div aria-live="polite">{trouble !== null && <p className={classes.trouble}>{trouble}</p>}</div>
      <OptionsButton title={item.title} isChanged={isChanged} onPress={() => void handlePress(product)} />
    </>
  )
}

interface LineNoteProps {
  item: CartItem
  /** Its note has just been saved: the keyboard continues here. */
  isSaved: boolean
  onSaved: (key: string) => void
}

/** The guest's words to the kitchen about one line: to add, change or remove. */
function LineNote({ item, isSaved, onSaved }: LineNoteProps) {
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const hasNote = item.note !== undefined

  useEffect(() => {
    if (isSaved) opener.current?.focus()
  }, [isSaved])

  if (isOpen) {
    return <NoteEditor item={item} onSaved={onSaved} onClose={() => setIsOpen(false)} />
  }
  return (
    <LinkButton ref={opener} onClick={() => setIsOpen(true)}>
      {hasNote ? 'Change note' : 'Add a note'} <VisuallyHidden>for {item.title}</VisuallyHidden>
    </LinkButton>
  )
}

interface NoteEditorProps extends Pick<LineNoteProps, 'item' | 'onSaved'> {
  onClose: () => void
}

function NoteEditor({ item, onSaved, onClose }: NoteEditorProps) {
  const [draft, setDraft] = useState(item.note ?? '')
  const form = useRef<HTMLFormElement>(null)
  const overlong = countCharacters(draft.trim()) - MAX_KITCHEN_NOTE_LENGTH

  useLayoutEffect(() => {
    const area = form.current?.querySelector('textarea')
    area?.focus()
    // What is typed goes after the note that is there, not before it.
    area?.setSelectionRange(area.value.length, area.value.length)
  }, [])

  const stopSaving = useSaveOnLeave(() => {
    if (draft.trim() === (item.note ?? '')) return
    if (overlong <= 0) setNote(lineKey(item), draft)
    else showToast({ message: `The note for ${item.title} is too long and was not saved`, kind: 'other' })
  })

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (overlong > 0) return
    stopSaving()
    const note = draft.trim() || undefined
    setNote(lineKey(item), draft)
    onClose()
    onSaved(lineKey({ ...item, note }))
  }

  return (
    <form ref={form} className={classes.editor} onSubmit={handleSubmit}>
      <TextArea
        label={`For the kitchen, about ${item.title}`}
        name="lineNote"
        rows={2}
        value={draft}
        error={
          overlong > 0 ? `${overlong} ${overlong === 1 ? 'character' : 'characters'} too many` : undefined
        }
        onChange={({ currentTarget }) => setDraft(currentTarget.value)}
      />
      <div className={classes.buttons}>
        <Button type="submit" look="outline">
          Save note
        </Button>
        <Button
          look="quiet"
          onClick={() => {
            stopSaving()
            onClose()
            onSaved(lineKey(item))
          }}
        >
          Cancel
        </Button>
      </div>
    </form>
  )
}

/** Guests expect a note that they have typed to be kept when they go on to the checkout. */
function useSaveOnLeave(save: () => void) {
  const latest = useRef(save)
  const isOver = useRef(false)
  // At once: the last letter counts even if the page is left before the next frame.
  useLayoutEffect(() => {
    latest.current = save
  })
  useEffect(() => {
    function handleLeave() {
      if (!isOver.current) latest.current()
    }
    window.addEventListener('pagehide', handleLeave)
    return () => {
      window.removeEventListener('pagehide', handleLeave)
      handleLeave()
    }
  }, [])
  return () => {
    isOver.current = true
  }
}
