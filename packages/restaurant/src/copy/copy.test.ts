import { basicPlaceholders, fillTexts } from '@tiffin/contract'
import { describe, expect, test } from 'vitest'
import { cateringCopy } from './catering.ts'
import { contactFormCopy } from './contact-form.ts'
import { defaultMenu } from '../menu/default-menu.ts'
import { defaultSettings } from '../settings.ts'
import { contactFaq, homeFaq } from './faq.ts'
import { homeCopy } from './home.ts'
import { pageDescriptions } from './page-descriptions.ts'
import { shopCopy } from './shop.ts'
import { siteCopy } from './site.ts'

describe('the home page', () => {
  test('has three headlines', () => {
    expect(homeCopy.hero.slides).toHaveLength(3)
  })

  test('links to ordering, the story, the testimonials and the reservation page', () => {
    const hrefs = homeCopy.hero.buttons.map(({ href }) => href)
    expect(hrefs).toEqual(['/order-online', '/reservations', '/about', '/testimonials'])
  })

  test.each([
    [137, '130+ dishes'],
    [10, '10+ dishes'],
    [9, '9 dishes'],
  ])('of %i dishes it promises %s', (dishes, figure) => {
    const facts = homeCopy.hero.facts(defaultSettings, { dishes, categories: 4 })
    expect(facts).toContainEqual({ figure, label: '4 categories' })
  })

  test('promises no number of dishes while it is not known', () => {
    expect(homeCopy.hero.facts(defaultSettings, null).map(({ label }) => label)).toEqual([
      'usual wait for pickup',
      'mild to extra hot',
    ])
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

  test('places the sister restaurant in its own town', () => {
    const sister = homeCopy.localHighlights.items.find(({ title }) =>
      title.includes('{sisterCity}, {sisterRegion}'),
    )
    expect(sister?.text).toContain('{sisterName}')
  })
})

describe('the questions', () => {
  const answers = homeFaq(defaultSettings)
    .map(({ answer }) => answer)
    .join('\n')

  test('are five', () => {
    expect(homeFaq(defaultSettings)).toHaveLength(5)
  })

  test.each([
    'online orders are pickup only',
    'Catering orders over $50 within 5 km of the restaurant are delivered free',
    'up to 24 hours before pickup',
    'mild, medium, hot or extra hot',
    'gluten-free, vegan, dairy-free and vegetarian',
  ])('answer: %s', (fact) => {
    expect(answers).toContain(fact)
  })
})

describe('the questions of the contact page', () => {
  const answers = contactFaq(defaultSettings)
    .map(({ answer }) => answer)
    .join('\n')

  test('are four, and none of them is on the home page', () => {
    expect(contactFaq(defaultSettings)).toHaveLength(4)
    const questions = homeFaq(defaultSettings).map(({ question }) => question)
    for (const { question } of contactFaq(defaultSettings)) expect(questions).not.toContain(question)
  })

  test('promise an answer within 24 hours, during desk hours', () => {
    expect(answers).toMatch(/Within 24 hours.*Mon-Sat 9am-9pm and Sun 10am-6pm/)
  })

  test('do not apply the gratuity for large groups to pickup', () => {
    expect(answers).toMatch(/10 or more that dine in, a gratuity of 14%.*Pickup orders never carry one/)
  })
})

describe('the shop', () => {
  test('says where and how soon to pick up', () => {
    const text = shopCopy.pickupNotice.text(defaultSettings)
    expect(text).toContain(defaultSettings.address.street)
    expect(text).toContain(`about ${defaultSettings.ordering.leadMinutes} minutes`)
  })

  test('says when breakfast is served', () => {
    expect(shopCopy.serviceNotice('breakfast-lunch', defaultSettings)).toBe(
      'Breakfast and lunch dishes are cooked from 11:00am to 3:00pm, so your whole order will be ready then.',
    )
    expect(shopCopy.serviceNotice('rice', defaultSettings)).toBeNull()
  })
})

describe('the footer', () => {
  test('names the sister company and where it is', () => {
    expect(fillTexts(siteCopy.footer.sister, basicPlaceholders(defaultSettings))).toContain('Golden, BC')
  })
})

const dishes = defaultMenu.map(({ slug }) => slug)
const forSearchEngines = ['/', '/order-online', '/menu', '/catering', '/contact', '/reservations']

test.each(forSearchEngines)('%s has a description of the length that search engines show', (path) => {
  const description = pageDescriptions(defaultSettings)[path]
  expect(description?.length).toBeGreaterThan(80)
  expect(description?.length).toBeLessThanOrEqual(160)
})

describe('the catering page', () => {
  const json = JSON.stringify(cateringCopy)

  test.each([
    '500+ servings',
    'Catering orders over $50 within 5 km of the restaurant are delivered free',
    'within 24 hours',
  ])('says: %s', (fact) => {
    expect(json).toContain(fact)
  })

  test('is for weddings, corporate events and private parties, and invites a quote request', () => {
    expect(cateringCopy.occasions.items.map(({ title }) => title)).toEqual([
      'Weddings',
      'Corporate events',
      'Private parties',
    ])
    expect(cateringCopy.form.send).toBe('Request Your Quote')
  })

  test('shows dishes that are on the menu', () => {
    const shown = [
      ...cateringCopy.highlights.items.map(({ dish }) => dish),
      ...cateringCopy.occasions.items.flatMap((occasion) => occasion.dishes),
    ]
    expect(dishes).toEqual(expect.arrayContaining(shown))
  })
})

test('the contact form uses the terms that guests look for', () => {
  const { sending, sent } = contactFormCopy
  expect([sending, sent.heading, sent.again]).toEqual(['Sending...', 'Message Sent!', 'Send Another Message'])
})
