import type { ListStaffReviewsInput, ReviewList, StaffReviewList } from '@tiffin/contract'
import type { Database } from '../../db/database.ts'
import type { Context } from '../../platform/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import { presentReview, presentStaffReview } from './present-review.ts'
import { listApprovedReviews, listStaffReviews } from './review-queries.ts'

interface Wanted {
  slug: string
  limit?: number | undefined
  offset?: number | undefined
}

/** The reviews of a dish that guests see. */
export async function listReviews(ctx: Context, { slug, ...part }: Wanted): Promise<ReviewList> {
  const product = (await ctx.catalogue.current()).productBySlug.get(slug)
  if (!product) throw new Refusal('NOT_FOUND', 'That dish is not on our menu')
  const { rows, total } = await listApprovedReviews(ctx.db, product._id, part)
  return { reviews: rows.map(presentReview), total }
}

export async function listReviewsForStaff(
  db: Database,
  filter: ListStaffReviewsInput,
): Promise<StaffReviewList> {
  const { rows, ...length } = await listStaffReviews(db, filter)
  return { reviews: rows.map(presentStaffReview), ...length }
}
