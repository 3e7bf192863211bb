import { lineKey, type CartItem } from '@tiffin/contract'
import { useState } from 'react'
import { useMenuDishes } from '../../lib/api/use-menu-dishes.ts'
import { Button } from '../../ui/button.tsx'
import type { Cart } from './cart.ts'
import { CartLine, type ChangedLine } from './cart-line.tsx'
import classes from './cart-lines.module.css'

interface CartLinesProps {
  cart: Cart
  onRemove: (key: string) => void
}

export function CartLines({ cart, onRemove }: CartLinesProps) {
  const dishes = useMenuDishes(cart)
  const isSoldOut = ({ slug }: CartItem) => (dishes.get(slug)?.stock ?? 1) <= 0
  const [changed, setChanged] = useState<ChangedLine | null>(null)
  return (
    <div>
      <SoldOutNotes items={cart.filter(isSoldOut)} onRemove={onRemove} />
      <ul role="list" className={classes.lines} aria-label="Dishes in your cart">
        {cart.map((item) => (
          <CartLine
            key={lineKey(item)}
            item={item}
            product={dishes.get(item.slug)}
            isSoldOut={isSoldOut(item)}
            changedPart={changed?.key === lineKey(item) ? changed.part : null}
            onChanged={setChanged}
            onRemove={() => onRemove(lineKey(item))}
          />
        ))}
      </ul>
    </div>
  )
}

interface SoldOutNotesProps {
  items: readonly CartItem[]
  onRemove: (key: string) => void
}

/** Names and announces what has sold out since it was put into the cart, and offers to remove it. */
function SoldOutNotes({ items, onRemove }: SoldOutNotesProps) {
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
