/** What a webhook can tell, in the order in which it is offered. Not in the schema file, so the web need not load zod. */
export const webhookTypes = [
  'order.placed',
  'order.accepted',
  'order.preparing',
  'order.ready',
  'order.completed',
  'order.no_show',
  'order.undone',
  'order.cancelled',
  'order.moved',
  'order.changed',
  'order.paid',
  'order.refunded',
  'order.payment_voided',
  'dish.sold_out',
  'dish.available',
  'choice.sold_out',
  'choice.available',
  'reservation.received',
  'message.received',
  'catering.received',
] as const

export type WebhookType = (typeof webhookTypes)[number]

/** Sent only when somebody asks for it. */
export const WEBHOOK_TEST = 'webhook.test'

/** Why an endpoint gets nothing at the moment. */
export const webhookPauses = ['owner', 'failing', 'gone'] as const

export type WebhookPause = (typeof webhookPauses)[number]

export const webhookDeliveryStates = ['waiting', 'delivered', 'failed'] as const

export type WebhookDeliveryState = (typeof webhookDeliveryStates)[number]

/** More would be no restaurant's till, printer and accountant. */
export const MAX_WEBHOOKS = 10

/** The secret before signs too for so long, so that a receiver can change over. */
export const SECRET_OVERLAP_HOURS = 24
