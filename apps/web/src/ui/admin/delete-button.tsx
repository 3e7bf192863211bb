import { readErrorBody } from '../../lib/error-body.ts'
import { showToast } from '../toast.ts'
import { ConfirmButton } from './confirm-button.tsx'

interface DeleteButtonProps {
  /** The item's name. */
  title: string
  titleId?: string | undefined
  /** Shown in the question: 'It disappears from the menu right away.' */
  consequence: string
  onDelete: () => Promise<unknown>
  /** It no longer exists, even if someone else was faster. */
  onDeleted: () => void
}

/** Deletes something permanently, after confirmation. */
export function DeleteButton({ title, titleId, consequence, onDelete, onDeleted }: DeleteButtonProps) {
  async function run() {
    let message = `${title} deleted`
    try {
      await onDelete()
    } catch (error) {
      if (readErrorBody(error)?.code !== 'NOT_FOUND') throw error
      message = `${title} was already deleted`
    }
    showToast({ message, kind: 'success' })
  }

  return (
    <ConfirmButton
      label="Delete"
      describedBy={titleId}
      question={`Delete ${title}?`}
      consequence={consequence}
      yes="Delete permanently"
      no="Keep it"
      run={run}
      onDone={onDeleted}
    />
  )
}
