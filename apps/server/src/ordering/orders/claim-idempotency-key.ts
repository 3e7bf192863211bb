import { createHash } from 'node:crypto'
import { and, eq, lte, placeholder, sql } from 'drizzle-orm'
import { type Database, preparedStatement } from '../../db/database.ts'
import { idempotencyKeys } from '../../db/schema/index.ts'
import { AppError } from '../../platform/app-error.ts'

const RETENTION_HOURS = 24
const GUEST = ''

interface Claim {
  /** The user's id; null for a guest. */
  userId: string | null
  key: string
  bodyHash: string
  now: Temporal.Instant
}

/**
 * Ties the key to this order, within the order's transaction. Returns null if the key is now ours, or the id of the
 * order that the same request made earlier. A rejected order rolls the claim back with everything else.
 */
export async function claimIdempotencyKey(
  tx: Database,
  claim: Claim & { orderId: string },
): Promise<string | null> {
  const first = await claimOrFind(tx, claim)
  if (first === null) return null
  if (first.orderId !== null) return first.orderId
  throw new AppError('CONFLICT', 'This order was withdrawn before it arrived. Nothing was ordered.')
}

/**
 * Returns the id of the order that was placed under the key. If there is none, the key is withdrawn, and an order that is still on
 * its way is refused when it arrives.
 */
export async function withdrawIdempotencyKey(tx: Database, claim: Claim): Promise<string | null> {
  const first = await claimOrFind(tx, { ...claim, orderId: null })
  return first?.orderId ?? null
}

async function claimOrFind(tx: Database, claim: Claim & { orderId: string | null }) {
  const { key, bodyHash, orderId, now } = claim
  const owner = claim.userId ?? GUEST
  // The primary key decides between concurrent requests: the second insert waits for the first one's commit.
  const claimed = await insertClaim(tx).execute({
    owner,
    key,
    bodyHash,
    orderId,
    createdAt: new Date(now.epochMilliseconds),
    tooOld: new Date(now.subtract({ hours: RETENTION_HOURS }).epochMilliseconds),
  })
  if (claimed.length > 0) return null

  const [first] = await tx.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key))
  if (first?.bodyHash !== bodyHash)
    throw new AppError('CONFLICT', 'This Idempotency-Key was used for another order')
  // The session may have ended between the two, but an account's order is shown to nobody else.
  if (first.owner !== GUEST && first.owner !== owner)
    throw new AppError(
      'FORBIDDEN',
      'This order was sent from an account before. Log in to it to see what became of the order.',
    )
  return first
}

/** Whether the same request has made an order before. */
export async function isRepeated(
  db: Database,
  { key, bodyHash }: Pick<Claim, 'key' | 'bodyHash'>,
): Promise<boolean> {
  const [found] = await db
    .select({ key: idempotencyKeys.key })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.key, key), eq(idempotencyKeys.bodyHash, bodyHash)))
  return found !== undefined
}

const insertClaim = preparedStatement((db) => {
  const row = {
    bodyHash: placeholder('bodyHash'),
    orderId: placeholder('orderId'),
    createdAt: placeholder('createdAt'),
  }
  const { key, createdAt } = idempotencyKeys
  return db
    .insert(idempotencyKeys)
    .values({ owner: placeholder('owner'), key: placeholder('key'), ...row })
    .onConflictDoUpdate({
      target: key,
      set: {
        owner: sql`excluded.owner`,
        bodyHash: sql`excluded.body_hash`,
        orderId: sql`excluded.order_id`,
        createdAt: sql`excluded.created_at`,
      },
      setWhere: lte(createdAt, sql.param(placeholder('tooOld'), createdAt)),
    })
    .returning({ key })
    .prepare('claim_idempotency_key')
})

/** Deletes the keys that have expired. */
export async function deleteOldIdempotencyKeys(db: Database, now: Temporal.Instant): Promise<void> {
  const tooOld = new Date(now.subtract({ hours: RETENTION_HOURS }).epochMilliseconds)
  await db.delete(idempotencyKeys).where(sql`${idempotencyKeys.createdAt} <= ${tooOld}`)
}

/** Equal JSON has an equal hash, in whatever order its fields were sent. */
export function hashOfJson(value: unknown): string {
  const canonical = JSON.stringify(inOrder(value))
  return createHash('sha256')
    .update(canonical ?? 'null')
    .digest('base64url')
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  const names = Object.keys(value).toSorted()
  return Object.fromEntries(names.map((name) => [name, inOrder(value[name as keyof typeof value])]))
}
