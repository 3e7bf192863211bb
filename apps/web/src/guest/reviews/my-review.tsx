import { ownReviewCopy, reviewFormCopy as copy, reviewsCopy } from '@tiffin/copy'
import { useRef, useState, type ReactNode } from 'react'
import { useMutation } from '@tanstack/react-query'
import type { OwnReview as Review } from '@tiffin/contract'
import { inBackground } from '../../lib/session/notice-ended-session.ts'
import { useUser } from '../../lib/session/session.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { RetryLine, FailureNote } from '../../ui/failure-note.tsx'
import { AskFirst } from '../../ui/ask-first.tsx'
import { Stars } from '../../ui/stars.tsx'
import { showToast } from '../../ui/toast.ts'
import { ReviewForm, useCacheMyReview } from './review-form.tsx'
import classes from './my-review.module.css'

/** The place for the customer's own review. Equally tall for everyone, so that nothing moves once we know who it is. */
export function MyReview({ slug }: { slug: string }) {
  const user = useUser()
  const place = useRef<HTMLDivElement>(null)
  return (
    <div ref={place} tabIndex={-1} className={classes.place}>
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
  const { data, isPending, refetch } = trpc.reviews.mine.useQuery(
    { slug },
    { trpc: { context: inBackground } },
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
      <h3 className={classes.heading}>{heading}</h3>
      <p className={classes.text}>{text}</p>
      {children}
    </>
  )
}

interface OwnReviewProps {
  slug: string
  review: Review
  onChange: () => void
  onWithdrawn: () => void
}

/** A review as its author sees it: its beginning, and whether guests see it. */
function OwnReview({ slug, review, onChange, onWithdrawn }: OwnReviewProps) {
  const { client } = trpc.useUtils()
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
      <h3 className={classes.ownReviewHeading}>
        {ownReviewCopy.heading} <Stars value={review.stars} label={reviewsCopy.outOf(review.stars)} />
      </h3>
      <p className={classes.ownReviewText}>{review.text}</p>
      <p role="status" className={classes.state}>
        {ownReviewCopy[review.status]}
      </p>
      <div className={classes.actions}>
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
