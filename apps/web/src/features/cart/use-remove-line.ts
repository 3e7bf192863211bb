import { useRef } from 'react'
import { removeFromCart } from './cart-store.ts'

/** A line that is taken out takes the focus with it: the place around the lines receives it instead. */
export function useRemoveLine() {
  const place = useRef<HTMLDivElement>(null)

  function removeLine(slug: string) {
    removeFromCart(slug)
    place.current?.focus()
  }

  return { place, removeLine }
}
