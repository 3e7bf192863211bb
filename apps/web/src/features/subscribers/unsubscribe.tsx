import { useMutation } from '@tanstack/react-query'
import type { Subscriber } from '@tiffin/contract'
import { readErrorBody } from '../../lib/error-body.ts'
import { trpc } from '../../lib/trpc.ts'
import { AskFirst } from '../../ui/ask-first.tsx'
import { FailureNote } from '../../ui/failure-note.tsx'
import { showToast } from '../../ui/toast.ts'

interface UnsubscribeProps {
  subscriber: Subscriber
  /** Where the address stands. */
  emailId: string
}

/** For somebody who has called or written. */
export function Unsubscribe({ subscriber: { _id: id, email }, emailId }: UnsubscribeProps) {
  const { client, subscribers } = trpc.useUtils()
  const ending = useMutation({
    mutationFn: () => client.subscribers.unsubscribe.mutate({ id }),
    onSuccess: async () => {
      await subscribers.list.invalidate()
      void showToast({ message: `${email} is unsubscribed`, kind: 'success' })
    },
  })

  return (
    <>
      <AskFirst
        label="Unsubscribe"
        describedBy={emailId}
        question={`Unsubscribe ${email}? They can only come back by themselves.`}
        yes={ending.isPending ? 'Unsubscribing...' : 'Unsubscribe'}
        no="Keep them"
        isBusy={ending.isPending}
        onYes={() => ending.mutate()}
      />
      {ending.isError && (
        <FailureNote
          title={readErrorBody(ending.error)?.message ?? 'The address could not be unsubscribed'}
          hint="Please try again."
        />
      )}
    </>
  )
}
