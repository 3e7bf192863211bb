import { homeFaq, restaurant } from '@tiffin/restaurant'
import { describe, expect, test } from 'vitest'
import { faqJsonLd, restaurantJsonLd } from './home-json-ld.ts'

describe('what search engines are told', () => {
  const told = restaurantJsonLd('https://example.com')

  test('where the restaurant is and how to call it', () => {
    expect(told).toMatchObject({
      '@type': 'Restaurant',
      name: restaurant.brand,
      telephone: restaurant.phone.tel,
      servesCuisine: 'Indian',
      hasMenu: 'https://example.com/menu',
      address: { streetAddress: restaurant.address.street, addressLocality: restaurant.address.city },
    })
  })

  test('the kitchen hours, day by day', () => {
    expect(told.openingHoursSpecification).toHaveLength(7)
    expect(told.openingHoursSpecification[4]).toEqual({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: 'Friday',
      opens: '11:00',
      closes: '22:00',
    })
  })

  test('every question and its answer', () => {
    const names = faqJsonLd().mainEntity.map(({ name }) => name)
    expect(names).toEqual(homeFaq.map(({ question }) => question))
  })
})
