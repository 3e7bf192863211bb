import { useMutation } from '@tanstack/react-query'
import { readErrorBody } from '../lib/error-body.ts'
import { AskFirst } from './ask-first.tsx'
import { FailureNote } from './failure-note.tsx'
import { showToast } from './toast.ts'

interface DeleteActionProps {
  title: string
  /** Where that stands. */
  titleId: string
  /** Said before it is too late: "It leaves the menu at once." */
  consequence: string
  onDelete: () => Promise<unknown>
  /** It is gone, whoever was faster. */
  onDeleted: () => void
}

/** Deletes something for good, after a question. */
export function DeleteAction({ title, titleId, consequence, onDelete, onDeleted }: DeleteActionProps) {
  const deletion = useMutation({
    mutationFn: onDelete,
    onSuccess: () => settle(`${title} is deleted`),
    onError: (error) => {
      // Somebody else was faster, and what was wanted is so.
      if (isGone(error)) settle(`${title} was deleted already`)
    },
  })

  function settle(message: string) {
    onDeleted()
    void showToast({ message, kind: 'success' })
  }

  return (
    <>
      <AskFirst
        label="Delete"
        describedBy={titleId}
        question={`Delete ${title}? ${consequence}`}
        yes={deletion.isPending ? 'Deleting...' : 'Delete for good'}
        no="Keep it"
        isBusy={deletion.isPending}
        onYes={() => deletion.mutate()}
      />
      {deletion.isError && !isGone(deletion.error) && <FailureNote {...explain(deletion.error, title)} />}
    </>
  )
}

function explain(error: unknown, title: string) {
  const reason = readErrorBody(error)?.message
  return reason === undefined
    ? { title: `${title} could not be deleted`, hint: 'Please try again.' }
    : { title: reason }
}

const isGone = (error: unknown) => readErrorBody(error)?.code === 'NOT_FOUND'
