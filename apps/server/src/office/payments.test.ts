import type { ErrorBody, Order } from '@tiffin/contract'
import { beforeEach, expect, test } from 'vitest'
import { orderOf, useTestApp } from '../../test/create-test-app.ts'

const site = useTestApp()
let headers: Record<string, string>
beforeEach(async () => {
  headers = (await site.signUp('owner@example.com', { role: 'admin' })).headers
})

const off = {
  mode: 'off',
  methods: ['card'],
  requiredFrom: null,
  isRequiredOfNewGuests: false,
  holdMinutes: 10,
  tips: { isOffered: false, percents: [10, 15, 20] },
}
const offer = (methods: string[], online: object = {}) =>
  site.send(
    'PUT',
    '/api/admin/settings',
    { payments: { methods, online: { ...off, ...online }, upiId: '' }, version: 0 },
    headers,
  )
const place = (method: string | undefined, as?: Record<string, string>) =>
  site.post<Order & ErrorBody>(
    '/api/orders',
    orderOf([{ slug: 'samosa' }], method === undefined ? {} : { payment: { method } }),
    as,
  )

test('guests pay in one of the ways that are offered; staff may note any', async () => {
  expect((await offer(['card', 'cash'])).status).toBe(200)
  const refused = await place('upi')
  expect([refused.status, refused.body.issues]).toEqual([
    400,
    [{ path: 'payment.method', message: 'You can no longer pay in this way. Please choose another one.' }],
  ])
  expect((await place('card')).body.payment.method).toBe('card')
  expect((await place(undefined)).body.payment.method).toBe('cash')
  expect((await place('upi', headers)).body.payment.method).toBe('upi')
})

test('pages and programs are told them, in that order', async () => {
  await offer(['paypal', 'cash'])
  const { body } = await site.get<{ payments: { methods: string[] } }>('/api/settings')
  expect(body.payments.methods).toEqual(['paypal', 'cash'])
})

test.each([[[]], [['cash', 'cash']], [['cheque']]])('%j is no list of them', async (methods) => {
  const { status, body } = await offer(methods)
  expect([status, body.issues?.[0]?.path]).toEqual([400, expect.stringMatching(/^payments\.methods/)])
})

test('nobody is offered to pay online before the keys of the provider are entered', async () => {
  const { status, body } = await offer(['cash', 'card'], { mode: 'possible' })
  expect([status, body.issues]).toEqual([
    400,
    [{ path: 'payments.online.methods', message: 'First enter the keys of Stripe, below' }],
  ])
  const keys = { secretKey: 'sk_test_of_this_test', webhookSecret: 'whsec_of_this_test' }
  await site.send('PUT', '/api/admin/payment-providers/stripe/test', keys, headers)
  expect((await offer(['cash', 'card'], { mode: 'possible' })).status).toBe(200)
})

test.each([
  [{ mode: 'possible', methods: [] }, 'payments.online.methods'],
  [{ mode: 'possible', methods: ['paypal'] }, 'payments.online.methods'],
  [{ methods: ['cash'] }, 'payments.online.methods.0'],
  [{ mode: 'sometimes' }, 'payments.online.mode'],
  [{ holdMinutes: 2 }, 'payments.online.holdMinutes'],
  [{ holdMinutes: 61 }, 'payments.online.holdMinutes'],
  [{ requiredFrom: -1 }, 'payments.online.requiredFrom'],
  [{ tips: { isOffered: true, percents: [10, 15] } }, 'payments.online.tips.percents'],
  [{ tips: { isOffered: true, percents: [10, 10, 15] } }, 'payments.online.tips.percents'],
  [{ tips: { isOffered: true, percents: [0, 10, 15] } }, 'payments.online.tips.percents.0'],
  [{ tips: { isOffered: true, percents: [10, 15, 51] } }, 'payments.online.tips.percents.2'],
])('%j is no way to pay online', async (online, path) => {
  const { status, body } = await offer(['cash', 'card'], online)
  expect([status, body.issues?.[0]?.path]).toEqual([400, path])
})
