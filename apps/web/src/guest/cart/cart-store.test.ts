// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { addToCart, cartStore, removeFromCart, setQuantity } from './cart-store.ts'

const samosa = { slug: 'samosa', title: 'Samosa', price: 5.66 }

const storedCart = () => JSON.parse(window.localStorage.getItem('cart') ?? 'null') as unknown

test('the cart is stored in the browser under its own key', () => {
  addToCart(samosa)
  addToCart({ ...samosa, quantity: 2 })
  expect(storedCart()).toEqual([{ ...samosa, quantity: 3 }])
})

test('portions can be changed, lines removed, and the whole cart emptied', () => {
  addToCart(samosa)
  addToCart({ slug: 'naan', title: 'Naan', price: 3.66 })
  setQuantity('samosa', 4)
  removeFromCart('naan')
  expect(cartStore.get()).toEqual([{ ...samosa, quantity: 4 }])
  cartStore.set([])
  expect(storedCart()).toEqual([])
})

test('invalid lines are dropped, the others stay', () => {
  const damaged = [
    { ...samosa, quantity: 2 },
    { ...samosa, slug: '', quantity: 1 },
    { ...samosa, slug: 'free', price: -5, quantity: 1 },
    { ...samosa, slug: 'text', price: '5.66', quantity: 1 },
    { ...samosa, slug: 'none', quantity: 0 },
    null,
    'samosa',
  ]
  window.localStorage.setItem('cart', JSON.stringify(damaged))
  expect(cartStore.get()).toEqual([{ ...samosa, quantity: 2 }])
})

test('a tampered cart still obeys the rules: one line per dish, 99 portions at most', () => {
  const line = { ...samosa, quantity: 60 }
  window.localStorage.setItem('cart', JSON.stringify([line, line]))
  expect(cartStore.get()).toEqual([{ ...samosa, quantity: 99 }])
})

test('a dish that was added in another tab is not lost', () => {
  addToCart(samosa)
  const fromOtherTab = [
    { ...samosa, quantity: 1 },
    { slug: 'naan', title: 'Naan', price: 3.66, quantity: 1 },
  ]
  window.localStorage.setItem('cart', JSON.stringify(fromOtherTab))
  addToCart(samosa)
  expect(cartStore.get().map(({ slug, quantity }) => [slug, quantity])).toEqual([
    ['samosa', 2],
    ['naan', 1],
  ])
})
