import type { CartItem } from '@tiffin/contract'
import { Button } from '../../ui/button.tsx'
import classes from './sold-out-notes.module.css'

interface SoldOutNotesProps {
  items: readonly CartItem[]
  onRemove: (slug: string) => void
}

/** Names and announces what has sold out since it was put into the cart, and offers to remove it. */
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
