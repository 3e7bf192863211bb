/** Who may call what: every call, over REST and tRPC, by every kind of caller. A call missing from the table fails. */
import {
  type EditedPage,
  type ErrorBody,
  keyPermissions,
  type MadeWebhook,
  type NewApiKey,
  type OpenDrawer,
  type PrinterWithAddress,
  type StaffRole,
} from '@tiffin/contract'
import { samplePages, sampleSettings } from '@tiffin/restaurant/sample'
import sharp from 'sharp'
import { describe, expect, inject, test } from 'vitest'
import { orderOf, PASSWORD, useTestApp } from '../../test/create-test-app.ts'
import { openStream } from '../../test/open-stream.ts'
import { device } from '../../test/push-device.ts'
import { pickUp, reviewDish } from '../../test/review-dish.ts'
import { isSoak } from '../../test/soak.ts'
import { uploadForm } from '../../test/upload-form.ts'
import { writeSheet } from '../../test/write-sheet.ts'
import { newId } from '../db/new-id.ts'
import { guests, printers, subscribers, webhookDeliveries, webhookEndpoints } from '../db/schema/index.ts'
import { beginSession, endSession, setActor } from '../guests/accounts/sessions.ts'
import type { RestRoute } from './rest/route.ts'
import { restRoutes } from './rest/routes.ts'
import { appRouter } from './router.ts'

const callers = [
  'anonymous',
  'garbage',
  'ended',
  'customer',
  'other',
  'kitchen',
  'manager',
  // The owner in a session of the kitchen, taken over with the PIN.
  'acting',
  'owner',
  // An API key with everything that its maker, an owner, can give …
  'key',
  // … and one with a single permission: `orders`.
  'ordersKey',
] as const
type Caller = (typeof callers)[number]

/**
 * Who may call what does not depend on the database, but whether a call works does: on the embedded one it is one customer and
 * one owner, over tRPC. At night it is everybody there too.
 */
const isShort = inject('database').kind === 'pglite' && !isSoak
const asking: readonly Caller[] = isShort ? ['customer', 'owner'] : callers
const ofThoseAsking = <Answer>(answers: readonly Answer[]) =>
  answers.filter((_answer, index) => asking.some((caller) => caller === callers[index]))

// What takes no key, whatever the key may do.
const noKey = '403 KEY_REFUSED'

// The status for each caller, in the order of `callers`.
const everybody = [200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200]
/** What guests do, and programs do not do for them. */
const everyPerson = [200, 200, 200, 200, 200, 200, 200, 200, 200, noKey, noKey]
const signedIn = [401, 401, 401, 200, 200, 200, 200, 403, 200, noKey, noKey]
const guestOrSignedIn = [200, 401, 401, 200, 200, 200, 200, 200, 200, noKey, noKey]
/** All staff, since all have the permission `orders`. */
const orderStaff = [401, 401, 401, 403, 403, 200, 200, 200, 200, 200, 200]
/** All staff, for another permission that all of them have. */
const staff = [401, 401, 401, 403, 403, 200, 200, 200, 200, 200, 403]
/** All staff, but no program. */
const staffThemselves = [401, 401, 401, 403, 403, 200, 200, 200, 200, noKey, noKey]
const ownLogin = [401, 401, 401, 403, 403, 200, 200, 403, 200, noKey, noKey]
const management = [401, 401, 401, 403, 403, 403, 200, 403, 200, 200, 403]
/** Management, for their own device. */
const ownDevice = [401, 401, 401, 403, 403, 403, 200, 403, 200, noKey, noKey]
const owner = [401, 401, 401, 403, 403, 403, 403, 403, 200, 200, 403]
/** Owners, but none of their programs. */
const ownerThemselves = [401, 401, 401, 403, 403, 403, 403, 403, 200, noKey, noKey]
/** Management, also by PIN: what belongs to the counter. */
const counterManagement = [401, 401, 401, 403, 403, 403, 200, 200, 200, 200, 403]

interface Call {
  input?: () => unknown
  /** The body sent to a file route; JSON, and therefore tRPC, cannot carry it. */
  file?: () => Promise<Uint8Array>
  /** It is about a call with an Idempotency-Key, and needs that. */
  needsKey?: true
  /** By caller; 200 means any success. */
  answers: readonly (number | string)[]
}

const dot = sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } })
  .png()
  .toBuffer()
const lostPicture = `/uploads/${'0a'.repeat(16)}-9x9/9.webp`
const menuSheet = writeSheet([
  ['Title', 'Price', 'Category'],
  ['Imported Rice', 9, 'rice'],
])
const dinner = () => ({
  name: 'Guest',
  email: 'guest@example.com',
  occasion: 'wedding',
  eventDay: '2026-06-20',
  guestCount: 80,
})
const order = () => orderOf([{ slug: 'samosa' }])
const takenOrder = () => ({
  channel: 'phone',
  items: [{ slug: 'samosa' }],
  customer: { name: 'Test Guest' },
})
// Each reserves at a different hour: together they need more seats than one hour has.
let hour = 0
const table = () => ({
  startsAt: `2026-01-${10 + (Math.floor((hour += 1) / 8) % 10)}T${12 + (hour % 8)}:00:00-07:00`,
  partySize: 1,
  name: 'Test Guest',
  email: 'guest@example.com',
  phone: '780-555-0199',
})

const credential = { id: 'unknown', rawId: 'unknown', type: 'public-key' as const }
const client = Buffer.from('{"type":"webauthn.get","challenge":"made-up"}').toString('base64url')
const signedPasskey = {
  ...credential,
  response: { clientDataJSON: client, authenticatorData: 'AAAA', signature: 'AAAA' },
}
const madePasskey = { ...credential, response: { clientDataJSON: client, attestationObject: 'AAAA' } }

const reviewAsRead = () => ({ id: subject.review, version: 1 })

// Special days must not overlap.
let daysTaken = 0
const freeDay = () => {
  daysTaken += 1
  return Temporal.PlainDate.from('2030-01-01').add({ days: daysTaken }).toString()
}

/** What calls act on, made only when one asks for it; made anew after each call that changed something. */
const makers = {
  product: () => made('/api/products', { title: newId(), categorySlug: 'rice', price: 9 }),
  promotion: () => made('/api/promotions', { title: 'Diwali' }),
  optionGroup: () => made('/api/option-groups', { name: newId(), choices: [{ name: 'Mint' }] }),
  category: () => made('/api/categories', { name: newId(), emoji: '🍨' }),
  coupon: () => made('/api/coupons', { code: newId(), kind: 'percent', value: 10 }),
  order: () => made('/api/orders', order(), headersOf.customer),
  async paidOrder() {
    const id = await made('/api/orders', order(), headersOf.customer)
    await site.post(`/api/admin/orders/${id}/paid`, { method: 'cash' }, headersOf.owner)
    return id
  },
  reservation: () => made('/api/reservations', table(), {}),
  async guest() {
    const guest = { guest: { contact: freeNumber() }, note: 'Extra hot', version: 0 }
    return made('/api/admin/guests/note', guest)
  },
  /** Two contacts of one guest. */
  async mergedGuest() {
    const merge = { into: { contact: freeNumber() }, from: { contact: 'merged@example.com' } }
    await site.db.delete(guests)
    return made('/api/admin/guests/merge', { ...merge, version: 0, fromVersion: 0 })
  },
  specialDay: () => made('/api/special-days', { name: 'Closed', firstDay: freeDay() }),
  message: () => made('/api/contact', { name: 'Guest', email: 'guest@example.com', message: newId() }, {}),
  catering: () => made('/api/catering', dinner(), {}),
  customer: async () => (await site.signUp(`${newId()}@example.com`)).user._id,
  apiKey: async () => (await makeKey(['menu'])).apiKey._id,
  colleague: async () =>
    (await site.signUp(`${newId()}@example.com`, { role: 'admin', staffRole: 'kitchen', isInvited: true }))
      .user._id,
  async subscriber() {
    const id = newId()
    const asked = { consent: 'Yes', askedAt: new Date() }
    await site.db
      .insert(subscribers)
      .values({ ...asked, id, email: `${newId()}@example.com`, status: 'confirmed' })
    return id
  },
  async paypal() {
    const keys = { clientId: 'of-the-matrix', clientSecret: 'of-the-matrix' }
    await site.send('PUT', '/api/admin/payment-providers/paypal/test', keys, headersOf.owner)
    return 'paypal'
  },
  async webhook() {
    await site.db.delete(webhookEndpoints)
    const wanted = { url: 'https://till.example.com', types: ['order.placed'] }
    return (await site.post<MadeWebhook>('/api/admin/webhooks', wanted, headersOf.owner)).body.endpoint._id
  },
  /** Of the webhook that was made before it. */
  async webhookDelivery() {
    await site.post(`/api/admin/webhooks/${ids.get('webhook')}/test`, undefined, headersOf.owner)
    const [delivery] = await site.db.select().from(webhookDeliveries)
    return delivery?.id ?? ''
  },
  async printer() {
    await site.db.delete(printers)
    const setup = { name: newId() }
    return (await site.post<PrinterWithAddress>('/api/admin/printers', setup, headersOf.owner)).body.printer
      ._id
  },
  ticket: async () => made(`/api/admin/printers/${await makers.printer()}/test`, {}),
  /** A dish that the customer has picked up. */
  async pickedUp() {
    await pickUp(site, 'samosa', headersOf.customer)
    return 'samosa'
  },
  async review() {
    await makers.pickedUp()
    return (await reviewDish(site, 'samosa', `${newId()}@example.com`)).id
  },
  async closing() {
    const { after, drawer } = (await site.get<OpenDrawer>('/api/admin/drawer', headersOf.owner)).body
    return made('/api/admin/closings', { after, expected: drawer.expected, counted: 200 })
  },
  draftKey: async () => (await editedAbout()).draftKey,
  async pageVersion() {
    await site.post('/api/admin/pages/publish', { path: '/about' }, headersOf.owner)
    return (await editedAbout()).earlier[0]?._id ?? ''
  },
  async ownPage() {
    const page = { name: freeName(), title: 'Imprint' }
    return (await site.post<EditedPage>('/api/admin/pages', page, headersOf.owner)).body.path
  },
  async waitingPage() {
    const path = await makers.ownPage()
    await site.post('/api/admin/pages/publish', { path, at: '2027-01-05T07:00' }, headersOf.owner)
    return path
  },
}

let numbersTaken = 0
const freeNumber = () => `780-555-${String((numbersTaken += 1)).padStart(4, '0')}`

const editedAbout = async () =>
  (await site.get<EditedPage>('/api/admin/pages/edit?path=/about', headersOf.owner)).body
const freeName = () => `imprint-${newId()}`
type Subject = keyof typeof makers

const made = async (url: string, body: unknown, headers: Headers = headersOf.owner ?? {}) =>
  (await site.post<{ _id: string }>(url, body, headers)).body._id

const ids = new Map<Subject, string>()
const missing = new Set<Subject>()

/** The id of each; reading one that has not been made notes that it is missing. */
const subject = new Proxy({} as Readonly<Record<Subject, string>>, {
  get(_target, name: Subject) {
    const id = ids.get(name)
    if (id === undefined) missing.add(name)
    return id ?? ''
  },
})

/** Makes what the call's input names. */
async function makeSubjects(input: Call['input']) {
  ids.clear()
  missing.clear()
  input?.()
  for (const name of missing) ids.set(name, await makers[name]())
}

const priceRise = () => ({
  products: [{ id: subject.product }],
  change: { set: 'price', by: 5, unit: 'percent' },
})

const calls: Record<string, Call> = {
  'categories.list': { answers: everybody },
  'categories.listEditable': { answers: management },
  'categories.create': { input: () => ({ name: newId(), emoji: '🍨' }), answers: management },
  'categories.change': { input: () => ({ id: subject.category, name: 'Kulfi' }), answers: management },
  // Not the list that exists.
  'categories.order': {
    input: () => ({ ids: [] }),
    answers: [401, 401, 401, 403, 403, 403, 409, 403, 409, 409, 403],
  },
  'categories.delete': { input: () => ({ id: subject.category }), answers: management },
  'optionGroups.list': { answers: staff },
  'optionGroups.setAvailability': {
    input: () => ({ id: subject.optionGroup, choice: 'mint', soldOut: true }),
    answers: staff,
  },
  'optionGroups.create': {
    input: () => ({ name: newId(), choices: [{ name: 'Mint' }] }),
    answers: management,
  },
  'optionGroups.change': {
    input: () => ({ id: subject.optionGroup, name: 'Sauce', choices: [{ name: 'Mint' }] }),
    answers: management,
  },
  'optionGroups.delete': { input: () => ({ id: subject.optionGroup }), answers: management },
  'products.list': { input: () => ({}), answers: everybody },
  'products.get': { input: () => ({ slug: 'samosa' }), answers: everybody },
  'products.getEditable': { input: () => ({ id: subject.product }), answers: management },
  'products.create': {
    input: () => ({ title: newId(), categorySlug: 'rice', price: 9 }),
    answers: management,
  },
  'products.change': { input: () => ({ id: subject.product, price: 9 }), answers: management },
  'products.listForStaff': { input: () => ({}), answers: staff },
  'products.previewChanges': { input: () => priceRise(), answers: management },
  'products.changeSeveral': { input: () => priceRise(), answers: management },
  // Not the list that exists.
  'products.order': {
    input: () => ({ id: subject.category, ids: [subject.product] }),
    answers: [401, 401, 401, 403, 403, 403, 409, 403, 409, 409, 403],
  },
  'products.delete': { input: () => ({ id: subject.product }), answers: management },
  'products.soldOut': { answers: staff },
  'products.repaint': { input: () => ({ id: subject.product }), answers: management },
  'products.setAvailability': { input: () => ({ id: subject.product, soldOut: true }), answers: staff },
  'products.previewImport': { file: async () => menuSheet, answers: management },
  'products.previewSync': { input: () => ({ missing: 'leave' }), answers: management },
  'products.sync': {
    input: () => ({ products: [{ title: newId(), price: 9, categorySlug: 'rice' }] }),
    answers: management,
  },
  'products.import': { file: async () => menuSheet, answers: management },
  'products.template': { answers: management },
  'products.menuTemplate': { answers: management },
  'promotions.list': { answers: everybody },
  'promotions.listEditable': { answers: management },
  'promotions.create': { input: () => ({ title: 'Diwali' }), answers: management },
  'promotions.change': { input: () => ({ id: subject.promotion, title: 'Holi' }), answers: management },
  'promotions.delete': { input: () => ({ id: subject.promotion }), answers: management },
  'reviews.list': { input: () => ({ slug: 'samosa' }), answers: everybody },
  'reviews.mine': { input: () => ({ slug: 'samosa' }), answers: signedIn },
  // Only the customer has picked one up.
  'reviews.write': {
    input: () => ({ slug: subject.pickedUp, stars: 5, text: `The best, again: ${newId()}` }),
    answers: [401, 401, 401, 200, 403, 403, 403, 403, 403, noKey, noKey],
  },
  'reviews.withdraw': { input: () => ({ slug: 'samosa' }), answers: signedIn },
  'reviews.listForStaff': { input: () => ({}), answers: management },
  'reviews.approve': { input: reviewAsRead, answers: management },
  'reviews.hide': { input: reviewAsRead, answers: management },
  'reviews.answer': { input: () => ({ ...reviewAsRead(), answer: 'Thank you' }), answers: management },
  'customers.list': { input: () => ({}), answers: management },
  'customers.get': { input: () => ({ id: subject.customer }), answers: management },
  'customers.listBlocked': { input: () => ({}), answers: management },
  'customers.block': { input: () => ({ contact: '780-555-0123' }), answers: management },
  'customers.unblock': {
    input: () => ({ id: 'made-up' }),
    answers: [401, 401, 401, 403, 403, 403, 404, 403, 404, 404, 403],
  },
  'customers.disable': { input: () => ({ id: subject.customer }), answers: management },
  'customers.enable': { input: () => ({ id: subject.customer }), answers: management },
  'guests.find': { input: () => ({ contact: '780-555-0123' }), answers: orderStaff },
  'guests.list': { input: () => ({}), answers: management },
  'guests.note': {
    input: () => ({ guest: { id: subject.guest }, note: 'No onion', version: 1 }),
    answers: orderStaff,
  },
  'guests.merge': {
    input: () => ({
      into: { id: subject.guest },
      from: { contact: freeNumber() },
      version: 1,
      fromVersion: 0,
    }),
    answers: management,
  },
  'guests.separate': {
    input: () => ({ id: subject.mergedGuest, contact: 'merged@example.com', version: 2 }),
    answers: management,
  },
  'newsletter.subscribe': { input: () => ({ email: 'reader@example.com' }), answers: everyPerson },
  // A made-up link works for no one.
  'newsletter.confirm': {
    input: () => ({ token: 'made-up' }),
    answers: [409, 409, 409, 409, 409, 409, 409, 409, 409, noKey, noKey],
  },
  'newsletter.unsubscribe': { input: () => ({ key: subject.subscriber }), answers: everyPerson },
  'subscribers.list': { input: () => ({}), answers: management },
  'subscribers.unsubscribe': { input: () => ({ id: subject.subscriber }), answers: management },
  'subscribers.delete': { input: () => ({ id: subject.subscriber }), answers: management },
  'apiKeys.list': { answers: ownerThemselves },
  'apiKeys.create': {
    input: () => ({ name: newId(), permissions: ['orders'], endsOn: '2026-12-31' }),
    answers: ownerThemselves,
  },
  'apiKeys.replace': {
    input: () => ({ id: subject.apiKey, endsOn: '2026-12-31' }),
    answers: ownerThemselves,
  },
  'apiKeys.revoke': { input: () => ({ id: subject.apiKey }), answers: ownerThemselves },
  'staff.list': { answers: owner },
  'staff.invite': {
    input: () => ({ name: 'Cook', email: `${newId()}@example.com`, staffRole: 'kitchen' }),
    answers: owner,
  },
  'staff.inviteAgain': { input: () => ({ id: subject.colleague }), answers: owner },
  'staff.makeInvitationLink': { input: () => ({ id: subject.colleague }), answers: owner },
  'staff.changeRole': { input: () => ({ id: subject.colleague, staffRole: 'manager' }), answers: owner },
  'staff.disable': { input: () => ({ id: subject.colleague }), answers: owner },
  'staff.enable': { input: () => ({ id: subject.colleague }), answers: owner },
  // They have none.
  'staff.removeSecondFactor': {
    input: () => ({ id: subject.colleague }),
    answers: [401, 401, 401, 403, 403, 403, 403, 403, 409, 409, 403],
  },
  'staff.removePin': {
    input: () => ({ id: subject.colleague }),
    answers: [401, 401, 401, 403, 403, 403, 403, 403, 409, 409, 403],
  },
  'staff.remove': { input: () => ({ id: subject.colleague }), answers: owner },
  'log.list': { input: () => ({}), answers: owner },
  'securityEvents.list': { input: () => ({}), answers: owner },
  'backups.download': { answers: owner },
  'pictures.upload': { file: () => dot, answers: management },
  'pictures.crop': {
    input: () => ({ url: lostPicture, shape: '1:1', x: 0.5, y: 0.5, zoom: 1 }),
    answers: [401, 401, 401, 403, 403, 403, 404, 403, 404, 404, 403],
  },
  'pictures.readCrop': { input: () => ({ url: lostPicture }), answers: management },
  'admin.now': { answers: management },
  'admin.stats': { answers: management },
  'admin.sales': { input: () => ({}), answers: management },
  'admin.waiting': { answers: orderStaff },
  'setup.get': { answers: management },
  'setup.fillMenu': { answers: [401, 401, 401, 403, 403, 403, 409, 403, 409, 409, 403] },
  'setup.emptyMenu': { answers: [401, 401, 401, 403, 403, 403, 409, 403, 409, 409, 403] },
  'setup.previewSite': { answers: staffThemselves },
  'admin.me': { answers: orderStaff },
  'orders.list': { input: () => ({}), answers: orderStaff },
  'orders.board': { answers: orderStaff },
  'orders.getForStaff': { input: () => ({ id: subject.order }), answers: orderStaff },
  'orders.changeStatus': {
    input: () => ({ id: subject.order, from: 'placed', to: 'accepted' }),
    answers: orderStaff,
  },
  'orders.changeStatuses': {
    input: () => ({ moves: [{ id: subject.order, from: 'placed', to: 'accepted' }] }),
    answers: orderStaff,
  },
  // No one has moved it yet.
  'orders.undoStatus': {
    input: () => ({ id: subject.order, from: 'placed' }),
    answers: [401, 401, 401, 403, 403, 409, 409, 409, 409, 409, 409],
  },
  'orders.movePickup': {
    input: () => ({ id: subject.order, pickupAt: '2026-01-07T20:00:00Z', reason: 'A busy day' }),
    answers: orderStaff,
  },
  'orders.take': { input: () => takenOrder(), answers: orderStaff },
  'orders.withdrawTaken': { needsKey: true, input: () => takenOrder(), answers: orderStaff },
  'orders.markPaid': { input: () => ({ id: subject.order, method: 'cash' }), answers: orderStaff },
  'orders.markUnpaid': {
    input: () => ({ id: subject.paidOrder, reason: 'Wrong order' }),
    answers: orderStaff,
  },
  'orders.takePayment': {
    input: () => ({ id: subject.order, method: 'cash', amount: 1 }),
    answers: orderStaff,
  },
  'orders.voidPayment': {
    input: () => ({ id: subject.order, payment: newId(), reason: 'Wrong order' }),
    answers: [401, 401, 401, 403, 403, 409, 409, 409, 409, 409, 409],
  },
  'orders.givePaymentBack': {
    input: () => ({ id: subject.order, method: 'cash', reason: 'Too much' }),
    answers: [401, 401, 401, 403, 403, 409, 409, 409, 409, 409, 409],
  },
  'orders.refundOnline': {
    input: () => ({ id: subject.order, reason: 'Cold' }),
    answers: [401, 401, 401, 403, 403, 403, 409, 403, 409, 409, 403],
  },
  'orders.quoteRefund': {
    input: () => ({ id: subject.order, portions: [{ line: 0, quantity: 1 }] }),
    answers: [401, 401, 401, 403, 403, 403, 409, 403, 409, 409, 403],
  },
  'orders.change': {
    input: () => ({ id: subject.order, revision: 0, items: [{ line: 0 }], isPreview: true }),
    answers: orderStaff,
  },
  'orders.undoChange': {
    input: () => ({ id: subject.order, revision: 1 }),
    answers: [401, 401, 401, 403, 403, 409, 409, 409, 409, 409, 409],
  },
  'orders.changeOwn': {
    input: () => ({ id: subject.order, revision: 0, items: [{ line: 0 }], isPreview: true }),
    answers: everyPerson,
  },
  'exports.orders': {
    input: () => ({ from: '2026-01-01', to: '2026-01-31', format: 'csv' }),
    answers: management,
  },
  'messages.send': {
    input: () => ({ name: 'Guest', email: 'guest@example.com', message: newId() }),
    answers: everyPerson,
  },
  'messages.withdraw': {
    needsKey: true,
    input: () => ({ name: 'Guest', email: 'guest@example.com', message: newId() }),
    answers: everyPerson,
  },
  'messages.list': { input: () => ({}), answers: management },
  'messages.get': { input: () => ({ id: subject.message }), answers: management },
  'messages.answer': { input: () => ({ id: subject.message, body: 'With pleasure.' }), answers: management },
  'messages.changeState': {
    input: () => ({ id: subject.message, from: 'new', to: 'closed' }),
    answers: management,
  },
  'messages.delete': { input: () => ({ id: subject.message }), answers: management },
  'catering.request': { input: () => dinner(), answers: everyPerson },
  'catering.withdraw': { needsKey: true, input: () => dinner(), answers: everyPerson },
  'catering.list': { input: () => ({}), answers: management },
  'catering.get': { input: () => ({ id: subject.catering }), answers: management },
  'catering.answer': { input: () => ({ id: subject.catering, body: 'With pleasure.' }), answers: management },
  'catering.changeState': {
    input: () => ({ id: subject.catering, from: 'new', to: 'booked' }),
    answers: management,
  },
  'catering.delete': { input: () => ({ id: subject.catering }), answers: management },
  'exports.messages': {
    input: () => ({ from: '2026-01-01', to: '2026-01-31', format: 'csv' }),
    answers: management,
  },
  'exports.catering': {
    input: () => ({ from: '2026-01-01', to: '2026-01-31', format: 'csv' }),
    answers: management,
  },
  'exports.reservations': {
    input: () => ({ from: '2026-01-01', to: '2026-01-31', format: 'csv' }),
    answers: management,
  },
  'exports.customers': { input: () => ({ format: 'csv' }), answers: management },
  'exports.subscribers': { input: () => ({ format: 'csv' }), answers: management },
  'settings.site': { answers: everybody },
  'settings.list': { answers: management },
  'settings.preview': { input: () => ({ taxes: sampleSettings.taxes }), answers: management },
  'settings.change': { input: () => ({ taxes: sampleSettings.taxes }), answers: management },
  'pages.get': { input: () => ({ path: '/about' }), answers: everybody },
  'pages.own': { answers: everybody },
  'pages.draft': { input: () => ({ key: subject.draftKey }), answers: everybody },
  'pages.list': { answers: management },
  'pages.read': { input: () => ({ path: '/about' }), answers: management },
  'pages.save': { input: () => ({ path: '/about', content: samplePages['/about'] }), answers: management },
  'pages.publish': { input: () => ({ path: '/about' }), answers: management },
  'pages.unschedule': { input: () => ({ path: subject.waitingPage }), answers: management },
  'pages.discard': { input: () => ({ path: '/about' }), answers: management },
  'pages.restore': { input: () => ({ path: '/about', versionId: subject.pageVersion }), answers: management },
  'pages.create': { input: () => ({ name: freeName(), title: 'Imprint' }), answers: management },
  'pages.delete': { input: () => ({ path: subject.ownPage }), answers: management },
  'openingHours.week': { answers: everybody },
  'openingHours.special': { answers: everybody },
  'openingHours.list': { answers: management },
  'openingHours.create': {
    input: () => ({ name: 'Closed', firstDay: freeDay() }),
    answers: management,
  },
  'openingHours.change': { input: () => ({ id: subject.specialDay, name: 'Moved' }), answers: management },
  'openingHours.delete': { input: () => ({ id: subject.specialDay }), answers: management },
  // The link is the key here too.
  'orders.receipt': { input: () => ({ id: subject.order }), answers: everybody },
  'orders.mailReceipt': { input: () => ({ id: subject.order }), answers: orderStaff },
  'orders.calendar': { input: () => ({ id: subject.order }), answers: everybody },
  'orders.cancel': { input: () => ({ id: subject.order }), answers: everyPerson },
  'orders.payOnline': { input: () => ({ id: subject.order }), answers: everyPerson },
  'orders.checkPayment': { input: () => ({ id: subject.order }), answers: everyPerson },
  'orders.payAtPickup': { input: () => ({ id: subject.order }), answers: everyPerson },
  'kitchen.pace': { answers: staff },
  'kitchen.pause': { input: () => ({ length: '15' }), answers: staff },
  'kitchen.resume': { answers: staff },
  'kitchen.setBusy': { input: () => ({ minutes: 0 }), answers: staff },
  'kitchen.boards': { answers: staff },
  'kitchen.reportBoard': { answers: staff },
  'pickup.room': { answers: orderStaff },
  'pickup.times': { input: () => ({ slugs: [] }), answers: everybody },
  'pickup.spans': { input: () => ({ slugs: [] }), answers: everybody },
  'coupons.check': { input: () => ({ code: 'WELCOME10', subtotal: 20 }), answers: everyPerson },
  'coupons.list': { answers: management },
  'coupons.create': {
    input: () => ({ code: newId(), kind: 'percent', value: 10 }),
    answers: management,
  },
  'coupons.change': { input: () => ({ id: subject.coupon, value: 20 }), answers: management },
  'coupons.delete': { input: () => ({ id: subject.coupon }), answers: management },
  'orders.place': { input: order, answers: guestOrSignedIn },
  'orders.withdraw': { needsKey: true, input: order, answers: guestOrSignedIn },
  // The link is the key: anyone who has it may read the order.
  'orders.get': { input: () => ({ id: subject.order }), answers: everybody },
  'orders.mine': { answers: signedIn },
  'webhooks.list': { answers: owner },
  'webhooks.create': {
    input: () => ({ url: 'https://till.example.com', types: ['order.placed'] }),
    answers: owner,
  },
  'webhooks.change': { input: () => ({ id: subject.webhook, types: ['order.ready'] }), answers: owner },
  'webhooks.remove': { input: () => ({ id: subject.webhook }), answers: owner },
  'webhooks.pause': { input: () => ({ id: subject.webhook }), answers: owner },
  'webhooks.resume': { input: () => ({ id: subject.webhook }), answers: owner },
  'webhooks.replaceSecret': { input: () => ({ id: subject.webhook }), answers: owner },
  'webhooks.test': { input: () => ({ id: subject.webhook }), answers: owner },
  'webhooks.deliveries': { input: () => ({ id: subject.webhook }), answers: owner },
  'webhooks.delivery': {
    input: () => ({ id: subject.webhook, deliveryId: subject.webhookDelivery }),
    answers: owner,
  },
  'webhooks.sendAgain': {
    input: () => ({ id: subject.webhook, deliveryId: subject.webhookDelivery }),
    answers: owner,
  },
  'paymentProviders.list': { answers: owner },
  'paymentProviders.saveKeys': {
    input: () => ({ provider: 'stripe', mode: 'test', secretKey: 'sk_test_of_the_matrix' }),
    answers: owner,
  },
  'paymentProviders.useMode': { input: () => ({ provider: subject.paypal, mode: 'test' }), answers: owner },
  'paymentProviders.removeKeys': {
    input: () => ({ provider: subject.paypal, mode: 'test' }),
    answers: owner,
  },
  'paymentProviders.test': { input: () => ({ provider: subject.paypal, mode: 'test' }), answers: owner },
  'printers.list': { answers: staff },
  'printers.create': { input: () => ({ name: newId() }), answers: management },
  'printers.change': { input: () => ({ id: subject.printer, paper: '58mm' }), answers: management },
  'printers.renewAddress': { input: () => ({ id: subject.printer }), answers: management },
  'printers.delete': { input: () => ({ id: subject.printer }), answers: management },
  'printers.test': { input: () => ({ id: subject.printer }), answers: staff },
  'printers.take': { input: () => ({ id: subject.printer }), answers: staff },
  'tickets.confirm': { input: () => ({ id: subject.ticket }), answers: staff },
  'tickets.list': { input: () => ({}), answers: staff },
  // Not printed yet.
  'tickets.printAgain': {
    input: () => ({ id: subject.ticket }),
    answers: [401, 401, 401, 403, 403, 409, 409, 409, 409, 409, 403],
  },
  'tickets.picture': { input: () => ({ orderId: subject.order }), answers: staff },
  // There is no printer at the counter.
  'tickets.printClosing': {
    input: () => ({ id: subject.closing }),
    answers: [401, 401, 401, 403, 403, 403, 409, 409, 409, 409, 403],
  },
  'tickets.closingPicture': { input: () => ({ id: subject.closing }), answers: counterManagement },
  'closings.open': { answers: counterManagement },
  'closings.day': { input: () => ({}), answers: counterManagement },
  'payments.report': { input: () => ({}), answers: counterManagement },
  'exports.payments': { input: () => ({ format: 'csv' }), answers: counterManagement },
  'closings.list': { input: () => ({}), answers: counterManagement },
  'closings.get': { input: () => ({ id: subject.closing }), answers: counterManagement },
  'closings.count': { input: () => ({ counted: 200 }), answers: counterManagement },
  'closings.moveCash': {
    input: () => ({ kind: 'in', amount: 10, reason: 'Change' }),
    answers: counterManagement,
  },
  // The drawer was closed since.
  'closings.close': {
    input: () => ({ after: 0, expected: subject.closing === '' ? 1 : 0, counted: 200 }),
    answers: [401, 401, 401, 403, 403, 403, 409, 409, 409, 409, 403],
  },
  'closings.correct': {
    input: () => ({ id: subject.closing, amount: 5, reason: 'Found below the till' }),
    answers: counterManagement,
  },
  'exports.month': { input: () => ({ month: '2026-01' }), answers: counterManagement },
  'push.key': { answers: everybody },
  'push.subscribe': { input: () => ({ id: subject.order, device }), answers: everyPerson },
  'push.unsubscribe': {
    input: () => ({ id: subject.order, endpoint: device.endpoint }),
    answers: everyPerson,
  },
  'push.isAlerted': { input: () => ({ endpoint: device.endpoint }), answers: ownDevice },
  'push.alertMe': { input: () => ({ device }), answers: ownDevice },
  'push.stopAlerts': { input: () => ({ endpoint: device.endpoint }), answers: ownDevice },
  'live.staff': { input: () => ({}), answers: orderStaff },
  'live.order': { input: () => ({ id: subject.order }), answers: everybody },
  'live.orders': { input: () => ({ ids: [subject.order] }), answers: everybody },
  'live.menu': { input: () => ({}), answers: everybody },
  'reservations.times': { input: () => ({ partySize: 4 }), answers: everybody },
  'reservations.book': { input: table, answers: everyPerson },
  'reservations.withdraw': { needsKey: true, input: table, answers: everyPerson },
  'reservations.get': { input: () => ({ id: subject.reservation }), answers: everybody },
  'reservations.calendar': { input: () => ({ id: subject.reservation }), answers: everybody },
  'reservations.cancel': { input: () => ({ id: subject.reservation }), answers: everyPerson },
  'reservations.list': { input: () => ({}), answers: management },
  'reservations.getForStaff': { input: () => ({ id: subject.reservation }), answers: management },
  'reservations.changeStatus': {
    input: () => ({ id: subject.reservation, from: 'requested', to: 'confirmed' }),
    answers: management,
  },
  'reservations.write': { input: () => ({ id: subject.reservation, body: 'See you!' }), answers: management },
  'reservations.delete': { input: () => ({ id: subject.reservation }), answers: management },
  'wishlist.list': { answers: signedIn },
  'wishlist.toggle': { input: () => ({ productId: subject.product }), answers: signedIn },
  'wishlist.set': { input: () => ({ productId: subject.product, wishlisted: true }), answers: signedIn },
  'wishlist.unite': { input: () => ({ productIds: [subject.product] }), answers: signedIn },
  'auth.setUpOwner': {
    input: () => ({ name: 'Guest', email: 'first@example.com', password: 'saffron lassi', key: 'unknown' }),
    answers: everyPerson.map((status) => (status === 200 ? 409 : status)),
  },
  'auth.register': {
    input: () => ({ name: 'New', email: `${newId()}@example.com`, password: PASSWORD }),
    answers: everyPerson,
  },
  'auth.login': { input: () => ({ email: 'guest@example.com', password: PASSWORD }), answers: everyPerson },
  'auth.requestPasskey': { answers: everyPerson },
  // No one’s.
  'auth.loginWithPasskey': {
    input: () => ({ passkey: signedPasskey }),
    answers: [403, 403, 403, 403, 403, 403, 403, 403, 403, noKey, noKey],
  },
  'auth.confirm': { input: () => ({ password: PASSWORD }), answers: signedIn },
  'loginMethods.get': { answers: signedIn },
  'loginMethods.setUpApp': { answers: ownLogin },
  // No app shows it.
  'loginMethods.addApp': {
    input: () => ({ code: '123456' }),
    answers: [401, 401, 401, 403, 403, 403, 403, 403, 403, noKey, noKey],
  },
  // They have none.
  'loginMethods.removeApp': { answers: [401, 401, 401, 403, 403, 404, 404, 403, 404, noKey, noKey] },
  'loginMethods.setUpPasskey': { answers: ownLogin },
  'loginMethods.addPasskey': {
    input: () => ({ name: 'Test phone', passkey: madePasskey }),
    answers: [401, 401, 401, 403, 403, 403, 403, 403, 403, noKey, noKey],
  },
  'loginMethods.removePasskey': {
    input: () => ({ id: 'unknown' }),
    answers: [401, 401, 401, 403, 403, 404, 404, 403, 404, noKey, noKey],
  },
  // They have no second factor.
  'loginMethods.renewCodes': { answers: [401, 401, 401, 403, 403, 409, 409, 403, 409, noKey, noKey] },
  'loginMethods.setPin': { input: () => ({ pin: '4071' }), answers: ownLogin },
  // They have none.
  'loginMethods.removePin': { answers: [401, 401, 401, 403, 403, 404, 404, 403, 404, noKey, noKey] },
  'acting.get': { answers: staffThemselves },
  // Nobody has that PIN.
  'acting.takeOver': {
    input: () => ({ userId: subject.colleague, pin: '4071' }),
    answers: [401, 401, 401, 403, 403, 403, 403, 403, 403, noKey, noKey],
  },
  'acting.end': { answers: staffThemselves },
  'auth.me': { answers: signedIn },
  'auth.session': { answers: everyPerson },
  'auth.logout': { answers: everyPerson },
  'auth.demoLogin': { answers: everyPerson },
  'account.get': { answers: signedIn },
  'account.rename': { input: () => ({ name: 'Renamed' }), answers: signedIn },
  'account.changePassword': {
    input: () => ({ currentPassword: PASSWORD, newPassword: 'another horse' }),
    answers: signedIn,
  },
  'account.sessions': { answers: signedIn },
  'account.endSession': { input: () => ({ id: newId() }), answers: signedIn },
  'account.logoutEverywhere': { answers: signedIn },
  'account.export': { answers: signedIn },
  // The only owner must stay.
  'account.delete': {
    input: () => ({ password: PASSWORD }),
    answers: [401, 401, 401, 200, 200, 200, 200, 403, 409, noKey, noKey],
  },
  'account.requestPasswordReset': { input: () => ({ email: 'guest@example.com' }), answers: everyPerson },
  // A made-up link works for no one.
  'account.resetPassword': {
    input: () => ({ token: 'made-up', password: 'another horse' }),
    answers: [409, 409, 409, 409, 409, 409, 409, 409, 409, noKey, noKey],
  },
  'account.requestVerification': { answers: signedIn },
  'account.verifyEmail': {
    input: () => ({ token: 'made-up' }),
    answers: [401, 401, 401, 409, 409, 409, 409, 403, 409, noKey, noKey],
  },
}

const site = useTestApp()
let origin: string | undefined
type Headers = Record<string, string>
let headersOf: Readonly<Partial<Record<Caller, Headers>>>

async function makeKey(permissions: readonly string[]): Promise<NewApiKey> {
  const wanted = { name: newId(), permissions, endsOn: '2026-12-31' }
  return (await site.post<NewApiKey>('/api/admin/keys', wanted, headersOf.owner)).body
}

const headersOfKey = async (permissions: readonly string[]): Promise<Headers> => ({
  authorization: `Bearer ${(await makeKey(permissions)).key}`,
})

async function signUpCallers() {
  const customer = await site.signUp('guest@example.com')
  const owning = await signUpColleague('owner')
  headersOf = { customer: customer.headers, owner: owning.headers }
  if (!isShort) headersOf = { ...headersOf, ...(await signUpOthers(customer, owning)) }
}

async function signUpOthers(customer: SignedUp, owning: SignedUp) {
  const ended = await beginSession(site.db, { id: customer.user._id, role: 'customer', disabledAt: null })
  await endSession(site.db, ended)
  const tablet = await signUpColleague('kitchen', 'tablet')
  await setActor(site.db, tablet.token, owning.user._id)
  return {
    anonymous: {},
    garbage: { authorization: 'Bearer garbage' },
    ended: { authorization: `Bearer ${ended}` },
    other: (await site.signUp('other@example.com')).headers,
    kitchen: (await signUpColleague('kitchen')).headers,
    manager: (await signUpColleague('manager')).headers,
    acting: tablet.headers,
    key: await headersOfKey(keyPermissions),
    ordersKey: await headersOfKey(['orders']),
  } satisfies Partial<Record<Caller, Headers>>
}

type SignedUp = Awaited<ReturnType<typeof signUpColleague>>
const signUpColleague = (staffRole: StaffRole, name: string = staffRole) =>
  site.signUp(`${name}@example.com`, { role: 'admin', staffRole })

const procedures = appRouter._def.procedures as unknown as Record<
  string,
  { _def: { type: 'query' | 'mutation' | 'subscription' } }
>

test('the table names every call', () => {
  expect(Object.keys(calls).toSorted()).toEqual(Object.keys(procedures).toSorted())
  for (const { answers } of Object.values(calls)) expect(answers).toHaveLength(callers.length)
})

// A success may be 200, 201 or 204; an error has its code in the standard error body.
const codes: Record<number, string> = {
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
}
const outcome = (status: number, code: string | undefined) =>
  status < 300 ? 200 : code === codes[status] ? status : `${status} ${code}`

type TrpcAnswer = { error?: { data: { body: ErrorBody } } }

async function callTrpc(name: string, input: unknown, headers: Headers) {
  if (procedures[name]?._def.type === 'subscription') return askForStream(name, input as object, headers)
  const query = input === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify(input))}`
  const { status, body } =
    procedures[name]?._def.type === 'query'
      ? await site.get<TrpcAnswer>(`/trpc/${name}${query}`, headers)
      : await site.post<TrpcAnswer>(`/trpc/${name}`, input ?? '', headers)
  return outcome(status, body.error?.data.body.code)
}

/** A stream opens first; its second event says whether it was rejected. */
async function askForStream(name: string, input: object, headers: Headers) {
  origin ??= await site.app.listen({ port: 0, host: '127.0.0.1' })
  const stream = await openStream(origin, name.replace('live.', ''), { input, headers })
  await stream.next()
  const event = await stream.next()
  stream.close()
  if (event?.kind !== 'serialized-error') return outcome(stream.status, undefined)
  const { code } = (event.data as { data: { body: ErrorBody } }).data.body
  const [status] = Object.entries(codes).find((entry) => entry[1] === code) ?? [500]
  return outcome(Number(status), code)
}

async function callRest({ method, path }: RestRoute, input: unknown, headers: Headers) {
  const body = { ...(input as Record<string, unknown> | undefined) }
  const url = `/api${path.replace(':slug', 'samosa').replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = body[name]
    delete body[name]
    return typeof value === 'string' ? value : ''
  })}`
  const hasBody = Object.keys(body).length > 0
  const isBodiless = method === 'GET' || method === 'DELETE'
  const content = isBodiless ? { query: body as Record<string, string> } : { payload: body }
  const answer = await site.app.inject({ method, url, headers, ...(hasBody && content) })
  // A success may be a file.
  const isRefused = answer.statusCode >= 300
  return outcome(answer.statusCode, isRefused ? answer.json<{ code?: string }>().code : undefined)
}

async function sendFile({ path, procedure }: RestRoute, headers: Headers) {
  const payload = uploadForm((await calls[procedure]?.file?.()) ?? new Uint8Array())
  const answer = await site.app.inject({ method: 'POST', url: `/api${path}`, headers, payload })
  return outcome(answer.statusCode, answer.json<{ code?: string }>().code)
}

type Ask = (headers: Headers) => Promise<number | string>

const routesOf = (name: string) => (isShort ? [] : restRoutes.filter(({ procedure }) => procedure === name))
const isMutation = (name: string) => procedures[name]?._def.type === 'mutation'

const overTrpc =
  (name: string): Ask =>
  (headers) =>
    callTrpc(name, calls[name]?.input?.(), headers)

const overRest =
  (route: RestRoute): Ask =>
  (headers) =>
    route.isUpload ? sendFile(route, headers) : callRest(route, calls[route.procedure]?.input?.(), headers)

/** What each caller is answered, over each API. What a call has used up is made anew. */
async function askAll(procedure: string, apis: Ask[]) {
  await signUpCallers()
  const answers: (number | string)[][] = apis.map(() => [])
  let areUsedUp = true
  for (const caller of asking) {
    for (const [index, ask] of apis.entries()) {
      if (areUsedUp) await makeSubjects(calls[procedure]?.input)
      const keyed = calls[procedure]?.needsKey && { 'idempotency-key': newId() }
      const answer = await ask({ ...headersOf[caller], ...keyed })
      areUsedUp = answer === 200 && isMutation(procedure)
      answers[index]?.push(answer)
    }
  }
  return answers
}

const answersOf = (name: string) => ofThoseAsking(calls[name]?.answers ?? [])
/** A file cannot be sent over tRPC. */
const trpcAnswersOf = (name: string) =>
  answersOf(name).map((status) => (status === 200 && calls[name]?.file ? '400 VALIDATION' : status))

const [changing, reading] = [true, false].map((wanted) =>
  Object.keys(calls).filter((name) => isMutation(name) === wanted),
) as [string[], string[]]

// A read changes nothing: the same callers can ask over every API.
test.each(reading)('%s over tRPC and REST', async (name) => {
  const routes = routesOf(name)
  expect(await askAll(name, [overTrpc(name), ...routes.map(overRest)])).toEqual([
    trpcAnswersOf(name),
    ...routes.map(() => answersOf(name)),
  ])
})

test.each(changing)('%s over tRPC', async (name) => {
  expect(await askAll(name, [overTrpc(name)])).toEqual([trpcAnswersOf(name)])
})

test.each(changing.flatMap(routesOf).map((route) => [`${route.method} ${route.path}`, route] as const))(
  '%s over REST',
  async (_name, route) => {
    expect(await askAll(route.procedure, [overRest(route)])).toEqual([answersOf(route.procedure)])
  },
)

const closed = (isShort ? [] : restRoutes).filter(({ procedure }) => calls[procedure]?.answers[0] === 401)

describe.each(closed)('$method $path', ({ method, path }) => {
  test('rejects strangers before reading the body', async () => {
    const answer = await site.app.inject({
      method,
      url: `/api${path}`,
      headers: { 'content-type': 'application/json' },
      ...(method !== 'GET' && { payload: '{"broken' }),
    })
    expect([answer.statusCode, answer.json<ErrorBody>().code]).toEqual([401, 'UNAUTHENTICATED'])
  })
})
