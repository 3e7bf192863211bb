import { describe, expect, test } from 'vitest'
import { defaultMenu } from '../menu/default-menu.ts'
import { restaurant } from '../profile.ts'
import { homeFaq } from './faq.ts'
import { homeCopy } from './home.ts'
import { shopCopy } from './shop.ts'
import { siteCopy } from './site.ts'

describe('the home page', () => {
  test('turns three headlines', () => {
    expect(homeCopy.hero.slides).toHaveLength(3)
  })

  test('leads to ordering, the story, the testimonials and a table', () => {
    const hrefs = homeCopy.hero.buttons.map(({ href }) => href)
    expect(hrefs).toEqual(['/order-online', '/reservations', '/about', '/testimonials'])
  })

  test('does not promise more dishes than there are', () => {
    const promised = Number.parseInt(homeCopy.hero.facts[1]?.figure ?? '', 10)
    expect(promised).toBe(Math.floor(defaultMenu.length / 10) * 10)
  })

  test('links to dishes that exist', () => {
    const dishes = homeCopy.services.items
      .filter(({ href }) => href.startsWith('/product/'))
      .map(({ href }) => href.slice('/product/'.length))
    expect(defaultMenu.map(({ slug }) => slug)).toEqual(expect.arrayContaining(dishes))
  })

  test('quotes three guests', () => {
    expect(homeCopy.testimonials.items).toHaveLength(3)
  })

  test('names the sister restaurant in its own town', () => {
    const sister = homeCopy.localHighlights.items.find(({ title }) => title.includes('Golden, BC'))
    expect(sister?.text).toContain(restaurant.sisterRestaurant.name)
  })
})

describe('the questions', () => {
  const answers = homeFaq.map(({ answer }) => answer).join('\n')

  test('are five', () => {
    expect(homeFaq).toHaveLength(5)
  })

  test.each([
    'online orders are pickup only',
    'Catering orders over $50 within 5 km of the restaurant are delivered free',
    'up to 24 hours before pickup',
    'mild, medium, hot or extra hot',
    'gluten-free, vegan, dairy-free and vegetarian',
  ])('settle: %s', (fact) => {
    expect(answers).toContain(fact)
  })
})

describe('the shop', () => {
  test('says where and how soon to pick up', () => {
    expect(shopCopy.pickupNotice.text).toContain(restaurant.address.street)
    expect(shopCopy.pickupNotice.text).toContain(`about ${restaurant.pickup.leadMinutes} minutes`)
  })

  test('says when breakfast is served', () => {
    expect(shopCopy.breakfastNotice).toContain('11:00am to 3:00pm')
  })
})

describe('the footer', () => {
  test('names the sister company and where it is', () => {
    expect(siteCopy.footer.sister).toContain('Golden, BC')
  })
})
