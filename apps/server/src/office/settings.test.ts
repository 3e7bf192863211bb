import type {
  ErrorBody,
  OpeningWeek,
  Order,
  ReservationTimes,
  SettingSection,
  SettingsPreview,
  SettingsState,
  SiteSettings,
} from '@tiffin/contract'
import { plainSettings } from '@tiffin/copy'
import { sampleSettings } from '@tiffin/restaurant/sample'
import { eq, gt, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { orderOf, useTestApp } from '../../test/create-test-app.ts'
import { newId } from '../db/new-id.ts'
import { auditLog, catalogueVersion, reservations, settings } from '../db/schema/index.ts'
import { resetSite } from '../../test/reset-site.ts'
import { retryTransaction } from '../platform/retry-transaction.ts'

const site = useTestApp()
let headers: Record<string, string>
beforeEach(async () => {
  headers = (await site.signUp('owner@example.com', { role: 'admin' })).headers
})

const { contact, hours, identity, look, ordering, region, tables, taxes } = sampleSettings

/** A tax on top, on all dishes. */
const oneTax = (name: string, percent: number) => ({
  areIncluded: false,
  list: [{ name, percent, number: '', categories: null }],
})
const change = (input: object) =>
  site.send<SettingsState & ErrorBody>('PUT', '/api/admin/settings', input, headers)
const preview = (input: object) =>
  site.post<SettingsPreview & ErrorBody>('/api/admin/settings/preview', input, headers)
const list = async () => (await site.get<SettingsState>('/api/admin/settings', headers)).body
/** Without the allergens, which follow from the country. */
async function read() {
  const { allergens: _, ...sections } = (await site.get<SiteSettings>('/api/settings')).body
  return sections
}
const versionOf = async (section: SettingSection) =>
  (await list()).edits.find((edit) => edit.section === section)?.version
const firstPickup = async () =>
  (await site.get<{ asSoonAsPossible: { local: string } }>('/api/pickup-times')).body.asSoonAsPossible.local
const order = (pickupAt?: string, slug = 'samosa') =>
  site.post<Order & ErrorBody>(
    '/api/orders',
    orderOf([{ slug }], pickupAt ? { fulfillment: { type: 'pickup', pickupAt } } : {}),
  )
const book = (startsAt: string, partySize = 2) =>
  site.post('/api/reservations', {
    name: 'Test Guest',
    email: 'guest@example.com',
    phone: '780-555-0100',
    partySize,
    startsAt,
  })

describe('the sample', () => {
  test('has settings that nobody has changed', async () => {
    expect(await read()).toEqual(sampleSettings)
    expect(await site.db.$count(settings, gt(settings.version, 0))).toBe(0)
    expect((await list()).edits).toContainEqual({ section: 'ordering', version: 0, changedAt: null })
  })
})

describe('a section', () => {
  test('is saved as a whole, and everyone sees it from the next answer on', async () => {
    expect(await firstPickup()).toBe('2026-01-07T12:25')
    const { status, body } = await change({ ordering: { ...ordering, leadMinutes: 40 }, version: 0 })
    expect([status, body.settings.ordering.leadMinutes]).toEqual([200, 40])
    expect(body.edits).toContainEqual({
      section: 'ordering',
      version: 1,
      changedAt: '2026-01-07T19:00:00.000Z',
    })
    expect(await firstPickup()).toBe('2026-01-07T12:40')
    expect((await order()).body.fulfillment.pickupLocal).toBe('2026-01-07T12:40')
    expect(await read()).toEqual({ ...sampleSettings, ordering: { ...ordering, leadMinutes: 40 } })
  })

  test('over a newer edit is rejected; without a version the last write wins', async () => {
    await change({ ordering: { ...ordering, leadMinutes: 40 }, version: 0 })
    const refused = await change({ ordering: { ...ordering, leadMinutes: 50 }, version: 0 })
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      409,
      'CONFLICT',
      expect.stringContaining('Ordering'),
    ])
    expect((await change({ ordering: { ...ordering, leadMinutes: 50 } })).status).toBe(200)
    expect([await versionOf('ordering'), await versionOf('contact')]).toEqual([2, 0])
  })

  test('saved by two people concurrently is saved by one of them', async () => {
    const answers = await Promise.all(
      [30, 40, 50].map((leadMinutes) => change({ ordering: { ...ordering, leadMinutes }, version: 0 })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    expect(await versionOf('ordering')).toBe(1)
  })

  test('is logged with who changed it, and increments the version of what guests see', async () => {
    const [before] = await site.db.select().from(catalogueVersion)
    await change({ taxes: oneTax('PST', 7), version: 0 })
    const [entry] = await site.db.select().from(auditLog)
    expect(entry).toMatchObject({
      action: 'change settings',
      subjectId: 'taxes',
      userEmail: 'owner@example.com',
      before: taxes,
      after: oneTax('PST', 7),
    })
    const [after] = await site.db.select().from(catalogueVersion)
    expect(after?.version).toBe((before?.version ?? 0) + 1)
  })

  test('is saved on its own, or not at all', async () => {
    for (const input of [{}, { ordering, taxes }, { version: 0 }]) {
      const { status, body } = await change(input)
      expect([status, body.code]).toEqual([400, 'VALIDATION'])
    }
    expect(await site.db.$count(settings, gt(settings.version, 0))).toBe(0)
  })
})

const monday = (...spans: [opens: string, closes: string][]) => ({
  hours: {
    ...hours,
    kitchen: { ...hours.kitchen, 1: spans.map(([opens, closes]) => ({ opens, closes })) },
  },
})

test.each([
  [{ ordering: { ...ordering, slotMinutes: 0 } }, 'At least 1 minute'],
  [{ ordering: { ...ordering, lookAheadDays: 0 } }, 'At least 1 day'],
  [{ ordering: { ...ordering, maxPortions: 0 } }, 'At least 1 portion'],
  [{ tables: { ...tables, seatsPerSlot: 0 } }, 'At least 1 guest'],
  [{ tables: { ...tables, slotMinutes: 4 } }, 'At least 5 minutes'],
  [{ ordering: { ...ordering, leadMinutes: -1 } }, 'At least 0 minutes'],
])('%j is rejected in words: %s', async (input, message) => {
  const { status, body } = await change(input)
  expect([status, body.issues?.[0]?.message]).toEqual([400, message])
})

test.each<[object, string]>([
  [{ ordering: { ...ordering, leadMinutes: -1 } }, 'ordering.leadMinutes'],
  [{ ordering: { ...ordering, leadMinutes: 2.5 } }, 'ordering.leadMinutes'],
  [{ ordering: { ...ordering, slotMinutes: -5 } }, 'ordering.slotMinutes'],
  [{ ordering: { ...ordering, slotMinutes: 7 } }, 'ordering.slotMinutes'],
  [{ look: { ...look, brand: 'royal blue' } }, 'look.brand'],
  [{ look: { ...look, brand: '#7B7B7B' } }, 'look.brand'],
  [{ region: { ...region, timeZone: 'Mars/Olympus' } }, 'region.timeZone'],
  [{ region: { ...region, timeZone: '+02:00' } }, 'region.timeZone'],
  [{ region: { ...region, currency: 'ABC' } }, 'region.currency'],
  [{ identity: { ...identity, logo: 'data:image/svg+xml,<svg onload="alert(1)"/>' } }, 'identity.logo'],
  [{ identity: { ...identity, logo: 'https://example.com/logo.svg' } }, 'identity.logo'],
  [{ ordering: { ...ordering, lookAheadDays: 0 } }, 'ordering.lookAheadDays'],
  [{ contact: { ...contact, phone: { ...contact.phone, tel: '780-555-0142' } } }, 'contact.phone.tel'],
  [{ contact: { ...contact, phone: { ...contact.phone, display: ' ' } } }, 'contact.phone.display'],
  [{ contact: { ...contact, phone: { ...contact.phone, display: 'call me' } } }, 'contact.phone.display'],
  [{ contact: { ...contact, officeEmail: 'office' } }, 'contact.officeEmail'],
  [{ contact: { ...contact, social: [{ label: 'X', url: 'javascript:alert(1)' }] } }, 'contact.social.0.url'],
  [monday(['11:00', '11:00']), 'hours.kitchen.1.0.closes'],
  [monday(['21:00', '11:00']), 'hours.kitchen.1.0.closes'],
  [monday(['11:00', '24:00']), 'hours.kitchen.1.0.closes'],
  [monday(['11:00', '15:00'], ['14:00', '21:00']), 'hours.kitchen.1.1.opens'],
  [monday(['17:00', '21:00'], ['11:00', '15:00']), 'hours.kitchen.1.1.opens'],
  [{ hours: { ...hours, service: [...hours.service, ...hours.service] } }, 'hours.service.1.category'],
  [{ tables: { ...tables, seatsPerSlot: 0 } }, 'tables.seatsPerSlot'],
  [{ tables: { ...tables, slotMinutes: 0 } }, 'tables.slotMinutes'],
  [{ taxes: oneTax('GST', 4.8755) }, 'taxes.list.0.percent'],
  [{ taxes: oneTax('GST', -1) }, 'taxes.list.0.percent'],
  [{ taxes: oneTax('', 5) }, 'taxes.list.0.name'],
  [
    { taxes: { ...taxes, list: ['A', 'B', 'C', 'D', 'E'].flatMap((name) => oneTax(name, 1).list) } },
    'taxes.list',
  ],
  [{ taxes: { ...taxes, list: [...taxes.list, ...taxes.list] } }, 'taxes.list.1.name'],
])('%j is rejected, and the field is named', async (input, path) => {
  const { status, body } = await change(input)
  expect([status, body.code, body.issues?.map((issue) => issue.path)]).toEqual([400, 'VALIDATION', [path]])
})

test('a megabyte of text is rejected, and what was there stays', async () => {
  const { status, body } = await change({ identity: { ...identity, tagline: 'a'.repeat(1_000_000) } })
  expect([status, body.code]).toEqual([413, 'TOO_LARGE'])
  expect((await list()).settings.identity.tagline).toBe(identity.tagline)
})

describe('changed hours', () => {
  const split = {
    ...hours,
    kitchen: {
      ...hours.kitchen,
      3: [
        { opens: '11:00', closes: '12:15' },
        { opens: '17:00', closes: '21:00' },
      ],
    },
  }

  test('apply to orders, tables and the opening hours shown', async () => {
    await change({ hours: split })
    expect(await firstPickup()).toBe('2026-01-07T17:00')
    const week = (await site.get<OpeningWeek>('/api/opening-hours')).body.days[0]
    expect(week?.kitchen.map(({ opens }) => opens.local.slice(11))).toEqual(['11:00', '17:00'])
    const { body } = await site.get<ReservationTimes>('/api/reservations/times?day=2026-01-07&partySize=2')
    expect(body.times[0]?.local).toBe('2026-01-07T17:00')
  })

  test('of a category delay its dishes', async () => {
    await change({ hours: { ...hours, service: [{ category: 'rice', opens: '18:00', closes: '20:00' }] } })
    const [rice] = (await site.get<{ slug: string }[]>('/api/products?category=rice')).body
    expect((await order(undefined, rice?.slug)).body.fulfillment.pickupLocal).toBe('2026-01-07T18:00')
    expect((await order()).body.fulfillment.pickupLocal).toBe('2026-01-07T12:25')
  })
})

describe('a changed tax', () => {
  const toThreeDecimals = { taxes: oneTax('PST', 4.875) }
  const thali = () => site.addDish({ slug: 'kachori', priceCents: 2000 })

  test('is charged to three decimals, and the order keeps it with its name', async () => {
    await thali()
    await change(toThreeDecimals)
    const { body } = await order(undefined, 'kachori')
    // 4.875% of $20.00 is 97.5 cents.
    expect([body.amounts.tax, body.amounts.total, body.taxes]).toEqual([
      0.98,
      20.98,
      [{ name: 'PST', percent: 4.875, amount: 0.98 }],
    ])
    await change({ taxes: oneTax('HST', 13) })
    expect((await site.get<Order>(`/api/orders/${body._id}`)).body).toMatchObject({
      amounts: { tax: 0.98 },
      taxes: [{ name: 'PST', percent: 4.875 }],
    })
    const file = await site.app.inject({
      url: '/api/admin/orders/export?from=2026-01-07&to=2026-01-07&format=csv',
      headers,
    })
    expect(file.body).toContain('0.98,PST 4.875%,20.98')
  })

  test('is not charged to a guest who was shown a different one', async () => {
    const placed = orderOf([{ slug: 'samosa' }], { taxPercent: 5 })
    expect((await site.post('/api/orders', placed)).status).toBe(201)
    await change(toThreeDecimals)
    const { status, body } = await site.post('/api/orders', placed)
    expect([status, body.code, body.message, body.issues?.[0]?.path]).toEqual([
      409,
      'PRICE_CHANGED',
      expect.stringContaining('PST is now 4.875%'),
      'taxPercent',
    ])
    expect(
      (await site.post('/api/orders', orderOf([{ slug: 'samosa' }], { taxPercent: 4.875 }))).status,
    ).toBe(201)
  })
})

test('the configured seats are all that can be booked', async () => {
  await change({ tables: { ...tables, seatsPerSlot: 4 } })
  const at = '2026-01-09T18:30:00-07:00'
  expect((await book(at, 5)).status).toBe(400)
  expect((await book(at, 3)).status).toBe(201)
  expect((await book(at, 2)).body).toMatchObject({ code: 'SLOT_FULL' })
})

describe('before a change that breaks promises', () => {
  const closedOnFridays = { hours: { ...hours, kitchen: { ...hours.kitchen, 5: [] } } }

  test('orders and tables are listed day by day, and nothing has changed yet', async () => {
    await order('2026-01-09T18:00:00-07:00')
    await order('2026-01-09T19:00:00-07:00')
    await order('2026-01-10T19:00:00-07:00')
    await book('2026-01-16T18:30:00-07:00')
    const { status, body } = await preview(closedOnFridays)
    expect([status, body.affected]).toEqual([
      200,
      [
        { day: '2026-01-09', orders: 2, reservations: 0 },
        { day: '2026-01-16', orders: 0, reservations: 1 },
      ],
    ])
    expect(await read()).toEqual(sampleSettings)
  })

  test('what does not fit even today is not listed', async () => {
    await order('2026-01-09T18:00:00-07:00')
    await change(closedOnFridays)
    expect((await preview({ hours: { ...closedOnFridays.hours, service: [] } })).body.affected).toEqual([])
  })

  test('an order with a dish whose category is no longer served then is listed', async () => {
    const [rice] = (await site.get<{ slug: string }[]>('/api/products?category=rice')).body
    await order('2026-01-09T13:00:00-07:00', rice?.slug)
    await order('2026-01-09T13:00:00-07:00')
    const service = [{ category: 'rice', opens: '18:00', closes: '20:00' }]
    expect((await preview({ hours: { ...hours, service } })).body.affected).toEqual([
      { day: '2026-01-09', orders: 1, reservations: 0 },
    ])
  })

  test('and one whose category is no longer served on that weekday', async () => {
    const [rice] = (await site.get<{ slug: string }[]>('/api/products?category=rice')).body
    // A Friday.
    await order('2026-01-09T13:00:00-07:00', rice?.slug)
    const served = { category: 'rice', opens: '11:00', closes: '20:00' }
    const on = async (days: number[]) =>
      (await preview({ hours: { ...hours, service: [{ ...served, days }] } })).body.affected
    expect(await on([5])).toEqual([])
    expect(await on([1, 2, 3, 4])).toEqual([{ day: '2026-01-09', orders: 1, reservations: 0 }])
  })

  test('tables without enough seats, or at a time at which no one is seated, are listed', async () => {
    await book('2026-01-09T18:30:00-07:00', 6)
    await book('2026-01-10T20:30:00-07:00', 2)
    expect((await preview({ tables: { ...tables, seatsPerSlot: 5 } })).body.affected).toEqual([
      { day: '2026-01-09', orders: 0, reservations: 1 },
    ])
    expect((await preview({ tables: { ...tables, lastSeatingMinutes: 120 } })).body.affected).toEqual([
      { day: '2026-01-10', orders: 0, reservations: 1 },
    ])
  })

  test('cancelled reservations are not listed', async () => {
    await site.db.insert(reservations).values({
      id: newId(),
      status: 'cancelled',
      startsAt: new Date('2026-01-09T18:30:00-07:00'),
      partySize: 2,
      name: 'Test Guest',
      email: 'guest@example.com',
      phone: '780-555-0100',
      createdAt: new Date(),
    })
    expect((await preview(closedOnFridays)).body.affected).toEqual([])
  })
})

describe('an unreadable row', () => {
  const store = async (section: string, value: unknown) => {
    await site.db
      .insert(settings)
      .values({ section, value, changedAt: new Date() })
      .onConflictDoUpdate({ target: settings.section, set: { value, version: 1 } })
    await site.announce()
  }

  test('breaks nothing: defaults replace missing or invalid values, and the rest applies', async () => {
    await store('ordering', { leadMinutes: 40, slotMinutes: 'often' })
    await store('hours', 'always')
    await store('contact', [])
    await store('kitchen-of-tomorrow', { isOn: true })
    const { ordering: plainOrdering, hours: plainHours, contact: plainContact } = plainSettings
    expect(await read()).toEqual({
      ...sampleSettings,
      ordering: { ...plainOrdering, leadMinutes: 40 },
      hours: plainHours,
      contact: plainContact,
    })
    expect(await firstPickup()).toBe('2026-01-07T12:40')
  })

  test('of a later release keeps its fields when this one saves the section', async () => {
    await store('ordering', { ...ordering, tipsInDollars: 3 })
    expect((await change({ ordering: { ...ordering, leadMinutes: 40 } })).status).toBe(200)
    const [row] = await site.db.select().from(settings).where(eq(settings.section, 'ordering'))
    expect(row?.value).toEqual({ ...ordering, leadMinutes: 40, tipsInDollars: 3 })
    expect((await read()).ordering).toEqual({ ...ordering, leadMinutes: 40 })
  })

  test('is repaired by saving its section', async () => {
    await store('ordering', { leadMinutes: 'long' })
    const version = await versionOf('ordering')
    expect((await change({ ordering, version })).status).toBe(200)
    const [row] = await site.db.select().from(settings).where(eq(settings.section, 'ordering'))
    expect(row).toMatchObject({ value: ordering, version: 2 })
  })
})

test('a change that is rolled back leaves no trace', async () => {
  await site.db.execute(sql`alter table audit_log add constraint no_taxes check (subject_id <> 'taxes')`)
  try {
    expect((await change({ taxes: oneTax('PST', 7) })).status).toBe(500)
    expect(await read()).toEqual(sampleSettings)
    expect(await site.db.$count(settings, gt(settings.version, 0))).toBe(0)
  } finally {
    await site.db.execute(sql`alter table audit_log drop constraint no_taxes`)
  }
})

describe('the zone and the currency', () => {
  const elsewhere = { ...region, country: 'NL', timeZone: 'Europe/Amsterdam' }
  const evening = '2026-01-09T18:30:00-07:00'
  const rejected = { code: 'CONFLICT', message: expect.stringContaining('no longer change') as string }

  test('change while there is neither an order nor a reservation', async () => {
    expect((await change({ region: elsewhere })).status).toBe(200)
    expect((await change({ region: { ...region, currency: 'EUR' } })).status).toBe(200)
    expect((await read()).region).toEqual({ ...region, currency: 'EUR' })
  })

  test.each([
    ['an order', () => order(evening)],
    ['a reservation', () => book(evening)],
  ])('stay once there is %s; how times are written may change', async (_what, make) => {
    expect((await make()).status).toBe(201)
    const answers = [
      await change({ region: elsewhere }),
      await change({ region: { ...region, currency: 'EUR' } }),
    ]
    for (const answer of answers) expect(answer).toMatchObject({ status: 409, body: rejected })
    // The clock can be moved by a command, the currency by nothing.
    expect(answers.map(({ body }) => /“settings move-zone”/.test(body.message))).toEqual([true, false])
    expect((await read()).region).toEqual(region)
    expect((await change({ region: { ...region, is24Hours: true } })).status).toBe(200)
  })

  test.each([
    ['an order', () => order(evening)],
    ['a reservation', () => book(evening)],
  ])('either change, or %s is made at the same time: never both', async (_what, make) => {
    for (let round = 0; round < 12; round += 1) {
      const changeSoon = async () => {
        // An order takes more steps: it has to have a lead.
        for (let step = 0; step < round % 4; step += 1) await read()
        return change({ region: elsewhere })
      }
      const [made, changed] = await Promise.all([make(), changeSoon()])
      expect([made.status, changed.status]).not.toEqual([201, 200])
      expect([made.status, changed.status]).not.toEqual([409, 409])
      await retryTransaction(site.db, resetSite)
      await site.announce()
      headers = (await site.signUp('owner@example.com', { role: 'admin' })).headers
    }
  })
})
