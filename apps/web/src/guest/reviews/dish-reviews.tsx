import { MAX_LIST_LENGTH, type Product, type Review, type OwnReview as MyOwnReview } from '@tiffin/contract'
import { reviewsCopy, ownReviewCopy, reviewFormCopy as copy } from '@tiffin/copy'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, useId, type ReactNode } from 'react'
import { inBackground } from '../../lib/session/notice-ended-session.ts'
import { useUser } from '../../lib/session/session.ts'
import { AskFirst } from '../../ui/ask-first.tsx'
import { Stars } from '../../ui/stars.tsx'
import { useTRPC, useTRPCClient } from '../../lib/api/trpc.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { RetryLine, FailureNote } from '../../ui/failure-note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { formatShortDate } from '../../lib/time/local-time.ts'
import { FIRST_REVIEWS, MORE_REVIEWS, reviewsInput } from '../../lib/api/page-queries.ts'
import { useSettings } from '../../lib/api/settings.tsx'
import { showToast } from '../../ui/toast.ts'
import { ReviewForm, useCacheMyReview } from './review-form.tsx'
import classes from './dish-reviews.module.css'
import ownClasses from './my-review.module.css'

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

/** The newest reviews, with more on demand, as far as one list goes. */
function ReviewList({ slug }: { slug: string }) {
  const [limit, setLimit] = useState(FIRST_REVIEWS)
  const trpc = useTRPC()
  const { data, isPending, isPlaceholderData, refetch } = useQuery(
    trpc.reviews.list.queryOptions(reviewsInput(slug, limit), { placeholderData: keepPreviousData }),
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
    setLimit(Math.min(limit + MORE_REVIEWS, MAX_LIST_LENGTH))
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
      {count >= MAX_LIST_LENGTH && data.total > count && (
        <p className={classes.last}>{`These are the ${count.toLocaleString('en')} newest reviews.`}</p>
      )}
      {count < MAX_LIST_LENGTH && data.total > count && (
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

/** The place for the customer's own review. Equally tall for everyone, so that nothing moves once we know who it is. */
function MyReview({ slug }: { slug: string }) {
  const user = useUser()
  const place = useRef<HTMLDivElement>(null)
  return (
    <div ref={place} tabIndex={-1} className={ownClasses.place}>
      {user === null ? (
        <Invitation heading={copy.headingForGuests} text={copy.whoMay}>
          <ButtonLink to="/login" search={{ back: `/product/${slug}#reviews` }} look="outline">
            {copy.logIn}
          </ButtonLink>
        </Invitation>
      ) : (
        <MyReviewOf key={user._id} slug={slug} onLeave={() => place.current?.focus()} />
      )}
    </div>
  )
}

interface MyReviewOfProps {
  slug: string
  /** Whatever has the focus is about to disappear. */
  onLeave: () => void
}

function MyReviewOf({ slug, onLeave }: MyReviewOfProps) {
  const trpc = useTRPC()
  const { data, isPending, refetch } = useQuery(
    trpc.reviews.mine.queryOptions({ slug }, { trpc: { context: inBackground } }),
  )
  const [isWriting, setIsWriting] = useState(false)

  function handleDone() {
    onLeave()
    setIsWriting(false)
  }

  if (isPending) return <div aria-busy />
  if (data === undefined) return <RetryLine message={copy.loadFailed} onRetry={() => void refetch()} />
  if (isWriting) return <ReviewForm slug={slug} original={data.review} onDone={handleDone} />
  if (data.review !== null)
    return (
      <OwnReview slug={slug} review={data.review} onChange={() => setIsWriting(true)} onWithdrawn={onLeave} />
    )
  if (!data.mayReview) return <Invitation heading={copy.headingForGuests} text={copy.whoMay} />
  return (
    <Invitation heading={copy.headingForBuyers} text={copy.invitation}>
      <Button onClick={() => setIsWriting(true)}>{copy.open}</Button>
    </Invitation>
  )
}

interface InvitationProps {
  heading: string
  text: string
  children?: ReactNode
}

function Invitation({ heading, text, children }: InvitationProps) {
  return (
    <>
      <h3 className={ownClasses.heading}>{heading}</h3>
      <p className={ownClasses.text}>{text}</p>
      {children}
    </>
  )
}

interface OwnReviewProps {
  slug: string
  review: MyOwnReview
  onChange: () => void
  onWithdrawn: () => void
}

/** A review as its author sees it: its beginning, and whether guests see it. */
function OwnReview({ slug, review, onChange, onWithdrawn }: OwnReviewProps) {
  const client = useTRPCClient()
  const cacheMyReview = useCacheMyReview(slug)
  const withdrawal = useMutation({
    mutationFn: () => client.reviews.withdraw.mutate({ slug }),
    onSuccess: () => {
      onWithdrawn()
      cacheMyReview(null)
      showToast({ message: ownReviewCopy.withdrawn, kind: 'success' })
    },
  })

  return (
    <>
      <h3 className={ownClasses.ownReviewHeading}>
        {ownReviewCopy.heading} <Stars value={review.stars} label={reviewsCopy.outOf(review.stars)} />
      </h3>
      <p className={ownClasses.ownReviewText}>{review.text}</p>
      <p role="status" className={ownClasses.state}>
        {ownReviewCopy[review.status]}
      </p>
      <div className={ownClasses.actions}>
        <Button look="outline" onClick={onChange}>
          {ownReviewCopy.change}
        </Button>
        <AskFirst
          label={ownReviewCopy.withdraw}
          question={ownReviewCopy.withdrawQuestion}
          yes={withdrawal.isPending ? ownReviewCopy.withdrawBusy : ownReviewCopy.withdrawYes}
          no={ownReviewCopy.withdrawNo}
          isBusy={withdrawal.isPending}
          onYes={() => withdrawal.mutate()}
        />
      </div>
      {withdrawal.isError && <FailureNote title={ownReviewCopy.withdrawFailed} />}
    </>
  )
}
