import type { Review } from '@tiffin/contract'
import { restaurant, reviewsCopy } from '@tiffin/restaurant'
import { useId } from 'react'
import { formatShortDate } from '../../lib/time/local-time.ts'
import { Stars } from '../../ui/stars.tsx'
import classes from './review-item.module.css'

/** One review, with the restaurant's answer. */
export function ReviewItem({ review }: { review: Review }) {
  const { author, stars, text, createdAt, createdLocal, answer } = review
  const authorId = useId()
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
          <p className={classes.answerFrom}>{reviewsCopy.answerFrom(restaurant.brand)}</p>
          <p className={classes.text}>{answer}</p>
        </div>
      )}
    </article>
  )
}
