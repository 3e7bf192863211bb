import { weeklyHoursLines } from '@tiffin/contract'
import { describe, expect, test } from 'vitest'
import { defaultCategories } from './menu/default-menu.ts'
import { sampleSettings } from './settings.ts'

const { contact, hours, ordering, region } = sampleSettings

test('the hours are printed exactly', () => {
  expect(weeklyHoursLines(hours.kitchen, region)).toEqual([
    'Mon-Thu 11am-9pm',
    'Fri-Sat 11am-10pm',
    'Sun 11am-8pm',
  ])
  expect(weeklyHoursLines(hours.office, region)).toEqual(['Mon-Sat 9am-9pm', 'Sun 10am-6pm'])
})

describe('opening hours', () => {
  const everyInterval = [hours.kitchen, hours.office].flatMap((weekly) => Object.values(weekly).flat())

  test('name all seven days', () => {
    expect(Object.keys(hours.kitchen)).toEqual(['1', '2', '3', '4', '5', '6', '7'])
    expect(Object.keys(hours.office)).toEqual(['1', '2', '3', '4', '5', '6', '7'])
  })

  test('are wall-clock times, and closing comes after opening', () => {
    for (const { opens, closes } of [...everyInterval, ...hours.service]) {
      expect(opens).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/)
      expect(closes).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/)
      expect(opens < closes).toBe(true)
    }
  })

  test('for serving a category belong to a category of the menu', () => {
    const slugs = defaultCategories.map(({ slug }) => slug)
    expect(slugs).toEqual(expect.arrayContaining(hours.service.map(({ category }) => category)))
  })
})

test('the printed phone number is the one that is dialled', () => {
  expect(contact.phone.tel).toBe(`+1${contact.phone.display.replaceAll('-', '')}`)
})

test('facts that only a real restaurant can know are placeholders', () => {
  expect(contact.phone.display).toMatch(/^780-555-01\d\d$/)
  expect(contact.email).toMatch(/@example\.com$/)
  expect(contact.officeEmail).toMatch(/@example\.com$/)
  expect(contact.social.map(({ url }) => new URL(url).hostname)).toEqual(['example.com'])
})

test('rounding can produce every pickup time', () => {
  expect(ordering.slotMinutes % ordering.roundToMinutes).toBe(0)
  expect(60 % ordering.slotMinutes).toBe(0)
})
