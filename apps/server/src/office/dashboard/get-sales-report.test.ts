import type { ErrorBody, Order, Product, SalesReport } from '@tiffin/contract'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { orderOf, useTestApp } from '../../../test/create-test-app.ts'
import { optionGroups, products, salesChoices, salesDays } from '../../db/schema/index.ts'

const site = useTestApp()
let headers: Record<string, string>

beforeEach(async () => {
  headers = (await site.signUp('owner@example.com', { role: 'admin' })).headers
  // $10.50 with tax.
  await site.addDish({ slug: 'golgappa', priceCents: 1000 })
})

const report = async (query = '') => (await site.get<SalesReport>(`/api/admin/sales?${query}`, headers)).body

interface Item {
  slug: string
  quantity?: number
  options?: object[]
}

async function sellAt(time: string, items: Item[] = [{ slug: 'golgappa', quantity: 1 }]) {
  site.setTime(time)
  const { status, body } = await site.post<Order>('/api/orders', orderOf(items))
  expect(status).toBe(201)
  return body
}

async function move({ _id: id }: Order, ...statuses: string[]) {
  for (const [index, to] of statuses.slice(1).entries()) {
    const { status } = await site.post(
      '/trpc/orders.changeStatus',
      { id, from: statuses[index], to, reason: 'Sold out' },
      headers,
    )
    expect(status).toBe(200)
  }
}

const listAddedDays = async () => (await site.db.select().from(salesDays)).map(({ day }) => day).toSorted()
const soldOf = ({ days }: SalesReport) => days.map(({ day, orders, revenue }) => [day, orders, revenue])
const busyHours = ({ hours }: SalesReport) =>
  hours.filter(({ orders }) => orders > 0).map(({ hour, orders }) => [hour, orders])

describe.each([
  ['read from its orders', '2026-01-07T00:09:00-07:00', []],
  ['added up', '2026-01-07T00:10:00-07:00', ['2026-01-06']],
])('the day before, %s', (_how, now, added) => {
  test('ends with the last millisecond before midnight', async () => {
    await sellAt('2026-01-06T00:00:00-07:00')
    await sellAt('2026-01-06T23:59:59.999-07:00')
    await sellAt('2026-01-07T00:00:00-07:00')
    site.setTime(now)
    const sales = await report('from=2026-01-06&to=2026-01-07')
    expect(soldOf(sales)).toEqual([
      ['2026-01-06', 2, 21],
      ['2026-01-07', 1, 10.5],
    ])
    expect(busyHours(sales)).toEqual([
      [0, 2],
      [23, 1],
    ])
    expect(await listAddedDays()).toEqual(added)
  })
})

// One order in each hour that really passes, from the hour before the day to the hour after it.
const changes = [
  ['forward: 23 hours', '2025-03-09', '2025-03-08T23:30:00-07:00', 25, '2025-03-10'],
  ['back: 25 hours', '2025-11-02', '2025-11-01T23:30:00-06:00', 27, '2025-11-03'],
] as const

describe.each(changes)('the clock changes %s', (_name, day, first, count, nextDay) => {
  const sellEachHour = async () => {
    const start = Temporal.Instant.from(first)
    for (let hours = 0; hours < count; hours += 1) await sellAt(start.add({ hours }).toString())
  }
  const expected = Array.from({ length: 24 }, (_, hour) => [
    hour,
    day === '2025-11-02' && hour === 1 ? 2 : 1,
  ]).filter(([hour]) => day !== '2025-03-09' || hour !== 2)

  test.each([
    ['from its orders', `${nextDay}T00:05:00[America/Edmonton]`, false],
    ['from its sums', `${nextDay}T12:00:00[America/Edmonton]`, true],
  ])('and the day is read %s', async (_how, now, isAdded) => {
    await sellEachHour()
    site.setTime(Temporal.ZonedDateTime.from(now).toInstant().toString())
    const sales = await report(`from=${day}&to=${day}`)
    expect(busyHours(sales)).toEqual(expected)
    expect(sales.totals.orders).toBe(count - 2)
    expect((await listAddedDays()).includes(day)).toBe(isAdded)
    const around = await report(`from=2025-03-01&to=${nextDay}`)
    expect(around.days.find((each) => each.day === nextDay)?.orders).toBe(1)
  })
})

test('an order cancelled after its day was totalled no longer counts', async () => {
  const [cancelled, missed, picked] = [
    await sellAt('2026-01-05T12:00:00-07:00'),
    await sellAt('2026-01-05T12:10:00-07:00'),
    await sellAt('2026-01-05T13:00:00-07:00'),
  ]
  site.setTime('2026-01-07T12:00:00-07:00')
  const day = 'from=2026-01-05&to=2026-01-05'
  expect((await report(day)).totals).toEqual({
    orders: 3,
    sales: 3,
    revenue: 31.5,
    extras: 0,
    averageOrder: 10.5,
  })
  expect(await listAddedDays()).toContain('2026-01-05')

  await move(picked, 'placed', 'accepted', 'preparing', 'ready', 'completed')
  expect(await listAddedDays()).toContain('2026-01-05')
  await move(cancelled, 'placed', 'cancelled')
  expect(await listAddedDays()).not.toContain('2026-01-05')
  await move(missed, 'placed', 'accepted', 'preparing', 'ready', 'no-show')
  const after = await report(day)
  expect(after.totals).toEqual({ orders: 3, sales: 1, revenue: 10.5, extras: 0, averageOrder: 10.5 })
  expect(after.bestDishes).toMatchObject([{ slug: 'golgappa', quantity: 1, revenue: 10 }])
  expect(await listAddedDays()).toContain('2026-01-05')
})

test('an order created before midnight and committed after it is counted', async () => {
  await sellAt('2026-01-05T12:00:00-07:00')
  site.setTime('2026-01-07T00:05:00-07:00')
  const before = await report('from=2026-01-06&to=2026-01-06')
  expect([before.totals.orders, await listAddedDays()]).toEqual([0, ['2026-01-05']])
  // The other process had not finished this one yet.
  await sellAt('2026-01-06T23:59:59.900-07:00')
  site.setTime('2026-01-07T00:10:00-07:00')
  expect((await report('from=2026-01-06&to=2026-01-06')).totals.orders).toBe(1)
})

test('best sellers are ranked by portions, over totals and orders, under their latest name', async () => {
  await site.addDish({ slug: 'rabdi-cup', priceCents: 500, thumbnail: '/art/rabdi-cup.svg' })
  await sellAt('2026-01-05T12:00:00-07:00', [
    { slug: 'rabdi-cup', quantity: 2 },
    { slug: 'golgappa', quantity: 4 },
  ])
  await site.db.update(products).set({ title: 'Rabdi, warm' }).where(eq(products.slug, 'rabdi-cup'))
  await site.announce()
  await sellAt('2026-01-07T11:30:00-07:00', [{ slug: 'rabdi-cup', quantity: 3 }])
  await move(
    await sellAt('2026-01-07T11:40:00-07:00', [{ slug: 'golgappa', quantity: 9 }]),
    'placed',
    'cancelled',
  )
  expect((await report('span=7-days')).bestDishes).toEqual([
    { slug: 'rabdi-cup', title: 'Rabdi, warm', quantity: 5, revenue: 25, thumbnail: '/art/rabdi-cup.svg' },
    { slug: 'golgappa', title: 'Golgappa', quantity: 4, revenue: 40 },
  ])
})

describe('best-selling choices', () => {
  const extras = {
    name: 'Extras',
    max: 5,
    choices: [
      { name: 'Onion', isDefault: true },
      { name: 'Raita', price: 1.25, max: 3 },
      { name: 'No rice', price: -0.5 },
    ],
  }
  const heat = { name: 'Heat', min: 1, choices: [{ name: 'Mild', isDefault: true }, { name: 'Hot' }] }
  const extra = (choice: string, quantity?: number) => ({
    group: 'extras',
    choice,
    ...(quantity !== undefined && { quantity }),
  })
  const hot = { group: 'heat', choice: 'hot' }
  const chosenIn = ({ bestChoices }: SalesReport) =>
    bestChoices.map(({ choice, quantity, revenue }) => [choice, quantity, revenue])
  const offer = (groups: object[]) =>
    Promise.all(groups.map((group) => site.post('/api/option-groups', group, headers)))

  beforeEach(async () => {
    await offer([extras, heat])
    const dish = { price: 10, optionGroups: [{ group: 'extras' }, { group: 'heat' }] }
    const { body } = await site.get<Product>('/api/products/golgappa')
    expect((await site.send('PUT', `/api/products/${body._id}`, dish, headers)).status).toBe(200)
    await site.addDish({ slug: 'rabdi-cup' })
  })

  test.each([
    ['read from their orders', '2026-01-06T23:00:00-07:00', false],
    ['totalled', '2026-01-07T12:00:00-07:00', true],
  ])('count quantities and what they brought, for all portions of a line: %s', async (_how, now, isAdded) => {
    await sellAt('2026-01-06T12:00:00-07:00', [
      { slug: 'golgappa', quantity: 3, options: [extra('raita', 2), extra('onion', 0)] },
      { slug: 'golgappa', quantity: 2, options: [extra('no-rice'), hot] },
      { slug: 'rabdi-cup', quantity: 9 },
    ])
    await sellAt('2026-01-06T13:00:00-07:00', [{ slug: 'golgappa', options: [extra('raita'), hot] }])
    site.setTime(now)
    const { bestChoices } = await report('from=2026-01-06&to=2026-01-06')
    const ofExtras = { group: 'extras', groupName: 'Extras' }
    const ofHeat = { group: 'heat', groupName: 'Heat' }
    expect(bestChoices).toEqual([
      { ...ofExtras, choice: 'raita', choiceName: 'Raita', quantity: 7, revenue: 8.75 },
      { ...ofHeat, choice: 'hot', choiceName: 'Hot', quantity: 3, revenue: 0 },
      { ...ofHeat, choice: 'mild', choiceName: 'Mild', quantity: 3, revenue: 0 },
      { ...ofExtras, choice: 'no-rice', choiceName: 'No rice', quantity: 2, revenue: -1 },
    ])
    expect((await site.db.select().from(salesChoices)).length > 0).toBe(isAdded)
  })

  test('exclude cancelled orders and no-shows, even if their day is totalled', async () => {
    const raita = [{ slug: 'golgappa', options: [extra('raita'), extra('onion', 0)] }]
    const orders = [
      await sellAt('2026-01-06T12:00:00-07:00', raita),
      await sellAt('2026-01-06T12:10:00-07:00', raita),
      await sellAt('2026-01-06T12:20:00-07:00', raita),
    ]
    site.setTime('2026-01-07T12:00:00-07:00')
    const chosen = async () => chosenIn(await report('from=2026-01-06&to=2026-01-06'))
    expect(await chosen()).toEqual([
      ['raita', 3, 3.75],
      ['mild', 3, 0],
    ])
    await move(orders[0] as Order, 'placed', 'cancelled')
    await move(orders[1] as Order, 'placed', 'accepted', 'preparing', 'ready', 'no-show')
    expect(await site.db.$count(salesChoices)).toBe(0)
    const after = [
      ['raita', 1, 1.25],
      ['mild', 1, 0],
    ]
    expect(await chosen()).toEqual(after)
    expect(await site.db.$count(salesChoices)).toBe(2)
  })

  test('are summed over totals and orders, under the names of their last sale in the period', async () => {
    const rename = async (name: string) => {
      await site.db.update(optionGroups).set({ name }).where(eq(optionGroups.key, 'extras'))
      await site.announce()
    }
    const sell = (time: string) =>
      sellAt(time, [{ slug: 'golgappa', options: [extra('raita'), extra('onion', 0)] }])
    await sell('2026-01-04T12:00:00-07:00')
    await rename('Sides')
    await sell('2026-01-05T12:00:00-07:00')
    await rename('On the side')
    await sell('2026-01-07T12:00:00-07:00')
    site.setTime('2026-01-07T12:30:00-07:00')
    const raitaIn = async (days: string) => {
      const { bestChoices } = await report(days)
      const { groupName, quantity } = bestChoices.find(({ choice }) => choice === 'raita') ?? {}
      return [groupName, quantity]
    }
    expect(await raitaIn('span=7-days')).toEqual(['On the side', 3])
    expect(await raitaIn('to=2026-01-05&from=2026-01-04')).toEqual(['Sides', 2])
    expect(await raitaIn('to=2026-01-04&from=2026-01-04')).toEqual(['Extras', 1])
    // A day that is read from its orders again is not later than one that is totalled.
    await site.db.delete(salesDays).where(eq(salesDays.day, '2026-01-04'))
    expect(await raitaIn('from=2026-01-03&to=2026-01-05')).toEqual(['Sides', 2])
  })

  test('of one key in two groups are two, and there are twenty at most', async () => {
    const choices = Array.from({ length: 21 }, (_, index) => ({ name: `Raita ${index}`, isDefault: true }))
    const many = { name: 'Many', max: 25, choices: [...choices, { name: 'Hot', isDefault: true }] }
    await offer([many])
    const { body } = await site.get<Product>('/api/products/golgappa')
    const changed = { optionGroups: [{ group: 'many' }, { group: 'heat' }] }
    await site.send('PUT', `/api/products/${body._id}`, changed, headers)
    await sellAt('2026-01-07T12:00:00-07:00', [
      { slug: 'golgappa', options: [hot] },
      { slug: 'golgappa', quantity: 2, options: [hot, { group: 'many', choice: 'hot' }] },
    ])
    const { bestChoices } = await report('span=today')
    expect(bestChoices).toHaveLength(20)
    expect(bestChoices.slice(0, 3).map(({ group, choice, quantity }) => [group, choice, quantity])).toEqual([
      ['heat', 'hot', 3],
      ['many', 'hot', 3],
      ['many', 'raita-0', 1],
    ])
  })
})

test('the previous period has the same length, and today is compared with the same part of its day', async () => {
  await sellAt('2025-12-24T18:00:00-07:00')
  await sellAt('2025-12-25T18:00:00-07:00')
  await sellAt('2025-12-31T11:59:00-07:00')
  await sellAt('2025-12-31T12:01:00-07:00')
  await sellAt('2026-01-01T09:00:00-07:00')
  site.setTime('2026-01-07T12:00:00-07:00')
  const { from, to, totals, previous } = await report('span=7-days')
  expect([from, to, totals.orders]).toEqual(['2026-01-01', '2026-01-07', 1])
  const { days, hours, ...sums } = previous
  const soldOn = days.filter(({ orders }) => orders > 0)
  expect(hours).toHaveLength(24)
  expect(hours.filter(({ orders }) => orders > 0)).toEqual([
    { hour: 11, orders: 1, revenue: 10.5 },
    { hour: 18, orders: 1, revenue: 10.5 },
  ])
  expect(days).toHaveLength(7)
  expect(soldOn).toEqual([
    { day: '2025-12-25', orders: 1, revenue: 10.5 },
    { day: '2025-12-31', orders: 1, revenue: 10.5 },
  ])
  expect(sums).toEqual({
    from: '2025-12-25',
    to: '2025-12-31',
    orders: 2,
    sales: 2,
    revenue: 21,
    extras: 0,
    averageOrder: 10.5,
  })
  const over = await report('from=2026-01-01&to=2026-01-06')
  expect([over.previous.from, over.previous.orders]).toEqual(['2025-12-26', 2])
  expect((await report('span=today')).previous).toMatchObject({ from: '2026-01-06', to: '2026-01-06' })
})

test.each([
  ['', '2025-12-09', '2026-01-07', 30],
  ['span=today', '2026-01-07', '2026-01-07', 1],
  ['span=90-days', '2025-10-10', '2026-01-07', 90],
  ['span=this-year', '2026-01-01', '2026-01-07', 7],
  ['from=2026-01-05', '2026-01-05', '2026-01-07', 3],
  ['to=2025-06-30', '2025-06-01', '2025-06-30', 30],
  ['from=2026-01-06&to=2026-01-09', '2026-01-06', '2026-01-09', 4],
  ['from=2024-12-04&to=2026-01-07', '2024-12-04', '2026-01-07', 400],
])('?%s is %s to %s, with every day and hour included', async (query, from, to, length) => {
  site.setTime('2026-01-07T12:00:00-07:00')
  const sales = await report(query)
  expect([sales.from, sales.to, sales.days.length, sales.hours.length]).toEqual([from, to, length, 24])
  expect(sales.totals).toEqual({ orders: 0, sales: 0, revenue: 0, extras: 0, averageOrder: 0 })
})

test.each([
  ['from=2026-01-08', 'from', 'The start date is after the end date'],
  ['from=2024-12-03&to=2026-01-07', 'to', 'At most 400 days at a time'],
  ['from=2026-02-30', 'from', 'Invalid date'],
  ['from=1969-12-31', 'from', 'Choose a day between 1970 and 2999'],
  ['to=9999-12-31', 'to', 'Choose a day between 1970 and 2999'],
])('?%s is rejected', async (query, path, message) => {
  site.setTime('2026-01-07T12:00:00-07:00')
  const { status, body } = await site.get<ErrorBody>(`/api/admin/sales?${query}`, headers)
  expect([status, body]).toEqual([400, { code: 'VALIDATION', message, issues: [{ path, message }] }])
})
