/** Tells a till of every order as it is placed and when it is changed, and goes on in its next run where it was. The first run begins with the open orders. */
import { each, TiffinError, type Order, type Tiffin } from '@tiffin/client'
import { bookmarkFile } from './bookmark-file.ts'
import { runWithKey } from './run-with-key.ts'
import { sendToTill } from './send-to-till.ts'

const bookmark = bookmarkFile(process.argv[2] ?? 'last-event')
const MARGIN_MS = 60 * 60_000
const told = new Set<string>()

await runWithKey(async (tiffin) => {
  for await (const { event } of tiffin.live.staff({}, { bookmark })) {
    if (event.type === 'open' || event.type === 'reset')
      for (const order of await ordersMissed(tiffin)) await tell(order)
    if (event.type !== 'order' || !(event.change === 'placed' || event.change === 'changed')) continue
    // What was changed is put at the same address again: it may be an allergy.
    if (event.change === 'changed') told.delete(event.id)
    const order = await findOrder(tiffin, event.id)
    if (order) await tell(order)
  }
})

async function tell(order: Order) {
  // One that is placed while the others are read is among them, and has its event, too.
  if (told.has(order._id)) return
  await sendToTill(order)
  told.add(order._id)
}

/** In the first run those that are open; otherwise all since the last event, which was too long ago for its successors to be kept. Oldest first. */
async function ordersMissed(tiffin: Tiffin): Promise<Order[]> {
  const since = await bookmark.storedAt()
  if (since === null)
    return (await Array.fromAsync(each(tiffin.orders.list, { status: 'open' }))).toReversed()
  const missed: Order[] = []
  for await (const order of each(tiffin.orders.list)) {
    if (Date.parse(order.createdAt) < since.getTime() - MARGIN_MS) break
    missed.push(order)
  }
  return missed.toReversed()
}

/** Null: it was deleted since, with its guest's account. */
async function findOrder(tiffin: Tiffin, id: string): Promise<Order | null> {
  try {
    return await tiffin.orders.getForStaff({ id })
  } catch (error) {
    if (error instanceof TiffinError && error.code === 'NOT_FOUND') return null
    throw error
  }
}
