import { Blockquote, Textarea } from '@mantine/core'
import { answerReviewInput, type StaffReview } from '@tiffin/contract'
import { trpc } from '../../lib/api/trpc.ts'
import { useRecordForm } from '../../lib/forms/use-record-form.ts'
import { RecordForm } from '../../ui/admin/record-form.tsx'
import { showToast } from '../../ui/toast.ts'
import { useReviewsChanged } from './use-reviews-changed.ts'

interface AnswerFormProps {
  review: StaffReview
  /** Called after saving or cancelling. */
  onDone: () => void
}

/** The restaurant's answer below a review. Saving it empty removes the answer. */
export function AnswerForm({ review, onDone }: AnswerFormProps) {
  const { client } = trpc.useUtils()
  const reviewsChanged = useReviewsChanged()
  const record = useRecordForm({
    original: review,
    draftOf: (original) => ({ answer: original?.answer ?? '' }),
    read: ({ answer }) => ({ id: review._id, version: review.version, answer }),
    schema: answerReviewInput,
    async save(input) {
      try {
        return await client.reviews.answer.mutate(input)
      } catch (refusal) {
        // Shows what the author has changed meanwhile; the text typed here stays.
        void reviewsChanged()
        throw refusal
      }
    },
    refresh: reviewsChanged,
    onSaved({ answer }) {
      onDone()
      showToast({ message: answer ? 'Reply saved' : 'Reply removed', kind: 'success' })
    },
    fallback: 'The reply could not be saved',
  })

  return (
    <>
      <Blockquote p="md" mb="md" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {review.text}
      </Blockquote>
      <RecordForm record={record} submitLabel="Save reply" onCancel={onDone}>
        <Textarea
          label="Your public reply"
          rows={5}
          data-autofocus
          {...record.form.getInputProps('answer')}
        />
      </RecordForm>
    </>
  )
}
