import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moneyOf } from './money.ts'
import { readAmount } from './read-amount.ts'

const places = {
  Edmonton: moneyOf({ locale: 'en-CA', currency: 'CAD' }),
  Amsterdam: moneyOf({ locale: 'nl-NL', currency: 'EUR' }),
  Paris: moneyOf({ locale: 'fr-FR', currency: 'EUR' }),
  Copenhagen: moneyOf({ locale: 'da-DK', currency: 'DKK' }),
  Zurich: moneyOf({ locale: 'de-CH', currency: 'CHF' }),
  Tokyo: moneyOf({ locale: 'ja-JP', currency: 'JPY' }),
  Kuwait: moneyOf({ locale: 'en-KW', currency: 'KWD' }),
}
type Place = keyof typeof places

test.each<[Place, string, number]>([
  ['Edmonton', '12.66', 12.66],
  ['Edmonton', '8,66', 8.66],
  ['Edmonton', '$1,234.50', 1234.5],
  ['Edmonton', '12,50 $', 12.5],
  ['Edmonton', 'CAD 9.50', 9.5],
  ['Edmonton', '+1.50', 1.5],
  ['Edmonton', '-$2', -2],
  ['Edmonton', '−0.50', -0.5],
  ['Edmonton', '.5', 0.5],
  ['Edmonton', '1,234', 1234],
  ['Amsterdam', '9,50', 9.5],
  ['Amsterdam', '€ 9,50', 9.5],
  ['Amsterdam', '€9.50', 9.5],
  ['Amsterdam', '9,50 EUR', 9.5],
  ['Amsterdam', '1.250', 1250],
  ['Amsterdam', '1.250,00', 1250],
  ['Paris', '1\u{202F}250,50\u{A0}€', 1250.5],
  ['Copenhagen', 'kr 95', 95],
  ['Copenhagen', '95,50 kr.', 95.5],
  ['Zurich', "CHF 1'250.50", 1250.5],
  ['Tokyo', '￥1,200', 1200],
  ['Tokyo', '¥950', 950],
  ['Kuwait', '1.250', 1.25],
  ['Kuwait', 'KWD 12.5', 12.5],
])('in %s, %j is %d', (place, written, amount) => {
  expect(readAmount(written, places[place])).toBe(amount)
})

test.each<[Place, string]>([
  ['Edmonton', ''],
  ['Edmonton', 'six'],
  ['Edmonton', '€ 9,50'],
  ['Edmonton', '1,2,3'],
  ['Edmonton', '9 50'],
  ['Edmonton', '12,'],
  ['Edmonton', '1e3'],
  ['Edmonton', 'Infinity'],
  ['Edmonton', '--2'],
  ['Amsterdam', '$9.50'],
  ['Amsterdam', '9,50 each'],
])('in %s, %j is no amount', (place, written) => {
  expect(readAmount(written, places[place])).toBeNaN()
})

test('every amount is read as it was written, in every place', () => {
  const anyPlace = fc.constantFrom(...Object.values(places))
  fc.assert(
    fc.property(anyPlace, fc.integer({ min: -10_000_000, max: 10_000_000 }), (money, cents) => {
      expect(readAmount(money.format(cents), money)).toBe(money.toAmount(cents))
    }),
  )
})
