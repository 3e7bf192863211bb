import type {
  KitchenBoard,
  OpeningWeek,
  Order,
  PickupTimes,
  RegionSettings,
  Reservation,
  ReservationTimes,
  SalesReport,
} from '@tiffin/contract'
import { sampleSettings } from '@tiffin/restaurant/sample'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { orderOf, useTestApp } from '../../test/create-test-app.ts'
import { sampleHouse } from '../../test/sample-house.ts'
import { startSmtpServer } from '../../test/start-smtp-server.ts'
import { startReservationJobs } from '../guests/reservations/reservation-jobs.ts'
import { drawTicket } from '../kitchen/printing/draw-ticket.ts'
import { findPrintedOrder } from '../kitchen/printing/ticket-queries.ts'
import { describeTicket, RULE } from '../kitchen/printing/ticket-text.ts'
import { startOrderJobs } from '../ordering/orders/order-jobs.ts'
import { createMailer } from '../platform/mail.ts'
import type { ServerEntry } from '../http/pages/renderer.ts'

let rendered = 0
const entry: ServerEntry = {
  async render() {
    rendered += 1
    return { status: 200, html: `<html>${rendered}</html>`, scripts: [] }
  },
}
const site = useTestApp({
  mountWebApp: async () => ({
    load: async () => ({ entry, manifests: null }),
    isLive: false,
    worker: null,
    assets: new Map(),
  }),
})

let smtp: Awaited<ReturnType<typeof startSmtpServer>>
let headers: Record<string, string>
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
  const deps = { ...site.deps, mailer }
  await startReservationJobs(site.jobs, deps)
  await startOrderJobs(site.jobs, { ...deps, sms: { send: async () => {} } })
})
afterAll(() => smtp.stop())

const amsterdam: RegionSettings = {
  ...sampleSettings.region,
  country: 'NL',
  locale: 'nl-NL',
  is24Hours: true,
  timeZone: 'Europe/Amsterdam',
}
const kolkata: RegionSettings = {
  ...sampleSettings.region,
  country: 'IN',
  locale: 'en-IN',
  is24Hours: false,
  timeZone: 'Asia/Kolkata',
}

const get = async <Body>(path: string) => (await site.get<Body>(path, headers)).body

describe.each([
  { region: amsterdam, offset: '+01:00', evening: '18:30', day: 'Friday 9 January' },
  { region: kolkata, offset: '+05:30', evening: '6:30 pm', day: 'Friday, 9 January' },
])('a restaurant in $region.timeZone', ({ region, offset, evening, day }) => {
  beforeEach(async () => {
    headers = (await site.signUp('owner@example.com', { role: 'admin' })).headers
    const { status } = await site.send('PUT', '/api/admin/settings', { region, version: 0 }, headers)
    expect(status).toBe(200)
    site.setTime(`2026-01-07T12:00:00${offset}`)
  })

  async function place(email = 'guest@example.com') {
    const fulfillment = { type: 'pickup', pickupAt: `2026-01-09T18:30:00${offset}` }
    const customer = { name: 'Test Guest', email }
    return (await site.post<Order>('/api/orders', orderOf([{ slug: 'samosa' }], { fulfillment, customer })))
      .body
  }
  const utc = (local: string) => Temporal.Instant.from(local + offset).toString()

  const stamp = (local: string) => utc(local).replaceAll(/[-:]/g, '')

  test('offers pickup times of its own clock', async () => {
    const { asSoonAsPossible, times, isOpen } = await get<PickupTimes>('/api/pickup-times')
    expect(isOpen).toBe(true)
    expect(asSoonAsPossible.local).toBe('2026-01-07T12:25')
    expect(Temporal.Instant.from(asSoonAsPossible.at).toString()).toBe(utc('2026-01-07T12:25:00'))
    expect(times.slice(0, 2).map(({ local }) => local)).toEqual(['2026-01-07T12:30', '2026-01-07T12:45'])
  })

  test('is closed after its own closing time', async () => {
    site.setTime(`2026-01-07T21:30:00${offset}`)
    const { isOpen, asSoonAsPossible } = await get<PickupTimes>('/api/pickup-times')
    expect([isOpen, asSoonAsPossible.local]).toEqual([false, '2026-01-08T11:00'])
    const { days } = await get<OpeningWeek>('/api/opening-hours')
    expect(days[0]).toMatchObject({
      day: '2026-01-07',
      kitchen: [{ opens: { local: '2026-01-07T11:00' }, closes: { local: '2026-01-07T21:00' } }],
    })
  })

  test('writes its own time with an order: on its page, on the board, in files and in totals', async () => {
    const order = await place()
    expect(order.fulfillment).toMatchObject({ pickupLocal: '2026-01-09T18:30' })
    expect(order.steps[0]).toMatchObject({ local: '2026-01-07T12:00' })
    const board = await get<KitchenBoard>('/api/admin/kitchen/board')
    expect([board.now.local, board.orders[0]?.fulfillment.pickupLocal]).toEqual([
      '2026-01-07T12:00',
      '2026-01-09T18:30',
    ])
    const file = await site.get<string>(
      '/api/admin/orders/export?from=2026-01-07&to=2026-01-07&format=csv',
      headers,
    )
    expect(file.body).toContain('2026-01-07 12:00')
    expect(file.body).toContain('2026-01-09 18:30')
    const sales = await get<SalesReport>('/api/admin/sales?from=2026-01-07&to=2026-01-07')
    expect(sales.hours.filter(({ orders }) => orders > 0)).toMatchObject([{ hour: 12, orders: 1 }])
    const calendar = await site.get<string>(`/api/orders/${order._id}/calendar`)
    expect(calendar.body).toContain(`DTSTART:${stamp('2026-01-09T18:30:00')}`)
  })

  test('counts an order just before its midnight for that day', async () => {
    site.setTime(`2026-01-07T23:50:00${offset}`)
    await place()
    site.setTime(`2026-01-08T00:10:00${offset}`)
    const { days } = await get<SalesReport>('/api/admin/sales?from=2026-01-07&to=2026-01-08')
    expect(days.map(({ orders }) => orders)).toEqual([1, 0])
  })

  test('puts its own time on tickets', async () => {
    const order = await place()
    const found = await findPrintedOrder(site.db, order._id)
    const facts = { kind: 'order', station: '', isDuplicate: false } as const
    const lines = describeTicket(facts, found, { printerName: '', region })
    const texts = lines.flatMap((line) => (line === RULE ? [] : [line.text]))
    expect(texts).toEqual(expect.arrayContaining([`Pickup ${evening}`, day]))
    const picture = await get<{ base64: string }>(`/api/admin/orders/${order._id}/ticket`)
    expect(picture.base64).toBe((await drawTicket(lines, '80mm')).toString('base64'))
  })

  test('mails guests in its own time', async () => {
    const email = `hungry@${region.country.toLowerCase()}.example`
    await place(email)
    expect(await mailTo(email)).toContain(`planned for pickup at ${evening} on ${day}.`)
  })

  test('seats guests in its own evening, and says so in the mail and the calendar', async () => {
    const startsAt = `2026-01-09T18:30:00${offset}`
    const { times } = await get<ReservationTimes>('/api/reservations/times?day=2026-01-09&partySize=2')
    expect(times.map(({ local }) => local)).toContain('2026-01-09T18:30')
    const email = `seated@${region.country.toLowerCase()}.example`
    const guest = { name: 'Test Guest', email, phone: '780-555-0100' }
    const { body } = await site.post<Reservation>('/api/reservations', { ...guest, partySize: 2, startsAt })
    expect(body.startsLocal).toBe('2026-01-09T18:30')
    expect(await mailTo(email)).toContain(`${evening} on ${day}`)
    const calendar = await site.get<string>(`/api/reservations/${body._id}/calendar`)
    expect(calendar.body).toContain(`DTSTART:${stamp('2026-01-09T18:30:00')}`)
  })

  test('has a page rendered again when its own day begins', async () => {
    const read = async (at: string) => {
      site.setTime(at)
      return (await site.get<string>('/')).body
    }
    const evenings = [await read(`2026-01-07T23:05:00${offset}`), await read(`2026-01-07T23:59:00${offset}`)]
    const morning = await read(`2026-01-08T00:00:00${offset}`)
    expect(evenings[0]).toBe(evenings[1])
    expect(morning).not.toBe(evenings[1])
  })
})

/** The text of the first one to that address, whatever else is sent meanwhile. */
async function mailTo(address: string) {
  for (let count = 1; ; count += 1) {
    const mail = (await smtp.waitFor(count)).find(({ to }) => to.includes(address))
    // Lines are wrapped at 76 characters.
    if (mail) return mail.raw.replaceAll(/=\r?\n/g, '')
  }
}
