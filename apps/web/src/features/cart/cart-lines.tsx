import { useSoldOutSlugs } from '../../lib/use-sold-out-slugs.ts'
import type { Cart } from './cart.ts'
import { CartLine } from './cart-line.tsx'
import classes from './cart-lines.module.css'
import { SoldOutNotes } from './sold-out-notes.tsx'

interface CartLinesProps {
  cart: Cart
  onRemove: (slug: string) => void
}

export function CartLines({ cart, onRemove }: CartLinesProps) {
  const soldOut = useSoldOutSlugs(cart)
  return (
    <div>
      <SoldOutNotes items={cart.filter(({ slug }) => soldOut.has(slug))} onRemove={onRemove} />
      <ul role="list" className={classes.lines} aria-label="Dishes in your cart">
        {cart.map((item) => (
          <CartLine
            key={item.slug}
            item={item}
            isSoldOut={soldOut.has(item.slug)}
            onRemove={() => onRemove(item.slug)}
          />
        ))}
      </ul>
    </div>
  )
}
