import type { CartItem, LineOption } from '@tiffin/contract'
import { useSyncExternalStore } from 'react'
import { isStoredLine, createLocalStorageStore, useStored } from '../../lib/storage/stores.ts'
import * as cart from './cart-rules.ts'

export const cartStore = createLocalStorageStore<cart.Cart>({ key: 'cart', empty: [], parse: parseCart })

export function useCart() {
  return useStored(cartStore)
}

/** How many of one dish are in the cart, in all of its lines; renders again only when that changes. */
export function usePortionsInCart(slug: string): number {
  return useSyncExternalStore(
    cartStore.subscribe,
    () => cart.countPortions(cartStore.get(), slug),
    () => 0,
  )
}

export function addToCart(item: cart.NewCartItem) {
  cartStore.update((current) => cart.addToCart(current, item))
}

export function removeFromCart(key: string) {
  cartStore.update((current) => cart.removeFromCart(current, key))
}

export function putBack(line: CartItem, place: number) {
  cartStore.update((current) => cart.putBack(current, line, place))
}

export function setQuantity(key: string, quantity: number) {
  cartStore.update((current) => cart.setQuantity(current, key, quantity))
}

export function setNote(key: string, note: string) {
  cartStore.update((current) => cart.setNote(current, key, note))
}

export function setOptions(key: string, options: LineOption[], price: number) {
  cartStore.update((current) => cart.setOptions(current, key, options, price))
}

export function takeOut(ordered: Parameters<typeof cart.takeOut>[1]) {
  cartStore.update((current) => cart.takeOut(current, ordered))
}

/** Adds the stored lines one by one, so that even a corrupted or tampered cart obeys the cart's rules. */
function parseCart(raw: unknown): cart.Cart {
  if (!Array.isArray(raw)) return []
  return raw.filter(isStoredLine).reduce<cart.Cart>(cart.addToCart, [])
}
