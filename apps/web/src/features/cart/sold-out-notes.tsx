import type { CartItem } from '@tiffin/contract'
import { Button } from '../../ui/button.tsx'
import classes from './sold-out-notes.module.css'

interface SoldOutNotesProps {
  items: readonly CartItem[]
  onRemove: (slug: string) => void
}

/** Names what has sold out since it was put into the cart, aloud too, and offers to take it out. */
export function SoldOutNotes({ items, onRemove }: SoldOutNotesProps) {
  return (
    <div aria-live="polite">
      {items.map(({ slug, title }) => (
        <p key={slug} className={classes.note}>
          <span>{title} is sold out.</span>
          <Button look="quiet" aria-label={`Remove sold-out ${title}`} onClick={() => onRemove(slug)}>
            Remove
          </Button>
        </p>
      ))}
    </div>
  )
}
