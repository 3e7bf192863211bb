/** Prints the orders that are still to be handed out today, or on the given day, by pickup time. */
import type { Order } from '@tiffin/client'
import { detailsOf } from './details-of.ts'
import { runAsStaff } from './run-as-staff.ts'

const handedOut = new Set<Order['status']>(['completed', 'cancelled', 'no-show'])

await runAsStaff(async (tiffin) => {
  // The restaurant's day, wherever this script runs.
  const day = process.argv[2] ?? (await tiffin.openingHours.special()).today
  const { orders } = await tiffin.orders.list({ day })
  const waiting = orders.filter(({ status }) => !handedOut.has(status))

  console.log(`${day}: ${waiting.length} to hand out`)
  for (const order of waiting.toSorted((a, b) => timeOf(a).localeCompare(timeOf(b)))) print(order)
})

function print(order: Order) {
  const { number, status, customer, items, amounts, note, allergyNote } = order
  console.log(`\n${timeOf(order)}  #${number}  ${customer.name}  $${amounts.total.toFixed(2)}  ${status}`)
  // Whoever cooks reads it before the dishes.
  if (note !== undefined) console.log(`  ${allergyNote ? 'ALLERGY' : 'Note'}: ${note}`)
  for (const item of items) {
    console.log(`  ${item.quantity} × ${item.title}`)
    for (const detail of detailsOf(item)) console.log(`      ${detail}`)
  }
}

function timeOf({ fulfillment }: Order): string {
  return fulfillment.pickupLocal.slice(11)
}
