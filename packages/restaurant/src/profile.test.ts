import { describe, expect, test } from 'vitest'
import { defaultCategories } from './menu/categories.ts'
import { restaurant, type WeeklyHours } from './profile.ts'

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** Reads 'Mon-Thu 11am-9pm' back into the days' hours. */
function readHours(lines: string[]): Record<number, { opens: string; closes: string }[]> {
  return Object.fromEntries(
    lines.flatMap((line) => {
      const [days = '', hours = ''] = line.split(' ')
      const [first = '', last = first] = days.split('-')
      const [opens = '', closes = ''] = hours.split('-').map(to24Hours)
      const from = weekdays.indexOf(first)
      const span = weekdays.slice(from, weekdays.indexOf(last) + 1)
      return span.map((_, index) => [from + index + 1, [{ opens, closes }]])
    }),
  )
}

function to24Hours(text: string) {
  const [, hour, minute = '00', half] = /^(\d+)(?::(\d\d))?(am|pm)$/.exec(text) ?? []
  return `${String((Number(hour) % 12) + (half === 'pm' ? 12 : 0)).padStart(2, '0')}:${minute}`
}

describe('opening hours', () => {
  const everyInterval = [restaurant.kitchenHours, restaurant.deskHours].flatMap((hours: WeeklyHours) =>
    Object.values(hours).flat(),
  )

  test('name all seven days', () => {
    expect(Object.keys(restaurant.kitchenHours)).toEqual(['1', '2', '3', '4', '5', '6', '7'])
    expect(Object.keys(restaurant.deskHours)).toEqual(['1', '2', '3', '4', '5', '6', '7'])
  })

  test('are wall-clock times, and a place closes after it opens', () => {
    for (const { opens, closes } of [...everyInterval, ...Object.values(restaurant.serviceHours)]) {
      expect(opens).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/)
      expect(closes).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/)
      expect(opens < closes).toBe(true)
    }
  })

  test('are printed as they are kept', () => {
    expect(readHours(restaurant.kitchenHoursLines)).toEqual(restaurant.kitchenHours)
    expect(readHours(restaurant.deskHoursLines)).toEqual(restaurant.deskHours)
  })

  test('stand in the footer word for word', () => {
    expect(restaurant.kitchenHoursLines).toEqual(['Mon-Thu 11am-9pm', 'Fri-Sat 11am-10pm', 'Sun 11am-8pm'])
  })

  test('of a service belong to a category of the menu and are printed as they are kept', () => {
    const slugs = defaultCategories.map(({ slug }) => slug)
    for (const [slug, { opens, closes }] of Object.entries(restaurant.serviceHours)) {
      expect(slugs).toContain(slug)
      expect(restaurant.serviceHoursLines[slug]?.split(' to ').map(to24Hours)).toEqual([opens, closes])
    }
  })
})

describe('the profile', () => {
  test('names a time zone that exists', () => {
    expect(() => new Intl.DateTimeFormat('en-CA', { timeZone: restaurant.timeZone })).not.toThrow()
  })

  test('prints the telephone number that it dials', () => {
    expect(restaurant.phone.tel).toBe(`+1${restaurant.phone.display.replaceAll('-', '')}`)
  })

  test('holds placeholders for what only a real restaurant can know', () => {
    expect(restaurant.phone.display).toMatch(/^780-555-01\d\d$/)
    expect(restaurant.email).toMatch(/@example\.com$/)
    expect(restaurant.deskEmail).toMatch(/@example\.com$/)
    expect(new URL(restaurant.social.url).hostname).toBe('example.com')
  })

  test('offers pickup times that rounding can reach', () => {
    const { slotMinutes, roundToMinutes } = restaurant.pickup
    expect(slotMinutes % roundToMinutes).toBe(0)
    expect(60 % slotMinutes).toBe(0)
  })
})
