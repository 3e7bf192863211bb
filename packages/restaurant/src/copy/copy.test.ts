import { describe, expect, test } from 'vitest'
import { cateringCopy } from './catering.ts'
import { contactFormCopy } from './contact-form.ts'
import { defaultMenu } from '../menu/default-menu.ts'
import { restaurant } from '../profile.ts'
import { defaultSettings } from '../settings.ts'
import { aboutCopy } from './about.ts'
import { contactFaq, homeFaq } from './faq.ts'
import { homeCopy } from './home.ts'
import { pageDescriptions } from './page-descriptions.ts'
import { privacyCopy } from './privacy.ts'
import { shopCopy } from './shop.ts'
import { siteCopy } from './site.ts'
import { termsCopy } from './terms.ts'
import { testimonialsCopy } from './testimonials.ts'

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
    const sister = homeCopy.localHighlights.items.find(({ title }) => title.includes('Golden, BC'))
    expect(sister?.text).toContain(restaurant.sisterRestaurant.name)
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
    expect(text).toContain(restaurant.address.street)
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
    expect(siteCopy.footer.sister).toContain('Golden, BC')
  })
})

const dishes = defaultMenu.map(({ slug }) => slug)
const sisterTown = 'Golden, BC'

describe('the restaurant’s story', () => {
  test('has three values, each with a dish of the menu', () => {
    expect(aboutCopy.values.items.map(({ name }) => name)).toEqual(['Community', 'Quality', 'Hospitality'])
    expect(dishes).toEqual(expect.arrayContaining(aboutCopy.values.items.map(({ dish }) => dish)))
  })

  test('has a mission and a vision', () => {
    expect(aboutCopy.purpose.map(({ heading }) => heading)).toEqual(['Our mission', 'Our vision'])
  })

  test('goes from the sister’s oven in 2015 through 2019 to our own place in 2024', () => {
    const { events } = aboutCopy.timeline
    expect(events.map(({ year }) => year)).toEqual(['2015', '2019', '2024'])
    expect(events[0]?.title).toContain(sisterTown)
    expect(events[2]?.text).toContain(restaurant.address.street)
  })

  test('calls the mountain town by its name and the restaurant’s own city by its own', () => {
    expect(aboutCopy.story.paragraphs[0]).toMatch(/Golden, a mountain town/)
    expect(aboutCopy.hero.text).toMatch(/cooks on Jasper Ave in Edmonton.*cooks in Golden, BC/)
  })

  test('has one executive chef, without a name', () => {
    expect(aboutCopy.team.role).toBe('Executive Chef')
  })

  test('links to the contact page, and says whose hours it shows', () => {
    expect(aboutCopy.invitation.buttons[0]?.href).toBe('/contact')
    expect(aboutCopy.invitation.office.heading).toBe('Enquiries and catering')
    expect(aboutCopy.invitation.office.lines(defaultSettings)).toEqual(['Mon-Sat 9am-9pm', 'Sun 10am-6pm'])
  })
})

describe('the testimonials', () => {
  test('are six: those of the home page and three more', () => {
    expect(new Set(testimonialsCopy.quotes.map(({ quote }) => quote)).size).toBe(6)
    expect(testimonialsCopy.quotes.slice(0, 3)).toEqual(homeCopy.testimonials.items)
  })

  test('name no one: every attribution is a description', () => {
    for (const { attribution } of testimonialsCopy.quotes)
      expect(attribution).not.toMatch(/ [A-Z][a-z]+ [A-Z]/)
  })

  test('show the community with dishes of the menu', () => {
    expect(dishes).toEqual(expect.arrayContaining(testimonialsCopy.community.items.map(({ dish }) => dish)))
  })

  test('leave delivery to the sister company in Golden', () => {
    expect(testimonialsCopy.golden.heading).toContain('Golden BC')
    const delivery = testimonialsCopy.golden.items.find(({ title }) => title.includes('Delivery'))
    expect(delivery?.text).toMatch(/In Golden our sister.*Edmonton, online orders are pickup only/)
  })

  test('end with what to do next', () => {
    const hrefs = testimonialsCopy.callToAction.buttons.map(({ href }) => href)
    expect(hrefs).toEqual(['/order-online', '/reservations', '/contact'])
  })
})

describe('the terms', () => {
  test('are one short statement: pickup, pay at pickup, plus tax', () => {
    expect(termsCopy.statement(defaultSettings)).toMatch(
      /collect your order at 10620 Jasper Ave.*pay for it there.*5% GST/,
    )
    expect(termsCopy.statement(defaultSettings).length).toBeLessThan(400)
  })
})

describe('the privacy policy', () => {
  const textOf = (heading: string) => {
    const section = privacyCopy.sections(defaultSettings).find((candidate) => candidate.heading === heading)
    return [...(section?.paragraphs ?? []), ...(section?.points ?? []).map(({ text }) => text)].join('\n')
  }

  test('has its sections in the right order', () => {
    expect(privacyCopy.sections(defaultSettings).map(({ heading }) => heading)).toEqual([
      'Overview',
      'Information We Collect',
      'How We Use Information',
      'Sharing',
      'Security',
      'Data Retention',
      'Your Choices',
      'Children',
      'International Users',
      'Changes',
      'Contact',
    ])
  })

  test.each([
    ['Overview', 'sets no cookies'],
    ['Information We Collect', 'Argon2id hash'],
    ['Information We Collect', 'never see a card number'],
    ['Security', 'SHA-256 hashes only'],
    ['Data Retention', '30 days after you last used it'],
    ['Your Choices', 'deletes the account at once'],
    ['Children', 'not directed to those under legal drinking age'],
    ['Contact', defaultSettings.contact.email],
  ])('says under %s: %s', (heading, fact) => {
    expect(textOf(heading)).toContain(fact)
  })
})

const forSearchEngines = [
  '/',
  '/order-online',
  '/menu',
  '/about',
  '/catering',
  '/contact',
  '/reservations',
  '/testimonials',
  '/terms',
  '/privacy',
]

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
