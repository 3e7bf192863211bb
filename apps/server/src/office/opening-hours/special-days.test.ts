import type {
  ErrorBody,
  OpeningWeek,
  Order,
  SpecialDay,
  SpecialDayList,
  SpecialDayNotices,
} from '@tiffin/contract'
import { asc, eq, gte } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { orderOf, useTestApp } from '../../../test/create-test-app.ts'
import { newId } from '../../db/new-id.ts'
import { auditLog, reservations, specialDays } from '../../db/schema/index.ts'

const site = useTestApp()
type Answered = SpecialDay & ErrorBody
let headers: Record<string, string>
beforeEach(async () => {
  headers = (await site.signUp('owner@example.com', { role: 'admin' })).headers
})

// The test's day is 2026-01-07, a Wednesday, at noon.
const familyDay = { name: 'Family Day', firstDay: '2026-02-16' }
const create = (input: object = familyDay) => site.post<Answered>('/api/special-days', input, headers)
const change = (id: string, input: object) =>
  site.send<Answered>('PUT', `/api/special-days/${id}`, input, headers)
const remove = (id: string) => site.send('DELETE', `/api/special-days/${id}`, undefined, headers)
const read = async () => (await site.get<SpecialDayList>('/api/special-days', headers)).body
const list = async () => (await read()).specialDays
const notices = async () => (await site.get<SpecialDayNotices>('/api/opening-hours/special-days')).body
const order = (pickupAt?: string) =>
  site.post<Order & ErrorBody & { nextTimes?: string[] }>(
    '/api/orders',
    orderOf([{ slug: 'samosa' }], pickupAt ? { fulfillment: { type: 'pickup', pickupAt } } : {}),
  )
const reserve = (startsAt: string, status: 'requested' | 'cancelled' = 'requested') =>
  site.db.insert(reservations).values({
    id: newId(),
    status,
    startsAt: new Date(startsAt),
    partySize: 2,
    name: 'Test Guest',
    email: 'guest@example.com',
    phone: '780-555-0100',
    createdAt: new Date(),
  })

const NIGHT = 'It must close after it opens, at the latest at 6 in the morning of the next day'

describe('a new special day', () => {
  test('is a single closed day by default, and shown to everyone', async () => {
    const { status, body } = await create()
    const { _id } = body
    expect([status, body]).toEqual([
      201,
      {
        _id,
        name: 'Family Day',
        firstDay: '2026-02-16',
        lastDay: '2026-02-16',
        opens: null,
        closes: null,
        isOver: false,
        affected: [],
        version: 1,
      },
    ])
    expect(await notices()).toEqual({
      today: '2026-01-07',
      days: [{ name: 'Family Day', firstDay: '2026-02-16', lastDay: '2026-02-16', hours: null }],
    })
    expect(await site.db.$count(auditLog, eq(auditLog.subjectId, _id))).toBe(1)
  })

  test('may have special hours and last several days', async () => {
    const said = { firstDay: '2026-01-10', lastDay: '2026-01-11', opens: '12:00', closes: '23:59' }
    expect((await create({ name: 'Fair', ...said })).body).toMatchObject(said)
    const { body } = await site.get<OpeningWeek>('/api/opening-hours')
    expect(body.days.filter(({ special }) => special === 'Fair').map(({ day }) => day)).toEqual([
      '2026-01-10',
      '2026-01-11',
    ])
  })

  test('may be today', async () => {
    expect((await create({ name: 'Burst pipe', firstDay: '2026-01-07' })).status).toBe(201)
  })

  test.each([
    [{ name: ' ' }, 'name', 'Enter a name'],
    [{ firstDay: '2026-02-30' }, 'firstDay', 'Invalid date'],
    [{ firstDay: undefined }, 'firstDay', 'Enter a date'],
    [{ firstDay: '' }, 'firstDay', 'Enter a date'],
    [{ firstDay: '2026-01-06' }, 'firstDay', 'That day has passed'],
    [{ lastDay: '2026-02-15' }, 'lastDay', 'The last day is before the first day'],
    [{ lastDay: '2026-02-31' }, 'lastDay', 'Invalid date'],
    [{ lastDay: '2027-03-23' }, 'lastDay', 'At most 400 days'],
    [{ opens: '11:00' }, 'closes', 'When does it end?'],
    [{ closes: '15:00' }, 'opens', 'When does it start?'],
    [{ opens: '15:00', closes: '15:00' }, 'closes', NIGHT],
    [{ opens: '15:00', closes: '06:01' }, 'closes', NIGHT],
    [{ opens: '9:00', closes: '15:00' }, 'opens', 'Enter a time such as 11:00'],
    [{ opens: '11:00', closes: '24:00' }, 'closes', 'Enter a time such as 11:00'],
  ])('%j is rejected', async (wrong, path, message) => {
    const { status, body } = await create({ ...familyDay, ...wrong })
    expect([status, body.code, body.issues]).toEqual([400, 'VALIDATION', [{ path, message }]])
    expect(await list()).toEqual([])
  })

  test('of 400 days is not too long', async () => {
    expect((await create({ ...familyDay, lastDay: '2027-03-22' })).status).toBe(201)
  })
})

describe('two special days that overlap', () => {
  test.each([
    ['the same day', '2026-02-16', '2026-02-16'],
    ['its last day', '2026-02-18', '2026-02-20'],
    ['its first day', '2026-02-10', '2026-02-16'],
    ['all of it', '2026-02-01', '2026-02-28'],
  ])('at %s are rejected, and the other one is named', async (_where, firstDay, lastDay) => {
    await create({ ...familyDay, lastDay: '2026-02-18' })
    const { status, body } = await create({ name: 'Winter break', firstDay, lastDay })
    const message = 'These days overlap with Family Day: February 16, 2026 to February 18, 2026'
    expect([status, body.code, body.issues]).toEqual([409, 'CONFLICT', [{ path: 'firstDay', message }]])
  })

  test('side by side are fine, and one may be moved within its own days', async () => {
    const { body } = await create({ ...familyDay, lastDay: '2026-02-18' })
    expect((await create({ name: 'After', firstDay: '2026-02-19' })).status).toBe(201)
    expect((await create({ name: 'Before', firstDay: '2026-02-15' })).status).toBe(201)
    expect((await change(body._id, { firstDay: '2026-02-17' })).status).toBe(200)
    expect((await change(body._id, { lastDay: '2026-02-19' })).body.message).toMatch(
      /^These days overlap with After/,
    )
  })

  test('saved concurrently: one is created, the others get an error', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, place) =>
        create({ name: `Holiday ${place}`, firstDay: '2026-02-10', lastDay: `2026-02-1${place + 2}` }),
      ),
    )
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b)
    expect(statuses).toEqual([201, 409, 409, 409, 409, 409])
    const made = answers.find(({ status }) => status === 201)?.body.name
    const refused = answers.filter(({ status }) => status === 409)
    for (const { body } of refused)
      expect(body.message).toMatch(new RegExp(`^These days overlap with ${made}: `))
    expect(await site.db.$count(specialDays)).toBe(1)
  })

  test('moved onto the same day concurrently do not overlap', async () => {
    const [first, second] = [await create(), await create({ name: 'Fair', firstDay: '2026-02-20' })]
    const answers = await Promise.all(
      [first, second].map(({ body }) => change(body._id, { firstDay: '2026-02-25', lastDay: '' })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })
})

describe('changing', () => {
  test('leaves unnamed fields alone, and blank hours close it', async () => {
    const { body } = await create({ ...familyDay, opens: '12:00', closes: '15:00' })
    const renamed = await change(body._id, { name: 'Family Day lunch' })
    expect(renamed.body).toMatchObject({ opens: '12:00', closes: '15:00', version: 2 })
    const closed = await change(body._id, { opens: '', closes: '' })
    expect(closed.body).toMatchObject({ name: 'Family Day lunch', opens: null, closes: null, version: 3 })
    const log = await site.db.select().from(auditLog).orderBy(asc(auditLog.at))
    expect(log.map(({ action }) => action)).toEqual([
      'create special day',
      'change special day',
      'change special day',
    ])
  })

  test('over a newer version is rejected; so is one of two concurrent ones', async () => {
    const { body } = await create()
    const answers = await Promise.all(
      ['Mine', 'Theirs'].map((name) => change(body._id, { name, version: 1 })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await change(body._id, { name: 'Late', version: 1 })).body).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringMatching(/was changed by someone else in the meantime/) as unknown,
    })
    expect((await change('unicorn', { name: 'x' })).status).toBe(404)
  })

  test('can end a closure that has begun, as early as yesterday', async () => {
    const { body } = await create({ name: 'Repairs', firstDay: '2026-01-07', lastDay: '2026-01-12' })
    site.setTime('2026-01-09T12:00:00-07:00')
    expect((await change(body._id, { lastDay: '2026-01-07' })).body.issues?.[0]?.message).toBe(
      'That day has passed',
    )
    expect((await change(body._id, { lastDay: '2026-01-08' })).body).toMatchObject({ isOver: true })
    expect((await notices()).days).toEqual([])
  })
})

test('the next one comes first, past ones last', async () => {
  await create({ name: 'Now', firstDay: '2026-01-07', lastDay: '2026-01-08' })
  await create({ name: 'Second', firstDay: '2026-04-03' })
  await create({ name: 'First', firstDay: '2026-02-16' })
  await create({ name: 'Soon over', firstDay: '2026-01-09' })
  site.setTime('2026-01-10T12:00:00-07:00')
  expect((await list()).map(({ name, isOver }) => [name, isOver])).toEqual([
    ['First', false],
    ['Second', false],
    ['Soon over', true],
    ['Now', true],
  ])
})

test('of more than a thousand the next ones are listed, and how many there are', async () => {
  const day = (offset: number) =>
    Temporal.PlainDate.from('2026-01-07')
      .add({ days: 2 * offset })
      .toString()
  const days = Array.from({ length: 1004 }, (_, index) => day(index - 2)).map((firstDay) => {
    return { id: newId(), name: firstDay, firstDay, lastDay: firstDay, opens: null, closes: null }
  })
  await site.db.insert(specialDays).values(days)
  const { specialDays: listed, total } = await read()
  expect([listed.length, total]).toEqual([1000, 1004])
  expect([listed[0]?.firstDay, listed.at(-1)?.firstDay]).toEqual([day(0), day(999)])
  await site.db.delete(specialDays).where(gte(specialDays.firstDay, day(998)))
  expect((await list()).slice(-2).map(({ firstDay }) => firstDay)).toEqual([day(-1), day(-2)])
})

test('after a deletion its days are ordinary days', async () => {
  const { body } = await create({ ...familyDay, firstDay: '2026-01-08' })
  expect((await remove(body._id)).status).toBe(204)
  expect((await remove(body._id)).status).toBe(404)
  expect((await notices()).days).toEqual([])
  expect((await order('2026-01-08T19:00:00Z')).status).toBe(201)
})

describe('orders', () => {
  test('on a closed day are promised for the next open time; a requested time gets alternatives', async () => {
    await create({ name: 'Burst pipe', firstDay: '2026-01-07', lastDay: '2026-01-08' })
    expect((await order()).body.fulfillment.pickupAt).toBe('2026-01-09T18:00:00.000Z')
    const { status, body } = await order('2026-01-08T19:00:00.000Z')
    expect([status, body.code, body.nextTimes?.[0]]).toEqual([409, 'CLOSED', '2026-01-09T18:00:00.000Z'])
  })

  test('follow a closure immediately, even after orders that took portions', async () => {
    await site.addDish({ slug: 'shank', stock: 5 })
    const orderShank = async () => (await site.post<Order>('/api/orders', orderOf([{ slug: 'shank' }]))).body
    expect((await orderShank()).fulfillment.pickupAt).toBe('2026-01-07T19:25:00.000Z')
    const { body } = await create({ name: 'Burst pipe', firstDay: '2026-01-07' })
    expect((await orderShank()).fulfillment.pickupAt).toBe('2026-01-08T18:00:00.000Z')
    await remove(body._id)
    expect((await orderShank()).fulfillment.pickupAt).toBe('2026-01-07T19:25:00.000Z')
  })

  test('the available times skip closed days', async () => {
    await create({ name: 'Burst pipe', firstDay: '2026-01-07' })
    const input = encodeURIComponent(JSON.stringify({ slugs: [] }))
    const { body } = await site.get<{ result: { data: { times: { local: string }[] } } }>(
      `/trpc/pickup.times?input=${input}`,
    )
    expect(body.result.data.times[0]?.local).toBe('2026-01-08T11:00')
  })
})

describe('the list of guests to call', () => {
  test('contains orders and tables in the closed hours, by day', async () => {
    await order('2026-01-10T19:00:00Z')
    await order('2026-01-10T23:00:00Z')
    await order('2026-01-11T19:00:00Z')
    await order('2026-01-12T19:00:00Z')
    await reserve('2026-01-11T01:00:00Z')
    await reserve('2026-01-11T01:30:00Z', 'cancelled')
    const { body } = await create({ name: 'Closed', firstDay: '2026-01-10', lastDay: '2026-01-11' })
    const affected = [
      { day: '2026-01-10', orders: 2, reservations: 1 },
      { day: '2026-01-11', orders: 1, reservations: 0 },
    ]
    expect(body.affected).toEqual(affected)
    expect((await list())[0]?.affected).toEqual(affected)
  })

  test('contains no one who comes during open hours, and the closing minute counts as closed', async () => {
    await order('2026-01-10T19:00:00Z')
    await order('2026-01-10T21:45:00Z')
    await order('2026-01-10T22:00:00Z')
    const hours = { opens: '12:00', closes: '15:00' }
    const { body } = await create({ name: 'Short', firstDay: '2026-01-10', ...hours })
    expect(body.affected).toEqual([{ day: '2026-01-10', orders: 1, reservations: 0 }])
  })

  test('contains no cancelled orders, and none that were due before now', async () => {
    const { body: placed } = await order('2026-01-07T20:00:00Z')
    const { body: due } = await order('2026-01-07T19:30:00Z')
    await site.post(
      '/trpc/orders.changeStatus',
      { id: placed._id, from: 'placed', to: 'cancelled', reason: 'Sold out' },
      headers,
    )
    const { body } = await create({ name: 'Burst pipe', firstDay: '2026-01-07' })
    expect(body.affected).toEqual([{ day: '2026-01-07', orders: 1, reservations: 0 }])
    site.setTime('2026-01-07T13:00:00-07:00')
    expect([due.status, (await list())[0]?.affected]).toEqual(['placed', []])
  })
})

describe('the list of guests to call for hours that no special day closes', () => {
  const fair = { name: 'Fair', firstDay: '2026-01-10', opens: '08:00', closes: '23:30' }
  const lost = [{ day: '2026-01-10', orders: 1, reservations: 1 }]
  const book = (startsAt: string) =>
    site.post('/api/reservations', {
      name: 'Test Guest',
      email: 'guest@example.com',
      phone: '780-555-0100',
      partySize: 2,
      startsAt,
    })

  /** At half past eight, which is only open because of the fair, and at noon. */
  async function promiseAtFair() {
    const { body } = await create(fair)
    for (const time of ['08:30', '12:00']) {
      expect((await book(`2026-01-10T${time}:00-07:00`)).status).toBe(201)
      expect((await order(`2026-01-10T${time}:00-07:00`)).status).toBe(201)
    }
    expect(await read()).toMatchObject({ specialDays: [{ affected: [] }], affectedElsewhere: [] })
    return body._id
  }

  test('is shown after a day of longer hours is deleted', async () => {
    const id = await promiseAtFair()
    expect((await remove(id)).status).toBe(204)
    expect(await read()).toEqual({ specialDays: [], total: 0, affectedElsewhere: lost })
  })

  test('is shown after it is moved away', async () => {
    const id = await promiseAtFair()
    const { body } = await change(id, { firstDay: '2026-01-11', lastDay: '2026-01-11' })
    expect(body.affected).toEqual([])
    expect(await read()).toMatchObject({ specialDays: [{ affected: [] }], affectedElsewhere: lost })
  })

  test('is shown with the day itself when its hours are shortened', async () => {
    const id = await promiseAtFair()
    expect((await change(id, { opens: '09:00' })).body.affected).toEqual(lost)
    expect(await read()).toMatchObject({ specialDays: [{ affected: lost }], affectedElsewhere: [] })
  })

  test('is empty once they are due', async () => {
    await remove(await promiseAtFair())
    site.setTime('2026-01-10T08:31:00-07:00')
    expect((await read()).affectedElsewhere).toEqual([])
  })
})
