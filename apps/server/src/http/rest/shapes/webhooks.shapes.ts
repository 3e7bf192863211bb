import {
  madeWebhook,
  webhookAttempt,
  webhookDelivery,
  webhookDeliveryRecord,
  webhookEndpoint,
  type WebhookDelivery,
  type WebhookEndpoint,
} from '@tiffin/contract'
import { shape } from './shape.ts'

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
