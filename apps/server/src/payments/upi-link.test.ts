import { expect, test } from 'vitest'
import { hasUpi, qrPath, upiLink } from './upi-link.ts'

const payment = {
  payee: 'spice.house@okbank',
  payeeName: 'Spice House',
  cents: 12_345,
  note: 'Order 1042',
  reference: '1042',
}

test('the link has payee, amount, currency, note and reference', () => {
  expect(upiLink(payment)).toBe(
    'upi://pay?pa=spice.house@okbank&pn=Spice%20House&am=123.45&cu=INR&tn=Order%201042&tr=1042',
  )
})

test.each([
  [5, '0.05'],
  [100, '1.00'],
  [1_000_000_00, '1000000.00'],
  [29, '0.29'],
])('%i paise are %s rupees', (cents, amount) => {
  expect(new URL(upiLink({ ...payment, cents })).searchParams.get('am')).toBe(amount)
})

test('what an app would stumble over is left out', () => {
  const link = upiLink({
    ...payment,
    payeeName: 'Café & Bar “Zoë”',
    note: 'Order #1042 🍛',
    reference: 'A-10/42',
  })
  const { searchParams } = new URL(link)
  expect(searchParams.get('pn')).toBe('Cafe Bar Zoe')
  expect(searchParams.get('tn')).toBe('Order 1042')
  expect(searchParams.get('tr')).toBe('A1042')
  expect(link).not.toMatch(/[+#]/)
})

test('long texts are cut', () => {
  const { searchParams } = new URL(upiLink({ ...payment, note: 'x'.repeat(500), reference: '1'.repeat(500) }))
  expect([searchParams.get('tn')?.length, searchParams.get('tr')?.length]).toEqual([80, 35])
})

test('it is there for rupees only', () => {
  expect([hasUpi('INR'), hasUpi('CAD')]).toEqual([true, false])
})

test('the code is a square of modules with a quiet border', () => {
  const { size, path } = qrPath(upiLink(payment))
  const modules = [...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => [Number(x), Number(y)])
  expect(path.length).toBe(modules.map(([x, y]) => `M${x} ${y}h1v1h-1z`).join('').length)
  const all = modules.flat()
  expect([Math.min(...all), Math.max(...all)]).toEqual([4, size - 5])
  // The three corners that a reader looks for.
  for (const corner of [
    [4, 4],
    [size - 5, 4],
    [4, size - 5],
  ])
    expect(modules).toContainEqual(corner)
})
