import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { CustomerRecord } from '@tiffin/contract'
import { explainFailure } from '../../lib/api/explain-failure.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { ConfirmButton } from '../../ui/admin/confirm-button.tsx'
import { FailureNote } from '../../ui/admin/failure-note.tsx'
import { showToast } from '../../ui/toast.ts'

const notChanged = { title: 'The account could not be changed', hint: 'Please try again.' }

/** Disables an account after confirmation, or enables it again. */
export function SwitchAccount({ customer: { _id: id, name, isDisabled } }: { customer: CustomerRecord }) {
  const utils = trpc.useUtils()
  const { disable, enable } = utils.client.customers
  const switching = useMutation({
    mutationFn: () => (isDisabled ? enable : disable).mutate({ id }),
    onSuccess(changed) {
      utils.customers.get.setData({ id }, changed)
      void utils.customers.list.invalidate()
      showToast({ message: `${name} is ${changed.isDisabled ? 'disabled' : 'enabled'}`, kind: 'success' })
    },
  })

  if (!isDisabled) {
    return (
      <ConfirmButton
        label="Disable account"
        question={`Disable ${name}?`}
        consequence="They are logged out immediately and can’t log in. Their orders and wishlist are kept."
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
      <FailureNote failure={switching.error && explainFailure(switching.error, notChanged)} />
    </>
  )
}
