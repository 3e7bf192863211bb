import { expect, test } from 'vitest'
import { isEasyPin } from './easy-pins.ts'

test.each(['0000', '1111', '999999', '1212', '1122', '1221', '565656'])(
  '%s has two digits at most',
  (pin) => {
    expect(isEasyPin(pin)).toBe(true)
  },
)

test.each(['1234', '4321', '7890', '0987', '123456', '654321', '2468', '97531'])(
  '%s goes in steps',
  (pin) => {
    expect(isEasyPin(pin)).toBe(true)
  },
)

test.each(['123123', '2580', '1379', '1987', '2004'])('%s is known, too', (pin) => {
  expect(isEasyPin(pin)).toBe(true)
})

test.each(['4071', '8305', '902817', '12349', '2034', '1876'])('%s is none of these', (pin) => {
  expect(isEasyPin(pin)).toBe(false)
})
