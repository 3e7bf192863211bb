/** Prints the orders to hand out today, or on the given day, by pickup time. */
import type { Order } from '@tiffin/client'
import { runAsStaff } from './run-as-staff.ts'

await runAsStaff(async (tiffin) => {
  // The restaurant's day, wherever this script runs.
  const day = process.argv[2] ?? (await tiffin.openingHours.special()).today
  const { orders } = await tiffin.orders.list({ day })
  const wanted = orders.filter(({ status }) => status !== 'cancelled' && status !== 'no-show')

  console.log(`${day}: ${wanted.length} to hand out`)
  const inOrder = wanted.toSorted((a, b) => (timeOf(a) < timeOf(b) ? -1 : 1))
  for (const order of inOrder) {
    const { number, status, customer, items, amounts } = order
    console.log(`\n${timeOf(order)}  #${number}  ${customer.name}  $${amounts.total.toFixed(2)}  ${status}`)
    for (const { quantity, title } of items) console.log(`  ${quantity} × ${title}`)
  }
})

function timeOf({ fulfillment }: Order): string {
  return fulfillment.pickupLocal.slice(11)
}
