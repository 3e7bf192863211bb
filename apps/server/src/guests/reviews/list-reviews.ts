import type {
  ListStaffReviewsInput,
  OwnReview,
  Review,
  ReviewList,
  StaffReview,
  StaffReviewList,
} from '@tiffin/contract'
import type { Database } from '../../db/database.ts'
import type { Context } from '../../platform/context.ts'
import { AppError } from '../../platform/app-error.ts'
import { readRegion, regionOf } from '../../platform/read-settings.ts'
import { presentMoment, type Zone } from '../../platform/wall-clock.ts'
import {
  listApprovedReviews,
  listReviewsBy,
  listStaffReviews,
  type ReviewRow,
  type StaffReviewRow,
} from './review-queries.ts'

interface Wanted {
  slug: string
  limit?: number | undefined
  offset?: number | undefined
}

/** The reviews of a dish that guests see. */
export async function listReviews(ctx: Context, { slug, ...part }: Wanted): Promise<ReviewList> {
  const product = (await ctx.catalogue.current()).findProduct(slug)
  if (!product) throw new AppError('NOT_FOUND', 'That dish is not on our menu')
  const { rows, total } = await listApprovedReviews(ctx.db, product._id, part)
  const zone = await regionOf(ctx)
  return { reviews: rows.map((row) => presentReview(row, zone)), total }
}

export async function listReviewsForStaff(
  db: Database,
  filter: ListStaffReviewsInput,
): Promise<StaffReviewList> {
  const { rows, ...length } = await listStaffReviews(db, filter)
  const zone = await readRegion(db)
  return { reviews: rows.map((row) => presentStaffReview(row, zone)), ...length }
}

function presentReview(row: ReviewRow, zone: Zone): Review {
  const written = presentMoment(row.createdAt, zone)
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

export const presentOwnReview = (row: ReviewRow, zone: Zone): OwnReview => ({
  ...presentReview(row, zone),
  status: row.status,
})

export const presentStaffReview = (
  { review, product, customer }: StaffReviewRow,
  zone: Zone,
): StaffReview => ({
  ...presentOwnReview(review, zone),
  version: review.version,
  product: { _id: product.id, slug: product.slug, title: product.title },
  customer: customer && { _id: customer.id, name: customer.name },
})

/** The reviews in an account's export, including those that are not public. */
export async function exportReviews(
  db: Database,
  userId: string,
): Promise<(OwnReview & { product: { slug: string; title: string } })[]> {
  const rows = await listReviewsBy(db, userId)
  const zone = await readRegion(db)
  return rows.map(({ review, product }) => ({ ...presentOwnReview(review, zone), product }))
}
