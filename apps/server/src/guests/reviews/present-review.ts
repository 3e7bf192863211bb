import type { OwnReview, Review, StaffReview } from '@tiffin/contract'
import { presentMoment } from '../../platform/wall-clock.ts'
import type { ReviewRow, StaffReviewRow } from './review-queries.ts'

export function presentReview(row: ReviewRow): Review {
  const written = presentMoment(row.createdAt)
  return {
    _id: row.id,
    author: row.author,
    stars: row.stars,
    text: row.text,
    createdAt: written.at,
    createdLocal: written.local,
    ...(row.answer !== null && { answer: row.answer }),
  }
}

export const presentOwnReview = (row: ReviewRow): OwnReview => ({
  ...presentReview(row),
  status: row.status,
})

export const presentStaffReview = ({ review, product, customer }: StaffReviewRow): StaffReview => ({
  ...presentOwnReview(review),
  version: review.version,
  product: { _id: product.id, slug: product.slug, title: product.title },
  customer: customer && { _id: customer.id, name: customer.name },
})
