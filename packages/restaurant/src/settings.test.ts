import { describe, expect, test } from 'vitest'
import { defaultCategories } from './menu/categories.ts'
import { defaultSettings } from './settings.ts'

const { contact, hours, ordering } = defaultSettings

describe('opening hours', () => {
  const everyInterval = [hours.kitchen, hours.desk].flatMap((weekly) => Object.values(weekly).flat())

  test('name all seven days', () => {
    expect(Object.keys(hours.kitchen)).toEqual(['1', '2', '3', '4', '5', '6', '7'])
    expect(Object.keys(hours.desk)).toEqual(['1', '2', '3', '4', '5', '6', '7'])
  })

  test('are wall-clock times, and a place closes after it opens', () => {
    for (const { opens, closes } of [...everyInterval, ...hours.service]) {
      expect(opens).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/)
      expect(closes).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/)
      expect(opens < closes).toBe(true)
    }
  })

  test('of a service belong to a category of the menu', () => {
    const slugs = defaultCategories.map(({ slug }) => slug)
    expect(slugs).toEqual(expect.arrayContaining(hours.service.map(({ category }) => category)))
  })
})

test('the telephone number that is printed is the one that is dialled', () => {
  expect(contact.phone.tel).toBe(`+1${contact.phone.display.replaceAll('-', '')}`)
})

test('what only a real restaurant can know is a placeholder', () => {
  expect(contact.phone.display).toMatch(/^780-555-01\d\d$/)
  expect(contact.email).toMatch(/@example\.com$/)
  expect(contact.deskEmail).toMatch(/@example\.com$/)
  expect(new URL(contact.social.url).hostname).toBe('example.com')
})

test('pickup times are ones that rounding can reach', () => {
  expect(ordering.slotMinutes % ordering.roundToMinutes).toBe(0)
  expect(60 % ordering.slotMinutes).toBe(0)
})
