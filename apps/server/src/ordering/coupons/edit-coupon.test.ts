import type { Coupon, ErrorBody, Order } from '@tiffin/contract'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, inject, test } from 'vitest'
import { orderOf, useTestApp } from '../../../test/create-test-app.ts'
import { auditLog, coupons, orders } from '../../db/schema/index.ts'

const site = useTestApp()
type Answered = Coupon & ErrorBody
let headers: Record<string, string>
beforeEach(async () => {
  headers = (await site.signUp('owner@example.com', { role: 'admin' })).headers
})

const spring = { code: 'SPRING', kind: 'percent', value: 15 }
const create = (input: object = spring) => site.post<Answered>('/api/coupons', input, headers)
const change = (id: string, input: object) => site.send<Answered>('PUT', `/api/coupons/${id}`, input, headers)
const remove = (id: string) => site.send('DELETE', `/api/coupons/${id}`, undefined, headers)
const list = async () => (await site.get<Coupon[]>('/api/coupons', headers)).body
const apply = (code: string, subtotal = 20) =>
  site.post<{ discount: number } & ErrorBody>('/api/coupons/apply', { code, subtotal })
const order = () => site.post<Order>('/api/orders', orderOf([{ slug: 'samosa' }], { couponCode: 'SPRING' }))

describe('a new coupon', () => {
  test('is upper case, without limits, and valid immediately', async () => {
    const { status, body } = await create({ ...spring, code: ' spring ' })
    expect([status, body]).toEqual([
      201,
      {
        _id: body._id,
        ...spring,
        minSubtotal: 0,
        cap: null,
        startsAt: null,
        startsLocal: null,
        endsAt: null,
        endsLocal: null,
        maxUses: null,
        maxUsesPerCustomer: null,
        uses: 0,
        active: true,
        version: 1,
      },
    ])
    expect((await apply('spring')).body).toEqual({ discount: 3 })
    expect((await list()).map(({ code }) => code)).toEqual(['SAVE5', 'SPRING', 'WELCOME10'])
    const part = await site.get<Coupon[]>('/api/coupons?limit=1&offset=1', headers)
    expect(part.body.map(({ code }) => code)).toEqual(['SPRING'])
    expect(await site.db.$count(auditLog, eq(auditLog.subjectId, body._id))).toBe(1)
  })

  test('has all the values it was given, its times on the restaurant’s wall clock', async () => {
    const fields = {
      code: 'WINTER_5',
      kind: 'fixed',
      value: 5.5,
      minSubtotal: 30,
      cap: 5.5,
      maxUses: 100,
      maxUsesPerCustomer: 1,
      active: false,
    }
    const { body } = await create({ ...fields, startsAt: '2026-01-08T11:00', endsAt: '2026-07-01T04:00:00Z' })
    expect(body).toMatchObject({
      ...fields,
      startsAt: '2026-01-08T18:00:00.000Z',
      startsLocal: '2026-01-08T11:00',
      endsAt: '2026-07-01T04:00:00.000Z',
      // Daylight saving time.
      endsLocal: '2026-06-30T22:00',
    })
  })

  test.each([
    [{ code: ' ' }, 'code', 'Coupon code is required'],
    [{ code: 'X'.repeat(65) }, 'code', 'At most 32 characters'],
    [{ code: 'NEW YEAR' }, 'code', 'Use only letters, digits, hyphens and underscores'],
    [{ kind: 'gift' }, 'kind', 'Kind is required'],
    [{ value: 0 }, 'value', 'Value must be more than 0'],
    [{ value: 0.001 }, 'value', 'Value must be more than 0'],
    [{ value: '5' }, 'value', 'Value must be more than 0'],
    [{ value: 100.5 }, 'value', 'At most 100 percent'],
    [{ kind: 'fixed', value: 100_001 }, 'value', 'Enter at most 100,000'],
    [{ kind: 'fixed', value: 1e9 }, 'value', 'Enter at most 10,000,000'],
    [{ minSubtotal: -1 }, 'minSubtotal', 'Enter 0 or more, or leave blank'],
    [{ cap: 0 }, 'cap', 'Enter more than 0, or leave blank'],
    [{ kind: 'fixed', value: 50, cap: 1 }, 'cap', 'Enter at least the value, or leave blank'],
    [{ maxUses: 0 }, 'maxUses', 'Enter 1 or more, or leave blank'],
    [{ maxUses: 1.5 }, 'maxUses', 'Enter a whole number or leave blank'],
    [{ maxUsesPerCustomer: 0 }, 'maxUsesPerCustomer', 'Enter 1 or more, or leave blank'],
    [{ startsAt: 'soon' }, 'startsAt', 'Enter a date and time, or leave blank'],
    [{ endsAt: '2026-02-30T10:00' }, 'endsAt', 'Enter a date and time, or leave blank'],
    [{ endsAt: '0000-01-01T10:00' }, 'endsAt', 'Enter a date and time, or leave blank'],
    [{ startsAt: '2026-02-01T10:00', endsAt: '2026-02-01T10:00' }, 'endsAt', 'It must end after it starts'],
  ])('%j is rejected and names its field', async (wrong, path, message) => {
    expect(await create({ ...spring, ...wrong })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', message, issues: [{ path, message }] },
    })
  })

  test('with the same code is created once, however many requests race', async () => {
    const answers = await Promise.all(
      ['SPRING', 'spring', 'Spring', 'SPRING'].map((code) => create({ ...spring, code })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body.issues).toEqual([
      { path: 'code', message: 'There is already a coupon called SPRING' },
    ])
  })
})

describe('a change', () => {
  test('affects only the named fields, and logs the old values', async () => {
    const { body: made } = await create({ ...spring, cap: 8, endsAt: '2026-02-01T10:00' })
    const { status, body } = await change(made._id, { value: 20, endsAt: '' })
    expect([status, body]).toEqual([200, { ...made, value: 20, endsAt: null, endsLocal: null, version: 2 }])
    const [entry] = await site.db.select().from(auditLog).where(eq(auditLog.action, 'change coupon'))
    expect(entry).toMatchObject({ subjectId: made._id, before: { value: 15 }, after: { value: 20 } })
  })

  test('of the kind needs a value, too', async () => {
    const { body: made } = await create()
    expect((await change(made._id, { kind: 'fixed' })).body.issues).toEqual([
      { path: 'value', message: 'Value is required' },
    ])
    expect((await change(made._id, { kind: 'fixed', value: 250 })).body).toMatchObject({ value: 250 })
    expect((await change(made._id, { kind: 'percent', value: 250 })).status).toBe(400)
    expect((await change(made._id, { kind: 'percent', value: 25 })).body).toMatchObject({ value: 25 })
  })

  test('of an amount off does not leave a maximum below it', async () => {
    const { body: made } = await create({ ...spring, cap: 8 })
    const issues = [{ path: 'cap', message: 'Enter at least the value, or leave blank' }]
    expect((await change(made._id, { kind: 'fixed', value: 50 })).body.issues).toEqual(issues)
    expect((await change(made._id, { kind: 'fixed', value: 50, cap: null })).status).toBe(200)
    expect((await change(made._id, { cap: 1 })).body.issues).toEqual(issues)
    // One that was made before this was a rule can still be switched off.
    await site.db.update(coupons).set({ capCents: 100 }).where(eq(coupons.id, made._id))
    expect((await change(made._id, { active: false })).status).toBe(200)
  })

  test('must not end before it starts', async () => {
    const { body: made } = await create({ ...spring, startsAt: '2026-03-01T10:00' })
    expect((await change(made._id, { endsAt: '2026-02-01T10:00' })).body.issues?.[0]?.path).toBe('endsAt')
  })

  test('cannot set a limit below its uses so far', async () => {
    const { body: made } = await create()
    for (let uses = 0; uses < 2; uses += 1) expect((await order()).status).toBe(201)
    const message = 'SPRING has already been used 2 times; the limit can’t be lower than that'
    expect(await change(made._id, { maxUses: 1 })).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', issues: [{ path: 'maxUses', message }] },
    })
    expect((await change(made._id, { maxUses: 2 })).body).toMatchObject({ maxUses: 2, uses: 2 })
    expect((await order()).status).toBe(409)
  })

  test('over a newer version is rejected; so is one of two concurrent ones; a use makes no new version', async () => {
    const { body: made } = await create()
    await order()
    const answers = await Promise.all([20, 30].map((value) => change(made._id, { value, version: 1 })))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await change(made._id, { value: 40, version: 1 })).body.code).toBe('CONFLICT')
    expect((await list()).find(({ code }) => code === 'SPRING')).toMatchObject({ uses: 1, version: 2 })
  })

  test('while orders come in loses no uses', async () => {
    const { body: made } = await create()
    const changes = [20, 30, 40].map((value) => change(made._id, { value }))
    const answers = await Promise.all([...Array.from({ length: 8 }, order), ...changes])
    expect(answers.map(({ status }) => status)).toEqual([
      ...Array.from({ length: 8 }, () => 201),
      200,
      200,
      200,
    ])
    const [row] = await site.db.select().from(coupons).where(eq(coupons.code, 'SPRING'))
    expect(row).toMatchObject({ uses: 8, version: 4 })
  })

  test('cannot use a taken code, and an unknown coupon is not found', async () => {
    const { body: made } = await create()
    expect((await change(made._id, { code: 'welcome10' })).body.issues?.[0]?.path).toBe('code')
    expect((await change(made._id, { code: 'autumn' })).body.code).toBe('AUTUMN')
    expect((await change('unicorn', { value: 1 })).status).toBe(404)
  })
})

describe('deleting', () => {
  test('touches none of the orders that used it, so it waits for none', async ({ skip }) => {
    skip(inject('database').kind === 'pglite', 'The embedded database has one transaction at a time')
    const { body } = await create()
    const placed = (await order()).body
    await site.db.transaction(async (tx) => {
      await tx.select().from(orders).where(eq(orders.id, placed._id)).for('update')
      expect((await remove(body._id)).status).toBe(204)
    })
    expect((await site.get<Order>(`/api/orders/${placed._id}`)).body.couponCode).toBe('SPRING')
    expect((await site.post(`/api/orders/${placed._id}/cancel`, {})).status).toBe(200)
  })

  test('frees the code, and past orders keep it', async () => {
    const { body: made } = await create()
    const { body: placed } = await order()
    expect((await remove(made._id)).status).toBe(204)
    expect((await remove(made._id)).status).toBe(404)
    expect((await apply('SPRING')).status).toBe(404)
    const fetched = await site.get<{ result: { data: Order } }>(
      `/trpc/orders.get?input=${encodeURIComponent(JSON.stringify({ id: placed._id }))}`,
    )
    expect(fetched.body.result.data).toMatchObject({ couponCode: 'SPRING', amounts: placed.amounts })
    expect((await create()).status).toBe(201)
  })

  test('is logged, with what it was', async () => {
    const { body: made } = await create()
    await remove(made._id)
    const [entry] = await site.db.select().from(auditLog).where(eq(auditLog.action, 'delete coupon'))
    expect(entry).toMatchObject({ subjectId: made._id, before: { code: 'SPRING', value: 15 } })
  })

  test('while its orders are being cancelled causes no error', async () => {
    const { body: made } = await create()
    const placed = await Promise.all(Array.from({ length: 6 }, order))
    const cancel = (id: string) =>
      site.post(
        '/trpc/orders.changeStatus',
        { id, from: 'placed', to: 'cancelled', reason: 'Sold out' },
        headers,
      )
    const answers = await Promise.all([
      ...placed.slice(0, 3).map(({ body }) => cancel(body._id)),
      remove(made._id),
      ...placed.slice(3).map(({ body }) => cancel(body._id)),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 204, 200, 200, 200])
  })
})
