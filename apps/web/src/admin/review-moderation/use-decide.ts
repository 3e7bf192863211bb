import { useMutation } from '@tanstack/react-query'
import type { StaffReview } from '@tiffin/contract'
import { explainFailedMove } from '../../lib/api/explain-failure.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { useReviewsChanged } from './use-reviews-changed.ts'

type Decision = 'approve' | 'hide'

/** Approves or hides the text shown. If there is a newer one, that is shown instead. */
export function useDecide({ _id: id, version }: StaffReview) {
  const { client } = trpc.useUtils()
  const reviewsChanged = useReviewsChanged()
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (decision: Decision) => client.reviews[decision].mutate({ id, version }),
    onSettled: reviewsChanged,
  })

  return {
    decide: (decision: Decision) => {
      if (!isPending) mutate(decision)
    },
    deciding: isPending ? variables : null,
    failure: error && explainFailedMove(error),
  }
}
