import { lineKey } from '@tiffin/contract'
import { cartStore } from './cart-store.ts'

/** Takes over the price that the guest has just been shown, in dollars. */
export function repriceLine(key: string, price: number) {
  cartStore.update((cart) => cart.map((item) => (lineKey(item) === key ? { ...item, price } : item)))
}
