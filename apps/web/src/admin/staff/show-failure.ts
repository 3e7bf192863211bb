import { readErrorBody } from '../../lib/api/error-body.ts'
import { showToast } from '../../ui/toast.ts'

/** Why a colleague's account was not changed. */
export function showFailure(refusal: unknown) {
  const message = readErrorBody(refusal)?.message ?? 'No response. Please try again.'
  showToast({ message, kind: 'other' })
}
