import { Link } from '@tanstack/react-router'
import type { StaffReview } from '@tiffin/contract'
import { reviewsCopy } from '@tiffin/restaurant'
import { useId, useState } from 'react'
import { formatShortDate } from '../../lib/local-time.ts'
import { useMay } from '../../lib/use-may.ts'
import { Button } from '../../ui/button.tsx'
import { FailureNote } from '../../ui/failure-note.tsx'
import { Stars } from '../../ui/stars.tsx'
import { Tag } from '../../ui/tag.tsx'
import { AnswerForm } from './answer-form.tsx'
import classes from './review-card.module.css'
import { reviewStateWords } from './review-state-words.ts'
import { useDecide } from './use-decide.ts'

/** A review with all that can be done about it. */
export function ReviewCard({ review }: { review: StaffReview }) {
  const { status, text, answer } = review
  const { decide, deciding, failure } = useDecide(review)
  const [isAnswering, setIsAnswering] = useState(false)
  const titleId = useId()

  return (
    <article className={classes.card} aria-labelledby={titleId}>
      <ReviewHead review={review} titleId={titleId} />
      <p className={classes.text}>{text}</p>
      {answer !== undefined && !isAnswering && (
        <div className={classes.answer}>
          <p className={classes.answerHead}>Your answer</p>
          <p className={classes.text}>{answer}</p>
        </div>
      )}
      {failure !== null && <FailureNote {...failure} />}
      {isAnswering ? (
        <AnswerForm review={review} onDone={() => setIsAnswering(false)} />
      ) : (
        <div className={classes.actions}>
          {status !== 'approved' && (
            <Button
              isBusy={deciding === 'approve'}
              aria-describedby={titleId}
              onClick={() => decide('approve')}
            >
              Approve
            </Button>
          )}
          {status !== 'hidden' && (
            <Button
              look="outline"
              isBusy={deciding === 'hide'}
              aria-describedby={titleId}
              onClick={() => decide('hide')}
            >
              Hide
            </Button>
          )}
          <Button look="quiet" aria-describedby={titleId} onClick={() => setIsAnswering(true)}>
            {answer === undefined ? 'Answer' : 'Change answer'}
          </Button>
        </div>
      )}
    </article>
  )
}

function ReviewHead({ review, titleId }: { review: StaffReview; titleId: string }) {
  const { product, stars, status, author, customer, createdAt, createdLocal } = review
  const may = useMay()
  return (
    <header className={classes.head}>
      <h2 id={titleId} className={classes.title}>
        <Link to="/admin/reviews" search={{ product: product.slug }} className={classes.dish}>
          {product.title}
        </Link>
      </h2>
      <Tag look={status === 'pending' ? 'danger' : 'plain'}>{reviewStateWords[status]}</Tag>
      <p className={classes.meta}>
        <Stars value={stars} label={reviewsCopy.outOf(stars)} />
        {customer !== null && may?.('customers') ? (
          <Link to="/admin/customers/$id" params={{ id: customer._id }}>
            {customer.name}
          </Link>
        ) : (
          <span>{author}</span>
        )}
        <time dateTime={createdAt}>{formatShortDate(createdLocal)}</time>
      </p>
    </header>
  )
}
