import { MAX_REVIEW_CHARACTERS, type StaffReview } from '@tiffin/contract'
import { useEffect, useRef } from 'react'
import { trpc } from '../../lib/trpc.ts'
import { useServerForm } from '../../lib/use-server-form.ts'
import { Button } from '../../ui/button.tsx'
import { StackedForm } from '../../ui/stacked-form.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { showToast } from '../../ui/toast.ts'
import { useReviewsChanged } from './use-reviews-changed.ts'

interface AnswerFormProps {
  review: StaffReview
  /** Saved, or left. */
  onDone: () => void
}

/** What the restaurant says beneath a review. Saved empty, there is no answer any more. */
export function AnswerForm({ review, onDone }: AnswerFormProps) {
  const { _id: id, version, answer: begun = '' } = review
  const { client } = trpc.useUtils()
  const reviewsChanged = useReviewsChanged()
  const form = useServerForm({
    send: ({ answer }: { answer: string }) => client.reviews.answer.mutate({ id, version, answer }),
    onDone: async ({ answer }) => {
      await reviewsChanged()
      onDone()
      void showToast({ message: answer ? 'Answer saved' : 'There is no answer now', kind: 'success' })
    },
    fallback: 'The answer could not be saved',
  })

  // What the author has changed meanwhile stands above; what was typed here stays.
  const { failure } = form
  const refresh = useRef(reviewsChanged)
  useEffect(() => {
    if (failure !== null) void refresh.current()
  }, [failure])

  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector('textarea')?.focus(), [])

  return (
    <div ref={place}>
      <StackedForm
        {...form.props}
        aria-label="Answer"
        failure={failure}
        actions={
          <>
            <Button type="submit" isBusy={form.isSending}>
              {form.isSending ? 'Saving...' : 'Save answer'}
            </Button>
            <Button look="quiet" onClick={onDone}>
              Cancel
            </Button>
          </>
        }
      >
        <TextArea
          label="Your answer, for everybody to read"
          name="answer"
          maxLength={MAX_REVIEW_CHARACTERS}
          defaultValue={begun}
          error={form.errors['answer']}
        />
      </StackedForm>
    </div>
  )
}
