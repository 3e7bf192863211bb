import { extraText, lineText, type Order, type OrderChanged, type RegionSettings } from '@tiffin/contract'
import { moneyOf } from '@tiffin/pricing'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import type { Connection, Database } from '../db/database.ts'
import { isOutage } from '../db/outage.ts'
import { EVENTS_CHANNEL } from '../notify/live/event-queries.ts'
import { createLive, type LiveEvents } from '../notify/live/live-events.ts'
import { findOrder, listOrders } from '../ordering/orders/order-queries.ts'
import { presentOrderForStaff } from '../ordering/orders/present-order.ts'
import { readRegion } from '../platform/read-settings.ts'
import { type CommandContext, defineCommand } from './command.ts'
import { explainFailure } from './explain-failure.ts'

const RETRY_AFTER_MS = 2000
const INDENT = ' '.repeat(8)

export const printOrders = defineCommand({
  name: 'orders',
  summary: 'Prints the open orders: those not accepted yet, then the next one due.',
  options: [['--follow', 'keep running, and print each order again when something happens to it']],
  examples: ['orders', 'orders --follow'],
  input: z.object({ follow: z.boolean().default(false) }),
  async run(ctx, { follow }) {
    const connection = await ctx.openDatabase({ mustBeThere: true })
    if (follow) await followOrders(ctx, connection)
    const region = await readRegion(connection.db)
    const orders = await listOpenOrders(connection.db)
    ctx.out.answer(
      orders.map((order) => describe(order, region)).join('\n') || 'There are no open orders.',
      orders,
    )
  },
})

/**
 * Prints the open orders and then every change, until the process is stopped or its output is no longer read. Waits
 * for the database if it is down.
 */
async function followOrders({ out, stdout }: CommandContext, connection: Connection): Promise<void> {
  const unread = new AbortController()
  stdout.on('error', () => unread.abort())
  const live = createLive(connection.db, { enqueueFollowUps: null })
  await connection.listen(EVENTS_CHANNEL, live.onNotify)
  const note = (error: unknown) => out.note(explainFailure(error).body.message)
  live.start(note)
  let after: number | null = null
  const region = await readRegion(connection.db)
  while (!unread.signal.aborted) {
    try {
      for await (const { number, printed } of changesAfter(after, live, connection.db, unread.signal)) {
        for (const each of printed) out.answer(`${each.change.padEnd(12)}${describe(each, region)}`, each)
        after = number
      }
    } catch (error) {
      if (!isOutage(error)) throw error
      note(error)
      await sleep(RETRY_AFTER_MS)
    }
  }
}

type Printed = Order & { change: OrderChanged['change'] | 'open' }

/** Ends when the stream does, after half an hour. */
async function* changesAfter(after: number | null, live: LiveEvents, db: Database, signal: AbortSignal) {
  for await (const batch of live.follow({ about: 'everything', after, signal }))
    for (const { number, event } of batch) {
      if (event.type === 'menu') continue
      yield { number, printed: event.type === 'order' ? await changed(db, event) : await allOpen(db) }
    }
}

async function changed(db: Database, { id, change }: OrderChanged): Promise<Printed[]> {
  // It may have been deleted since, with its customer's account.
  const found = await findOrder(db, id)
  return found ? [{ ...presentOrderForStaff(found, await readRegion(db)), change }] : []
}

const allOpen = async (db: Database): Promise<Printed[]> =>
  (await listOpenOrders(db)).map((order) => ({ ...order, change: 'open' }))

async function listOpenOrders(db: Database) {
  const zone = await readRegion(db)
  const { found } = await listOrders(db, { status: 'open', sort: 'due' })
  return found.map((order) => presentOrderForStaff(order, zone))
}

/** A line with number, time, status, total and name; below it what the kitchen reads: first of all an allergy. */
function describe(
  { number, status, customer, items, extras = [], amounts, currency, fulfillment, note, allergyNote }: Order,
  { locale }: RegionSettings,
): string {
  const heading = [
    String(number).padStart(6),
    fulfillment.pickupLocal.replace('T', ' '),
    status.padEnd(9),
    moneyOf({ currency, locale }).formatAmount(amounts.total).padStart(9),
    customer.name,
  ].join('  ')
  const notes = note === undefined ? [] : [`${allergyNote ? 'ALLERGY' : 'Note'}: ${note}`]
  const below = [...notes, ...items.map(lineText), ...extras.map(extraText)]
  return [heading, ...below.map((text) => INDENT + text)].join('\n')
}
