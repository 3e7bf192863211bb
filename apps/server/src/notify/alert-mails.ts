/** Emails and notices about new orders to those who work at the restaurant. */
import { type AllSettings, extraText, type RegionSettings } from '@tiffin/contract'
import { formatTime } from '../platform/wall-clock.ts'
import type { Mail } from '../platform/mail.ts'
import { type FoundOrder, listLines } from '../ordering/orders/order-mails.ts'
import { moneyOfOrder } from '../ordering/orders/present-order.ts'
import type { OrderRow } from '../ordering/orders/order-queries.ts'
import type { Notice } from './push/send-push.ts'

interface AlertTo {
  to: string
  publicUrl: string
  settings: AllSettings
}

/** To the office, about each order. */
export function newOrderMail({ order, lines }: FoundOrder, { to, publicUrl, settings }: AlertTo): Mail {
  const { identity, region } = settings
  return {
    to,
    subject: `New order ${order.number} for ${formatTime(order.pickupAt, region)} – ${identity.name}`,
    paragraphs: [
      `${order.customerName} has ordered${describeChannel(order)} for pickup at ${formatTime(order.pickupAt, region)}.`,
      ...describeNote(order),
      [listLines(lines), ...order.extras.map(extraText)].join('\n'),
      `Total ${moneyOfOrder(order, region).format(order.totalCents)}.`,
      ...describeContact(order),
    ],
    action: inAdmin(order, publicUrl),
  }
}

const describeContact = ({ customerEmail, customerPhone }: OrderRow): string[] => {
  const given = [customerEmail, customerPhone].filter(Boolean)
  return given.length === 0 ? [] : [given.join('\n')]
}

function describeChannel({ channel }: OrderRow): string {
  if (channel === 'web') return ''
  if (channel === 'counter') return ' at the counter'
  return channel === 'phone' ? ' by phone' : ` through ${channel}`
}

const describeNote = ({ note, allergyNote }: OrderRow): string[] =>
  note === null ? [] : [`${allergyNote ? 'ALLERGY' : 'Note'}: ${note}`]

/** To owners and managers, about an order that nobody has accepted. */
export function unansweredMail({ order, lines }: FoundOrder, { to, publicUrl, settings }: AlertTo): Mail {
  const { identity, region } = settings
  return {
    to,
    subject: `Order ${order.number} has not been accepted – ${identity.name}`,
    paragraphs: [
      `Nobody has accepted order ${order.number}, for pickup at ${formatTime(order.pickupAt, region)}. Its guest is waiting to hear from you.`,
      ...describeNote(order),
      [listLines(lines), ...order.extras.map(extraText)].join('\n'),
      ...(order.customerPhone === null ? [] : [`The guest’s phone number: ${order.customerPhone}`]),
    ],
    action: inAdmin(order, publicUrl),
  }
}

/** The same on their devices. */
export const unansweredNotice = (
  { number, pickupAt, allergyNote }: OrderRow,
  region: RegionSettings,
): Notice => ({
  title: `Order ${number} has not been accepted`,
  body: `${allergyNote ? 'Allergy! ' : ''}For pickup at ${formatTime(pickupAt, region)}. Its guest is waiting to hear from you.`,
  path: orderPath(number),
  tag: `unanswered-${number}`,
  stays: true,
})

const orderPath = (number: number) => `/admin/orders?q=${number}`

const inAdmin = ({ number }: OrderRow, publicUrl: string) => ({
  label: 'Open the order',
  url: publicUrl + orderPath(number),
})
