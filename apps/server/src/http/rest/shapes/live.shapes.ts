import {
  type MenuChanged,
  type OrderChanged,
  orderStatuses,
  type Reload,
  type StaffEvent,
  type StreamEvent,
  alertedDevice,
  pushDevice,
  pushKey,
  type PushDevice,
  madeWebhook,
  webhookAttempt,
  webhookDelivery,
  webhookDeliveryRecord,
  webhookEndpoint,
  type WebhookDelivery,
  type WebhookEndpoint,
} from '@tiffin/contract'
import { z } from 'zod'
import { shape } from './shape.ts'

const changes = [
  'placed',
  'status',
  'undone',
  'station',
  'paid',
  'moved',
  'changed',
  'unanswered',
] as const satisfies readonly OrderChanged['change'][]

const reload: z.ZodType<Reload> = z.object({
  type: z
    .enum(['open', 'reset'])
    .describe(
      '`open`: the stream begins here. `reset`: events before this one are lost, so read everything anew',
    ),
})

const orderChanged: z.ZodType<OrderChanged> = z.object({
  type: z.literal('order'),
  id: z.string().describe('The `_id` of the order'),
  number: z.int().describe('The number called out at pickup'),
  status: z.enum(orderStatuses),
  change: z
    .enum(changes)
    .describe(
      '`undone`: its latest step was taken back. `station`: the dishes of one of its stations are ready, or no longer. `changed`: its lines or notes. ' +
        '`unanswered`: nobody has accepted it, and its guest is being asked to call',
    ),
})

const menuChanged: z.ZodType<MenuChanged> = z.object({
  type: z.literal('menu'),
  dishes: z
    .array(z.object({ slug: z.string(), available: z.boolean() }))
    .describe('Dishes that sold out or became available again; none if anything else on the menu changed'),
})

const event: z.ZodType<StaffEvent> = z.union([reload, orderChanged, menuChanged])

export const streamEvent: z.ZodType<StreamEvent<StaffEvent>> = z.object({
  id: z.string().describe('The number of the event'),
  event,
})

const exampleOfOrder: OrderChanged = {
  type: 'order',
  id: '8f14e45fceea167a5a36dedd4bea2543',
  number: 1042,
  status: 'accepted',
  change: 'status',
}

export const liveShapes = {
  StreamBegins: shape(reload, 'The first event of a stream', { type: 'open' }),
  OrderChanged: shape(orderChanged, 'What has happened to an order', exampleOfOrder),
  MenuChanged: shape(menuChanged, 'What has happened to the menu', {
    type: 'menu',
    dishes: [{ slug: 'samosa', available: false }],
  }),
  NumberedEvent: shape(streamEvent, 'An event of a live stream', { id: '4711', event: exampleOfOrder }),
}

export const phone: PushDevice = {
  endpoint: 'https://push.example.com/send/c2b1c1d6',
  keys: {
    p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
    auth: 'tBHItJI5svbpez7KI4CCXg',
  },
}

export const pushShapes = {
  PushDevice: shape(pushDevice, 'A browser’s subscription at its push service', phone),
  PushKey: shape(pushKey, 'The key that browsers subscribe with', {
    publicKey: 'BJGTpdESvO42GEb8gEGH05QNNRvyqsn3dTVtCNJ_Qmm2AHeq3QZ5S6dNA87t2DQol-JMOddCRdH12wJSQpznSgk',
  }),
  AlertedDevice: shape(alertedDevice, 'Whether a device gets alerts', { isAlerted: true }),
}

const till: WebhookEndpoint = {
  _id: '5b1a2f6d0c9e4b7f8a3d1e2c4f6a8b0d',
  url: 'https://till.example.com/tiffin',
  types: ['order.placed', 'order.cancelled'],
  paused: null,
  failingSince: null,
  lastDelivered: '2026-12-01T18:40:00.412Z',
  waiting: 0,
  oldSecretUntil: null,
  createdAt: '2026-11-30T19:00:00.000Z',
  createdBy: 'owner@example.com',
}

const attempt = {
  at: '2026-12-01T18:40:00.412Z',
  tookMs: 87,
  url: till.url,
  status: 200,
  fault: null,
}

const delivery: WebhookDelivery = {
  _id: '9c2e7d4f1a6b4e3c8d5f0a7b2c9e4d1f',
  webhookId: 'msg_0f4a8c1d2e3b4c5d9e7f6a1b8c0d2e4f',
  type: 'order.placed',
  number: 4711,
  at: '2026-12-01T18:40:00.103Z',
  state: 'delivered',
  nextTry: null,
  attempts: 1,
  lastAttempt: attempt,
}

export const webhookShapes = {
  Webhook: shape(webhookEndpoint, 'An address that is told what happens', till),
  MadeWebhook: shape(madeWebhook, 'A webhook with its secret, which is never shown again', {
    endpoint: till,
    // The specification’s own.
    secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  }),
  WebhookAttempt: shape(webhookAttempt, 'A try to deliver', attempt),
  WebhookDelivery: shape(webhookDelivery, 'What became of an event at an address', delivery),
  WebhookDeliveryRecord: shape(webhookDeliveryRecord, 'A delivery with its body and each answer', {
    ...delivery,
    body: '{"type":"order.placed","number":4711,"timestamp":"2026-12-01T18:40:00.103Z","data":{}}',
    log: [{ ...attempt, answer: 'thank you' }],
  }),
}
