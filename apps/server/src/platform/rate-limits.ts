/** Counts attempts in the database, across all processes. */
import { lt, placeholder, sql } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from '../db/database.ts'
import { preparedStatement } from '../db/prepare-once.ts'
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
  /** Ends the refusal's sentence: 'or call us'. */
  advice?: string
}

export interface RateLimits {
  /** Counts one attempt, or so many points; returns the seconds to wait if that exceeds the limit, else null. */
  count(limit: Limit, key: string, points?: number): Promise<number | null>
  /** Undoes a count, because the attempt turned out not to be one. */
  refund(limit: Limit, key: string, points?: number): Promise<void>
  /**
   * Counts an attempt against several limits, or against none if one of them is exceeded: then returns the seconds to wait
   * for the first such one, else null. One statement, however many they are.
   */
  countAll(attempts: readonly Attempt[]): Promise<Refusal | null>
  refundAll(attempts: readonly Attempt[]): Promise<void>
  /** Resets all attempts. */
  reset(limit: Limit, key: string): Promise<void>
}

interface Refusal {
  limit: Limit
  waitSeconds: number
}

export function createRateLimits(db: Database): RateLimits {
  const limiters = new Map<string, RateLimiterDrizzle>()

  function limiterOf({ name, attempts, minutes }: Limit) {
    // The number of attempts may depend on a setting.
    const counted = `${name} ${attempts}`
    const limiter =
      limiters.get(counted) ??
      new RateLimiterDrizzle({
        storeClient: db,
        schema: rateLimits,
        keyPrefix: name,
        points: attempts,
        duration: minutes * 60,
        clearExpiredByTimeout: false,
      })
    limiters.set(counted, limiter)
    return limiter
  }

  return {
    async count(limit, key, points) {
      try {
        await limiterOf(limit).consume(hashOf(key), points)
        return null
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
        throw refused
      }
    },
    async refund(limit, key, points) {
      await limiterOf(limit).reward(hashOf(key), points)
    },
    async countAll(attempts) {
      const counted = await addPoints(db, attempts, 1)
      for (const attempt of attempts) {
        const { points = 0, expire = null } = counted.get(keyOf(attempt)) ?? {}
        if (points <= attempt.limit.attempts) continue
        await addPoints(db, attempts, -1)
        const waitMs = (expire?.getTime() ?? 0) - Date.now()
        return { limit: attempt.limit, waitSeconds: Math.max(1, Math.ceil(waitMs / 1000)) }
      }
      return null
    },
    async refundAll(attempts) {
      await addPoints(db, attempts, -1)
    },
    async reset(limit, key) {
      await limiterOf(limit).delete(hashOf(key))
    },
  }
}

// As the library writes it, so that a key means the same wherever it is counted.
const keyOf = ({ limit, key }: Attempt) => `${limit.name}:${hashOf(key)}`

/** In the order of the keys, so that concurrent attempts cannot block each other. Returns what each key has now. */
async function addPoints(db: Database, attempts: readonly Attempt[], sign: 1 | -1) {
  const now = Date.now()
  const rows = await upsertPoints(db).execute({
    keys: attempts.map(keyOf),
    points: attempts.map(({ points = 1 }) => sign * points),
    expires: attempts.map(({ limit }) => new Date(now + limit.minutes * 60_000).toISOString()),
    now: new Date(now).toISOString(),
  })
  return new Map(rows.map((row) => [row.key, row]))
}

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

export async function deleteOldCounts(db: Database): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, new Date()))
}

// The table need not reveal which accounts were tried, or from where.
const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url')

/** For load tests, and behind an edge with its own limits. */
export const noRateLimits: RateLimits = {
  count: async () => null,
  refund: async () => {},
  countAll: async () => null,
  refundAll: async () => {},
  reset: async () => {},
}

interface LimitedCaller {
  limits: RateLimits
  setHeader(name: string, value: string): void
}

/** Counts the attempt, or rejects it and says when to retry. */
export async function rejectTooMany(
  ctx: LimitedCaller,
  limit: Limit,
  key: string,
  points?: number,
): Promise<void> {
  const waitSeconds = await ctx.limits.count(limit, key, points)
  if (waitSeconds !== null) refuse(ctx, { limit, waitSeconds })
}

function refuse(ctx: LimitedCaller, { limit, waitSeconds }: Refusal): never {
  ctx.setHeader('Retry-After', String(waitSeconds))
  const advice = limit.advice ? `, ${limit.advice}` : ''
  throw new AppError(
    'RATE_LIMITED',
    `Too many attempts. Please try again in ${formatWait(waitSeconds)}${advice}.`,
  )
}

interface Attempt {
  limit: Limit
  key: string
  points?: number
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
  for (const { limit, key, points } of attempts) await rejectTooMany(ctx, limit, key, points)
  const result = await work()
  for (const { limit, key, points } of attempts) await ctx.limits.refund(limit, key, points)
  return result
}

/**
 * Does the work if every limit allows it; what one of them refuses is counted by none. Only successful work counts, and of
 * that only what `isCounted` says.
 */
export async function countAllIfDone<Result>(
  ctx: LimitedCaller,
  attempts: readonly Attempt[],
  work: () => Promise<Result>,
  isCounted: (result: Result) => boolean = () => true,
): Promise<Result> {
  const refusal = await ctx.limits.countAll(attempts)
  if (refusal !== null) refuse(ctx, refusal)
  const result = await work().catch(async (error: unknown) => {
    await ctx.limits.refundAll(attempts)
    throw error
  })
  if (!isCounted(result)) await ctx.limits.refundAll(attempts)
  return result
}

function formatWait(seconds: number) {
  if (seconds < 100) return seconds === 1 ? 'a second' : `${seconds} seconds`
  return `${Math.ceil(seconds / 60)} minutes`
}
