import { and, asc, eq, gt, inArray, lt, lte, ne, or, sql } from 'drizzle-orm'
import { lockUntilCommit } from '../../db/advisory-locks.ts'
import { type Database, rowsOf } from '../../db/database.ts'
import { events } from '../../db/schema/index.ts'
import type { Followed, KeptEvents } from '../../platform/context.ts'
import { EVENTS_KEPT_DAYS } from '../../platform/record-event.ts'

export const EVENTS_CHANNEL = 'events'

export type EventRow = Pick<typeof events.$inferSelect, 'kind' | 'topic' | 'body'> & { number: number }

/**
 * Assigns the next numbers to committed events without one, and tells all processes the highest. One process at a time:
 * an event that commits later gets a higher number, whatever its id is.
 */
export async function numberEvents(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await lockUntilCommit(tx, 'numbering')
    const [highest] = await rowsOf<{ last: string | null }>(
      tx,
      sql`
      with fresh as (
        select id, row_number() over (order by id) as position from ${events} where ${events.number} is null
      ), numbered as (
        update ${events} set number = (select coalesce(max(number), 0) from ${events}) + fresh.position,
          -- Once, and after everything that is numbered was committed.
          numbered_at = (select clock_timestamp())
        from fresh where ${events.id} = fresh.id
        returning ${events.number} as number
      )
      select max(number)::text as last from numbered`,
    )
    if (highest?.last == null) return
    await tx.execute(sql`select pg_notify(${EVENTS_CHANNEL}, ${highest.last})`)
  })
}

interface Progress extends KeptEvents {
  /** A committed event has none yet. */
  isBehind: boolean
  hasFollowUps: boolean
}

interface ProgressRow {
  first: number | null
  last: number | null
  is_behind: boolean
  has_follow_ups: boolean
}

export async function readProgress(db: Database): Promise<Progress> {
  const [row] = await rowsOf<ProgressRow>(
    db,
    sql`select (select min(${events.number}) from ${events})::float8 as first, (select max(${events.number}) from ${events})::float8 as last,
      exists (select from ${events} where ${events.number} is null) as is_behind,
      exists (select from ${events} where ${events.followUps} is not null) as has_follow_ups`,
  )
  return {
    first: row?.first ?? 1,
    last: row?.last ?? 0,
    isBehind: row?.is_behind ?? false,
    hasFollowUps: row?.has_follow_ups ?? false,
  }
}

interface EventRange {
  about: Followed['about']
  after: number
  upTo?: number
  limit: number
}

/** In the order of their numbers. */
export async function listEvents(
  db: Database,
  { about, after, upTo, limit }: EventRange,
): Promise<EventRow[]> {
  const { number, kind, topic, body } = events
  const rows = await db
    .select({ number, kind, topic, body })
    .from(events)
    .where(and(gt(number, after), upTo === undefined ? undefined : lte(number, upTo), isAbout(about)))
    .orderBy(asc(number))
    .limit(limit)
  return rows as EventRow[]
}

function isAbout(about: Followed['about']) {
  // What webhooks tell is news to no page.
  if (about === 'everything') return ne(events.kind, 'webhook')
  // A restored backup concerns everyone.
  const its = about === 'menu' ? eq(events.kind, 'menu') : inArray(events.topic, [...about.orderIds])
  return or(its, eq(events.kind, 'restore'))
}

/** The highest number stays, because the next ones continue from it. */
export async function deleteOldEvents(db: Database, now: Temporal.Instant): Promise<void> {
  const tooOld = new Date(now.subtract({ hours: EVENTS_KEPT_DAYS * 24 }).epochMilliseconds)
  const { numberedAt, number } = events
  await db
    .delete(events)
    .where(and(lt(numberedAt, tooOld), sql`${number} < (select max(number) from ${events})`))
}
