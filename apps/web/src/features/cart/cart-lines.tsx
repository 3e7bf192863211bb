import type { Cart } from './cart.ts'
import { CartLine } from './cart-line.tsx'
import classes from './cart-lines.module.css'

interface CartLinesProps {
  cart: Cart
  onRemove: (slug: string) => void
}

export function CartLines({ cart, onRemove }: CartLinesProps) {
  return (
    <ul role="list" className={classes.lines} aria-label="Dishes in your cart">
      {cart.map((item) => (
        <CartLine key={item.slug} item={item} onRemove={() => onRemove(item.slug)} />
      ))}
    </ul>
  )
}
