import { lineKey, type CartItem } from '@tiffin/contract'
import { Button } from '../../ui/button.tsx'
import classes from './sold-out-notes.module.css'

interface SoldOutNotesProps {
  items: readonly CartItem[]
  onRemove: (key: string) => void
}

/** Names and announces what has sold out since it was put into the cart, and offers to remove it. */
export function SoldOutNotes({ items, onRemove }: SoldOutNotesProps) {
  return (
    <div aria-live="polite">
      {items.map((item) => (
        <p key={lineKey(item)} className={classes.note}>
          <span>{item.title} is sold out.</span>
          <Button
            look="quiet"
            aria-label={`Remove sold-out ${item.title}`}
            onClick={() => onRemove(lineKey(item))}
          >
            Remove
          </Button>
        </p>
      ))}
    </div>
  )
}
