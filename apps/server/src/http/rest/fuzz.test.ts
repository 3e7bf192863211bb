/**
 * Sends every documented call what its own schemas allow, and what they almost allow, as a stranger, a customer and
 * the owner. The test server checks that each answer is documented; this test, that none is a server error.
 * FUZZ_SEED and FUZZ_RUNS change the calls and their number.
 */
import fc, { type Arbitrary } from 'fast-check'
import {
  contactKey,
  type EditedPage,
  errorBody,
  type MadeWebhook,
  type NewApiKey,
  type OpenDrawer,
  type PrinterWithAddress,
} from '@tiffin/contract'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { arbitraryOf, fieldOf, mutated, type Known } from '../../../test/arbitrary-from-schema.ts'
import { orderOf, PASSWORD, useTestApp } from '../../../test/create-test-app.ts'
import { documented, resolve, type Operation, type Parameter } from '../../../test/documented.ts'
import { device } from '../../../test/push-device.ts'
import { reviewDish } from '../../../test/review-dish.ts'
import { uploadForm } from '../../../test/upload-form.ts'
import { writeSheet } from '../../../test/write-sheet.ts'
import { newId } from '../../db/new-id.ts'
import {
  guestContacts,
  guests,
  pages,
  pageVersions,
  tickets,
  webhookDeliveries,
} from '../../db/schema/index.ts'

const seed = Number(process.env.FUZZ_SEED ?? 20_261_122)
const runs = Number(process.env.FUZZ_RUNS ?? 14)

const site = useTestApp()
const callers = ['nobody', 'customer', 'owner'] as const
type Caller = (typeof callers)[number]
const headersOf: Record<Caller, Record<string, string>> = { nobody: {}, customer: {}, owner: {} }
const files: Uint8Array[] = [new Uint8Array(), Buffer.from('%PDF-1.7')]

const guest = { name: 'Guest', email: 'guest@example.com' }
const table = { ...guest, startsAt: '2026-01-09T18:30:00-07:00', partySize: 4, phone: '780-555-0199' }
const dinner = { ...guest, occasion: 'wedding', eventDay: '2026-06-20', guestCount: 80 }

const make = async (url: string, body: object, { owner } = headersOf) =>
  (await site.post<{ _id: string }>(`/api${url}`, body, owner)).body._id

async function makePrinter(): Promise<string> {
  const setup = { name: 'Kitchen', stations: ['curry'] }
  const { body } = await site.post<PrinterWithAddress>('/api/admin/printers', setup, headersOf.owner)
  return body.printer._id
}

/** Two contacts of one guest. */
async function makeGuest(): Promise<string> {
  const id = newId()
  const contacts = ['780-555-0111', 'merged@example.com']
  await site.db.insert(guests).values({ id, changedAt: new Date() })
  await site.db
    .insert(guestContacts)
    .values(contacts.map((contact) => ({ guestId: id, contact, key: contactKey(contact) ?? '' })))
  return id
}

/** A page of the restaurant’s own, and a version of the story, which is waiting, whose id is its draft’s key as well. */
async function makePage(): Promise<string> {
  await site.post('/api/admin/pages', { name: 'imprint', title: 'Imprint' }, headersOf.owner)
  await site.post('/api/admin/pages/publish', { path: '/about' }, headersOf.owner)
  const { body } = await site.get<EditedPage>('/api/admin/pages/edit?path=/about', headersOf.owner)
  // As in the document's example.
  const draftKey = '7ab0f2ba1d69f9a5fc06a9e1a5d9ee5b'
  await site.db
    .update(pageVersions)
    .set({ id: draftKey })
    .where(eq(pageVersions.id, body.earlier[0]?._id ?? ''))
  const waiting = { draft: body.content, publishAt: new Date('2027-01-05T14:00:00Z') }
  await site.db
    .update(pages)
    .set({ ...waiting, draftKey })
    .where(eq(pages.path, '/about'))
  return draftKey
}

/** One that was printed. */
async function makeTicket(): Promise<string> {
  const id = await make(`/admin/printers/${await makePrinter()}/test`, {})
  await site.db.update(tickets).set({ state: 'printed', finishedAt: new Date() })
  return id
}

/** With a float in the drawer, and a printer at the counter. */
async function makeClosing(): Promise<string> {
  const setup = { name: 'Counter', isCounter: true }
  await site.post('/api/admin/printers', setup, headersOf.owner)
  await countDrawer()
  const { after, drawer } = (await site.get<OpenDrawer>('/api/admin/drawer', headersOf.owner)).body
  return make('/admin/closings', { after, expected: drawer.expected, counted: 200 })
}

async function countDrawer(): Promise<string> {
  await site.post('/api/admin/drawer/count', { counted: 200 }, headersOf.owner)
  return 'none'
}

async function enterKeys() {
  const keys = { clientId: 'of-paypal', clientSecret: 'of-paypal' }
  await site.send('PUT', '/api/admin/payment-providers/paypal/test', keys, headersOf.owner)
  return 'paypal'
}

// As in the document's example.
const deliveryId = '9c2e7d4f1a6b4e3c8d5f0a7b2c9e4d1f'

/** With a delivery that waits. */
async function makeWebhook(): Promise<string> {
  const wanted = { url: 'https://till.example.com', types: ['order.placed'] }
  const { body } = await site.post<MadeWebhook>('/api/admin/webhooks', wanted, headersOf.owner)
  await site.post(`/api/admin/webhooks/${body.endpoint._id}/test`, undefined, headersOf.owner)
  await site.db.update(webhookDeliveries).set({ id: deliveryId })
  return body.endpoint._id
}

/** What a call may act on, by the first segment of its path that says so. */
const subjects: Record<string, () => Promise<string>> = {
  reviews: async () => (await reviewDish(site, 'samosa', 'reviewer@example.com')).id,
  review: async () => (await reviewDish(site, 'samosa', 'reviewer@example.com')).id,
  'blocked-contacts': () => make('/admin/blocked-contacts', { contact: 'prank@example.com' }),
  guests: makeGuest,
  customers: async () => (await site.signUp('regular@example.com')).user._id,
  staff: async () =>
    (await site.signUp('cook@example.com', { role: 'admin', staffRole: 'kitchen', isInvited: true })).user
      ._id,
  products: () => make('/products', { title: 'Kulfi', categorySlug: 'rice', price: 9 }),
  wishlist: () => make('/products', { title: 'Kulfi', categorySlug: 'rice', price: 9 }),
  categories: () => make('/categories', { name: 'Ices', emoji: '🍨' }),
  'option-groups': () => make('/option-groups', { name: 'Sauce', choices: [{ name: 'Mint' }] }),
  promotions: () => make('/promotions', { title: 'Diwali' }),
  keys: async () => {
    const key = { name: 'Till', permissions: ['orders'], endsOn: '2026-12-31' }
    return (await site.post<NewApiKey>('/api/admin/keys', key, headersOf.owner)).body.apiKey._id
  },
  coupons: () => make('/coupons', { code: 'DIWALI', kind: 'percent', value: 10 }),
  'special-days': () => make('/special-days', { name: 'Closed', firstDay: '2026-03-12' }),
  pages: makePage,
  'payment-providers': enterKeys,
  webhooks: makeWebhook,
  printers: makePrinter,
  tickets: makeTicket,
  closings: makeClosing,
  drawer: countDrawer,
  orders: () => make('/orders', orderOf([{ slug: 'samosa' }])),
  reservations: () => make('/reservations', table),
  messages: () => make('/contact', { ...guest, message: 'Hello' }),
  catering: () => make('/catering', dinner),
}

async function makeSubjectOf(path: string): Promise<string> {
  const word = path.split('/').find((part) => part in subjects)
  return (await subjects[word ?? '']?.()) ?? 'none'
}

beforeEach(async () => {
  headersOf.owner = (await site.signUp('owner@example.com', { role: 'admin' })).headers
  headersOf.customer = (await site.signUp('customer@example.com')).headers
})

beforeAll(async () => {
  const red = sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } })
  files.push(
    await red.png().toBuffer(),
    writeSheet([
      ['Title', 'Price', 'Category'],
      ['Imported Rice', 9, 'rice'],
      ['Refused', 'none', 'nowhere'],
    ]),
  )
})

const ID = 'the id that there is'
const known: Known = {
  slug: ['samosa', 'butter-chicken'],
  slugs: [['samosa'], []],
  categorySlug: ['rice'],
  category: ['rice'],
  id: [ID],
  orderId: [ID],
  provider: ['paypal'],
  mode: ['test'],
  deliveryId: [deliveryId],
  url: ['https://till.example.com'],
  standInId: [null],
  stations: [['tandoor'], []],
  // Not a dish of the seed: the calls that follow order it.
  idOrSlug: [ID, 'kulfi'],
  path: ['/about', '/p/imprint'],
  key: [ID],
  versionId: [ID],
  productId: [ID],
  // Of an item: the dish that its slug meant.
  product: [null],
  version: [1],
  endpoint: [device.endpoint],
  device: [device],
  price: [5.66],
  email: ['customer@example.com', 'guest@example.com'],
  password: [PASSWORD],
  currentPassword: [PASSWORD],
  day: ['2026-01-09'],
  from: ['2026-01-01'],
  to: ['2026-01-31'],
  eventDay: ['2026-06-20'],
  firstDay: ['2026-05-01', '2026-03-12'],
  endsOn: ['2026-12-31'],
  networks: [['203.0.113.0/24'], []],
  startsAt: ['2026-01-09T18:30:00-07:00'],
  pickupAt: ['2026-01-07T20:00:00Z', null],
  stars: [5],
}
// Also the names of a status.
const statuses: Known = { from: ['placed', 'requested', 'new', 'kitchen'] }

interface Sent {
  caller: Caller
  path: Record<string, unknown>
  query: Record<string, unknown>
  body: unknown
  file: number
}

const inPart = (parameters: Parameter[], place: Parameter['in'], values: Known) => {
  const found = parameters.filter((parameter) => parameter.in === place)
  const arbitraries = found.map(({ name, schema }) => [name, fieldOf(name, schema, values)] as const)
  return fc.record(Object.fromEntries(arbitraries), {
    requiredKeys: found.filter(({ required }) => required).map(({ name }) => name),
  })
}

function callsOf(operation: Operation): Arbitrary<Sent> {
  const parameters = operation.parameters.map((parameter) => resolve(parameter))
  const [media] = Object.values(operation.requestBody?.content ?? {})
  const values = operation.operationId.includes('change') ? { ...known, ...statuses } : known
  return fc.record({
    caller: fc.constantFrom(...callers, 'owner' as const),
    path: inPart(parameters, 'path', values),
    query: inPart(parameters, 'query', values),
    body: media ? arbitraryOf(media.schema, values) : fc.constant(undefined),
    file: fc.nat(),
  })
}

/** The document's own example, sent by the caller with the most rights. */
function exampleOf(operation: Operation, values: Known): Sent {
  const parameters = operation.parameters.map((parameter) => resolve(parameter))
  const firstIn = (place: Parameter['in']) =>
    Object.fromEntries(
      parameters
        .filter((parameter) => parameter.in === place && parameter.required)
        .map(({ name }) => [name, values[name]?.[0]]),
    )
  const [media] = Object.values(operation.requestBody?.content ?? {})
  const shown = (media?.example ?? media?.schema.example) as { version?: number } | undefined
  // The record acted on is new; where the example says 0, it was never written.
  const body = shown?.version === undefined ? shown : { ...shown, version: Math.min(shown.version, 1) }
  return { caller: 'owner', path: firstIn('path'), query: firstIn('query'), body, file: 3 }
}

const mutatedCallsOf = (calls: Arbitrary<Sent>): Arbitrary<Sent> =>
  fc.record({
    caller: fc.constantFrom('customer' as const, 'owner' as const),
    path: calls.map(({ path }) => path),
    query: mutated(calls.map(({ query }) => query)) as Arbitrary<Sent['query']>,
    body: mutated(calls.map(({ body }) => body)),
    file: fc.nat(),
  })

const inText = (value: unknown) =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed()

// Three dots are a name; one or two would change the path.
const inAddress = (value: unknown) => encodeURIComponent(inText(value)).replace(/^\.{0,2}$/, '...')

function addressOf(path: string, { path: values, query }: Sent): string {
  const filled = path.replaceAll(/{(\w+)}/g, (_, name: string) => inAddress(values[name]))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {}))
    for (const one of [value].flat()) search.append(name, inText(one))
  return `/api${filled}?${search.toString()}`
}

/** Of another request each time: a key that is known belongs to another body. */
function keyOf(parameters: Operation['parameters']): Record<string, string> {
  const needsKey = parameters.some((each) => {
    const { name, required } = resolve(each)
    return name === 'Idempotency-Key' && required
  })
  return needsKey ? { 'idempotency-key': newId() } : {}
}

async function send([method, path, { parameters, requestBody }]: Call, id: string, sent: Sent) {
  const withIds = JSON.parse(JSON.stringify(sent).replaceAll(ID, id)) as Sent
  const isUpload = requestBody !== undefined && 'multipart/form-data' in requestBody.content
  const payload = isUpload ? formOf(withIds) : requestBody && JSON.stringify(withIds.body ?? null)
  return site.app.inject({
    method: method as 'GET',
    url: addressOf(path, withIds),
    headers: {
      ...headersOf[sent.caller],
      ...keyOf(parameters),
      ...(requestBody && !isUpload && { 'content-type': 'application/json' }),
    },
    ...(payload !== undefined && { payload }),
  })
}

function formOf({ body, file }: Sent) {
  const { file: _bytes, ...fields } = Object(body) as Record<string, unknown>
  const texts = Object.entries(fields).map(([name, value]) => [name, inText(value)])
  return uploadForm(
    files[file % files.length] ?? new Uint8Array(),
    Object.fromEntries(texts) as Record<string, string>,
  )
}

type Call = [method: string, path: string, operation: Operation]

// What is not below /api has servers of its own.
const restPaths = Object.entries(documented().paths).filter(([, methods]) => !('servers' in methods))
const operations = restPaths.flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]): Call => [method.toUpperCase(), path, operation]),
)

/** An answer that no caller should ever get. */
function faultOf({ statusCode, body }: { statusCode: number; body: string }) {
  if (statusCode < 400) return null
  const isOne = errorBody.safeParse(JSON.parse(body)).success
  return statusCode < 500 && isOne ? null : `${statusCode} ${body}`
}

/** Each spreadsheet starts a process, and calls without input have few possible answers. */
function runsOf([, path, { parameters, requestBody }]: Call) {
  if (path.includes('excel') || path.includes('import')) return Math.min(runs, 4)
  return parameters.length > 0 || requestBody ? runs : Math.min(runs, 4)
}

const tried = new Set<string>()
const done = new Set<string>()

// Calls that need more than a schema can say: an emailed key, the right password, a second factor, a dish that was eaten, a paid order, a
// step just taken, what the drawer had a moment ago, a time that is near, a free hour, the current list, a choice of a group, a page's section with its heading, a site before its opening. They have
// their own tests.
const neverDone = [
  'orders.markUnpaid',
  'orders.changeOwn',
  'orders.takePayment',
  'orders.voidPayment',
  'orders.givePaymentBack',
  'orders.refundOnline',
  'orders.quoteRefund',
  'orders.undoChange',
  'closings.close',
  'pages.save',
  'pictures.crop',
  'pictures.readCrop',
  'orders.undoStatus',
  'orders.movePickup',
  'reservations.book',
  'reviews.write',
  'auth.setUpOwner',
  'auth.login',
  'auth.loginWithPasskey',
  'auth.confirm',
  'loginMethods.addApp',
  'loginMethods.addPasskey',
  'loginMethods.removeApp',
  'loginMethods.removePasskey',
  'loginMethods.renewCodes',
  'loginMethods.removePin',
  'acting.takeOver',
  'staff.removeSecondFactor',
  'staff.removePin',
  'account.resetPassword',
  'account.verifyEmail',
  'newsletter.confirm',
  'newsletter.unsubscribe',
  'subscribers.unsubscribe',
  'subscribers.delete',
  'categories.order',
  'products.order',
  'optionGroups.setAvailability',
  'setup.fillMenu',
  'setup.emptyMenu',
]

// A call that only ever fails proves little. Other seeds reach other calls.
afterAll(() => {
  if (process.env.FUZZ_SEED !== undefined || process.env.FUZZ_RUNS !== undefined) return
  const refused = [...tried].filter((operation) => !done.has(operation) && !neverDone.includes(operation))
  expect(refused).toEqual([])
})

test.each(operations)('%s %s never causes a server error', async (...call) => {
  const { operationId, responses } = call[2]
  tried.add(operationId)
  const id = await makeSubjectOf(call[1])
  const calls = callsOf(call[2])
  const check = fc.asyncProperty(fc.oneof(calls, mutatedCallsOf(calls)), async (sent) => {
    const answer = await send(call, id, sent)
    expect(faultOf(answer)).toBeNull()
    if (answer.statusCode < 300 && String(answer.statusCode) in responses) done.add(operationId)
  })
  const examples: [Sent][] = [[exampleOf(call[2], known)]]
  await fc.assert(check, { seed, numRuns: runsOf(call), examples, endOnFailure: true })
})
