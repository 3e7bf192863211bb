import { useMutation } from '@tanstack/react-query'
import type { CustomerRecord } from '@tiffin/contract'
import { readErrorBody } from '../../lib/error-body.ts'
import { trpc } from '../../lib/trpc.ts'
import { AskFirst } from '../../ui/ask-first.tsx'
import { Button } from '../../ui/button.tsx'
import { FailureNote } from '../../ui/failure-note.tsx'
import { showToast } from '../../ui/toast.ts'

interface SwitchAccountProps {
  customer: CustomerRecord
  onSwitched: () => void
}

/** Closes an account, after a question, or opens it again. */
export function SwitchAccount({ customer: { _id: id, name, isDisabled }, onSwitched }: SwitchAccountProps) {
  const utils = trpc.useUtils()
  const { disable, enable } = utils.client.customers
  const switching = useMutation({
    mutationFn: () => (isDisabled ? enable : disable).mutate({ id }),
    onSuccess: (changed) => {
      utils.customers.get.setData({ id }, changed)
      void utils.customers.list.invalidate()
      onSwitched()
      void showToast({
        message: `${name} is ${changed.isDisabled ? 'disabled' : 'enabled'}`,
        kind: 'success',
      })
    },
  })

  return (
    <>
      {isDisabled ? (
        <Button look="outline" isBusy={switching.isPending} onClick={() => switching.mutate()}>
          {switching.isPending ? 'Enabling...' : 'Enable account'}
        </Button>
      ) : (
        <AskFirst
          label="Disable account"
          question={`Disable ${name}? They are logged out at once and cannot log in. Orders and wishlist stay.`}
          yes={switching.isPending ? 'Disabling...' : 'Disable'}
          no="Keep it open"
          isBusy={switching.isPending}
          onYes={() => switching.mutate()}
        />
      )}
      {switching.isError && (
        <FailureNote
          title={readErrorBody(switching.error)?.message ?? 'The account could not be changed'}
          hint="Please try again."
        />
      )}
    </>
  )
}
