import type { Product, Review } from '@tiffin/contract'
import { reviewsCopy } from '@tiffin/copy'
import { keepPreviousData } from '@tanstack/react-query'
import { useEffect, useRef, useState, useId } from 'react'
import { Stars } from '../../ui/stars.tsx'
import { trpc } from '../../lib/api/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { RetryLine } from '../../ui/failure-note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { formatShortDate } from '../../lib/time/local-time.ts'
import { MyReview } from './my-review.tsx'
import { FIRST_REVIEWS, MORE_REVIEWS, reviewsInput } from '../../lib/api/page-queries.ts'
import { useSettings } from '../../lib/api/settings.tsx'
import classes from './dish-reviews.module.css'

/** The reviews of a dish, and the place to write one. */
export function DishReviews({ product: { slug, rating } }: { product: Product }) {
  if (!useSettings().pages.reviews) return null
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

/** The newest reviews, with more on demand. */
function ReviewList({ slug }: { slug: string }) {
  const [limit, setLimit] = useState(FIRST_REVIEWS)
  const { data, isPending, isPlaceholderData, refetch } = trpc.reviews.list.useQuery(
    reviewsInput(slug, limit),
    { placeholderData: keepPreviousData },
  )
  const list = useRef<HTMLUListElement>(null)
  const shownBefore = useRef(0)
  const count = data?.reviews.length ?? 0

  // The clicked button may have disappeared: the focus moves to the first of the new reviews.
  useEffect(() => {
    if (isPlaceholderData || shownBefore.current === 0 || count <= shownBefore.current) return
    list.current?.querySelectorAll<HTMLElement>('article')[shownBefore.current]?.focus()
    shownBefore.current = 0
  }, [count, isPlaceholderData])

  function handleMore() {
    shownBefore.current = count
    setLimit(limit + MORE_REVIEWS)
  }

  if (isPending) return <Skeleton height="20rem" borderRadius="var(--radius)" />
  if (data === undefined) return <RetryLine message={reviewsCopy.failed} onRetry={() => void refetch()} />
  return (
    <>
      <ul role="list" ref={list} className={classes.reviews}>
        {data.reviews.map((review) => (
          <li key={review._id}>
            <ReviewItem review={review} />
          </li>
        ))}
      </ul>
      {data.total > count && (
        <Button look="outline" isBusy={isPlaceholderData} className={classes.more} onClick={handleMore}>
          {isPlaceholderData ? reviewsCopy.moreBusy : reviewsCopy.more}
        </Button>
      )}
    </>
  )
}

/** One review, with the restaurant's answer. */
function ReviewItem({ review }: { review: Review }) {
  const { author, stars, text, createdAt, createdLocal, answer } = review
  const authorId = useId()
  const { name } = useSettings().identity
  return (
    <article className={classes.review} aria-labelledby={authorId} tabIndex={-1}>
      <p className={classes.head}>
        <span id={authorId} className={classes.author}>
          {author}
        </span>
        <Stars value={stars} label={reviewsCopy.outOf(stars)} />
        <time dateTime={createdAt} className={classes.date}>
          {formatShortDate(createdLocal)}
        </time>
      </p>
      <p className={classes.text}>{text}</p>
      {answer !== undefined && (
        <div className={classes.answer}>
          <p className={classes.answerFrom}>{reviewsCopy.answerFrom(name)}</p>
          <p className={classes.text}>{answer}</p>
        </div>
      )}
    </article>
  )
}
