import type { OwnReview } from '@tiffin/contract'
import type { Database } from '../../db/database.ts'
import { presentOwnReview } from './present-review.ts'
import { listReviewsBy } from './review-queries.ts'

/** What an account takes along: its reviews, also those that nobody sees. */
export async function exportReviews(
  db: Database,
  userId: string,
): Promise<(OwnReview & { product: { slug: string; title: string } })[]> {
  const rows = await listReviewsBy(db, userId)
  return rows.map(({ review, product }) => ({ ...presentOwnReview(review), product }))
}
