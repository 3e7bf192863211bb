// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { rememberedGuest } from './remembered-guest.ts'

const guest = { name: 'Test Guest', email: 'guest@example.com', phone: '' }
const naan = { slug: 'garlic-naan', title: 'Garlic Naan', price: 4.66, quantity: 2 }

afterEach(() => window.localStorage.clear())

const stored = (text: string) => {
  window.localStorage.setItem('remembered-guest', text)
  return rememberedGuest.get()
}

test('a guest is read back with the lines of their order that are whole', () => {
  const text = JSON.stringify({ ...guest, items: [naan, { ...naan, quantity: 0 }, null], more: 1 })
  expect(stored(text)).toEqual({ ...guest, items: [naan] })
  expect(stored(JSON.stringify(guest))).toEqual({ ...guest, items: [] })
})

test.each(['{"broken', 'null', '7', '[]', '{"name":7}', '{"name":"A","email":"a@example.com"}'])(
  'nobody is remembered by %s',
  (text) => expect(stored(text)).toBeNull(),
)
