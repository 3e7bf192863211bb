import type { ErrorBody, Order, OrderStatus, StaffOrder, TaxesSettings } from '@tiffin/contract'
import { eq, inArray } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderOf, useTestApp } from '../../../test/create-test-app.ts'
import {
  begun,
  firstMenu,
  included,
  kitchen,
  minutes,
  onTop,
  type Book,
  type BookedOrder,
  cents,
  changedLine,
  dueOf,
  groupOf,
  isEnough,
  isOpen,
  latest,
  leftOf,
  likeness,
  madeOf,
  newLine,
  offered,
  portionOf,
  priced,
  usesOf,
} from '../../../test/slow-orders.ts'
import { categories, coupons, kitchenWork, products } from '../../db/schema/index.ts'

const site = useTestApp()
type Answered = Order & ErrorBody
let owner: Record<string, string>

/** What happens to orders, with the numbers that decide to which one and how. */
const step = fc.record({
  kind: fc.constantFrom(
    ...(['place', 'place', 'change', 'change', 'change', 'change', 'undo', 'undo', 'guest changes'] as const),
    ...(['go on', 'go back', 'cancel', 'pay', 'give back', 'menu', 'rates'] as const),
  ),
  which: fc.nat(1000),
  picks: fc.array(fc.nat(1000), { minLength: 24, maxLength: 24 }),
})
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

async function open(taxes: TaxesSettings): Promise<Book> {
  owner = (await site.signUp('owner@example.com', { role: 'admin' })).headers
  const menu: Book['menu'] = structuredClone(firstMenu)
  const rows = await site.db.select().from(categories)
  for (const [slug, { category, portions: stock, ...price }] of Object.entries(menu))
    await site.addDish({
      slug,
      stock,
      ...price,
      categoryId: rows.find((row) => row.slug === category)?.id ?? '',
    })
  const addGroup = (name: string, min: number, max: number, list: object[]) =>
    site.post('/api/option-groups', { name, min, max, choices: list }, owner)
  await addGroup('Extras', 0, 3, [
    { name: 'Paneer', price: 2.5, max: 2 },
    { name: 'Coriander', isDefault: true },
    { name: 'Smaller', price: -20 },
  ])
  await addGroup('Curries', 1, 2, [
    { name: 'Kofta', product: 'kofta', max: 2, isDefault: true },
    { name: 'Salad', price: 1.25 },
  ])
  for (const [slug, group] of Object.entries(groupOf)) {
    const { _id } = (await site.get<{ _id: string }>(`/api/products/${slug}`)).body
    await site.send('PUT', `/api/products/${_id}`, { optionGroups: [{ group }] }, owner)
  }
  for (const { code, percent, amountCents, ...terms } of offered)
    await site.addCoupon({
      code,
      kind: percent === null ? 'fixed' : 'percent',
      percent,
      amountCents: percent === null ? amountCents : null,
      ...terms,
    })
  for (const section of [{ taxes }, { kitchen }])
    expect((await site.send('PUT', '/api/admin/settings', section, owner)).status).toBe(200)
  return { menu, orders: [], taxes, now: begun }
}

const read = async ({ id }: BookedOrder) =>
  (await site.get<StaffOrder>(`/api/admin/orders/${id}`, owner)).body
const call = (path: string, body: object) => site.post<Answered>(`/api/admin/orders/${path}`, body, owner)

/** Mostly one that can still be changed; to be undone, the one that was changed last. */
function orderFor(kind: Step['kind'], which: number, { orders, now }: Book) {
  const byLatest = orders.toSorted((a, b) => now - latest(a).at - (now - latest(b).at))
  if (kind === 'undo' && which % 4 > 0) return byLatest[0]
  const some = orders.filter((order) => which % 7 === 0 || isOpen(order))
  return some[which % Math.max(1, some.length)]
}

async function take({ kind, which, picks }: Step, book: Book) {
  const order = orderFor(kind, which, book)
  if (kind === 'place') return place(which, picks, book)
  if (kind === 'menu') {
    const dish = Object.entries(book.menu)[which % 5]
    if (!dish) return
    const [slug, was] = dish
    const now = { priceCents: 100 + (picks[0] ?? 0), discountPercent: (picks[1] ?? 0) % 30 }
    Object.assign(was, now)
    await site.db.update(products).set(now).where(eq(products.slug, slug)).then(site.announce)
    return
  }
  if (kind === 'rates') {
    const list = book.taxes.list.map((each, index) => ({ ...each, percent: ((picks[index] ?? 0) % 200) / 8 }))
    book.taxes = { ...book.taxes, list }
    await site.send('PUT', '/api/admin/settings', { taxes: book.taxes }, owner)
    return
  }
  if (!order) return
  if (kind === 'change') await change(order, { which, picks }, book)
  else if (kind === 'guest changes') await change(order, { which, picks, isGuest: true }, book)
  else if (kind === 'undo') await undo(order, book)
  else if (kind === 'pay' || kind === 'give back') await moveMoney(order, kind, picks)
  else await move(order, kind)
  await compare(order)
}

async function place(which: number, picks: number[], book: Book) {
  const lines = [0, 4, 8].slice(0, 1 + (which % 3)).map((from) => newLine(book, picks.slice(from)))
  const coupon = offered[which % 4] ?? null
  const portions = lines.flatMap((line) => line.portions)
  const contents = priced(book, portions, coupon)
  const isFree = coupon === null || usesOf(book, coupon.code) < (coupon.maxUses ?? Infinity)
  const isPossible = contents.coupon === coupon && isFree && isEnough(book, [], portions)
  const { status, body } = await site.post<Answered>(
    '/api/orders',
    orderOf(
      lines.map(({ item }) => item),
      coupon ? { couponCode: coupon.code } : {},
    ),
  )
  expect([status === 201, body.message]).toEqual([isPossible, isPossible ? undefined : expect.any(String)])
  if (!isPossible) return
  const order = { id: body._id, status: body.status, paidCents: 0, versions: [] } as BookedOrder
  order.versions.push({ ...contents, at: book.now, by: 'staff' })
  book.orders.push(order)
  await compare(order)
}

interface Changing {
  which: number
  picks: number[]
  isGuest?: boolean
}

async function change(order: BookedOrder, { which, picks, isGuest = false }: Changing, book: Book) {
  const { items } = await read(order)
  const stay = items.flatMap((item, line) => {
    const own = picks.slice(line * 3)
    // A line is left out now and then, but one stays.
    if (line > 0 && (own[0] ?? 0) % 8 === 7) return []
    // A guest names no price.
    return [changedLine(book, item, line, isGuest && (own[0] ?? 0) % 8 === 3 ? [4] : own)]
  })
  const added = which % 3 === 0 ? [newLine(book, picks.slice(20))] : []
  const lines = [...stay, ...added]
  const before = latest(order)
  const contents = priced(
    book,
    lines.flatMap((line) => line.portions),
    before.coupon,
  )
  const revision = order.versions.length - 1
  const isSeen = which % 11 !== 0
  const mayChange = isGuest ? order.status === 'placed' && revision < 10 : isOpen(order)
  const isPossible = mayChange && isSeen && isEnough(book, before.portions, contents.portions)
  const wanted = {
    revision: isSeen ? revision : revision + 1,
    items: lines.map(({ item }) => item),
    ...(which % 2 === 0 && { total: contents.sums.totalCents / 100 }),
  }
  const send = (more: object) =>
    isGuest
      ? site.post<Answered>(`/api/orders/${order.id}/lines`, { ...wanted, ...more })
      : call(`${order.id}/lines`, { ...wanted, ...more })
  // A preview says the same, and changes nothing.
  const previewed = which % 4 === 0 ? (await send({ isPreview: true })).body.amounts : undefined
  const { status, body } = await send({})
  expect([status, body.message]).toEqual([
    isPossible ? 200 : 409,
    isPossible ? undefined : expect.any(String),
  ])
  if (!isPossible) return
  if (previewed) expect(previewed).toEqual(body.amounts)
  order.versions.push({ ...contents, at: book.now, by: isGuest ? 'guest' : 'staff' })
  order.status = body.status
}

async function undo(order: BookedOrder, book: Book) {
  const revision = order.versions.length - 1
  const { at, by, portions } = latest(order)
  const earlier = order.versions.at(-2)
  const isFresh = book.now - at <= 10_000 && by === 'staff' && isOpen(order)
  const isPossible = earlier !== undefined && isFresh && isEnough(book, portions, earlier.portions)
  const { status, body } = await call(`${order.id}/lines/undo`, { revision: Math.max(1, revision) })
  expect([status, body.message]).toEqual([
    isPossible ? 200 : 409,
    isPossible ? undefined : expect.any(String),
  ])
  if (!isPossible) return
  order.versions.push({ ...earlier, at: book.now, by: 'undo' })
  order.status = body.status
}

async function moveMoney(order: BookedOrder, kind: 'pay' | 'give back', [part = 0, whole = 0]: number[]) {
  const due = kind === 'pay' ? dueOf(order) : -dueOf(order)
  const some = whole % 2 === 0 ? due : 1 + (part % Math.max(1, due))
  const amount = Math.max(1, some) / 100
  const { status } = await (kind === 'pay'
    ? call(`${order.id}/payments`, { method: 'card', amount })
    : call(`${order.id}/refund`, { method: 'cash', amount, reason: 'Less' }))
  expect(status).toBe(due > 0 ? 200 : 409)
  if (due > 0) order.paidCents += kind === 'pay' ? some : -some
}

const nextOf: Partial<Record<OrderStatus, OrderStatus>> = {
  placed: 'accepted',
  accepted: 'preparing',
  preparing: 'ready',
  ready: 'completed',
}

/** Steps change no sum: only a cancelled order gives everything back. */
async function move(order: BookedOrder, kind: 'go on' | 'go back' | 'cancel') {
  const { status: from } = order
  const next = kind === 'cancel' ? 'cancelled' : (nextOf[from] ?? 'completed')
  const { status, body } = await (kind === 'go back'
    ? call(`${order.id}/undo`, { from })
    : call(`${order.id}/status`, { from, to: next, reason: 'No gas' }))
  if (status === 200) order.status = body.status
}

/** An order as the API tells it, and as the book has it. */
async function compare(order: BookedOrder) {
  const found = await read(order)
  const { portions, coupon, sums } = latest(order)
  const lines = Map.groupBy(portions.map(likeness), (line) => line)
  expect(found.items).toHaveLength(lines.size)
  expect(new Map(found.items.map((item) => [likeness(portionOf(item)), item.quantity]))).toEqual(
    new Map([...lines].map(([line, same]) => [line, same.length])),
  )
  const { subtotal, discount, tax: taxed, total } = found.amounts
  expect({
    subtotalCents: cents(subtotal),
    discountCents: cents(discount),
    taxes: Object.fromEntries(
      found.taxes.flatMap(({ name, amount }) => (amount === 0 ? [] : [[name, cents(amount)]])),
    ),
    taxCents: cents(taxed),
    totalCents: cents(total),
  }).toEqual(sums)
  expect([found.status, found.couponCode, found.revision]).toEqual([
    order.status,
    coupon?.code,
    order.versions.length - 1,
  ])
  const due = dueOf(order)
  expect([cents(found.payment.toPay), cents(found.payment.toReturn ?? 0)]).toEqual([
    Math.max(0, due),
    Math.max(0, -due),
  ])
}

/** What orders share: portions, the uses of coupons, and the kitchen's minutes. */
async function compareShared(book: Book) {
  const slugs = Object.keys(book.menu)
  const dishes = await site.db.select().from(products).where(inArray(products.slug, slugs))
  expect(Object.fromEntries(dishes.map(({ slug, stock }) => [slug, stock]))).toEqual(
    Object.fromEntries(slugs.map((slug) => [slug, leftOf(book, slug)])),
  )
  for (const { code } of offered) {
    const [row] = await site.db.select().from(coupons).where(eq(coupons.code, code))
    expect([code, row?.uses]).toEqual([code, usesOf(book, code)])
  }
  const rows = await site.db.select().from(kitchenWork)
  for (const order of book.orders) {
    const taken = rows.filter(({ orderId }) => orderId === order.id)
    const made = order.status === 'cancelled' ? [] : latest(order).portions.flatMap(madeOf)
    expect(taken.reduce((sum, { halfMinutes }) => sum + halfMinutes / 2, 0)).toBe(
      made.reduce((sum, slug) => sum + (minutes[book.menu[slug]?.category ?? ''] ?? 0), 0),
    )
  }
}

test.each([
  [1, onTop],
  [2, included],
  [3, onTop],
  [4, included],
])(
  'orders, however they are changed, come to what the menu and their history say (%i)',
  async (seed, taxes) => {
    const book = await open(taxes)
    const [steps = []] = fc.sample(fc.array(step, { minLength: 55, maxLength: 60 }), { numRuns: 1, seed })
    for (const each of steps) {
      book.now += 4000
      site.setTime(Temporal.Instant.fromEpochMilliseconds(book.now).toString())
      await take(each, book)
      await compareShared(book)
    }
    for (const order of book.orders) await compare(order)
    // It has happened at all.
    expect(book.orders.flatMap(({ versions }) => versions.slice(1)).length).toBeGreaterThan(5)
  },
)
