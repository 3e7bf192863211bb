import { Suspense, lazy, useEffect, useState } from 'react'
import { answerWith } from '../../lib/session/confirm-identity.ts'

const ConfirmDialog = lazy(() =>
  import('./confirm-dialog.tsx').then(({ ConfirmDialog: component }) => ({ default: component })),
)

/** Asks for the password, a code or a passkey when a call needs it. Its dialog loads when it is first needed. */
export function ConfirmIdentity() {
  const [answer, setAnswer] = useState<((isConfirmed: boolean) => void) | null>(null)

  useEffect(
    () =>
      answerWith(() => {
        const { promise, resolve } = Promise.withResolvers<boolean>()
        setAnswer(() => resolve)
        return promise
      }),
    [],
  )

  function handleClose(isConfirmed: boolean) {
    answer?.(isConfirmed)
    setAnswer(null)
  }

  return (
    answer !== null && (
      <Suspense>
        <ConfirmDialog onClose={handleClose} />
      </Suspense>
    )
  )
}
