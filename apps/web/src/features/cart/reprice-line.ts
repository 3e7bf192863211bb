import { cartStore } from './cart-store.ts'

/** Takes over the price that the guest has just been shown, in dollars. */
export function repriceLine(slug: string, price: number) {
  cartStore.update((cart) => cart.map((item) => (item.slug === slug ? { ...item, price } : item)))
}
