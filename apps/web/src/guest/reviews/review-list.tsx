import { keepPreviousData } from '@tanstack/react-query'
import { reviewsCopy } from '@tiffin/restaurant'
import { useEffect, useRef, useState } from 'react'
import { trpc } from '../../lib/api/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { RetryLine } from '../../ui/retry-line.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import classes from './review-list.module.css'
import { ReviewItem } from './review-item.tsx'
import { FIRST_REVIEWS, MORE_REVIEWS, reviewsInput } from './reviews-input.ts'

/** The newest reviews, with more on demand. */
export function ReviewList({ slug }: { slug: string }) {
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
