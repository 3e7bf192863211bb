import { placeholder, sql } from 'drizzle-orm'
import { type Database, preparedStatement } from './database.ts'

/**
 * Every advisory lock and what it guards. Any number will do that nothing else on the database server uses; an older
 * program that still runs during an upgrade uses the same ones.
 */
export const advisoryLocks = {
  /** Only one process migrates or restores at a time. */
  migration: 7_846_334,
  /** Only one process creates the first admin. */
  firstAdmin: 7_846_335,
  /** Events are numbered by one process at a time. */
  numbering: 7_364_001,
  /** Special days: no two may overlap, and of two concurrent saves neither would see the other. */
  specialDays: 7_847,
  /** Settings: a section that was never changed has no row to lock. */
  settings: 7_848,
  /** Slugs and SKUs: no dish may have the slug of one as its SKU, and of two concurrent edits neither would see the other. */
  dishNames: 7_849,
} as const

/** The totals of one day: it is totalled or invalidated, one at a time. The second key is the day's own number. */
export const SALES_OF_DAY = 7_846

/** What a station has left in one window: no one else takes any of it until the commit. The second key is its own number. */
const KITCHEN_MINUTES = 7_364

/** Takes the locks in the given order. */
export async function lockMinutes(tx: Database, keys: readonly number[]): Promise<void> {
  await lockEach(tx).execute({ keys })
}

const lockEach = preparedStatement((db) =>
  db
    .select({ locked: sql`pg_advisory_xact_lock(${KITCHEN_MINUTES}::int, key)` })
    .from(sql`unnest(${placeholder('keys')}::int[]) as needed(key)`)
    .prepare('lock_minutes'),
)

/**
 * Waits for the lock, which is released when the transaction ends. Always a statement of its own: the next one sees what
 * was committed during the wait.
 */
export async function lockUntilCommit(tx: Database, lock: keyof typeof advisoryLocks): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks[lock]}::bigint)`)
}
