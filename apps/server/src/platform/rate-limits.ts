/** Counts attempts in the database, across all processes. */
import { and, gt, inArray, lt, placeholder, sql } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import { type Database, preparedStatement } from '../db/database.ts'
import { rateLimits } from '../db/schema/index.ts'
import { AppError } from './app-error.ts'

/**
 * So many attempts per key within a period that begins with the first one; points, if one attempt may weigh more
 * than another.
 */
export interface Limit {
  name: string
  attempts: number
  minutes: number
  /** Ends the error's sentence: 'or call us'. */
  advice?: string
}

/** One attempt, or so many points, of someone. */
export interface Attempt {
  limit: Limit
  key: string
  points?: number
}

interface ExceededLimit {
  limit: Limit
  waitSeconds: number
}

interface Measured {
  remaining: number
  /** Until the period ends. */
  waitSeconds: number
  isExceeded: boolean
}

export interface RateLimits {
  /**
   * Counts an attempt against each of these limits, or against none if one of them is exceeded: then returns the first such
   * one and the seconds to wait, else null.
   */
  count(attempts: readonly Attempt[]): Promise<ExceededLimit | null>
  /** The first of these limits that has been reached already, and the seconds to wait, else null. Counts nothing. */
  peek(attempts: readonly Attempt[]): Promise<ExceededLimit | null>
  /**
   * Counts an attempt, unless that exceeds its limit, and returns what is left until the period ends. Null: nothing is
   * limited.
   */
  measure(attempt: Attempt): Promise<Measured | null>
  /** Undoes a count, because the attempt turned out not to be one. A period that has ended stays as it is. */
  refund(attempts: readonly Attempt[]): Promise<void>
  /** Forgets everything that was counted with these limits and keys. */
  reset(attempts: readonly Attempt[]): Promise<void>
}

export function createRateLimits(db: Database): RateLimits {
  async function refund(attempts: readonly Attempt[]) {
    await subtractPoints(db).execute({
      keys: attempts.map(keyOf),
      points: attempts.map(pointsOf),
      now: new Date().toISOString(),
    })
  }

  return {
    async count(attempts) {
      const counted = await addPoints(db, attempts)
      for (const attempt of attempts) {
        const { points = 0, expire = null } = counted.get(keyOf(attempt)) ?? {}
        if (points <= attempt.limit.attempts) continue
        await refund(attempts)
        return { limit: attempt.limit, waitSeconds: secondsUntil(expire) }
      }
      return null
    },
    async peek(attempts) {
      const rows = await db
        .select()
        .from(rateLimits)
        .where(and(inArray(rateLimits.key, attempts.map(keyOf)), gt(rateLimits.expire, new Date())))
      for (const attempt of attempts) {
        const row = rows.find(({ key }) => key === keyOf(attempt))
        if (row && row.points >= attempt.limit.attempts)
          return { limit: attempt.limit, waitSeconds: secondsUntil(row.expire) }
      }
      return null
    },
    async measure(attempt) {
      const counted = await addPoints(db, [attempt])
      const { points = 0, expire = null } = counted.get(keyOf(attempt)) ?? {}
      const left = attempt.limit.attempts - points
      if (left < 0) await refund([attempt])
      return { remaining: Math.max(0, left), waitSeconds: secondsUntil(expire), isExceeded: left < 0 }
    },
    refund,
    async reset(attempts) {
      await db.delete(rateLimits).where(inArray(rateLimits.key, attempts.map(keyOf)))
    },
  }
}

// The table need not reveal which accounts were tried, or from where.
const keyOf = ({ limit, key }: Attempt) =>
  `${limit.name}:${createHash('sha256').update(key).digest('base64url')}`

const secondsUntil = (end: Date | null) => Math.max(1, Math.ceil(((end?.getTime() ?? 0) - Date.now()) / 1000))

const pointsOf = ({ points = 1 }: Attempt) => points

/** Returns what each key has now. */
async function addPoints(db: Database, attempts: readonly Attempt[]) {
  const now = Date.now()
  const rows = await upsertPoints(db).execute({
    keys: attempts.map(keyOf),
    points: attempts.map(pointsOf),
    expires: attempts.map(({ limit }) => new Date(now + limit.minutes * 60_000).toISOString()),
    now: new Date(now).toISOString(),
  })
  return new Map(rows.map((row) => [row.key, row]))
}

// Both statements lock in the order of the keys, so that concurrent attempts cannot block each other.
const upsertPoints = preparedStatement((db) => {
  const { key, points, expire } = rateLimits
  const isOver = sql`${expire} <= ${placeholder('now')}::timestamptz`
  return db
    .insert(rateLimits)
    .select(
      sql`select key, points, expire
        from unnest(
          ${placeholder('keys')}::text[], ${placeholder('points')}::int[], ${placeholder('expires')}::timestamptz[]
        ) as counted(key, points, expire) order by key`,
    )
    .onConflictDoUpdate({
      target: key,
      set: {
        points: sql`case when ${isOver} then excluded.points else ${points} + excluded.points end`,
        expire: sql`case when ${isOver} then excluded.expire else ${expire} end`,
      },
    })
    .returning()
    .prepare('count_attempts')
})

// Of a period that is under way, and never below nothing: anyone who waited with a refund would have more attempts than others.
const subtractPoints = preparedStatement((db) => {
  const { key, points, expire } = rateLimits
  return db
    .update(rateLimits)
    .set({ points: sql`greatest(0, ${points} - refunded.points)` })
    .from(
      sql`(
        select ${key} as key, counted.points
        from unnest(${placeholder('keys')}::text[], ${placeholder('points')}::int[]) as counted(key, points)
        join ${rateLimits} on ${key} = counted.key
        where ${expire} > ${placeholder('now')}::timestamptz
        order by ${key} for update of ${rateLimits}
      ) as refunded`,
    )
    .where(sql`${key} = refunded.key`)
    .prepare('refund_attempts')
})

export async function deleteOldCounts(db: Database): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, new Date()))
}

/** For load tests, and behind an edge with its own limits. */
export const noRateLimits: RateLimits = {
  count: async () => null,
  peek: async () => null,
  measure: async () => null,
  refund: async () => {},
  reset: async () => {},
}

interface LimitedCaller {
  limits: RateLimits
  setHeader(name: string, value: string): void
}

/** Counts the attempt against all of these limits, or rejects it and says when to retry. */
export async function rejectTooMany(ctx: LimitedCaller, attempts: readonly Attempt[]): Promise<void> {
  const exceeded = await ctx.limits.count(attempts)
  if (exceeded === null) return
  const { limit, waitSeconds } = exceeded
  ctx.setHeader('Retry-After', String(waitSeconds))
  const advice = limit.advice ? `, ${limit.advice}` : ''
  throw new AppError(
    'RATE_LIMITED',
    `Too many attempts. Please try again in ${formatWait(waitSeconds)}${advice}.`,
  )
}

/**
 * Does the work if every limit allows it, and counts it only if it fails: guesses. Counted before, or each of a thousand
 * concurrent guesses would be the first.
 */
export async function countIfFailed<Result>(
  ctx: LimitedCaller,
  attempts: readonly Attempt[],
  work: () => Promise<Result>,
): Promise<Result> {
  await rejectTooMany(ctx, attempts)
  const result = await work()
  await ctx.limits.refund(attempts)
  return result
}

/** Does the work if every limit allows it. Only successful work counts, and of that only what `isCounted` says. */
export async function countIfDone<Result>(
  ctx: LimitedCaller,
  attempts: readonly Attempt[],
  work: () => Promise<Result>,
  isCounted: (result: Result) => boolean = () => true,
): Promise<Result> {
  await rejectTooMany(ctx, attempts)
  const result = await work().catch(async (error: unknown) => {
    await ctx.limits.refund(attempts)
    throw error
  })
  if (!isCounted(result)) await ctx.limits.refund(attempts)
  return result
}

/** `15 minutes` */
export function formatWait(seconds: number): string {
  if (seconds < 100) return seconds === 1 ? 'a second' : `${seconds} seconds`
  return `${Math.ceil(seconds / 60)} minutes`
}
