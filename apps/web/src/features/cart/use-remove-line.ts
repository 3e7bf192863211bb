import { lineKey } from '@tiffin/contract'
import { useRef } from 'react'
import { showToast } from '../../ui/toast.ts'
import { cartStore, putBack, removeFromCart } from './cart-store.ts'

/**
 * Removes a line, and offers to undo it. Removing it would lose the focus: the container around the lines receives it
 * instead.
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
      action: { label: 'Undo', onPress: () => putBack(line, index) },
    })
  }

  return { place, removeLine }
}
