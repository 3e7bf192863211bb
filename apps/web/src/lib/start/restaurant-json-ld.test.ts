import { pageContent, type ShownPage, type SpecialDays } from '@tiffin/contract'
import { restaurant, samplePages, sampleSettings } from '@tiffin/restaurant/sample'
import { describe, expect, test } from 'vitest'
import { restaurantJsonLd, faqJsonLd, contactJsonLd } from './restaurant-json-ld.ts'

const rulesWith = (specialDays: SpecialDays[]) => ({ settings: sampleSettings, specialDays })

describe('structured data for search engines', () => {
  const data = restaurantJsonLd('https://example.com', rulesWith([]))

  test('where the restaurant is and how to call it', () => {
    expect(data).toMatchObject({
      '@type': 'Restaurant',
      name: restaurant.brand,
      telephone: sampleSettings.contact.phone.tel,
      servesCuisine: 'Indian',
      hasMenu: 'https://example.com/menu',
      address: { streetAddress: restaurant.address.street, addressLocality: restaurant.address.city },
    })
  })

  test('lists holidays, or omits the field if there are none', () => {
    const days = { firstDay: '2026-12-25', lastDay: '2026-12-26' }
    const { specialOpeningHoursSpecification: special } = restaurantJsonLd(
      'https://example.com',
      rulesWith([
        { name: 'Christmas', ...days, hours: null },
        { name: 'New Year’s Day', ...days, hours: { opens: '12:00', closes: '20:00' } },
      ]),
    )
    const validity = { validFrom: '2026-12-25', validThrough: '2026-12-26' }
    expect(special?.[0]).toMatchObject({ ...validity, opens: '00:00', closes: '00:00' })
    expect(special?.[1]).toMatchObject({ ...validity, opens: '12:00', closes: '20:00' })
    expect('specialOpeningHoursSpecification' in data).toBe(false)
  })

  test('the kitchen hours, day by day', () => {
    expect(data.openingHoursSpecification).toHaveLength(7)
    expect(data.openingHoursSpecification[4]).toEqual({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: 'Friday',
      opens: '11:00',
      closes: '22:00',
    })
  })
})

const shown = (path: string): ShownPage => ({
  path,
  title: '',
  description: 'What it is about.',
  sections: pageContent.parse(samplePages[path]).sections,
})

test.each(['/', '/contact', '/catering'])(
  'structured data has every question of %s and its answer',
  (path) => {
    const [data] = faqJsonLd(shown(path))
    const asked = shown(path).sections.flatMap((section) =>
      section.kind === 'questions' ? section.items.map(({ question, answer }) => [question, answer]) : [],
    )
    expect(asked.length).toBeGreaterThan(3)
    expect(data?.mainEntity.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])).toEqual(asked)
  },
)

test('a page without questions says nothing about them', () => {
  expect(faqJsonLd(shown('/reservations'))).toEqual([])
})

test('the page is about the restaurant described on every page, and gives the office’s contact details', () => {
  const data = contactJsonLd('https://example.com', sampleSettings, shown('/contact'))
  expect(data).toMatchObject({ '@type': 'ContactPage', url: 'https://example.com/contact' })
  expect(data.mainEntity['@id']).toBe('https://example.com/#restaurant')
  expect(data.mainEntity.contactPoint).toMatchObject({
    telephone: sampleSettings.contact.phone.tel,
    email: sampleSettings.contact.officeEmail,
  })
})
