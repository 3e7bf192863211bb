import type { ErrorBody, Order, Product } from '@tiffin/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { orderOf, useTestApp } from '../../../test/create-test-app.ts'
import { orderLines } from '../../db/schema/index.ts'

const site = useTestApp()
let owner: Record<string, string>
let extrasId: string

const extras = {
  name: 'Extras',
  min: 0,
  max: 3,
  choices: [
    { name: 'Extra paneer', price: 2.5, max: 2 },
    { name: 'Coriander', isDefault: true },
    { name: 'Smaller portion', price: -20 },
  ],
}
const bread = { name: 'Bread', min: 1, max: 1, choices: [{ name: 'Roti' }, { name: 'Naan', price: 1 }] }

beforeEach(async () => {
  owner = (await site.signUp('owner@example.com', { role: 'admin' })).headers
  extrasId = (await site.post<{ _id: string }>('/api/option-groups', extras, owner)).body._id
  await site.post('/api/option-groups', bread, owner)
  await site.addDish({ slug: 'kachori', priceCents: 1000, discountPercent: 15, stock: 20 })
  await give('kachori', [{ group: 'spice' }, { group: 'extras' }])
})

async function give(slug: string, optionGroups: object[]) {
  const { _id } = (await site.get<Product>(`/api/products/${slug}`)).body
  await site.send('PUT', `/api/products/${_id}`, { optionGroups }, owner)
}

type Placed = Order & ErrorBody
const place = (items: { slug: string; [field: string]: unknown }[]) =>
  site.post<Placed>('/api/orders', orderOf(items))
const option = (group: string, choice: string, quantity?: number) => ({
  group,
  choice,
  ...(quantity !== undefined && { quantity }),
})
const kachori = (...options: object[]) => ({ slug: 'kachori', options })

const medium = { group: 'spice', choice: 'medium', groupName: 'Spice level', choiceName: 'Medium', price: 0 }
const coriander = {
  group: 'extras',
  choice: 'coriander',
  groupName: 'Extras',
  choiceName: 'Coriander',
  price: 0,
}

describe('what is chosen', () => {
  test('an order that names no options gets the defaults, as one of before', async () => {
    const { status, body } = await place([{ slug: 'kachori' }])
    expect([status, body.items]).toEqual([
      201,
      [{ slug: 'kachori', title: 'Kachori', price: 8.5, quantity: 1, options: [medium, coriander] }],
    ])
  })

  test('adds its price to the discounted price of the dish, and never makes it negative', async () => {
    const dear = await place([kachori(option('extras', 'extra-paneer', 2), option('spice', 'hot'))])
    expect(dear.body.items).toMatchObject([
      {
        price: 13.5,
        options: [
          { choice: 'hot' },
          { choice: 'extra-paneer', quantity: 2, price: 2.5 },
          { choice: 'coriander', quantity: 0 },
        ],
      },
    ])
    expect(dear.body.amounts).toMatchObject({ subtotal: 13.5, tax: 0.68, total: 14.18 })
    const free = await place([kachori(option('extras', 'smaller-portion'))])
    expect(free.body.items[0]?.price).toBe(0)
  })

  test('costs what the menu says by now, also right after other orders', async () => {
    const priceOf = async () =>
      (await place([kachori(option('extras', 'extra-paneer'))])).body.items[0]?.price
    expect(await priceOf()).toBe(11)
    expect(await priceOf()).toBe(11)
    const choices = extras.choices.map((choice) => ({ ...choice, price: (choice.price ?? 0) * 2 }))
    await site.send('PUT', `/api/option-groups/${extrasId}`, { ...extras, choices }, owner)
    expect(await priceOf()).toBe(13.5)
  })

  test('stays as it was sold when the group changes or goes', async () => {
    const { body } = await place([kachori(option('extras', 'extra-paneer'))])
    await site.send('DELETE', `/api/option-groups/${extrasId}`, undefined, owner)
    const read = await site.get<Order>(`/api/orders/${body._id}`)
    expect(read.body.items[0]?.options).toMatchObject([
      { choiceName: 'Medium' },
      { groupName: 'Extras', choiceName: 'Extra paneer', price: 2.5 },
      { choiceName: 'Coriander', quantity: 0 },
    ])
  })

  test('makes lines of one dish different; equal ones are merged, however they were sent', async () => {
    const { body } = await place([
      { slug: 'kachori', quantity: 2 },
      { ...kachori(option('extras', 'coriander'), option('spice', 'medium', 1)), quantity: 3 },
      kachori(option('spice', 'hot')),
    ])
    expect(body.items.map(({ quantity, options }) => [quantity, options?.[0]?.choice])).toEqual([
      [5, 'medium'],
      [1, 'hot'],
    ])
    expect(await site.db.select().from(orderLines)).toHaveLength(2)
  })

  test('is on the board’s and the guest’s line alike', async () => {
    const { body } = await place([kachori(option('spice', 'extra-hot'))])
    const board = await site.get<{ orders: Order[] }>('/api/admin/kitchen/board', owner)
    expect(board.body.orders[0]?.items[0]?.options?.[0]).toMatchObject({ choiceName: 'Extra hot' })
    const guests = await site.get<Order>(`/api/orders/${body._id}`)
    expect(guests.body.items).toEqual(body.items)
    expect(guests.body.items[0]?.options?.[0]).toMatchObject({ choiceName: 'Extra hot' })
  })
})

describe('is refused', () => {
  test.each([
    ['an unknown group', [option('sauce', 'mint')], 'items.0.options.0', 'There is no option “sauce”'],
    [
      'an unknown choice',
      [option('spice', 'hot'), option('extras', 'gold')],
      'items.0.options.1',
      'Extras: There is no “gold”',
    ],
    [
      'more of a choice than it allows',
      [option('extras', 'extra-paneer', 3)],
      'items.0.options.0',
      'Extras: At most 2 of Extra paneer',
    ],
    [
      'more than the group allows',
      [option('spice', 'hot'), option('spice', 'mild')],
      'items.0.options',
      'Spice level: Choose only one',
    ],
    ['less than the group needs', [option('spice', 'hot', 0)], 'items.0.options', 'Spice level: Choose one'],
  ])('%s: 400', async (_what, options, path, message) => {
    const { status, body } = await place([kachori(...options)])
    expect([status, body.code, body.issues]).toEqual([
      400,
      'VALIDATION',
      [{ path, message: `Kachori – ${message}` }],
    ])
  })

  test('a required group without a default that is not chosen: 400 that names it', async () => {
    await give('kachori', [{ group: 'bread' }])
    const { status, body } = await place([{ slug: 'kachori' }])
    expect([status, body.message]).toEqual([400, 'Kachori – Bread: Choose one'])
    expect((await place([kachori(option('bread', 'naan'))])).body.items[0]?.price).toBe(9.5)
  })

  test('an option of a dish that has none: 400', async () => {
    const { body } = await place([{ slug: 'samosa', options: [option('spice', 'hot')] }])
    expect(body.issues).toEqual([
      { path: 'items.0.options.0', message: 'Samosa – There is no option “spice”' },
    ])
  })

  test.each([
    ['no list', 'hot'],
    ['a text in the list', ['hot']],
    ['no choice', [{ group: 'spice' }]],
    ['a negative quantity', [option('spice', 'hot', -1)]],
    ['half a choice', [option('spice', 'hot', 0.5)]],
    ['more than anyone chooses', Array.from({ length: 101 }, () => option('spice', 'hot'))],
  ])('%s: 400', async (_what, options) => {
    expect(await place([{ slug: 'kachori', options }])).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION' },
    })
  })

  test('a dish is sold out when what it needs has run out, and is back with it', async () => {
    const { body: breads } = await site.get<{ _id: string; key: string }[]>('/api/admin/option-groups', owner)
    const breadId = breads.find(({ key }) => key === 'bread')?._id
    const mark = (choice: string, soldOut: boolean) =>
      site.post(`/api/option-groups/${breadId}/availability`, { choice, soldOut }, owner)
    const stocks = async () => [
      (await site.get<Product>('/api/products/kachori')).body.stock,
      (await site.get<Product[]>('/api/products')).body.find(({ slug }) => slug === 'kachori')?.stock,
    ]
    await give('kachori', [{ group: 'bread' }, { group: 'extras' }])
    await mark('roti', true)
    expect(await stocks()).toEqual([20, 20])
    await mark('naan', true)
    expect(await stocks()).toEqual([0, 0])
    const page = await site.app.inject({ url: '/product/kachori' })
    expect(page.body).not.toContain('In Stock')
    expect(page.body).not.toContain('schema.org/InStock')
    await mark('naan', false)
    expect(await stocks()).toEqual([20, 20])
  })

  test('a choice that has run out, chosen or by default: 409 that names it, and nothing is taken', async () => {
    const mark = (choice: string) =>
      site.post(`/api/option-groups/${extrasId}/availability`, { choice, soldOut: true }, owner)
    await mark('extra-paneer')
    const chosen = await place([kachori(option('spice', 'hot'), option('extras', 'extra-paneer'))])
    expect([chosen.status, chosen.body.code, chosen.body.issues]).toEqual([
      409,
      'OPTION_UNAVAILABLE',
      [{ path: 'items.0.options.1', message: 'Kachori – Extras: Extra paneer is sold out' }],
    ])
    await mark('coriander')
    const byDefault = await place([{ slug: 'kachori' }])
    expect(byDefault.body.issues).toEqual([
      { path: 'items.0.options', message: 'Kachori – Extras: Coriander is sold out' },
    ])
    // Left out, it is not needed.
    expect((await place([kachori(option('extras', 'coriander', 0))])).status).toBe(201)
    expect((await site.get<Product>('/api/products/kachori')).body.stock).toBe(19)
  })

  test('a price that is no longer right: 409 that names the line and the choice', async () => {
    const shown = { ...kachori(option('extras', 'extra-paneer')), price: 10.5 }
    const { status, body } = await place([shown])
    expect([status, body.code, body.issues]).toEqual([
      409,
      'PRICE_CHANGED',
      [{ path: 'items.0.price', message: 'Kachori (Extra paneer) is now $11.00' }],
    ])
    expect((await place([{ ...shown, price: 11 }])).status).toBe(201)
  })
})

describe('on a large pizza', () => {
  const sizes = {
    name: 'Size',
    min: 1,
    addsIngredients: false,
    choices: [
      { name: 'Small', isDefault: true },
      { name: 'Large', price: 4 },
    ],
  }
  const toppings = {
    name: 'Toppings',
    max: 3,
    sizeGroup: 'size',
    choices: [{ name: 'Cheese', price: 1, max: 2, sizePrices: [{ size: 'large', price: 2.5 }] }],
  }
  const pizza = (...options: object[]) => ({ slug: 'kachori', options })
  beforeEach(async () => {
    await site.post('/api/option-groups', sizes, owner)
    await site.post('/api/option-groups', toppings, owner)
    await give('kachori', [{ group: 'toppings' }, { group: 'size' }])
  })

  test('a topping costs what it costs there, and the line keeps that price', async () => {
    const large = pizza(option('size', 'large'), option('toppings', 'cheese', 2))
    const { status, body } = await place([{ ...large, price: 17.5 }])
    expect([status, body.items[0]?.price, body.amounts?.subtotal]).toEqual([201, 17.5, 17.5])
    expect(body.items[0]?.options).toMatchObject([
      { choice: 'cheese', quantity: 2, price: 2.5 },
      { choice: 'large', price: 4 },
    ])
    const [line] = await site.db.select().from(orderLines)
    expect(line).toMatchObject({ unitPriceCents: 1750, choices: { options: [{ price: 2.5 }, { price: 4 }] } })
    const small = await place([pizza(option('toppings', 'cheese'))])
    expect(small.body.items[0]).toMatchObject({ price: 9.5, options: [{ price: 1 }, { choice: 'small' }] })
  })

  test('a guest who was shown the price of the small one is told', async () => {
    const { status, body } = await place([
      { ...pizza(option('size', 'large'), option('toppings', 'cheese')), price: 13.5 },
    ])
    expect([status, body.code, body.message]).toEqual([
      409,
      'PRICE_CHANGED',
      'Kachori (Cheese, Large) is now $15.00',
    ])
  })

  test('a price of the dish’s own is the same for every size', async () => {
    await give('kachori', [
      { group: 'toppings', prices: [{ choice: 'cheese', price: 0.5 }] },
      { group: 'size' },
    ])
    const { body } = await place([pizza(option('size', 'large'), option('toppings', 'cheese'))])
    expect(body.items[0]?.price).toBe(13)
  })
})
