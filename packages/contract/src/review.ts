import { z } from 'zod'
import { MAX_REVIEW_CHARACTERS, MAX_SEARCH_LENGTH, MIN_REVIEW_CHARACTERS } from './limits.ts'
import { blankIsAbsent, listLength, listPage } from './list-page.ts'
import { localTime } from './pickup-time.ts'
import { reviewStatuses } from './request-states.ts'
import { guestText, identifier, optionalText, text } from './text.ts'
import { version } from './version.ts'

const status = z
  .enum(reviewStatuses)
  .describe('Guests see approved ones only; a change makes it pending again')

/** A review as guests see it. */
export const review = z.object({
  _id: z.string(),
  author: z.string().describe('A first name'),
  stars: z.int().min(1).max(5),
  text: z.string(),
  createdAt: z.iso.datetime().describe('When its current text was written'),
  createdLocal: localTime,
  answer: z.string().optional().describe("The restaurant's reply"),
})

const slug = z.string({ error: 'Dish is required' }).max(200)

export const listReviewsInput = z.object({ slug, ...listPage })
export const reviewList = z.object({
  reviews: z.array(review).describe('Newest first'),
  total: z.int().describe('Total count, regardless of limit and offset'),
})

/** A review as its author sees it. */
export const ownReview = review.extend({ status })

export const reviewOfDishInput = z.object({ slug })
export const myReview = z.object({
  mayReview: z.boolean().describe('Has picked the dish up'),
  review: ownReview.nullable(),
})

export const writeReviewInput = z.object({
  slug,
  stars: z
    .int('Choose one to five stars')
    .min(1, 'Choose one to five stars')
    .max(5, 'Choose one to five stars'),
  text: guestText(MAX_REVIEW_CHARACTERS).min(
    MIN_REVIEW_CHARACTERS,
    `Please write at least ${MIN_REVIEW_CHARACTERS} characters`,
  ),
})

/** A review as staff see it. */
export const staffReview = ownReview.extend({
  version,
  product: z.object({ _id: z.string(), slug: z.string(), title: z.string() }),
  customer: z
    .object({ _id: z.string(), name: z.string() })
    .nullable()
    .describe('Null where the account is gone'),
})

/** By state, by dish, and by terms in text, answer, author or dish. */
export const listStaffReviewsInput = z
  .object({
    status: blankIsAbsent(z.enum(reviewStatuses)),
    product: blankIsAbsent(text(200)).describe('Slug of a dish'),
    q: optionalText(MAX_SEARCH_LENGTH).describe('Searches text, reply, author and dish'),
    ...listPage,
  })
  .prefault({})
export const staffReviewList = z.object({
  reviews: z.array(staffReview).describe('Pending ones first, then newest first'),
  ...listLength,
})

/** No one may decide about a text that they have not read: the version is the one that was shown. */
export const decideReviewInput = z.object({ id: identifier, version })
export const answerReviewInput = decideReviewInput.extend({
  answer: optionalText(MAX_REVIEW_CHARACTERS).describe('Blank or null removes it'),
})

export type Review = z.infer<typeof review>
export type ReviewList = z.infer<typeof reviewList>
export type OwnReview = z.infer<typeof ownReview>
export type MyReview = z.infer<typeof myReview>
export type WriteReviewInput = z.infer<typeof writeReviewInput>
export type StaffReview = z.infer<typeof staffReview>
export type StaffReviewList = z.infer<typeof staffReviewList>
export type ListStaffReviewsInput = z.infer<typeof listStaffReviewsInput>
