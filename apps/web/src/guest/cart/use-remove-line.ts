import { lineKey, type CartItem } from '@tiffin/contract'
import { useRef } from 'react'
import { showToast } from '../../ui/toast.ts'
import { cartStore, putBack, removeFromCart } from './cart-store.ts'

/**
 * Removes a line, and offers to undo it. Both buttons go when they are pressed: the container around the lines receives
 * the focus.
 */
export function useRemoveLine() {
  const place = useRef<HTMLDivElement>(null)

  function removeLine(key: string) {
    const lines = cartStore.get()
    const index = lines.findIndex((item) => lineKey(item) === key)
    const line = lines[index]
    if (line === undefined) return
    removeFromCart(key)
    place.current?.focus()
    showToast({
      message: `${line.title} removed`,
      kind: 'other',
      action: { label: 'Undo', onPress: () => putLineBack(line, index) },
    })
  }

  function putLineBack(line: CartItem, index: number) {
    putBack(line, index)
    place.current?.focus()
  }

  return { place, removeLine }
}
