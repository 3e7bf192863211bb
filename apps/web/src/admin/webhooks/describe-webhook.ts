import {
  type WebhookDelivery,
  type WebhookDeliveryState,
  type WebhookEndpoint,
  type WebhookPause,
  WEBHOOK_TEST,
  webhookTypes,
  type WebhookType,
} from '@tiffin/contract'

/** Each event, as an owner would say it. */
export const eventLabels: Readonly<Record<WebhookType, string>> = {
  'order.placed': 'Order placed',
  'order.accepted': 'Order accepted',
  'order.preparing': 'Order in preparation',
  'order.ready': 'Order ready',
  'order.completed': 'Order handed over',
  'order.no_show': 'Order marked as a no-show',
  'order.undone': 'Step of an order taken back',
  'order.cancelled': 'Order cancelled',
  'order.moved': 'Pickup time changed',
  'order.changed': 'Dishes or notes changed',
  'order.paid': 'Payment taken',
  'order.refunded': 'Money refunded',
  'order.payment_voided': 'Payment voided',
  'dish.sold_out': 'Dish sold out',
  'dish.available': 'Dish available again',
  'choice.sold_out': 'Choice sold out',
  'choice.available': 'Choice available again',
  'reservation.received': 'Table requested',
  'message.received': 'Message received',
  'catering.received': 'Catering requested',
}

const isOf = (...subjects: readonly string[]) =>
  webhookTypes.filter((type) => subjects.includes(type.split('.')[0] ?? ''))

/** The events in the groups of the form. */
export const eventGroups: readonly { name: string; types: readonly WebhookType[] }[] = [
  { name: 'Orders', types: isOf('order') },
  { name: 'Menu', types: isOf('dish', 'choice') },
  { name: 'Guests', types: isOf('reservation', 'message', 'catering') },
]

export const nameOfType = (type: string): string =>
  type === WEBHOOK_TEST ? 'Test' : (eventLabels[type as WebhookType] ?? type)

/** A few by name, more by number. */
export function describeTypes(types: readonly WebhookType[]): string {
  if (types.length === webhookTypes.length) return 'All events'
  if (types.length <= 3) return types.map(nameOfType).join(', ')
  return `${types.slice(0, 2).map(nameOfType).join(', ')} and ${types.length - 2} more`
}

export const hostOf = (url: string): string => URL.parse(url)?.host ?? url

export const stateLabels: Readonly<Record<WebhookDeliveryState, string>> = {
  waiting: 'Waiting',
  delivered: 'Delivered',
  failed: 'Given up',
}

const pauses: Readonly<Record<WebhookPause, string>> = {
  owner: 'Paused by an owner',
  failing: 'Paused: nothing could be delivered for three days',
  gone: 'Paused: the address has answered that it is gone',
}

interface Described {
  color: 'leaf' | 'saffron' | 'chilli' | 'gray'
  text: string
}

export function describeState({ paused, failingSince, lastDelivered }: WebhookEndpoint): Described {
  if (paused) return { color: paused.because === 'owner' ? 'gray' : 'chilli', text: pauses[paused.because] }
  if (failingSince !== null) return { color: 'saffron', text: 'Failing, and tried again' }
  return lastDelivered === null
    ? { color: 'gray', text: 'Nothing sent yet' }
    : { color: 'leaf', text: 'Working' }
}

/** What came back at the last try. */
export function describeAnswer({ lastAttempt, attempts }: WebhookDelivery): string {
  if (lastAttempt === null) return 'Not sent yet'
  const answer = lastAttempt.status === null ? (lastAttempt.fault ?? '') : `Answered ${lastAttempt.status}`
  return attempts > 1 ? `${answer.replace(/\.$/, '')} (${attempts} tries)` : answer
}

/** Readable, if it is JSON. */
export function indent(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body
  }
}
