import type { Subscriber } from '@tiffin/contract'
import { trpc } from '../../lib/trpc.ts'
import { ConfirmButton } from '../../ui/admin/confirm-button.tsx'
import { showToast } from '../../ui/toast.ts'

interface UnsubscribeProps {
  subscriber: Subscriber
  /** The id of the element with the address. */
  emailId: string
}

/** For subscribers who ask by phone or email. */
export function Unsubscribe({ subscriber: { _id: id, email }, emailId }: UnsubscribeProps) {
  const { client, subscribers } = trpc.useUtils()

  async function run() {
    await client.subscribers.unsubscribe.mutate({ id })
    await subscribers.list.invalidate()
    showToast({ message: `${email} is unsubscribed`, kind: 'success' })
  }

  return (
    <ConfirmButton
      label="Unsubscribe"
      describedBy={emailId}
      question={`Unsubscribe ${email}?`}
      consequence="Only they can subscribe again."
      yes="Unsubscribe"
      no="Keep subscribed"
      run={run}
    />
  )
}
