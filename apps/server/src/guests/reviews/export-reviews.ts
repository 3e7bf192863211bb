import type { OwnReview } from '@tiffin/contract'
import type { Database } from '../../db/database.ts'
import { presentOwnReview } from './present-review.ts'
import { listReviewsBy } from './review-queries.ts'

/** The reviews in an account's export, including those that are not public. */
export async function exportReviews(
  db: Database,
  userId: string,
): Promise<(OwnReview & { product: { slug: string; title: string } })[]> {
  const rows = await listReviewsBy(db, userId)
  return rows.map(({ review, product }) => ({ ...presentOwnReview(review), product }))
}
