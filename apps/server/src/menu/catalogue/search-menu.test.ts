import type { Product } from '@tiffin/contract'
import { beforeAll, expect, test } from 'vitest'
import { useTestApp } from '../../../test/create-test-app.ts'

const site = useTestApp()
let menu: Product[]
beforeAll(async () => {
  menu = (await site.get<Product[]>('/api/products')).body
})

const find = async (q: string, more = '') =>
  (await site.get<Product[]>(`/api/products?q=${encodeURIComponent(q)}${more}`)).body
const slugsOf = (products: Product[]) => products.map(({ slug }) => slug)

test.each([
  ['samosa', 'samosa'],
  ['samosas', 'samosa'],
  ['biriyani', 'vegetable-biryani'],
  ['curries', 'goat-curry'],
  ['panner tikka', 'paneer-tikka'],
  ['chiken', 'butter-chicken'],
  ['naan bread', 'garlic-naan'],
  ['buter chicken', 'butter-chicken'],
  ['tea', 'masala-chai'],
  ['shrimp', 'tandoori-prawns'],
  ['beer', 'bengaluru-lager'],
  ['eggplant', 'baingan-bharta'],
  ['chapatis', 'tandoori-roti'],
  ['spinach lamb', 'saag-lamb'],
])('“%s” finds %s', async (q, slug) => {
  expect(slugsOf(await find(q))).toContain(slug)
})

test.each(['nut free', 'nut-free', 'peanut free', 'egg free', 'milk-free', 'no peanuts', 'without cashews'])(
  '“%s” does not find a dish for what it contains',
  async (q) => {
    expect(slugsOf(await find(q))).toEqual([])
  },
)

test.each(['gluten free', 'gluten-free', 'no gluten', 'dairy free rice'])(
  '“%s” finds only dishes with that label',
  async (q) => {
    const label = q.includes('gluten') ? 'gluten-free' : 'dairy-free'
    const found = await find(q)
    expect(found.length).toBeGreaterThan(0)
    for (const { slug, dietary } of found) expect([slug, ...dietary]).toContain(label)
  },
)

test('a word in the middle of another one does not count: tea is no steamed rice', async () => {
  const found = await find('tea')
  expect(found.length).toBeGreaterThan(0)
  for (const { title, description } of found) expect(`${title} ${description}`).toMatch(/\b(?:tea|chai)s?\b/i)
})

test.each(['vegan', 'gluten-free'] as const)(
  '“%s” finds what has that label, and all of it',
  async (label) => {
    const labelled = slugsOf(menu.filter(({ dietary }) => dietary.includes(label)))
    expect(labelled.length).toBeGreaterThan(3)
    expect(slugsOf(await find(label))).toEqual(expect.arrayContaining(labelled))
  },
)

test.each([
  ['Phở Đặc Biệt', ['pho dac', 'phở', 'đặc biệt']],
  ['红烧肉', ['红烧', '烧肉', '肉', 'hongshaorou']],
  ['Смерека Łosoś', ['losos', 'смерека', 'łosoś']],
])('%s is found however it is typed', async (title, queries) => {
  const owner = await site.signUp('owner@example.com', { role: 'admin' })
  const { body } = await site.post<Product>(
    '/api/products',
    { title, price: 9, categorySlug: 'rice' },
    owner.headers,
  )
  for (const q of queries) expect([q, slugsOf(await find(q))]).toEqual([q, [body.slug]])
})

test('what fits best comes first, unless another order is asked for', async () => {
  const fitting = await find('chicken')
  expect(fitting[0]?.title).toMatch(/chicken/i)
  const last = fitting.findLastIndex(({ title }) => /chicken/i.test(title))
  const first = fitting.findIndex(({ title }) => !/chicken/i.test(title))
  expect(first === -1 || first > last).toBe(true)
  const newest = slugsOf(await find('chicken', '&sort=newest'))
  expect(newest).toHaveLength(fitting.length)
  expect(newest).not.toEqual(slugsOf(fitting))
})

test('a misspelled word is only looked for when nothing has the word as it is', async () => {
  await site.addDish({ slug: 'rise', title: 'Rise' })
  expect(slugsOf(await find('rice'))).not.toContain('rise')
})

test('a dish that is added or renamed is found at once', async () => {
  expect(await find('thukpa')).toEqual([])
  await site.addDish({ slug: 'thukpa', title: 'Thukpa' })
  expect(slugsOf(await find('thukpa'))).toEqual(['thukpa'])
})

test.each(['', ' ', '!!!', '"', '\\', '*', '(', 'a'.repeat(120)])('%j is no error', async (q) => {
  expect(Array.isArray(await find(q))).toBe(true)
})
