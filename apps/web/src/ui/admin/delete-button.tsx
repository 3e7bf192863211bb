import { readErrorBody } from '../../lib/api/explain-failure.ts'
import { showToast } from '../toast.ts'
import { ConfirmButton } from './confirm-button.tsx'

interface DeleteButtonProps extends Deletion {
  /** The item's name. */
  title: string
  titleId?: string | undefined
}

export interface Deletion {
  /** Shown in the question: 'It disappears from the menu right away.' */
  consequence: string
  /** Why it cannot be deleted yet, and what to do first. */
  obstacle?: string | undefined
  onDelete: () => Promise<unknown>
  /** It no longer exists, even if someone else was faster. */
  onDeleted: () => void
}

/** Deletes something permanently, after confirmation. */
export function DeleteButton(props: DeleteButtonProps) {
  const { title, titleId, consequence, obstacle, onDelete, onDeleted } = props
  const isPossible = obstacle === undefined

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
      question={isPossible ? `Delete ${title}?` : `${title} can’t be deleted yet`}
      consequence={obstacle ?? consequence}
      yes={isPossible ? 'Delete permanently' : undefined}
      no={isPossible ? 'Keep it' : 'Close'}
      run={run}
      onDone={onDeleted}
    />
  )
}
