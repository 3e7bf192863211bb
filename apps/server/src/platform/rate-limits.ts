/** Counts attempts in the database, across all processes. */
import { lt } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from '../db/database.ts'
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
  /** Resets all attempts. */
  reset(limit: Limit, key: string): Promise<void>
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
    async reset(limit, key) {
      await limiterOf(limit).delete(hashOf(key))
    },
  }
}

export async function deleteOldCounts(db: Database): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, new Date()))
}

// The table need not reveal which accounts were tried, or from where.
const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url')

/** For load tests, and behind an edge with its own limits. */
export const noRateLimits: RateLimits = {
  count: async () => null,
  refund: async () => {},
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
  if (waitSeconds === null) return
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

async function countIfDone<Result>(
  ctx: LimitedCaller,
  { limit, key, points }: Attempt,
  work: () => Promise<Result>,
  isCounted: (result: Result) => boolean = () => true,
): Promise<Result> {
  try {
    await rejectTooMany(ctx, limit, key, points)
    const result = await work()
    if (!isCounted(result)) await ctx.limits.refund(limit, key, points)
    return result
  } catch (error) {
    await ctx.limits.refund(limit, key, points)
    throw error
  }
}

/**
 * Does the work if every limit allows it; what one of them refuses is counted by none. Only successful work counts, and of
 * that only what `isCounted` says.
 */
export const countAllIfDone = <Result>(
  ctx: LimitedCaller,
  attempts: readonly Attempt[],
  work: () => Promise<Result>,
  isCounted?: (result: Result) => boolean,
): Promise<Result> =>
  attempts.reduceRight((inner, attempt) => () => countIfDone(ctx, attempt, inner, isCounted), work)()

function formatWait(seconds: number) {
  if (seconds < 100) return seconds === 1 ? 'a second' : `${seconds} seconds`
  return `${Math.ceil(seconds / 60)} minutes`
}
