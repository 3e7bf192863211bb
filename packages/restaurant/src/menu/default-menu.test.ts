import { describe, expect, test } from 'vitest'
import { homePage } from '../pages/home.ts'
import { defaultMenu, defaultCategories } from './default-menu.ts'
import type { DietaryLabel, MenuItem } from './menu-item.ts'

const slugsOf = (items: MenuItem[]) => items.map(({ slug }) => slug)
const itemsIn = (categorySlug: string) => defaultMenu.filter((item) => item.categorySlug === categorySlug)

const labelled = (label: DietaryLabel) => defaultMenu.filter(({ dietary }) => dietary.includes(label))
const mentions = ({ title, description }: MenuItem, words: RegExp) => words.test(`${title} ${description}`)

const normalizeSlug = (title: string) =>
  title
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

describe('the menu as a whole', () => {
  test('has about 130 dishes in sixteen categories', () => {
    expect(defaultCategories).toHaveLength(16)
    expect(defaultMenu.length).toBeGreaterThanOrEqual(125)
    expect(defaultMenu.length).toBeLessThanOrEqual(140)
  })

  test('lists its dishes category by category, in the order of the categories', () => {
    const asServed = [...new Set(defaultMenu.map(({ categorySlug }) => categorySlug))]
    expect(asServed).toEqual(defaultCategories.map(({ slug }) => slug))
  })

  test.each([
    'breakfast-lunch',
    'veg-appetizers',
    'non-veg-appetizers',
    'veg-main-course',
    'non-veg-main-course',
    'rice',
    'breads',
    'extras',
    'drinks',
    'desserts',
    'chef-special',
  ])('offers at least eight dishes of %s', (category) => {
    expect(itemsIn(category).length).toBeGreaterThanOrEqual(8)
  })

  test('offers at least four dishes of every category', () => {
    const thin = defaultCategories.filter(({ slug }) => itemsIn(slug).length < 4)
    expect(thin).toEqual([])
  })

  test('has exactly one dish that is sold out', () => {
    expect(slugsOf(defaultMenu.filter(({ stock }) => stock === 0))).toEqual(['hyderabadi-haleem'])
  })

  test('counts the portions of a handful of dishes', () => {
    const counted = defaultMenu.filter(({ stock }) => stock !== undefined && stock > 0)
    expect(counted.length).toBeGreaterThanOrEqual(3)
    expect(counted.length).toBeLessThanOrEqual(8)
  })

  test('features ten dishes and discounts eight', () => {
    expect(defaultMenu.filter(({ isFeatured }) => isFeatured)).toHaveLength(10)
    expect(defaultMenu.filter(({ discountPercent }) => discountPercent)).toHaveLength(8)
  })
})

describe('slugs and names', () => {
  test.each(['slug', 'title', 'description'] as const)('no two dishes share a %s', (field) => {
    expect(new Set(defaultMenu.map((item) => item[field])).size).toBe(defaultMenu.length)
  })

  test('a slug is the plain, hyphenated title', () => {
    expect(slugsOf(defaultMenu)).toEqual(defaultMenu.map(({ title }) => normalizeSlug(title)))
  })

  test('a description is a sentence or two', () => {
    const countWords = (text: string) => text.split(' ').length
    const tooShort = defaultMenu.filter(({ description }) => countWords(description) < 12)
    const tooLong = defaultMenu.filter(({ description }) => countWords(description) > 30)
    expect(slugsOf([...tooShort, ...tooLong])).toEqual([])
  })

  test('one name is long enough to test a card: 50 to 60 letters', () => {
    const longest = Math.max(...defaultMenu.map(({ title }) => title.length))
    expect(longest).toBeGreaterThanOrEqual(50)
    expect(longest).toBeLessThanOrEqual(60)
  })
})

describe('prices', () => {
  test('are whole cents above zero', () => {
    const odd = defaultMenu.filter(({ priceCents }) => !Number.isInteger(priceCents) || priceCents <= 0)
    expect(slugsOf(odd)).toEqual([])
  })

  test('mostly end in .66', () => {
    const endIn66 = defaultMenu.filter(({ priceCents }) => priceCents % 100 === 66)
    expect(endIn66.length / defaultMenu.length).toBeGreaterThanOrEqual(0.8)
  })

  const columns = homePage.sections.flatMap((section) =>
    section.kind === 'priceList' ? section.columns : [],
  )
  const listed = (slugs: readonly string[]) =>
    slugs.map((slug) => defaultMenu.find((dish) => dish.slug === slug))

  test('on the home page are drinks and desserts of the menu', () => {
    for (const { category, dishes } of columns)
      expect(slugsOf(itemsIn(category))).toEqual(expect.arrayContaining(dishes))
  })

  test('on the home page are 7.66, 5.66 and 3.66 for drinks and 6.66 for each dessert, without a discount', () => {
    const prices = (slugs: readonly string[]) => [...new Set(listed(slugs).map((dish) => dish?.priceCents))]
    expect(columns.map(({ dishes }) => prices(dishes))).toEqual([[766, 566, 366], [666]])
    const all = listed(columns.flatMap(({ dishes }) => dishes))
    expect(all.filter((dish) => dish?.discountPercent)).toEqual([])
  })
})

describe('dietary labels', () => {
  test('a vegan dish is vegetarian and dairy-free', () => {
    const vegan = labelled('vegan')
    expect(vegan.length).toBeGreaterThanOrEqual(25)
    expect(labelled('vegetarian')).toEqual(expect.arrayContaining(vegan))
    expect(labelled('dairy-free')).toEqual(expect.arrayContaining(vegan))
  })

  test('every vegetarian appetizer and main course is labelled as such, and no other one is', () => {
    const isVegetarian = (category: string) =>
      itemsIn(category).map(({ dietary }) => dietary.includes('vegetarian'))
    expect(isVegetarian('veg-appetizers')).not.toContain(false)
    expect(isVegetarian('veg-main-course')).not.toContain(false)
    expect(isVegetarian('non-veg-appetizers')).not.toContain(true)
    expect(isVegetarian('non-veg-main-course')).not.toContain(true)
  })

  test('a dish that mentions meat, fish or egg is not vegetarian', () => {
    const animal = /\b(chicken|lamb|mutton|goat|bison|fish|basa|salmon|prawns?|eggs?|egg-washed)\b/i
    const suspects = labelled('vegetarian').filter((item) => mentions(item, animal))
    // "The recipe without the chicken"; a wine that "flatters tandoori prawns".
    expect(slugsOf(suspects)).toEqual(['mulligatawny-soup', 'okanagan-rose'])
  })

  test('a dish that mentions paneer, ghee, butter, cream, yogurt, milk or cheese is not dairy-free', () => {
    const dairy = /(?<!coconut )\b(paneer|ghee|butter|cream|yogurt|milk|cheese|raita|lassi|kulfi|chenna)\b/i
    const suspects = labelled('dairy-free').filter((item) => mentions(item, dairy))
    // "Ground fresh without yogurt"; "in oil instead of ghee".
    expect(slugsOf(suspects)).toEqual(['mint-chutney', 'jackfruit-dum-biryani'])
  })

  test('a dish that mentions honey is not vegan', () => {
    const suspects = labelled('vegan').filter((item) => mentions(item, /\bhoney\b/i))
    expect(slugsOf(suspects)).toEqual([])
  })

  test('a dish made of wheat is not gluten-free', () => {
    const wheat =
      /\b(naans?|wheat|semolina|pastry|bhature|pooris?|puris|buns?|rolls?|kulcha|soy|lager|vermicelli)\b/i
    const suspects = labelled('gluten-free').filter((item) => mentions(item, wheat))
    expect(slugsOf(suspects)).toEqual([])
  })
})

describe('drinks with alcohol', () => {
  const withAlcohol = defaultMenu.filter(({ attributes }) => attributes?.abv)

  test('state their strength, volume, origin and taste', () => {
    expect(withAlcohol.length).toBeGreaterThanOrEqual(3)
    for (const { attributes } of withAlcohol) {
      expect(attributes).toEqual({
        abv: expect.any(Number),
        volumeMl: expect.any(Number),
        origin: expect.any(String),
        flavourNotes: expect.any(String),
      })
    }
  })

  test('are sold as drinks only', () => {
    expect(new Set(withAlcohol.map(({ categorySlug }) => categorySlug))).toEqual(new Set(['drinks']))
  })
})
