import { expect, test } from 'vitest'
import { restaurant } from './profile.ts'

test('the profile names a time zone that exists', () => {
  expect(() => new Intl.DateTimeFormat('en-CA', { timeZone: restaurant.timeZone })).not.toThrow()
})
