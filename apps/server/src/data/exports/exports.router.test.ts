import * as XLSX from '@e965/xlsx'
import type { ErrorBody, Order } from '@tiffin/contract'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { orderOf, useTestApp } from '../../../test/create-test-app.ts'
import { contactMessages, orders, subscribers, users } from '../../db/schema/index.ts'
import { MAX_SHEET_ROWS } from './sheet-xml.ts'

const site = useTestApp()
let headers: Record<string, string>
beforeEach(async () => {
  headers = (await site.signUp('owner@example.com', { role: 'admin' })).headers
})

const juniper = { name: 'Juniper Testwell', email: 'juniper@example.com', phone: '780-555-0199' }

async function placeAt(time: string, customer: object = {}, more = {}) {
  site.setTime(time)
  const placed = await site.post<Order>('/api/orders', {
    ...orderOf([{ slug: 'samosa', quantity: 2, note: 'no chutney' }, { slug: 'garlic-naan' }], more),
    customer: { ...juniper, ...customer },
  })
  expect(placed.status).toBe(201)
  return placed.body
}

const download = (what: string, query: Record<string, string>) =>
  site.app.inject({ url: `/api/admin/${what}/export`, query, headers })

/** Written by hand from RFC 4180: a quoted field may contain anything, and two quotes mean one. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = []
  for (let row: string[] = [], rest = text; rest !== '';) {
    const [, quoted, plain = ''] = /^(?:"((?:[^"]|"")*)"|([^",\r\n]*))/.exec(rest) ?? []
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    rest = rest.slice(quoted === undefined ? plain.length : quoted.length + 2)
    if (rest.startsWith(',')) rest = rest.slice(1)
    else if (rest.startsWith('\r\n')) {
      rows.push(row)
      row = []
      rest = rest.slice(2)
    } else throw new Error(`No end of a field at: ${rest.slice(0, 20)}`)
  }
  return rows
}

async function readCsv(what: string, query: Record<string, string>) {
  const answer = await download(what, { ...query, format: 'csv' })
  expect(answer.statusCode).toBe(200)
  const text = answer.rawPayload.toString()
  expect(text.startsWith('\u{FEFF}')).toBe(true)
  const [head = [], ...rows] = parseCsv(text.slice(1))
  return rows.map((row) => Object.fromEntries(head.map((title, index) => [title, row[index]])))
}

async function readXlsx(what: string, query: Record<string, string>) {
  const answer = await download(what, { ...query, format: 'xlsx' })
  expect(answer.statusCode).toBe(200)
  return XLSX.read(answer.rawPayload, { cellDates: true, UTC: true, cellNF: true })
}
const rowsOf = (book: XLSX.WorkBook, name: string) =>
  XLSX.utils
    .sheet_to_json<Record<string, unknown>>(book.Sheets[name] ?? {}, { UTC: true })
    .map((row) => Object.fromEntries(Object.entries(row).map(([title, cell]) => [title, toTheSecond(cell)])))

// A spreadsheet's time is a fraction of a day, and this reader truncates it.
const toTheSecond = (cell: unknown) =>
  cell instanceof Date ? new Date(Math.round(cell.getTime() / 1000) * 1000) : cell

const january = { from: '2026-01-01', to: '2026-01-31' }

describe('orders', () => {
  test('a .csv has one row per order', async () => {
    await site.addCoupon({ code: 'TENTH', percent: 10 })
    const placed = await placeAt(
      '2026-01-07T12:00:00-07:00',
      {},
      { couponCode: 'TENTH', note: 'Peanuts, please none', allergyNote: true },
    )
    await site.post(`/api/admin/orders/${placed._id}/paid`, { method: 'card' }, headers)
    expect(await readCsv('orders', january)).toEqual([
      {
        Number: String(placed.number),
        Placed: '2026-01-07 12:00',
        Status: 'placed',
        Name: 'Juniper Testwell',
        Email: 'juniper@example.com',
        Phone: '780-555-0199',
        Items: '2 × Samosa (“no chutney”), 1 × Garlic Naan',
        Subtotal: placed.amounts.subtotal.toFixed(2),
        Discount: placed.amounts.discount.toFixed(2),
        Tax: placed.amounts.tax.toFixed(2),
        'Tax rate': 'GST 5%',
        Total: placed.amounts.total.toFixed(2),
        Payment: 'cash',
        Paid: '2026-01-07 12:00',
        'Paid by': 'card',
        Coupon: 'TENTH',
        Pickup: placed.fulfillment.pickupLocal.replace('T', ' '),
        'Cancellation reason': '',
        'First promise': placed.fulfillment.pickupLocal.replace('T', ' '),
        Accepted: '',
        Ready: '',
        Reference: '',
        Note: 'Peanuts, please none',
        Allergy: 'yes',
        'Ordered by': 'web',
        Override: '',
        'Paid amount': placed.amounts.total.toFixed(2),
        'Still to pay': '0.00',
        Extras: '',
        'Extras total': '0.00',
      },
    ])
  })

  test('an order has the first promise beside the time that holds, and when it was accepted and ready', async () => {
    const { _id, fulfillment } = await placeAt('2026-01-07T12:00:00-07:00')
    const pickup = { pickupAt: '2026-01-07T12:50:00-07:00', reason: 'A busy day' }
    await site.post(`/api/admin/orders/${_id}/pickup`, pickup, headers)
    const way = ['placed', 'accepted', 'preparing', 'ready']
    for (const [index, to] of way.slice(1).entries()) {
      site.setTime(`2026-01-07T12:${10 + index}:00-07:00`)
      await site.post(`/api/admin/orders/${_id}/status`, { from: way[index], to }, headers)
    }
    expect(await readCsv('orders', january)).toMatchObject([
      {
        Pickup: '2026-01-07 12:50',
        'First promise': fulfillment.pickupLocal.replace('T', ' '),
        Accepted: '2026-01-07 12:10',
        Ready: '2026-01-07 12:12',
      },
    ])
  })

  test('a cancelled order includes its reason', async () => {
    const { _id } = await placeAt('2026-01-07T12:00:00-07:00')
    const move = { from: 'placed', to: 'cancelled', reason: '=We are "out" of samosas, sorry' }
    await site.post(`/api/admin/orders/${_id}/status`, move, headers)
    const [row] = (await readCsv('orders', january)) as Record<string, string>[]
    expect(row?.['Cancellation reason']).toMatch(/We are "out" of samosas, sorry$/)
    // A spreadsheet would treat it as a formula.
    expect(row?.['Cancellation reason']).not.toMatch(/^=/)
  })

  test('an .xlsx has real times and amounts, and a sheet with the lines', async () => {
    const placed = await placeAt('2026-01-07T12:00:00-07:00')
    const book = await readXlsx('orders', january)
    expect(book.SheetNames).toEqual(['Orders', 'Lines'])
    const [row] = rowsOf(book, 'Orders')
    expect(row).toMatchObject({
      Number: placed.number,
      // In the restaurant's own time, whatever the reader's.
      Placed: new Date('2026-01-07T12:00:00Z'),
      Total: placed.amounts.total,
      Pickup: new Date(`${placed.fulfillment.pickupLocal}Z`),
    })
    expect(row).not.toHaveProperty('Coupon')
    const sheet = book.Sheets['Orders'] as Record<string, XLSX.CellObject>
    expect([sheet['B2']?.t, sheet['L2']?.t, sheet['L2']?.z]).toEqual(['d', 'n', '"$"#,##0.00'])
    const [samosa, naan] = placed.items
    expect(rowsOf(book, 'Lines')).toMatchObject([
      {
        Order: placed.number,
        Dish: 'Samosa',
        'Unit price': samosa?.price,
        Quantity: 2,
        Choices: '“no chutney”',
        'Menu price': samosa?.price,
      },
      { Order: placed.number, Dish: 'Garlic Naan', Slug: 'garlic-naan', Quantity: 1, Sum: naan?.price },
    ])
  })

  test('days are the restaurant’s, from their first minute to their last', async () => {
    const names = ['before', 'first', 'last', 'after']
    const times = ['2026-01-06T23:59:59', '2026-01-07T00:00:00', '2026-01-08T23:59:59', '2026-01-09T00:00:00']
    for (const [index, time] of times.entries()) await placeAt(`${time}-07:00`, { name: names[index] })
    const span = { from: '2026-01-07', to: '2026-01-08' }
    const rows = await readCsv('orders', span)
    expect(rows.map(({ Name, Placed }) => [Name, Placed])).toEqual([
      ['first', '2026-01-07 00:00'],
      ['last', '2026-01-08 23:59'],
    ])
    expect(rowsOf(await readXlsx('orders', span), 'Orders').map(({ Name }) => Name)).toEqual([
      'first',
      'last',
    ])
  })

  test('one status can be selected', async () => {
    const ready = await placeAt('2026-01-07T12:00:00-07:00', { name: 'Ready' })
    await placeAt('2026-01-07T12:01:00-07:00')
    await site.db.update(orders).set({ status: 'ready' }).where(eq(orders.id, ready._id))
    const rows = await readCsv('orders', { ...january, status: 'ready' })
    expect(rows.map(({ Name }) => Name)).toEqual(['Ready'])
  })

  test.each(['=1+1', '+1+1', '-2', '@SUM(A1)', '=HYPERLINK("http://example.com","x")'])(
    '%j is not executed by any spreadsheet',
    async (text) => {
      await placeAt('2026-01-07T12:00:00-07:00', { name: text, phone: text })
      const [row] = await readCsv('orders', january)
      expect([row?.['Name'], row?.['Phone']]).toEqual([`'${text}`, `'${text}`])
      const book = await readXlsx('orders', january)
      expect(rowsOf(book, 'Orders')[0]).toMatchObject({ Name: `'${text}`, Phone: `'${text}` })
      const cell = (book.Sheets['Orders'] as Record<string, XLSX.CellObject>)['D2']
      expect([cell?.t, cell?.f]).toEqual(['s', undefined])
    },
  )

  test.each([
    'Zoë Ångström 😀',
    'चाय वाला',
    'Ann "the, Chef"',
    'one\r\ntwo',
    'a\tb',
    "O'Neil & <b>Co</b>",
    '_x0041_',
  ])('%j arrives as it was typed', async (name) => {
    await placeAt('2026-01-07T12:00:00-07:00', { name })
    expect((await readCsv('orders', january))[0]?.['Name']).toBe(name)
    const [row] = rowsOf(await readXlsx('orders', january), 'Orders')
    expect(String(row?.['Name']).replaceAll('\r\n', '\n')).toBe(name.replaceAll('\r\n', '\n'))
  })

  test('days without orders give a file with only its heading', async () => {
    expect(await readCsv('orders', january)).toEqual([])
    const book = await readXlsx('orders', january)
    expect(XLSX.utils.sheet_to_json(book.Sheets['Orders'] ?? {}, { header: 1 })).toEqual([
      expect.arrayContaining(['Number', 'Placed', 'Pickup']),
    ])
  })

  test('the response has a file name and a type', async () => {
    const { headers: said } = await download('orders', { ...january, format: 'csv' })
    expect(said['content-type']).toBe('text/csv; charset=utf-8')
    expect(said['content-disposition']).toBe('attachment; filename="orders_2026-01-01_2026-01-31.csv"')
  })

  test.each([
    [{ from: '2026-01-31', to: '2026-01-01', format: 'csv' }, 'The end date is before the start date'],
    [{ from: 'yesterday', to: '2026-01-01', format: 'csv' }, 'Invalid date'],
    [{ ...january, format: 'pdf' }, 'Choose .xlsx or .csv'],
    [{ ...january, format: 'csv', status: 'eaten' }, /^Invalid option/],
  ])('%j is rejected', async (query, message) => {
    const answer = await download('orders', query)
    expect(answer.statusCode).toBe(400)
    expect(answer.json<ErrorBody>().message).toMatch(message)
  })

  test('more orders than one batch are exported in sequence, with no duplicates and no gaps', async () => {
    await makeOrders(1203)
    const rows = await readCsv('orders', january)
    const numbers = rows.map((row) => Number(row['Number']))
    expect(new Set(numbers).size).toBe(1203)
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
    expect(rowsOf(await readXlsx('orders', january), 'Orders')).toHaveLength(1203)
  })

  test('orders placed within a millisecond of each other are all included, once each', async () => {
    await makeOrders(1203)
    await site.db.execute(sql`update orders set created_at = created_at + number * interval '1 microsecond'`)
    expect(new Set((await readCsv('orders', january)).map((row) => row['Number'])).size).toBe(1203)
    expect(await readCsv('orders', january)).toHaveLength(1203)
  })

  test('more lines than a sheet can have are rejected with advice', async () => {
    const count = Math.ceil(MAX_SHEET_ROWS / LINES_EACH)
    await makeOrders(count)
    await makeLines(count)
    const answer = await download('orders', { ...january, format: 'xlsx' })
    expect([answer.statusCode, answer.json<ErrorBody>().message]).toEqual([
      413,
      'That’s more rows than an Excel sheet can have (1,048,576). Choose a shorter period, or .csv.',
    ])
    await dropLines(count)
  })

  test.each(['csv', 'xlsx'])(
    'a .%s whose first rows cannot be read is an error, not an empty file',
    async (format) => {
      await placeAt('2026-01-07T12:00:00-07:00')
      await site.db.execute(sql`alter table order_lines rename to lines_elsewhere`)
      try {
        const answer = await download('orders', { ...january, format })
        expect(answer.statusCode).toBe(500)
      } finally {
        await site.db.execute(sql`alter table lines_elsewhere rename to order_lines`)
      }
    },
  )
})

/** Many at a time, all in the same hour, bypassing the API; in parts, because a statement may take four seconds. */
async function makeOrders(count: number) {
  for (let first = 1; first <= count; first += ORDERS_AT_ONCE) {
    const last = Math.min(first + ORDERS_AT_ONCE - 1, count)
    await site.db.execute(sql`
      insert into orders (id, customer_name, customer_email, payment_method, subtotal_cents, discount_cents, tax_cents,
        total_cents, currency, pickup_at, created_at)
      select 'made-' || n, 'Many', 'many@example.com', 'cash', 1000, 0, 50, 1050, 'CAD', '2026-01-07T20:00:00Z',
        '2026-01-07T19:00:00Z'::timestamptz + make_interval(secs => n / 100)
      from generate_series(${first}::int, ${last}::int) as n`)
  }
}

/** As many as allowed for each order; without the trigger that looks up each line's order, which exists. */
const makeLines = (count: number) =>
  site.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    for (let first = 1; first <= count; first += ORDERS_WITH_LINES_AT_ONCE) {
      const last = Math.min(first + ORDERS_WITH_LINES_AT_ONCE - 1, count)
      await tx.execute(sql`
        insert into order_lines (order_id, position, slug, title, unit_price_cents, quantity)
        select 'made-' || n, position, 'samosa', 'Samosa', 10, 1
        from generate_series(${first}::int, ${last}::int) as n, generate_series(1, ${LINES_EACH}::int) as position`)
    }
  })

/** In parts, too: what empties the tables for the next test is one statement. */
async function dropLines(count: number) {
  for (let first = 1; first <= count; first += ORDERS_WITH_LINES_AT_ONCE) {
    const last = Math.min(first + ORDERS_WITH_LINES_AT_ONCE - 1, count)
    await site.db.execute(
      sql`delete from order_lines where order_id in (select 'made-' || n from generate_series(${first}::int, ${last}::int) as n)`,
    )
  }
}

const ORDERS_WITH_LINES_AT_ONCE = 250
const LINES_EACH = 99
const ORDERS_AT_ONCE = 10_000

describe('customers', () => {
  test('accounts come first, then customers who have only ordered as guests', async () => {
    await site.signUp('ash@example.com')
    const { headers: signedIn } = await site.signUp('birch@example.com')
    await site.db
      .update(users)
      .set({ createdAt: new Date('2026-01-02T06:30:00Z') })
      .where(eq(users.email, 'birch@example.com'))
    const spentOn = await site.post<Order>('/api/orders', orderOf([{ slug: 'samosa' }]), signedIn)
    const lost = await site.post<Order>('/api/orders', orderOf([{ slug: 'samosa' }]), signedIn)
    await site.db.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, lost.body._id))
    const guest = await placeAt('2026-01-08T12:00:00-07:00', { email: 'Juniper@Example.com' })
    await placeAt('2026-01-09T12:00:00-07:00')

    const rows = await readCsv('customers', {})
    expect(rows.map(({ Email, Account, Orders }) => [Email, Account, Orders])).toEqual([
      ['ash@example.com', 'yes', '0'],
      ['birch@example.com', 'yes', '2'],
      ['juniper@example.com', 'no', '2'],
    ])
    expect(rows[1]).toMatchObject({ Since: '2026-01-01 23:30', Spent: spentOn.body.amounts.total.toFixed(2) })
    const book = await readXlsx('customers', {})
    expect(rowsOf(book, 'Customers')[2]).toMatchObject({
      Name: 'Juniper Testwell',
      Since: new Date('2026-01-08T12:00:00Z'),
      Spent: guest.amounts.total * 2,
    })
  })

  test('a guest whose address was verified by an account is that account', async () => {
    await site.signUp('juniper@example.com')
    await site.db
      .update(users)
      .set({ emailVerifiedAt: new Date() })
      .where(eq(users.email, 'juniper@example.com'))
    await placeAt('2026-01-08T12:00:00-07:00')
    const rows = await readCsv('customers', {})
    expect(rows.map(({ Email, Account, Orders }) => [Email, Account, Orders])).toEqual([
      ['juniper@example.com', 'yes', '1'],
    ])
  })

  test('deleted accounts and staff are not included', async () => {
    await placeAt('2026-01-08T12:00:00-07:00')
    await site.db.update(orders).set({ customerName: 'Former guest', customerEmail: '' })
    expect(await readCsv('customers', {})).toEqual([])
  })
})

describe('enquiries', () => {
  const write = (time: string, change: object = {}) => {
    site.setTime(time)
    return site.post<{ _id: string }>('/api/contact', { ...juniper, message: 'For forty?', ...change })
  }

  test('messages have one row each, without formulas', async () => {
    await write('2026-01-07T12:00:00-07:00', {
      message: '=HYPERLINK("https://example.com")',
      phone: '+1 780-555-0199',
    })
    expect(await readCsv('messages', january)).toEqual([
      {
        Received: '2026-01-07 12:00',
        State: 'new',
        Name: 'Juniper Testwell',
        Email: 'juniper@example.com',
        Phone: "'+1 780-555-0199",
        Message: `'=HYPERLINK("https://example.com")`,
      },
    ])
  })

  test('in an .xlsx a telephone number is written as it is, and a formula is still a text', async () => {
    await write('2026-01-07T12:00:00-07:00', { message: '+1+cmd()', phone: '+1 780-555-0199' })
    const [row] = rowsOf(await readXlsx('messages', january), 'Messages')
    expect(row).toMatchObject({ Phone: '+1 780-555-0199', Message: "'+1+cmd()" })
  })

  test.each([
    ['a line break', 'For forty\n=HYPERLINK("https://example.com")'],
    ['a line break of another system', 'For forty\r\n+1+1'],
    ['a line break and a quote', 'For forty\n"=1+1"'],
    ['a semicolon and a quote', 'For forty;"=1+1"'],
    ['a tab, spaces and an apostrophe', "For forty\t ' @SUM(1)"],
  ])(
    'where lists are separated otherwise, no part of a message after %s is a formula',
    async (_what, message) => {
      await write('2026-01-07T12:00:00-07:00', { message })
      const answer = await download('messages', { ...january, format: 'csv' })
      const [, text = ''] = /(For forty[^]*)$/.exec(answer.body) ?? []
      const parts = text.split(/[;\t\r\n]+/)
      expect(parts.length).toBeGreaterThan(1)
      // Quotes at the start belong to the file, not to the text.
      expect(parts.filter((part) => /^["\s]*[=+\-@]/.test(part))).toEqual([])
    },
  )

  test('what is ordinary in a message stays word for word', async () => {
    const message =
      'Naan - or rice; for 40 + 2\n(1 = one table)\n"Soon" - Ann; a@example.com\nhttps://example.com/?a=1'
    await write('2026-01-07T12:00:00-07:00', { message })
    expect((await readCsv('messages', january))[0]?.['Message']).toBe(message)
  })

  test('messages are those of the restaurant’s days, oldest first, in one state if requested', async () => {
    const times = ['2026-01-06T23:59:59', '2026-01-07T00:00:00', '2026-01-08T23:59:59', '2026-01-09T00:00:00']
    const written = []
    for (const time of times) written.push(await write(`${time}-07:00`, { message: time }))
    const span = { from: '2026-01-07', to: '2026-01-08' }
    const rows = rowsOf(await readXlsx('messages', span), 'Messages')
    expect(rows.map(({ Message }) => Message)).toEqual(times.slice(1, 3))

    const id = written[2]?.body._id ?? ''
    await site.post(`/api/admin/messages/${id}/state`, { from: 'new', to: 'closed' }, headers)
    const closed = await readCsv('messages', { ...span, state: 'closed' })
    expect(closed.map(({ Message }) => Message)).toEqual([times[2]])
  })

  test('catering requests contain what to cook, when and for how many', async () => {
    const { body } = await site.post<{ reference: string }>('/api/catering', {
      ...juniper,
      occasion: 'wedding',
      eventDay: '2026-06-20',
      guestCount: 180,
      comments: '@SUM(1)',
    })
    const [row] = rowsOf(await readXlsx('catering', { ...january, state: 'new' }), 'Catering')
    expect(row).toEqual({
      Reference: body.reference,
      Received: new Date('2026-01-07T12:00:00Z'),
      State: 'new',
      Occasion: 'wedding',
      Event: '2026-06-20',
      Guests: 180,
      Name: 'Juniper Testwell',
      Email: 'juniper@example.com',
      Phone: '780-555-0199',
      Comments: "'@SUM(1)",
    })
    expect(await readCsv('catering', { ...january, state: 'booked' })).toEqual([])
  })

  test('more messages than one batch are exported in sequence, with no duplicates and no gaps', async () => {
    const createdAt = new Date('2026-01-07T19:00:00Z')
    const rows = Array.from({ length: 501 }, (_, index) => ({
      id: String(index).padStart(4, '0'),
      name: 'Guest',
      email: 'guest@example.com',
      message: `text ${index}`,
      createdAt,
    }))
    await site.db.insert(contactMessages).values(rows)
    const found = await readCsv('messages', january)
    expect(found.map(({ Message }) => Message)).toEqual(rows.map(({ message }) => message))
  })

  test.each(['messages', 'catering'])(
    '%s of a span that ends before it begins are rejected',
    async (what) => {
      const answer = await download(what, { from: '2026-01-08', to: '2026-01-07', format: 'csv' })
      expect([answer.statusCode, answer.json<ErrorBody>().message]).toEqual([
        400,
        'The end date is before the start date',
      ])
    },
  )
})

describe('subscribers', () => {
  test('only confirmed addresses are included, with their consent and unsubscribe link', async () => {
    const asked = { consent: 'Yes, please', askedAt: new Date('2026-01-05T19:00:00Z') }
    const asking = { askingConsent: 'Yes, please', askingAt: new Date('2026-01-05T19:00:00Z') }
    const confirmedAt = new Date('2026-01-06T06:30:00Z')
    await site.db.insert(subscribers).values([
      { ...asked, id: 's1', email: 'rowan@example.com', status: 'confirmed', confirmedAt },
      { ...asked, id: 's2', email: 'ash@example.com', status: 'confirmed', confirmedAt },
      { ...asked, id: 's3', email: 'left@example.com', status: 'unsubscribed', confirmedAt },
      { ...asked, ...asking, id: 's4', email: 'asked@example.com', status: 'pending' },
    ])
    expect(await readCsv('subscribers', {})).toEqual([
      {
        Email: 'ash@example.com',
        'Signed up': '2026-01-05 12:00',
        Confirmed: '2026-01-05 23:30',
        'Consent wording': 'Yes, please',
        'Unsubscribe link': 'http://tiffin.test/newsletter/unsubscribe#s2',
      },
      expect.objectContaining({ Email: 'rowan@example.com' }),
    ])
    const book = await readXlsx('subscribers', {})
    expect(rowsOf(book, 'Subscribers').map(({ Email }) => Email)).toEqual([
      'ash@example.com',
      'rowan@example.com',
    ])
  })
})

test.each([
  ['orders', { from: '2026-01-01', to: '2026-01-31' }, { csv: 2, xlsx: 5 }],
  ['orders', { from: '2026-01-01', to: '2026-01-31', status: 'ready' }, { csv: 0, xlsx: 0 }],
  ['customers', {}, { csv: 2, xlsx: 2 }],
  ['subscribers', {}, { csv: 1, xlsx: 1 }],
  ['messages', { from: '2026-01-07', to: '2026-01-07' }, { csv: 1, xlsx: 1 }],
  ['messages', { from: '2026-01-08', to: '2026-01-08' }, { csv: 0, xlsx: 0 }],
  ['catering', { from: '2026-01-01', to: '2026-01-31' }, { csv: 0, xlsx: 0 }],
  ['reservations', { from: '2026-01-01', to: '2026-01-31' }, { csv: 0, xlsx: 0 }],
])('a file of %s for %o announces its number of rows', async (what, query, expected) => {
  await site.signUp('guest@example.com')
  // Two orders, with two lines and one line, both by the same guest.
  await placeAt('2026-01-07T12:00:00-07:00')
  site.setTime('2026-01-07T12:01:00-07:00')
  const one = { ...orderOf([{ slug: 'samosa' }]), customer: juniper }
  expect((await site.post('/api/orders', one)).status).toBe(201)
  await site.db
    .insert(contactMessages)
    .values({ id: 'm1', ...juniper, message: 'Hello', createdAt: new Date('2026-01-07T19:00:00Z') })
  const asked = { consent: 'Yes', askedAt: new Date('2026-01-07T19:00:00Z') }
  await site.db.insert(subscribers).values([
    { ...asked, id: 's1', email: 'in@example.com', status: 'confirmed', confirmedAt: asked.askedAt },
    { ...asked, id: 's2', email: 'out@example.com', status: 'unsubscribed' },
  ])
  const counts = await Promise.all(
    ['csv', 'xlsx'].map(async (format) => {
      const { headers: said } = await download(what, { ...query, format })
      return [format, Number(said['x-row-count'])]
    }),
  )
  expect(Object.fromEntries(counts)).toEqual(expected)
})
