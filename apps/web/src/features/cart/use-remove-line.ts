import { useRef } from 'react'
import { removeFromCart } from './cart-store.ts'

/** Removing a line would lose the focus: the container around the lines receives it instead. */
export function useRemoveLine() {
  const place = useRef<HTMLDivElement>(null)

  function removeLine(key: string) {
    removeFromCart(key)
    place.current?.focus()
  }

  return { place, removeLine }
}
