import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { Colleague } from '@tiffin/contract'
import { readErrorBody } from '../../lib/error-body.ts'
import { trpc } from '../../lib/trpc.ts'
import { ConfirmButton } from '../../ui/admin/confirm-button.tsx'
import { showToast } from '../../ui/toast.ts'

interface ColleagueActionsProps {
  colleague: Colleague
  nameId: string
}

interface StaffChange {
  kind: 'enable' | 'disable' | 'remove' | 'inviteAgain'
  /** Shown afterwards. */
  said: string
}

/** What an owner can do with a colleague's account, besides the role. The list is refetched in any case. */
export function ColleagueActions({ colleague, nameId }: ColleagueActionsProps) {
  const { _id: id, name, isDisabled, isInvited } = colleague
  const { client, staff } = trpc.useUtils()
  const change = useMutation({
    mutationFn: ({ kind }: StaffChange): Promise<unknown> => client.staff[kind].mutate({ id }),
    onSuccess: (_answer, { said }) => void showToast({ message: `${name} is ${said}`, kind: 'success' }),
    onSettled: () => staff.list.invalidate(),
  })

  const renderButton = (label: string, wanted: StaffChange) => (
    <Button
      variant="default"
      aria-describedby={nameId}
      loading={change.isPending && change.variables.kind === wanted.kind}
      onClick={() => change.mutate(wanted, { onError: showFailure })}
    >
      {label}
    </Button>
  )

  return (
    <>
      {isInvited &&
        !isDisabled &&
        renderButton('Invite again', { kind: 'inviteAgain', said: 'invited again' })}
      {isDisabled ? (
        renderButton('Enable', { kind: 'enable', said: 'enabled' })
      ) : (
        <ConfirmButton
          label="Disable"
          describedBy={nameId}
          question={`Disable ${name}?`}
          consequence={
            isInvited
              ? 'The emailed link stops working.'
              : 'They are logged out immediately and can’t log in.'
          }
          yes="Disable now"
          no="Keep it enabled"
          run={() => change.mutateAsync({ kind: 'disable', said: 'disabled' })}
        />
      )}
      <ConfirmButton
        label="Remove"
        describedBy={nameId}
        question={`Remove ${name}?`}
        consequence="The account is deleted. The log keeps their changes."
        yes="Remove permanently"
        no="Keep them"
        run={() => change.mutateAsync({ kind: 'remove', said: 'removed' })}
      />
    </>
  )
}

function showFailure(refusal: unknown) {
  const message = readErrorBody(refusal)?.message ?? 'No response. Please try again.'
  void showToast({ message, kind: 'other' })
}
