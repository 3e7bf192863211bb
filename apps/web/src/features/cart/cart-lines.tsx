import { lineKey } from '@tiffin/contract'
import { useState } from 'react'
import { useSoldOutSlugs } from '../../lib/use-sold-out-slugs.ts'
import type { Cart } from './cart.ts'
import { CartLine } from './cart-line.tsx'
import classes from './cart-lines.module.css'
import { SoldOutNotes } from './sold-out-notes.tsx'

interface CartLinesProps {
  cart: Cart
  onRemove: (key: string) => void
}

export function CartLines({ cart, onRemove }: CartLinesProps) {
  const soldOut = useSoldOutSlugs(cart)
  const [savedNote, setSavedNote] = useState<string | null>(null)
  return (
    <div>
      <SoldOutNotes items={cart.filter(({ slug }) => soldOut.has(slug))} onRemove={onRemove} />
      <ul role="list" className={classes.lines} aria-label="Dishes in your cart">
        {cart.map((item) => (
          <CartLine
            key={lineKey(item)}
            item={item}
            isSoldOut={soldOut.has(item.slug)}
            isNoteSaved={savedNote === lineKey(item)}
            onNoteSaved={setSavedNote}
            onRemove={() => onRemove(lineKey(item))}
          />
        ))}
      </ul>
    </div>
  )
}
