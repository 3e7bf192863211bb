import type { MyReview, OwnReview, WriteReviewInput } from '@tiffin/contract'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { newId } from '../../db/new-id.ts'
import { reviews, users } from '../../db/schema/index.ts'
import { bumpCatalogueVersion } from '../../menu/catalogue/catalogue-queries.ts'
import { hasPickedUp } from '../../ordering/orders/order-queries.ts'
import type { Caller, Context } from '../../platform/context.ts'
import { requirePart } from '../../platform/launch.ts'
import { type Limit, rejectTooMany } from '../../platform/rate-limits.ts'
import { AppError } from '../../platform/app-error.ts'
import { regionOf } from '../../platform/read-settings.ts'
import { retryTransaction } from '../../platform/retry-transaction.ts'
import { presentOwnReview } from './list-reviews.ts'
import { findReviewBy, lockReviewedProduct, type ReviewRow, updateRating } from './review-queries.ts'

type CustomerContext = Context & { caller: Caller }

/** One review per customer and dish, changed or new: guests see it once it is approved. */
export async function writeReview(
  ctx: CustomerContext,
  { slug, stars, text }: WriteReviewInput,
): Promise<OwnReview> {
  await requirePart(ctx, 'reviews')
  await rejectTooMany(ctx, [{ limit: reviewsOfAccount, key: ctx.caller._id }])
  const row = await changeOwnReview(ctx, slug, async (tx, { author, productId, before }) => {
    if (!(await mayReview(tx, author, productId)))
      throw new AppError('FORBIDDEN', 'Customers who have picked up this dish can review it.')
    // Submitted twice, or saved without a change: what guests already see needs no new approval.
    if (before?.stars === stars && before.text === text) return before
    const words = {
      author: firstNameOf(author.name),
      stars,
      text,
      status: 'pending' as const,
      createdAt: new Date(ctx.clock.nowMs()),
    }
    const [written] = before
      ? await tx
          .update(reviews)
          .set({ ...words, version: sql`${reviews.version} + 1` })
          .where(eq(reviews.id, before.id))
          .returning()
      : await tx
          .insert(reviews)
          .values({ id: newId(), productId, userId: author.id, ...words })
          .returning()
    return written ?? null
  })
  if (!row) throw new Error('A review that was just written is missing')
  return presentOwnReview(row, await regionOf(ctx))
}

/** Deletes the caller's review of a dish, with the answer to it. */
export async function withdrawReview(ctx: CustomerContext, slug: string): Promise<void> {
  await changeOwnReview(ctx, slug, async (tx, { before }) => {
    if (before) await tx.delete(reviews).where(eq(reviews.id, before.id))
    return null
  })
}

interface Found {
  author: typeof users.$inferSelect
  productId: string
  before: ReviewRow | null
}

async function changeOwnReview(
  ctx: CustomerContext,
  slug: string,
  work: (tx: Database, found: Found) => Promise<ReviewRow | null>,
): Promise<ReviewRow | null> {
  const after = await retryTransaction(ctx.db, async (tx) => {
    // Locked first, as in deleting the account.
    const [author] = await tx.select().from(users).where(eq(users.id, ctx.caller._id)).for('key share')
    if (!author) throw new AppError('UNAUTHENTICATED', 'This account no longer exists')
    const product = await lockReviewedProduct(tx, { slug })
    if (!product) throw new AppError('NOT_FOUND', 'That dish is not on our menu')
    const before = await findReviewBy(tx, { userId: author.id, productId: product.id })
    const changed = await work(tx, { author, productId: product.id, before })
    if (before?.status === 'approved' && changed?.status !== 'approved') {
      await updateRating(tx, product.id)
      await bumpCatalogueVersion(tx)
    }
    return changed
  })
  ctx.catalogue.markStale()
  ctx.live.nudge()
  return after
}

/** Someone may have given their email address as their name. */
const firstNameOf = (name: string) => /^[^\s@]+/.exec(name)?.[0] ?? 'A guest'

type Author = Pick<typeof users.$inferSelect, 'id' | 'email' | 'emailVerifiedAt' | 'role'>

/** Customers who have picked up the dish. Staff do not review their own restaurant. */
async function mayReview(db: Database, author: Author, productId: string): Promise<boolean> {
  return author.role === 'customer' && (await hasPickedUp(db, author, productId))
}

/** The caller's review of a dish, and whether they may write one. */
export async function getMyReview(ctx: CustomerContext, slug: string): Promise<MyReview> {
  const { db, catalogue, caller } = ctx
  const product = (await catalogue.current()).findProduct(slug)
  if (!product) throw new AppError('NOT_FOUND', 'That dish is not on our menu')
  const [author] = await db.select().from(users).where(eq(users.id, caller._id))
  const written = await findReviewBy(db, { userId: caller._id, productId: product._id })
  return {
    mayReview: author !== undefined && (await mayReview(db, author, product._id)),
    review: written && presentOwnReview(written, await regionOf(ctx)),
  }
}

export const reviewsOfAccount: Limit = { name: 'review', attempts: 20, minutes: 60 }
