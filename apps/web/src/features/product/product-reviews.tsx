import classes from './product-reviews.module.css'

export function ProductReviews() {
  return (
    <section aria-labelledby="reviews">
      <h2 id="reviews" className={classes.heading}>
        Reviews
      </h2>
      <p className={classes.soon}>Reviews coming soon...</p>
    </section>
  )
}
