import type { ReviewStatus, StaffReview } from '@tiffin/contract'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { reviews } from '../../db/schema/index.ts'
import { recordChange } from '../../ledger/log/record-change.ts'
import { bumpCatalogueVersion } from '../../menu/catalogue/catalogue-queries.ts'
import type { AdminContext } from '../../platform/context.ts'
import { AppError, rejectOutdated } from '../../platform/app-error.ts'
import { readRegion } from '../../platform/read-settings.ts'
import { retryTransaction } from '../../platform/retry-transaction.ts'
import { presentStaffReview } from './list-reviews.ts'
import { findStaffReview, lockReviewedProduct, type StaffReviewRow, updateRating } from './review-queries.ts'

interface Read {
  id: string
  /** Of the text that was read. */
  version: number
}

export const approveReview = (ctx: AdminContext, read: Read) => decide(ctx, read, 'approved')

export const hideReview = (ctx: AdminContext, read: Read) => decide(ctx, read, 'hidden')

function decide(ctx: AdminContext, read: Read, status: Exclude<ReviewStatus, 'pending'>) {
  const action = status === 'approved' ? 'approve review' : 'hide review'
  return changeReview(ctx, read, action, { status })
}

/** Sets the restaurant's answer beneath the review; without text, removes an existing answer. */
export function answerReview(
  ctx: AdminContext,
  { answer, ...read }: Read & { answer?: string | undefined },
): Promise<StaffReview> {
  const answeredAt = answer === undefined ? null : new Date(ctx.clock.nowMs())
  return changeReview(ctx, read, 'answer review', { answer: answer ?? null, answeredAt })
}

async function changeReview(
  ctx: AdminContext,
  { id, version }: Read,
  action: string,
  columns: Partial<Pick<typeof reviews.$inferSelect, 'status' | 'answer' | 'answeredAt'>>,
): Promise<StaffReview> {
  const changed = await retryTransaction(ctx.db, async (tx) => {
    // The dish first, as customers lock it; which dish it is never changes.
    const { product } = await requireReview(tx, id)
    await lockReviewedProduct(tx, product)
    const before = await requireReview(tx, id)
    rejectOutdated('This review', before.review, version)
    await tx
      .update(reviews)
      .set({ ...columns, version: sql`${reviews.version} + 1` })
      .where(eq(reviews.id, id))
    const after = await requireReview(tx, id)
    if ([before, after].some(({ review }) => review.status === 'approved')) {
      await updateRating(tx, product.id)
      await bumpCatalogueVersion(tx)
    }
    const { title } = product
    await recordChange(tx, ctx, {
      action,
      subjectId: id,
      before: { title, ...loggedState(before) },
      after: { title, ...loggedState(after) },
    })
    return presentStaffReview(after, await readRegion(tx))
  })
  ctx.catalogue.markStale()
  ctx.live.nudge()
  return changed
}

/** The log contains no guests' text, nor answers that may quote it. */
const loggedState = ({ review: { status, answer } }: StaffReviewRow) => ({
  status,
  isAnswered: answer !== null,
})

async function requireReview(db: Database, id: string): Promise<StaffReviewRow> {
  const row = await findStaffReview(db, id)
  if (!row) throw new AppError('NOT_FOUND', 'That review has been deleted by its author')
  return row
}

/** The author's reviews stay, without their name; pages that showed it are rendered again. */
export async function anonymizeReviews(tx: Database, userId: string): Promise<void> {
  const nameless = await tx
    .update(reviews)
    .set({ userId: null, author: 'A former guest' })
    .where(eq(reviews.userId, userId))
    .returning({ status: reviews.status })
  if (nameless.some(({ status }) => status === 'approved')) await bumpCatalogueVersion(tx)
}
