import { useMutation } from '@tanstack/react-query'
import type { OwnReview as Review } from '@tiffin/contract'
import { reviewsCopy } from '@tiffin/restaurant'
import { trpc } from '../../lib/api/trpc.ts'
import { AskFirst } from '../../ui/ask-first.tsx'
import { Button } from '../../ui/button.tsx'
import { FailureNote } from '../../ui/failure-note.tsx'
import { Stars } from '../../ui/stars.tsx'
import { showToast } from '../../ui/toast.ts'
import classes from './own-review.module.css'
import { useCacheMyReview } from './use-cache-my-review.ts'

interface OwnReviewProps {
  slug: string
  review: Review
  onChange: () => void
  onWithdrawn: () => void
}

const copy = reviewsCopy.own

/** A review as its author sees it: its beginning, and whether guests see it. */
export function OwnReview({ slug, review, onChange, onWithdrawn }: OwnReviewProps) {
  const { client } = trpc.useUtils()
  const cacheMyReview = useCacheMyReview(slug)
  const withdrawal = useMutation({
    mutationFn: () => client.reviews.withdraw.mutate({ slug }),
    onSuccess: () => {
      onWithdrawn()
      cacheMyReview(null)
      showToast({ message: copy.withdrawn, kind: 'success' })
    },
  })

  return (
    <>
      <h3 className={classes.heading}>
        {copy.heading} <Stars value={review.stars} label={reviewsCopy.outOf(review.stars)} />
      </h3>
      <p className={classes.text}>{review.text}</p>
      <p role="status" className={classes.state}>
        {copy[review.status]}
      </p>
      <div className={classes.actions}>
        <Button look="outline" onClick={onChange}>
          {copy.change}
        </Button>
        <AskFirst
          label={copy.withdraw}
          question={copy.withdrawQuestion}
          yes={withdrawal.isPending ? copy.withdrawBusy : copy.withdrawYes}
          no={copy.withdrawNo}
          isBusy={withdrawal.isPending}
          onYes={() => withdrawal.mutate()}
        />
      </div>
      {withdrawal.isError && <FailureNote title={copy.withdrawFailed} />}
    </>
  )
}
