/** Keeps bots away from public forms, without asking a third party about anyone. */
import { type FormSignals, MIN_FORM_OPEN_MS } from '@tiffin/contract'
import { lte } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import type { Database } from '../db/database.ts'
import { formKeys } from '../db/schema/index.ts'
import type { Context } from './context.ts'
import { AppError } from './app-error.ts'
import { retryTransaction } from './retry-transaction.ts'
import { requireKey, withdrawWithinLimits } from './withdrawals.ts'

const RETENTION_HOURS = 24

/** Rejects what only a bot does: filling in an invisible field, or submitting immediately. */
export function rejectBots({ setHeader }: Pick<Context, 'setHeader'>, signals: FormSignals): void {
  if (signals?.honeypot) {
    const message = 'Please leave the hidden field empty'
    throw new AppError('VALIDATION', message, { issues: [{ path: 'form.honeypot', message }] })
  }
  if (signals?.openMs !== undefined && signals.openMs < MIN_FORM_OPEN_MS) {
    setHeader('Retry-After', String(Math.ceil(MIN_FORM_OPEN_MS / 1000)))
    throw new AppError('RATE_LIMITED', 'That was too fast. Please send it again.')
  }
}

/**
 * Identifies one content under the caller's Idempotency-Key, for a unique column: a repeated submission finds the
 * result of the first. Null without a key.
 */
export function formKeyOf(
  { idempotencyKey }: Pick<Context, 'idempotencyKey'>,
  content: object,
): string | null {
  if (idempotencyKey === null) return null
  return createHash('sha256')
    .update(`${idempotencyKey}\n${JSON.stringify(content)}`)
    .digest('base64url')
}

/**
 * Claims the key within the transaction that stores its form, or withdraws it. The primary key decides between the two: the later one
 * waits for the first one's commit, and gets false.
 */
export async function claimFormKey(
  tx: Database,
  formKey: string | null,
  { clock }: Pick<Context, 'clock'>,
): Promise<boolean> {
  if (formKey === null) return true
  const claimed = await tx
    .insert(formKeys)
    .values({ attempt: formKey, createdAt: new Date(clock.nowMs()) })
    .onConflictDoNothing()
    .returning({ attempt: formKeys.attempt })
  return claimed.length > 0
}

type Find<Row> = (db: Database, formKey: string | null) => Promise<Row | null>

/** What was stored under the key before, for one that was not ours to claim; refused if it was withdrawn. */
export async function getStored<Row>(tx: Database, formKey: string | null, find: Find<Row>): Promise<Row> {
  const stored = await find(tx, formKey)
  if (stored === null) throw new AppError('CONFLICT', 'This was withdrawn before it arrived')
  return stored
}

/** What was stored of the form. If nothing was, it is withdrawn, and refused if it still arrives. */
export async function withdrawForm<Row>(ctx: Context, content: object, find: Find<Row>): Promise<Row | null> {
  requireKey(ctx)
  const formKey = formKeyOf(ctx, content)
  const stored = await find(ctx.db, formKey)
  if (stored !== null) return stored
  return withdrawWithinLimits(ctx, () =>
    retryTransaction(ctx.db, async (tx) =>
      (await claimFormKey(tx, formKey, ctx)) ? null : find(tx, formKey),
    ),
  )
}

/** Deletes the keys that have expired. */
export async function deleteOldFormKeys(db: Database, now: Temporal.Instant): Promise<void> {
  const tooOld = new Date(now.subtract({ hours: RETENTION_HOURS }).epochMilliseconds)
  await db.delete(formKeys).where(lte(formKeys.createdAt, tooOld))
}
