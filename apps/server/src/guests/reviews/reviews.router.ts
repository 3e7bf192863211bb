import {
  answerReviewInput,
  decideReviewInput,
  done,
  listReviewsInput,
  listStaffReviewsInput,
  myReview,
  ownReview,
  reviewList,
  reviewOfDishInput,
  staffReview,
  staffReviewList,
  writeReviewInput,
} from '@tiffin/contract'
import { open, permitted, router, signedIn } from '../../platform/procedures.ts'
import { answerReview, approveReview, hideReview } from './decide-review.ts'
import { getMyReview, withdrawReview, writeReview } from './write-review.ts'
import { listReviews, listReviewsForStaff } from './list-reviews.ts'

export const reviewsRouter = router({
  list: open
    .input(listReviewsInput)
    .output(reviewList)
    .query(({ ctx, input }) => listReviews(ctx, input)),
  mine: signedIn
    .input(reviewOfDishInput)
    .output(myReview)
    .query(({ ctx, input }) => getMyReview(ctx, input.slug)),
  write: signedIn
    .input(writeReviewInput)
    .output(ownReview)
    .mutation(({ ctx, input }) => writeReview(ctx, input)),
  withdraw: signedIn
    .input(reviewOfDishInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await withdrawReview(ctx, input.slug)
      return { done: true }
    }),
  listForStaff: permitted('reviews')
    .input(listStaffReviewsInput)
    .output(staffReviewList)
    .query(({ ctx, input }) => listReviewsForStaff(ctx.db, input)),
  approve: permitted('reviews')
    .input(decideReviewInput)
    .output(staffReview)
    .mutation(({ ctx, input }) => approveReview(ctx, input)),
  hide: permitted('reviews')
    .input(decideReviewInput)
    .output(staffReview)
    .mutation(({ ctx, input }) => hideReview(ctx, input)),
  answer: permitted('reviews')
    .input(answerReviewInput)
    .output(staffReview)
    .mutation(({ ctx, input }) => answerReview(ctx, input)),
})
