import type { Order } from '@tiffin/client'
import { setTimeout as wait } from 'node:timers/promises'
import { detailsOf } from './details-of.ts'
import { complain } from './run-with-key.ts'

const { TILL_URL = 'http://127.0.0.1:4100/orders' } = process.env
const LONGEST_WAIT_MS = 30_000

/**
 * Puts an order at TILL_URL/<its id> and waits until the till has it. After a crash the same order may be put there a second
 * time, at the same address: to the till it is one order. What the till refuses (4xx) is reported, and left out.
 */
export async function sendToTill(order: Order): Promise<void> {
  for (let waitMs = 500; ; waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS)) {
    const status = await put(order)
    if (status >= 200 && status < 300) return console.log(`Order ${order.number} is at the till`)
    const isBusy = status === 0 || status === 408 || status === 429 || status >= 500
    if (!isBusy) return complain(`The till refuses order ${order.number}: enter it by hand (${status})`)
    console.error(`The till does not take order ${order.number} (${status || 'no answer'}), trying again`)
    await wait(waitMs)
  }
}

/** The till's answer; 0 if there is none. */
const put = (order: Order): Promise<number> =>
  fetch(`${TILL_URL}/${order._id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ticketOf(order)),
    signal: AbortSignal.timeout(10_000),
  }).then(
    ({ status }) => status,
    () => 0,
  )

/** What the till shows and prints. Yours has its own fields: keep the allergy, the notes and what was chosen. */
const ticketOf = ({ number, customer, fulfillment, items, extras = [], amounts, ...order }: Order) => ({
  allergy: order.allergyNote ? order.note : null,
  note: order.allergyNote ? null : (order.note ?? null),
  number,
  name: customer.name,
  pickup: fulfillment.pickupLocal,
  lines: items.map((item) => ({
    dish: item.title,
    quantity: item.quantity,
    price: item.price,
    details: detailsOf(item),
  })),
  extras: extras.map(({ name, quantity, price }) => ({ name, quantity, price })),
  total: amounts.total,
  currency: order.currency,
})
