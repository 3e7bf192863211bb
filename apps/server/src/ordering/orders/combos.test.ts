import type {
  EditableOptionGroup,
  ErrorBody,
  KitchenBoard,
  Order,
  Product,
  SalesReport,
} from '@tiffin/contract'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, inject, test } from 'vitest'
import { orderOf, useTestApp } from '../../../test/create-test-app.ts'
import { rowsOf } from '../../db/database.ts'
import { optionChoices, optionGroups } from '../../db/schema/index.ts'

const site = useTestApp()
type Answered = EditableOptionGroup & ErrorBody
type Placed = Order & ErrorBody

let owner: Record<string, string>
let curriesId: string

const curries = {
  name: 'Curries',
  min: 2,
  max: 2,
  choices: [
    { name: 'Paneer', product: 'shahi-kofta', max: 2 },
    { name: 'Lamb', product: 'test-lamb', price: 3 },
    { name: 'Salad' },
  ],
}

const waitingForLock = sql`select 1 from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`
const productOf = async (slug: string) => (await site.get<Product>(`/api/products/${slug}`)).body
const stockOf = async (slug: string) => (await productOf(slug)).stock
const curry = (choice: string, quantity?: number) => ({
  group: 'curries',
  choice,
  ...(quantity !== undefined && { quantity }),
})
const place = (items: { slug: string; [field: string]: unknown }[]) =>
  site.post<Placed>('/api/orders', orderOf(items))
const thali = (...options: object[]) => ({ slug: 'test-thali', options })
const change = async (slug: string, input: object) =>
  site.send('PUT', `/api/products/${(await productOf(slug))._id}`, input, owner)
const setStatus = (id: string, from: string, to: string, reason?: string) =>
  site.post(`/api/admin/orders/${id}/status`, { from, to, ...(reason && { reason }) }, owner)

beforeEach(async () => {
  owner = (await site.signUp('owner@example.com', { role: 'admin' })).headers
  await site.addDish({ slug: 'shahi-kofta', stock: 5 })
  await site.addDish({ slug: 'test-lamb', stock: 5 })
  await site.addDish({ slug: 'test-thali', priceCents: 2000 })
  curriesId = (await site.post<Answered>('/api/option-groups', curries, owner)).body._id
  await change('test-thali', { optionGroups: [{ group: 'curries' }] })
})

test('cancelled, only portions that were taken return: a dish that was not counted when it was sold gets none', async () => {
  await site.addDish({ slug: 'test-bread', stock: null })
  const placed = await place([thali(curry('paneer'), curry('lamb')), { slug: 'test-bread', quantity: 10 }])
  expect(placed.status).toBe(201)
  await change('test-bread', { stock: 5 })
  await change('test-lamb', { stock: null })
  await change('test-lamb', { stock: 7 })
  await site.post(`/api/orders/${placed.body._id}/cancel`, {})
  expect([await stockOf('test-bread'), await stockOf('shahi-kofta'), await stockOf('test-lamb')]).toEqual([
    5, 5, 8,
  ])
  const uncounted = await change('shahi-kofta', { stock: null })
  expect(uncounted.status).toBe(200)
  const { body } = await place([thali(curry('paneer'), curry('lamb'))])
  await change('shahi-kofta', { stock: 3 })
  await site.post(`/api/orders/${body._id}/cancel`, {})
  expect(await stockOf('shahi-kofta')).toBe(3)
})

describe('a thali', () => {
  test('takes the portions of its dishes, in true quantities, and its surcharges', async () => {
    const { status, body } = await place([{ ...thali(curry('paneer'), curry('lamb')), quantity: 2 }])
    expect([status, body.items[0]?.price, body.amounts?.subtotal]).toEqual([201, 23, 46])
    expect(body.items[0]?.options).toMatchObject([
      { choice: 'paneer', choiceName: 'Paneer', product: 'shahi-kofta', price: 0 },
      { choice: 'lamb', product: 'test-lamb', price: 3 },
    ])
    expect(JSON.stringify(body)).not.toContain('productId')
    expect([await stockOf('shahi-kofta'), await stockOf('test-lamb')]).toEqual([3, 3])
  })

  test('shares portions with the dish by itself', async () => {
    const { body } = await place([{ slug: 'shahi-kofta', quantity: 2 }, thali(curry('paneer', 2))])
    expect(body.number).toBeGreaterThan(0)
    expect(await stockOf('shahi-kofta')).toBe(1)
    const tooMany = await place([{ slug: 'shahi-kofta' }, thali(curry('paneer'), curry('lamb'))])
    expect([tooMany.status, tooMany.body.code]).toEqual([409, 'OUT_OF_STOCK'])
    expect(await stockOf('test-lamb')).toBe(5)
  })

  test('whose dish has too few portions says how many are left', async () => {
    const { status, body } = await place([{ ...thali(curry('salad'), curry('lamb')), quantity: 6 }])
    expect([status, body.code, body.issues]).toEqual([
      409,
      'OUT_OF_STOCK',
      [{ path: 'items.0.options.1', message: 'Only 5 left of Test-lamb' }],
    ])
  })

  test('does not offer a dish that is 86’d or has run out', async () => {
    await place([{ slug: 'test-lamb', quantity: 5 }])
    await site.post(
      `/api/products/${(await productOf('shahi-kofta'))._id}/availability`,
      { soldOut: true },
      owner,
    )
    const { optionGroups: groups } = await productOf('test-thali')
    expect(groups[0]?.choices.map(({ key, isSoldOut }) => [key, isSoldOut])).toEqual([
      ['paneer', true],
      ['lamb', true],
      ['salad', false],
    ])
    const { status, body } = await place([thali(curry('paneer'), curry('salad'))])
    expect([status, body.code, body.issues?.[0]?.path]).toEqual([
      409,
      'OPTION_UNAVAILABLE',
      'items.0.options.0',
    ])
  })

  test('has run out itself while too few of what must be chosen are left', async () => {
    await place([{ slug: 'test-lamb', quantity: 5 }])
    expect(await stockOf('test-thali')).toBeGreaterThan(0)
    await change('shahi-kofta', { stock: 0 })
    expect(await stockOf('test-thali')).toBe(0)
    await change('shahi-kofta', { stock: 1 })
    expect(await stockOf('test-thali')).toBeGreaterThan(0)
  })

  test('that is cancelled gives the portions back, even to a dish with another address', async () => {
    const { body } = await place([{ ...thali(curry('paneer', 2)), quantity: 2 }])
    expect(await stockOf('shahi-kofta')).toBe(1)
    await change('shahi-kofta', { slug: 'royal-kofta' })
    await setStatus(body._id, 'placed', 'cancelled', 'No gas today.')
    expect(await stockOf('royal-kofta')).toBe(5)
  })

  test('is on the board with the dishes to be cooked', async () => {
    await place([{ ...thali(curry('paneer'), curry('lamb')), quantity: 3 }])
    const { body } = await site.get<KitchenBoard>('/api/admin/kitchen/board', owner)
    expect(body.orders[0]?.items[0]?.dishes).toEqual([
      { slug: 'shahi-kofta', name: 'Paneer', quantity: 3, station: 'fry' },
      { slug: 'test-lamb', name: 'Lamb', quantity: 3, station: 'fry' },
    ])
  })

  test('counts as cooked in the sales, and what was paid belongs to it', async () => {
    await place([{ ...thali(curry('paneer'), curry('lamb')), quantity: 2 }, { slug: 'test-lamb' }])
    const { body } = await site.get<SalesReport>('/api/admin/sales', owner)
    const sold = new Map(body.bestDishes.map(({ slug, quantity, revenue }) => [slug, [quantity, revenue]]))
    expect(sold.get('test-thali')).toEqual([2, 46])
    expect(sold.get('test-lamb')).toEqual([3, (await productOf('test-lamb')).price])
    expect(sold.get('shahi-kofta')).toEqual([2, 0])
  })
})

describe('the last portions', () => {
  test('go to one of many who want them, whether in a thali or by itself', async () => {
    const wanted = Array.from({ length: 12 }, (_, index) =>
      index % 2 === 0 ? { slug: 'test-lamb' } : thali(curry('lamb'), curry('salad')),
    )
    const answers = await Promise.all(wanted.map((item) => place([item])))
    const refused = answers.filter(({ status }) => status !== 201)
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5)
    expect(refused.every(({ body }) => ['OUT_OF_STOCK', 'OPTION_UNAVAILABLE'].includes(body.code))).toBe(true)
    expect(await stockOf('test-lamb')).toBe(0)
  })

  test('of two dishes, wanted in either order, block no one', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        place([
          thali(...(index % 2 === 0 ? ['paneer', 'lamb'] : ['lamb', 'paneer']).map((key) => curry(key))),
        ]),
      ),
    )
    expect(answers.map(({ status }) => status).filter((status) => status === 201)).toHaveLength(5)
    expect(answers.some(({ status }) => status === 500)).toBe(false)
    expect([await stockOf('shahi-kofta'), await stockOf('test-lamb')]).toEqual([0, 0])
  })
})

describe('a dish that is a choice', () => {
  test('cannot be deleted, and the owner is told where it is', async () => {
    const { status, body } = await site.send(
      'DELETE',
      `/api/products/${(await productOf('test-lamb'))._id}`,
      undefined,
      owner,
    )
    expect([status, body.message]).toEqual([
      409,
      'Test-lamb is a choice of “Curries”. Take it out there first, under Options.',
    ])
  })

  test('cannot be deleted while it becomes one either', async ({ skip }) => {
    skip(inject('database').kind === 'pglite', 'The embedded database has one transaction at a time')
    const { _id } = await productOf('shahi-kofta')
    await site.post('/api/option-groups', { name: 'Extras', choices: [{ name: 'Chutney' }] }, owner)
    await change('test-thali', { optionGroups: [] })
    await site.db.delete(optionGroups).where(eq(optionGroups.id, curriesId))
    const [group] = await site.db.select().from(optionGroups).where(eq(optionGroups.name, 'Extras'))
    const { deleting } = await site.db.transaction(async (tx) => {
      await tx.insert(optionChoices).values({
        groupId: group?.id ?? '',
        key: 'kofta',
        name: 'Kofta',
        priceCents: 0,
        isDefault: false,
        max: 1,
        position: 1,
        productId: _id,
      })
      const answer = site.send('DELETE', `/api/products/${_id}`, undefined, owner)
      await expect.poll(() => rowsOf(tx, waitingForLock), { timeout: 10_000 }).toHaveLength(1)
      return { deleting: answer }
    })
    expect(await deleting).toMatchObject({
      status: 409,
      body: { message: 'Shahi-kofta is a choice of “Extras”. Take it out there first, under Options.' },
    })
  })

  test('must be on the menu, and not be the dish itself', async () => {
    const unknown = await site.post<Answered>(
      '/api/option-groups',
      { name: 'Breads', choices: [{ name: 'Naan', product: 'no-such-naan' }] },
      owner,
    )
    expect(unknown.body.issues).toEqual([
      { path: 'choices.0.product', message: 'There is no dish “no-such-naan”' },
    ])
    const itself = await change('test-lamb', { optionGroups: [{ group: 'curries' }] })
    expect(itself.body.issues).toEqual([
      { path: 'optionGroups.0', message: 'Curries: this dish is one of its choices' },
    ])
    const later = await site.send<Answered>(
      'PUT',
      `/api/option-groups/${curriesId}`,
      { ...curries, choices: [...curries.choices, { name: 'Thali', product: 'test-thali' }] },
      owner,
    )
    expect(later.body.issues?.[0]?.path).toBe('choices.3.product')
  })
})
