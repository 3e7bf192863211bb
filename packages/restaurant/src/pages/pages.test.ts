import {
  fillPage,
  pageContent,
  placeholderValues,
  type PageContent,
  type SectionKind,
} from '@tiffin/contract'
import { menuCopy, shopCopy } from '@tiffin/copy'
import { describe, expect, test } from 'vitest'
import { defaultMenu, defaultCategories } from '../menu/default-menu.ts'
import { sampleSettings } from '../settings.ts'
import { samplePages } from './index.ts'

const notices = {
  allergyNotice: shopCopy.allergyNotice(sampleSettings),
  alcoholNotice: shopCopy.alcoholNotice(sampleSettings),
}

const read = (path: string) =>
  fillPage(
    samplePages[path] as PageContent,
    placeholderValues(sampleSettings, { dishes: 137, categories: 16 }, notices),
  )
const partsOf = <Kind extends SectionKind>(path: string, kind: Kind) =>
  read(path).sections.filter((section) => section.kind === kind) as Extract<
    PageContent['sections'][number],
    { kind: Kind }
  >[]
const textOf = (path: string) => JSON.stringify(read(path))

test.each(Object.entries(samplePages))('%s fits its schema', (_path, content) => {
  expect(pageContent.safeParse(content).error).toBeUndefined()
})

test.each(Object.keys(samplePages))('%s has a description of the length that search engines show', (path) => {
  const { length } = read(path).description
  expect(length).toBeGreaterThan(80)
  expect(length).toBeLessThanOrEqual(160)
})

test('every picture is that of a dish of the menu', () => {
  const dishes = new Set(defaultMenu.map(({ slug }) => slug))
  const shown = [...JSON.stringify(samplePages).matchAll(/"dishes":\[(.*?)\]|"\/product\/(.*?)"/g)]
    .flatMap(([, several = '', one = '']) => [...several.replaceAll('"', '').split(','), one])
    .filter(Boolean)
  expect(shown.length).toBeGreaterThan(5)
  for (const slug of shown) expect(dishes).toContain(slug)
})

describe('the home page', () => {
  test('has three headlines, and links to ordering, a table, the story and the testimonials', () => {
    const [slides] = partsOf('/', 'slides')
    expect(slides?.slides).toHaveLength(3)
    const hrefs = slides?.buttons.map(({ href }) => href)
    expect(hrefs).toEqual(['/order-online', '/reservations', '/about', '/testimonials'])
  })

  test('promises no more dishes than there are', () => {
    expect(partsOf('/', 'slides')[0]?.facts).toContainEqual({ figure: '130+ dishes', label: '16 categories' })
    expect(partsOf('/', 'categories')[0]?.text).toBe('Sixteen ways to be hungry.')
  })

  test('quotes three guests, and places the sister restaurant in its own town', () => {
    expect(partsOf('/', 'quotes')[0]?.items).toHaveLength(3)
    const sister = partsOf('/', 'steps')[0]?.items.find(({ title }) => title.includes('Golden, BC'))
    expect(sister?.text).toContain('Rockies and the Purcells')
  })

  test.each([
    'online orders are pickup only',
    'Catering orders over $50 within 5 km of the restaurant are delivered free',
    'up to 24 hours before pickup',
    'mild, medium, hot or extra hot',
    'gluten-free, vegan, dairy-free and vegetarian',
  ])('answers five questions: %s', (fact) => {
    const questions = partsOf('/', 'questions')[0]?.items ?? []
    expect(questions).toHaveLength(5)
    expect(questions.map(({ answer }) => answer).join('\n')).toContain(fact)
  })
})

describe('the contact page', () => {
  const questions = () => partsOf('/contact', 'questions')[0]?.items ?? []
  const answers = () =>
    questions()
      .map(({ answer }) => answer)
      .join('\n')

  test('answers four questions, and none of them is on the home page', () => {
    expect(questions()).toHaveLength(4)
    const others = partsOf('/', 'questions')[0]?.items.map(({ question }) => question)
    for (const { question } of questions()) expect(others).not.toContain(question)
  })

  test('promises an answer within 24 hours, during office hours', () => {
    expect(answers()).toMatch(/Within 24 hours.*Mon-Sat 9am-9pm and Sun 10am-6pm/)
  })

  test('does not apply the gratuity for large groups to pickup', () => {
    expect(answers()).toMatch(/10 or more that dine in, a gratuity of 14%.*Pickup orders never carry one/)
  })
})

describe('the catering page', () => {
  test.each([
    '500+ servings',
    'Catering orders over $50 within 5 km of the restaurant are delivered free',
    'within 24 hours',
  ])('says: %s', (fact) => {
    expect(textOf('/catering')).toContain(fact)
  })

  test('is for weddings, corporate events and private parties', () => {
    const [, occasions] = partsOf('/catering', 'cards')
    const titles = occasions?.items.map(({ title }) => title)
    expect(titles).toEqual(['Weddings', 'Corporate events', 'Private parties'])
  })
})

test('what is said of a sister and of large groups goes with them', () => {
  const settings = {
    ...sampleSettings,
    identity: { ...sampleSettings.identity, sister: null, largeGroup: null },
  }
  const text = JSON.stringify(
    Object.values(samplePages).map((page) =>
      fillPage(page.sections, placeholderValues(settings, { dishes: 137, categories: 16 }, notices)),
    ),
  )
  expect(text).not.toMatch(/For groups of|sister company of|Meanwhile, in/)
  expect(text).toContain('Game nights downtown')
  expect(text).not.toMatch(/undefined|\{\w+\}/)
  // The opening of a page has its heading.
  const [opening] = fillPage(
    (samplePages['/about'] as PageContent).sections,
    placeholderValues(settings, { dishes: 137, categories: 16 }, notices),
  )
  expect(opening).toMatchObject({
    kind: 'hero',
    heading: 'We came down from the mountains with a clay oven.',
    text: 'Masala & Maple cooks on Jasper Ave in Edmonton. Between the two lies this story.',
  })
})

describe('the restaurant’s story', () => {
  test('has three values, a mission and a vision', () => {
    const titles = partsOf('/about', 'cards').map(({ items }) => items.map(({ title }) => title))
    expect(titles).toEqual([
      ['Community', 'Quality', 'Hospitality'],
      ['Our mission', 'Our vision'],
    ])
  })

  test('goes from the sister’s oven in 2015 through 2019 to our own place in 2024', () => {
    const [steps] = partsOf('/about', 'steps')
    expect(steps?.items.map(({ label }) => label)).toEqual(['2015', '2019', '2024'])
    expect(steps?.items[0]?.title).toContain('Golden, BC')
    expect(steps?.items[2]?.text).toContain('10620 Jasper Ave')
  })

  test('calls the mountain town by its name and the restaurant’s own city by its own', () => {
    const [story, team] = partsOf('/about', 'text')
    expect(story?.text).toMatch(/Golden, a mountain town/)
    expect(partsOf('/about', 'hero')[0]?.text).toMatch(/cooks on Jasper Ave in Edmonton.*cooks in Golden, BC/)
    expect(team?.role).toBe('Executive Chef')
  })

  test('ends with the contact page and the hours of the office', () => {
    const [invitation] = partsOf('/about', 'callToAction')
    expect([invitation?.arrangement, invitation?.buttons[0]?.href]).toEqual(['office', '/contact'])
  })
})

describe('the testimonials', () => {
  const quotes = () => partsOf('/testimonials', 'quotes')[0]?.items ?? []

  test('are six: those of the home page and three more', () => {
    expect(new Set(quotes().map(({ quote }) => quote)).size).toBe(6)
    expect(quotes().slice(0, 3)).toEqual(partsOf('/', 'quotes')[0]?.items)
  })

  test('name no one: every attribution is a description', () => {
    for (const { attribution } of quotes()) expect(attribution).not.toMatch(/ [A-Z][a-z]+ [A-Z]/)
  })

  test('leave delivery to the sister company in Golden', () => {
    const valley = partsOf('/testimonials', 'cards').find(({ arrangement }) => arrangement === 'valley')
    expect(valley?.heading).toContain('Golden BC')
    expect(textOf('/testimonials')).toMatch(/In Golden our sister.*Edmonton, online orders are pickup only/)
  })

  test('end with what to do next', () => {
    const hrefs = partsOf('/testimonials', 'callToAction')[0]?.buttons.map(({ href }) => href)
    expect(hrefs).toEqual(['/order-online', '/reservations', '/contact'])
  })
})

test('the terms are one short statement: pickup, pay at pickup, plus tax', () => {
  const [statement = ''] = partsOf('/terms', 'policy')[0]?.text.split('\n\n') ?? []
  expect(statement).toMatch(/collect your order at 10620 Jasper Ave.*pay for it there.*5% GST/)
  expect(statement.length).toBeLessThan(400)
})

describe('the privacy policy', () => {
  const text = () => partsOf('/privacy', 'policy')[0]?.text ?? ''
  const partOf = (heading: string) =>
    text()
      .split(/^## /m)
      .find((part) => part.startsWith(heading))

  test('has its sections in the right order', () => {
    expect([...text().matchAll(/^## (.*)$/gm)].map(([, heading]) => heading)).toEqual([
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
    ['Contact', sampleSettings.contact.email],
  ])('says under %s: %s', (heading, fact) => {
    expect(partOf(heading)).toContain(fact)
  })
})

describe('the printed menu', () => {
  test('has every category of the sample in exactly one part', () => {
    const placed = partsOf('/menu', 'menuParts').flatMap(({ parts }) =>
      parts.flatMap(({ categories }) => categories),
    )
    expect(placed.toSorted()).toEqual(defaultCategories.map(({ slug }) => slug).toSorted())
  })

  test('says when breakfast is served', () => {
    expect(menuCopy.served({ opens: '11:00', closes: '15:00' }, { is24Hours: false })).toBe(
      'Served 11:00am to 3:00pm',
    )
  })

  test('offers all you can eat as Veg and Meat, with seven things, for dining in only', () => {
    const [note] = partsOf('/menu', 'diningNote')
    expect(note?.kinds).toEqual(['Veg', 'Meat'])
    expect(note?.includes).toEqual([
      'welcome drink',
      '4 appetizers',
      '3 mains',
      'rice',
      'salad',
      'bread basket',
      'dessert',
    ])
    expect(note?.closing).toContain('never added to a pickup order')
  })

  test.each([
    /10 guests or more: a gratuity of 14%.*Pickup orders never carry one/,
    /plus 5% GST/,
    /allergy/,
    /alcohol are sold sealed/,
  ])('notes below: %s', (fact) => {
    const [important] = partsOf('/menu', 'menuNotes')
    expect(important?.notes.join('\n')).toMatch(fact)
  })
})
