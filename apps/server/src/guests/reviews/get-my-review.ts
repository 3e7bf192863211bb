import type { MyReview } from '@tiffin/contract'
import { eq } from 'drizzle-orm'
import { users } from '../../db/schema/index.ts'
import type { Caller, Context } from '../../platform/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import { mayReview } from './may-review.ts'
import { presentOwnReview } from './present-review.ts'
import { findReviewBy } from './review-queries.ts'

/** The caller's review of a dish, and whether they may write one. */
export async function getMyReview(
  { db, catalogue, caller }: Context & { caller: Caller },
  slug: string,
): Promise<MyReview> {
  const product = (await catalogue.current()).productBySlug.get(slug)
  if (!product) throw new Refusal('NOT_FOUND', 'That dish is not on our menu')
  const [author] = await db.select().from(users).where(eq(users.id, caller._id))
  const written = await findReviewBy(db, { userId: caller._id, productId: product._id })
  return {
    mayReview: author !== undefined && (await mayReview(db, author, product._id)),
    review: written && presentOwnReview(written),
  }
}
