import { useMutation } from '@tanstack/react-query'
import type { Promotion } from '@tiffin/contract'
import { readErrorBody } from '../../lib/error-body.ts'
import { trpc } from '../../lib/trpc.ts'
import { AskFirst } from '../../ui/ask-first.tsx'
import { FailureNote } from '../../ui/failure-note.tsx'
import { showToast } from '../../ui/toast.ts'
import { useRefreshPromotions } from './use-promotions.ts'

interface DeletePromotionProps {
  promotion: Promotion
  /** Where its title stands. */
  titleId: string
  onDeleted: () => void
}

export function DeletePromotion({ promotion: { _id, title }, titleId, onDeleted }: DeletePromotionProps) {
  const { client } = trpc.useUtils()
  const refresh = useRefreshPromotions()
  const deletion = useMutation({
    networkMode: 'always',
    mutationFn: () => client.promotions.delete.mutate({ id: _id }),
    onSuccess: settle,
    onError: (error) => {
      // Somebody else was faster, and what was wanted is so.
      if (readErrorBody(error)?.code === 'NOT_FOUND') settle()
    },
  })

  function settle() {
    onDeleted()
    void refresh()
    void showToast({ message: `${title} is deleted`, kind: 'success' })
  }

  return (
    <>
      <AskFirst
        label="Delete"
        describedBy={titleId}
        question={`Delete ${title}? It leaves the home page at once.`}
        yes={deletion.isPending ? 'Deleting...' : 'Delete for good'}
        no="Keep it"
        isBusy={deletion.isPending}
        onYes={() => deletion.mutate()}
      />
      {deletion.isError && (
        <FailureNote
          title={readErrorBody(deletion.error)?.message ?? `${title} could not be deleted`}
          hint="Please try again."
        />
      )}
    </>
  )
}
