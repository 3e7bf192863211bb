import { Alert, Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { CustomerRecord } from '@tiffin/contract'
import { readErrorBody } from '../../lib/error-body.ts'
import { trpc } from '../../lib/trpc.ts'
import { ConfirmButton } from '../../ui/admin/confirm-button.tsx'
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
    onSuccess(changed) {
      utils.customers.get.setData({ id }, changed)
      void utils.customers.list.invalidate()
      onSwitched()
      void showToast({
        message: `${name} is ${changed.isDisabled ? 'disabled' : 'enabled'}`,
        kind: 'success',
      })
    },
  })

  if (!isDisabled) {
    return (
      <ConfirmButton
        label="Disable account"
        question={`Disable ${name}?`}
        consequence="They are logged out immediately and can’t log in. Orders and wishlist stay."
        yes="Disable"
        no="Keep it enabled"
        run={() => switching.mutateAsync()}
      />
    )
  }
  return (
    <>
      <Button variant="default" loading={switching.isPending} onClick={() => switching.mutate()}>
        Enable account
      </Button>
      {switching.isError && (
        <Alert
          color="chilli"
          role="alert"
          title={readErrorBody(switching.error)?.message ?? 'The account could not be changed'}
        >
          Please try again.
        </Alert>
      )}
    </>
  )
}
