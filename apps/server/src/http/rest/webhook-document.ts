/** The `webhooks` of the OpenAPI document: what the site sends to programs of others. */
import { type WebhookType, webhookTypes } from '@tiffin/contract'
import type { JsonSchema } from './json-schema.ts'

const shape = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })

/** By the first part of the type. */
const dataOf: Record<string, JsonSchema> = {
  order: shape('StaffOrder'),
  dish: shape('EditableProduct'),
  choice: {
    type: 'object',
    properties: { choice: { type: 'string', description: 'Its key' }, group: shape('EditableOptionGroup') },
    required: ['choice', 'group'],
  },
  reservation: shape('StaffReservation'),
  message: shape('MessageRecord'),
  catering: shape('CateringRecord'),
}

const summaries: Record<WebhookType, string> = {
  'order.placed': 'An order was placed, or taken by staff',
  'order.accepted': 'An order was accepted, by staff or by itself',
  'order.preparing': 'The kitchen has begun an order',
  'order.ready': 'An order can be picked up',
  'order.completed': 'An order was handed over',
  'order.no_show': 'Nobody has picked an order up',
  'order.undone': 'A step of an order was taken back; `status` is the one before',
  'order.cancelled': 'An order was cancelled, by staff or its guest',
  'order.moved': 'An order has another pickup time',
  'order.changed': 'An order has other lines or notes',
  'order.paid': 'A payment for an order was taken',
  'order.refunded': 'Money was refunded',
  'order.payment_voided': 'A payment, or a refund, had been recorded by mistake',
  'dish.sold_out': 'A dish cannot be ordered any more',
  'dish.available': 'A dish can be ordered again',
  'choice.sold_out': 'A choice cannot be ordered any more',
  'choice.available': 'A choice can be ordered again',
  'reservation.received': 'A guest has requested a table',
  'message.received': 'A guest has sent a message',
  'catering.received': 'A guest has asked for catering',
}

const headers = [
  ['webhook-id', 'The same at every try: whoever has seen it has seen the event'],
  ['webhook-timestamp', 'When it was sent, in seconds since 1970'],
  [
    'webhook-signature',
    '`v1,` and the base64 of HMAC-SHA256 over `id.timestamp.body`; several, separated by spaces, while the secret changes',
  ],
].map(([name, description]) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
}))

const responses = {
  '2XX': { description: 'Delivered. Nothing of the answer is used' },
  410: { description: 'Gone: nothing more is sent, and the owners are told' },
  default: {
    description:
      'Tried again after 5 seconds, 5 minutes, 30 minutes, 2, 5, 10, 14, 20 and 24 hours. Redirects are not followed. An answer has to come within 10 seconds',
  },
}

export const describeWebhooks = () =>
  Object.fromEntries([
    ...webhookTypes.map((type) => [
      type,
      describe(type, { summary: summaries[type], data: dataOf[type.split('.')[0] ?? ''] ?? {} }),
    ]),
    [
      'webhook.test',
      describe('webhook.test', { summary: 'An owner has asked for a test', data: { type: 'object' } }),
    ],
  ]) as Record<string, object>

const describe = (type: string, { summary, data }: { summary: string; data: JsonSchema }) => ({
  post: {
    operationId: `webhook:${type}`,
    summary,
    tags: ['Webhooks'],
    parameters: headers,
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: {
            type: 'object',
            properties: {
              type: { type: 'string', const: type },
              number: {
                type: 'integer',
                description:
                  'Of the event, as the live stream counts: of one order, dish or choice a higher one is later',
              },
              timestamp: { type: 'string', format: 'date-time', description: 'When it happened' },
              data: { ...data, description: 'As the API showed it then' },
            },
            required: ['type', 'number', 'timestamp', 'data'],
          },
        },
      },
    },
    responses,
    security: [],
  },
})
