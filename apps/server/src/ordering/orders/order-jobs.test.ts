import type { Order } from '@tiffin/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { orderOf, useTestApp } from '../../../test/create-test-app.ts'
import { startSmtpServer } from '../../../test/start-smtp-server.ts'
import { users } from '../../db/schema/index.ts'
import { createMailer } from '../../platform/mail.ts'
import type { Sms } from '../../platform/sms.ts'
import { mailGuestOfOrder, startOrderJobs } from './order-jobs.ts'
import { sampleHouse } from '../../../test/sample-house.ts'

const site = useTestApp()
let smtp: Awaited<ReturnType<typeof startSmtpServer>>
let headers: Record<string, string>
let order: Order
const textMessages: Sms[] = []

beforeAll(async () => {
  smtp = await startSmtpServer()
  const mailer = createMailer({
    publicUrl: 'http://tiffin.test',
    smtpUrl: smtp.url,
    mailFrom: 'kitchen@example.com',
    house: sampleHouse,
    dataDir: '',
    onSaved: () => {},
  })
  const sms = {
    send: async (sent: Sms) => {
      textMessages.push(sent)
    },
  }
  await startOrderJobs(site.jobs, { ...site.deps, mailer, sms })
})
beforeEach(async () => {
  headers = (await site.signUp('cook@example.com', { role: 'admin' })).headers
  smtp.received.length = 0
  textMessages.length = 0
  order = (
    await site.post<Order>(
      '/api/orders',
      orderOf([{ slug: 'samosa', quantity: 2, note: 'Look at evil.example/words' }], {
        customer: { name: 'http://evil.example', email: 'juniper@example.com', phone: '780-555-0199' },
      }),
    )
  ).body
  await smtp.waitFor(1)
})
afterAll(() => smtp.stop())

const move = (from: string, to: string) =>
  site.post(`/api/admin/orders/${order._id}/status`, { from, to, reason: 'The oven is broken.' }, headers)
const textOf = ({ raw }: { raw: string }) => raw.replaceAll(/=\r?\n/g, '')
const texts = () => smtp.received.map(textOf)

/** Everything that was queued before has been handled once this one has arrived. */
async function afterTheQueue(mails: number) {
  await smtp.waitFor(mails)
  const enqueue = () => site.db.transaction((tx) => site.jobs.enqueueAll(tx, mailGuestOfOrder, [last], 2))
  const last = { orderId: order._id, event: 999_999_999, news: 'placed' as const }
  await enqueue()
  await smtp.waitFor(mails + 1)
}

test('who has ordered gets one email with the dishes, the time and the link, and no link that was typed', async () => {
  expect(smtp.received[0]?.to).toEqual(['juniper@example.com'])
  const [text] = texts()
  expect(text).toContain(`http://tiffin.test/order/${order._id}`)
  expect(text).toContain('2 =C3=97 Samosa')
  expect(text).toContain('12:25 pm on Wednesday, January 7')
  expect(text).not.toContain('evil')
})

const decoded = (found: { raw: string } | undefined) =>
  Buffer.from(
    textOf(found ?? { raw: '' }).replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
      String.fromCodePoint(parseInt(hex, 16)),
    ),
    'latin1',
  ).toString()

test('the email is a receipt: each line with its price, choices and note, then the amounts, the allergy before all', async () => {
  await site.addCoupon({ code: 'TENTH' })
  await site.post(
    '/api/orders',
    orderOf([{ slug: 'butter-chicken', quantity: 2, note: 'No coriander' }], {
      note: 'Peanuts make me ill',
      allergyNote: true,
      couponCode: 'TENTH',
    }),
  )
  const mail = decoded((await smtp.waitFor(2)).at(-1))
  const rows = [
    'Allergy, as the kitchen reads it: “Peanuts make me ill”',
    'Thank you for your order.',
    '2 × Butter Chicken: $',
    '– Mild',
    '– “No coriander”',
    'Subtotal: $',
    'Discount (TENTH): −$',
    'GST 5%: $',
    'Total $',
  ]
  const places = rows.map((row) => mail.indexOf(row))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
})

test('an email names no discount where there is none, and no delivery', () => {
  const mail = decoded(smtp.received[0])
  expect(mail).toContain('2 × Samosa: $11.32')
  expect(mail).toContain('Subtotal: $11.32')
  expect(mail).not.toMatch(/Discount|Delivery/)
})

test('each step that matters is told once', async () => {
  await move('placed', 'accepted')
  await smtp.waitFor(2)
  await move('accepted', 'preparing')
  await move('preparing', 'ready')
  await afterTheQueue(3)
  const [, accepted, ready] = texts()
  expect(accepted).toContain(`accepted your order ${order.number}. It will be ready at 12:25`)
  expect(ready).toContain(`Your order ${order.number} is ready.`)
})

test('a step that was undone is not told, nor one that something later has overtaken', async () => {
  await move('placed', 'accepted')
  await site.post(`/api/admin/orders/${order._id}/undo`, { from: 'accepted' }, headers)
  await move('placed', 'accepted')
  await afterTheQueue(2)
  expect(texts().filter((text) => text.includes('It will be ready at'))).toHaveLength(1)
  smtp.received.length = 0
  await move('accepted', 'cancelled')
  await afterTheQueue(1)
  expect(texts()[0]).toContain(`had to cancel your order ${order.number}`)
  expect(texts()[0]).toContain('The oven is broken.')
})

test('a later step that was undone does not tell the step before it again', async () => {
  await move('placed', 'accepted')
  await move('accepted', 'preparing')
  await site.post(`/api/admin/orders/${order._id}/undo`, { from: 'preparing' }, headers)
  await smtp.waitFor(2)
  await move('accepted', 'preparing')
  await move('preparing', 'ready')
  await smtp.waitFor(3)
  await move('ready', 'completed')
  await site.post(`/api/admin/orders/${order._id}/undo`, { from: 'completed' }, headers)
  await afterTheQueue(3)
  const count = (words: string) => texts().filter((text) => text.includes(words)).length
  expect([count('It will be ready at'), count('is ready. Come')]).toEqual([1, 1])
})

test('what was handed over by mistake before its guest heard of it is told once', async () => {
  await move('placed', 'accepted')
  await move('accepted', 'preparing')
  await move('preparing', 'ready')
  await move('ready', 'completed')
  await site.post(`/api/admin/orders/${order._id}/undo`, { from: 'completed' }, headers)
  await afterTheQueue(2)
  expect(texts().filter((text) => text.includes('is ready. Come'))).toHaveLength(1)
})

test('an address that nobody has is given up at once', async () => {
  smtp.rejectAddress('typo@example.com')
  const { body } = await site.post<Order>(
    '/api/orders',
    orderOf([{ slug: 'samosa' }], {
      customer: { name: 'T', email: 'typo@example.com', phone: '780-555-0199' },
    }),
  )
  const job = { orderId: body._id, event: 1, news: 'placed' as const }
  const errors: Error[] = []
  site.jobs.onError((error) => errors.push(error))
  await site.db.transaction((tx) => site.jobs.enqueueAll(tx, mailGuestOfOrder, [job]))
  await afterTheQueue(1)
  expect(errors).toEqual([])
})

test('who has paid for an order that is cancelled is told how to get it back', async () => {
  await site.post(`/api/admin/orders/${order._id}/paid`, { method: 'card' }, headers)
  await move('placed', 'cancelled')
  await smtp.waitFor(2)
  const text = texts().at(-1)
  expect(text).not.toContain('Nothing is owed')
  expect(text).toContain('call us at 780-555-0142, and we will give it back')
})

test('a tip that was given at the counter is counted in what the guest of a cancelled order gets back', async () => {
  await site.post(`/api/admin/orders/${order._id}/payments`, { method: 'cash', tip: 4 }, headers)
  await move('placed', 'cancelled')
  await smtp.waitFor(2)
  expect(texts().at(-1)).toContain(`You have paid $${(order.amounts.total + 4).toFixed(2)}: call us`)
})

test('a promise that moves twice is told once, with the time that holds', async () => {
  await move('placed', 'accepted')
  await smtp.waitFor(2)
  for (const time of ['12:35', '12:45']) {
    const pickupAt = `2026-01-07T${time}:00-07:00`
    await site.post(`/api/admin/orders/${order._id}/pickup`, { pickupAt, reason: 'A busy day.' }, headers)
  }
  await afterTheQueue(3)
  expect(texts()[2]).toContain('12:45 pm on Wednesday, January 7 instead of 12:25 pm')
})

test('a promise that is moved back is told as the first one', async () => {
  const moveTo = (time: string, reason: string) =>
    site.post(
      `/api/admin/orders/${order._id}/pickup`,
      { pickupAt: `2026-01-07T${time}:00-07:00`, reason },
      headers,
    )
  await moveTo('12:45', 'A busy day.')
  await smtp.waitFor(2)
  await moveTo('12:25', 'The oven works again.')
  await smtp.waitFor(3)
  const text = decoded(smtp.received[2])
  expect(text).toContain('will be ready at 12:25 pm on Wednesday, January 7, as first promised.')
  expect(text).toContain('The oven works again.')
  expect(text).not.toContain('instead of')
  await expect.poll(() => textMessages.length).toBe(2)
  expect(textMessages[1]?.text).toContain(
    'Ready at 12:25 pm on Wednesday, January 7, as first promised. The oven works again.',
  )
})

test('what cannot wait is sent as a text message too, to those who gave a number', async () => {
  await move('placed', 'accepted')
  await move('accepted', 'preparing')
  await move('preparing', 'ready')
  await afterTheQueue(2)
  await expect.poll(() => textMessages.length).toBe(1)
  expect(textMessages[0]?.to).toBe('780-555-0199')
  expect(textMessages[0]?.text).toBe(
    `Masala & Maple: Order ${order.number} is ready. Come and get it while it’s hot: 10620 Jasper Ave. http://tiffin.test/order/${order._id}`,
  )
})

describe('a changed order', () => {
  const change = (revision: number, items: object[], more = {}) =>
    site.post<Order>(`/api/admin/orders/${order._id}/lines`, { revision, items, ...more }, headers)

  test('is told with what has changed, why, and the old and the new total', async () => {
    await change(0, [{ line: 0, quantity: 3 }, { slug: 'garlic-naan' }], {
      reason: 'You called for one more.',
    })
    await smtp.waitFor(2)
    const text = decoded(smtp.received[1])
    expect(text).toContain(`Your order ${order.number} has been changed.`)
    expect(text).toContain('You called for one more.')
    expect(text).toContain('Added: 1 × Garlic Naan')
    // A typed link would be one in the mail.
    expect(text).toContain('Added: see the page of your order')
    expect(text).not.toContain('evil')
    expect(text).toContain('instead of $11.89')
  })

  test('twice in a moment is told once, compared with what the guest knew', async () => {
    await change(0, [{ line: 0, quantity: 3, note: null }], { reason: 'You called for one more.' })
    await change(1, [{ line: 0, quantity: 4 }], { reason: 'The last one is a present.' })
    await afterTheQueue(2)
    const text = decoded(smtp.received[1])
    expect(text).toContain('You called for one more.')
    expect(text).toContain('The last one is a present.')
    expect(text).toContain('4 × Samosa')
    expect(text).toContain('instead of $11.89')
  })

  test('that gets something new right after it was ready is not told to be ready', async () => {
    for (const [from, to] of [
      ['placed', 'accepted'],
      ['accepted', 'preparing'],
    ] as const)
      await move(from, to)
    await smtp.waitFor(2)
    await move('preparing', 'ready')
    await change(0, [{ line: 0, note: null }, { slug: 'garlic-naan' }])
    await afterTheQueue(3)
    expect(smtp.received.map(textOf).join()).not.toContain('is ready')
    expect(textMessages).toEqual([])
  })

  test('and changed back within ten seconds is not told at all', async () => {
    await change(0, [{ line: 0, quantity: 3 }])
    await site.post(`/api/admin/orders/${order._id}/lines/undo`, { revision: 1 }, headers)
    await afterTheQueue(1)
    expect(smtp.received).toHaveLength(2)
  })
})

describe('many orders with one address, which may be somebody else’s', () => {
  const place = async (times: number, more: Record<string, string> = {}) => {
    const placed: Order[] = []
    for (let count = 0; count < times; count += 1)
      placed.push(
        (await site.post<Order>('/api/orders', orderOf([{ slug: 'samosa' }], { customer: stranger }), more))
          .body,
      )
    return placed
  }
  const stranger = { name: 'T', email: 'Stranger@example.com', phone: '780-555-0199' }
  const mails = (words: string) =>
    smtp.received.filter((mail) => /stranger/i.test(mail.to.join()) && decoded(mail).includes(words)).length
  const thanks = 'Thank you for your order'

  test('are three emails and one that says so; what staff do is still told', async () => {
    const placed = await place(7)
    await site.post(`/api/orders/${placed[6]?._id}/cancel`, {})
    await afterTheQueue(5)
    expect([mails(thanks), mails('Several orders were placed'), mails('')]).toEqual([3, 1, 4])
    const accepted = { from: 'placed', to: 'accepted' }
    await site.post(`/api/admin/orders/${placed[5]?._id}/status`, accepted, headers)
    await smtp.waitFor(smtp.received.length + 1)
    expect(mails('The kitchen has accepted')).toBe(1)
  })

  test('are no more if a part of the address is made up: its mailbox is the same', async () => {
    for (const tag of ['', '+1', '+2', '+b+c', '+4']) {
      const customer = { ...stranger, email: `stranger${tag}@example.com` }
      await site.post('/api/orders', orderOf([{ slug: 'samosa' }], { customer }))
    }
    await afterTheQueue(5)
    expect([mails(thanks), mails('Several orders were placed')]).toEqual([3, 1])
  })

  test('who has verified the address hears of every order', async () => {
    const { headers: own, user } = await site.signUp('stranger@example.com')
    await site.db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, user._id))
    await place(5, own)
    await smtp.waitFor(6)
    expect(mails(thanks)).toBe(5)
  })
})

describe('an order that staff have taken', () => {
  const take = async (customer: Record<string, string>) =>
    (
      await site.post<Order>(
        '/api/admin/orders',
        { channel: 'phone', items: [{ slug: 'samosa' }], customer: { name: 'Asha', ...customer } },
        headers,
      )
    ).body
  const cancel = ({ _id }: Order) =>
    site.post(
      `/api/admin/orders/${_id}/status`,
      { from: 'placed', to: 'cancelled', reason: 'The oven is broken.' },
      headers,
    )

  test('without an address sends no email, and text messages to its number as ever', async () => {
    await cancel(await take({ phone: '780-555-0100' }))
    await expect.poll(() => textMessages.length, { timeout: 10_000 }).toBe(1)
    expect(textMessages[0]?.to).toBe('780-555-0100')
    expect(smtp.received).toHaveLength(1)
  })

  test('with an address is told by email, however many staff take for it', async () => {
    for (let index = 0; index < 5; index += 1) await take({ email: 'regular@example.com' })
    await smtp.waitFor(6)
    expect(smtp.received.filter(({ to }) => to[0] === 'regular@example.com')).toHaveLength(5)
    expect(texts().join()).not.toContain('More orders with your email address')
  })
})
