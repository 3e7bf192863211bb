import type { Product } from '@tiffin/contract'
import { reviewsCopy } from '@tiffin/restaurant'
import { Stars } from '../../ui/stars.tsx'
import classes from './dish-reviews.module.css'
import { MyReview } from './my-review.tsx'
import { ReviewList } from './review-list.tsx'

/** The reviews of a dish, and the place to write one. */
export function DishReviews({ product: { slug, rating } }: { product: Product }) {
  return (
    <section aria-labelledby="reviews">
      <h2 id="reviews" className={classes.heading}>
        {reviewsCopy.heading}
      </h2>
      {rating === undefined ? (
        <p className={classes.none}>{reviewsCopy.none}</p>
      ) : (
        <>
          <p className={classes.rating}>
            <span className={classes.average}>{rating.average.toFixed(1)}</span>
            <span>
              <Stars value={rating.average} label={reviewsCopy.outOf(rating.average)} />
              <span className={classes.count}>{reviewsCopy.count(rating.count)}</span>
            </span>
          </p>
          <ReviewList slug={slug} />
        </>
      )}
      <MyReview slug={slug} />
    </section>
  )
}
