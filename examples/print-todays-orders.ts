/** Prints the orders that are still to be handed out today, or on the given day, by pickup time. */
import { each, type Order } from '@tiffin/client'
import { detailsOf } from './details-of.ts'
import { formatMoney } from './format-money.ts'
import { runWithKey } from './run-with-key.ts'

await runWithKey(async (tiffin) => {
  // The restaurant's day, wherever this script runs.
  const day = process.argv[2] ?? (await tiffin.openingHours.special()).today
  const waiting = await Array.fromAsync(each(tiffin.orders.list, { day, status: 'open' }))

  console.log(`${day}: ${waiting.length} to hand out`)
  for (const order of waiting.toSorted((a, b) => timeOf(a).localeCompare(timeOf(b)))) print(order)
})

function print(order: Order) {
  const { number, status, customer, items, extras = [], amounts, currency, note, allergyNote } = order
  const total = formatMoney(amounts.total, currency)
  console.log(`\n${timeOf(order)}  #${number}  ${customer.name}  ${total}  ${status}`)
  // Whoever cooks reads it before the dishes.
  if (note !== undefined) console.log(`  ${allergyNote ? 'ALLERGY' : 'Note'}: ${note}`)
  for (const item of items) {
    console.log(`  ${item.quantity} × ${item.title}`)
    for (const detail of detailsOf(item)) console.log(`      ${detail}`)
  }
  for (const { quantity, name } of extras) console.log(`  ${quantity} × ${name}`)
}

function timeOf({ fulfillment }: Order): string {
  return fulfillment.pickupLocal.slice(11)
}
