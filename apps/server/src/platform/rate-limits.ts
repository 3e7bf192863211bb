/** Counts attempts, for all processes together, in the database. */
import { lt } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from '../db/database.ts'
import { rateLimits } from '../db/schema/index.ts'
import { Refusal } from './refusal.ts'

/**
 * So many attempts for each key within a span that begins with the first one; points, where one attempt may weigh more
 * than another.
 */
export interface Limit {
  name: string
  attempts: number
  minutes: number
}

export interface RateLimits {
  /** Counts one attempt, or so many points; the seconds to wait where that is too much, else null. */
  count(limit: Limit, key: string, points?: number): Promise<number | null>
  /** Takes it back, because it turned out to be none. */
  forgive(limit: Limit, key: string, points?: number): Promise<void>
  /** Takes all attempts back. */
  forget(limit: Limit, key: string): Promise<void>
}

export function createRateLimits(db: Database): RateLimits {
  const limiters = new Map<string, RateLimiterDrizzle>()

  function limiterOf({ name, attempts, minutes }: Limit) {
    // How many attempts there are may be a matter of a setting.
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
    async forgive(limit, key, points) {
      await limiterOf(limit).reward(hashOf(key), points)
    },
    async forget(limit, key) {
      await limiterOf(limit).delete(hashOf(key))
    },
  }
}

export async function forgetOldCounts(db: Database): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, new Date()))
}

// The table need not list who was tried, nor from where.
const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url')

/** For load tests, behind an edge that limits by itself. */
export const noRateLimits: RateLimits = {
  count: async () => null,
  forgive: async () => {},
  forget: async () => {},
}

interface Asker {
  limits: RateLimits
  setHeader(name: string, value: string): void
}

/** Counts the attempt, or refuses it and says when to come back. */
export async function refuseTooMany(ctx: Asker, limit: Limit, key: string, points?: number): Promise<void> {
  const waitSeconds = await ctx.limits.count(limit, key, points)
  if (waitSeconds === null) return
  ctx.setHeader('Retry-After', String(waitSeconds))
  throw new Refusal('RATE_LIMITED', `Too many attempts. Please try again in ${inWords(waitSeconds)}.`)
}

interface Share {
  limit: Limit
  key: string
  points?: number
}

/** Does the work if it is not too many. Work that fails takes nothing of the limit, nor does what is refused by it. */
export async function countIfDone<Result>(
  ctx: Asker,
  { limit, key, points }: Share,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    await refuseTooMany(ctx, limit, key, points)
    return await work()
  } catch (error) {
    await ctx.limits.forgive(limit, key, points)
    throw error
  }
}

function inWords(seconds: number) {
  if (seconds < 100) return seconds === 1 ? 'a second' : `${seconds} seconds`
  return `${Math.ceil(seconds / 60)} minutes`
}
