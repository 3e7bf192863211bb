/** For programs that poll: the orders that have changed since a number of the live streams, or since an instant. */
import { MAX_LIST_LENGTH } from '@tiffin/contract'
import { inArray, sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../../db/database.ts'
import { events, orders } from '../../db/schema/index.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Context } from '../../platform/context.ts'
import { EVENTS_KEPT_DAYS, isKept } from '../../platform/record-event.ts'
import { withLines } from './order-queries.ts'

interface Since {
  since: number | string
  limit?: number | undefined
}

/**
 * The orders with an event after `since`, the one whose latest event is oldest first, as they are now. Only numbered events
 * count: what commits later has a higher number. With all orders up to the cursor each change has been read, and none of them
 * comes again unless it changes again. Throws CURSOR_GONE if events since then are not stored any more.
 */
export async function listChangedOrders(
  { db, clock, live }: Pick<Context, 'db' | 'clock' | 'live'>,
  { since, limit = MAX_LIST_LENGTH }: Since,
) {
  const kept = await live.numberedSoFar()
  const after = typeof since === 'number' ? since : await numberAt(db, { instant: since, kept, clock })
  if (after === null || !isKept(after, kept)) throw gone()
  const changed = await readChanged(db, { after, upTo: kept.last, limit })
  const cursor = changed.total > changed.orders.length ? changed.last : kept.last
  const rows = await db.select().from(orders).where(inArray(orders.id, changed.orders))
  const byId = new Map(rows.map((order) => [order.id, order]))
  return {
    found: await withLines(
      db,
      changed.orders.flatMap((id) => byId.get(id) ?? []),
    ),
    total: changed.total,
    isMore: false,
    cursor: String(cursor),
  }
}

/** What restoring a backup has replaced is not known either. */
const gone = () =>
  new AppError(
    'CURSOR_GONE',
    `Changes since then are not known here: they are kept for ${EVENTS_KEPT_DAYS} days, or until a backup is restored. ` +
      'Send the present time as since, read the orders anew, and go on with the cursor.',
  )

interface Moment {
  instant: string
  kept: { first: number; last: number }
  clock: Context['clock']
}

/** The last number that was given before the instant; null if events since then may have been deleted. */
async function numberAt(db: Database, { instant, kept, clock }: Moment): Promise<number | null> {
  const atMs = new Date(instant).getTime()
  const { number, numberedAt } = events
  const [last] = await db
    .select({ number })
    .from(events)
    .where(sql`${number} is not null and ${numberedAt} < to_timestamp(${atMs}::float8 / 1000)`)
    .orderBy(sql`${number} desc`)
    .limit(1)
  if (last?.number != null) return last.number
  const isOlderThanEvents = atMs < clock.nowMs() - EVENTS_KEPT_DAYS * 24 * 3600_000
  return isOlderThanEvents && kept.first > 1 ? null : kept.first - 1
}

interface Changed {
  orders: string[]
  total: number
  /** The number of the last of them. */
  last: number
}

async function readChanged(
  db: Database,
  { after, upTo, limit }: { after: number; upTo: number; limit: number },
): Promise<Changed> {
  const [row] = await rowsOf<Changed & { is_restored: boolean }>(
    db,
    sql`with latest as (
        select topic as id, max(number) as number from ${events}
        where kind = 'order' and number > ${after} and number <= ${upTo} group by topic
      ), changed as (
        select id, latest.number, row_number() over (order by latest.number) as place, count(*) over () as total
        from latest join ${orders} using (id)
      )
      select coalesce(array_agg(id order by place), '{}') as orders, coalesce(max(total), 0)::float8 as total,
        coalesce(max(changed.number), ${upTo})::float8 as last,
        exists (select from ${events} where kind = 'restore' and number > ${after} and number <= ${upTo}) as is_restored
      from changed where place <= ${limit}`,
  )
  if (!row || row.is_restored) throw gone()
  return row
}
