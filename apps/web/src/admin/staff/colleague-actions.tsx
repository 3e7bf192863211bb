import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { Colleague } from '@tiffin/contract'
import { trpc } from '../../lib/api/trpc.ts'
import { ConfirmButton } from '../../ui/admin/confirm-button.tsx'
import { showToast } from '../../ui/toast.ts'
import { InvitationLinkButton } from './invitation-link-button.tsx'
import { showFailure } from './show-failure.ts'

interface ColleagueActionsProps {
  colleague: Colleague
  nameId: string
}

interface StaffChange {
  kind: 'enable' | 'disable' | 'remove' | 'inviteAgain' | 'removeSecondFactor'
  /** Shown afterwards. */
  outcome: string
}

/** What an owner can do with a colleague's account, besides the role. The list is refetched in any case. */
export function ColleagueActions({ colleague, nameId }: ColleagueActionsProps) {
  const { _id: id, name, isDisabled, isInvited, hasSecondFactor } = colleague
  const { client, staff } = trpc.useUtils()
  const change = useMutation({
    mutationFn: ({ kind }: StaffChange): Promise<unknown> => client.staff[kind].mutate({ id }),
    onSuccess: (_answer, { outcome }) => showToast({ message: `${name} is ${outcome}`, kind: 'success' }),
    onSettled: () => staff.list.invalidate(),
  })

  const renderButton = (label: string, request: StaffChange) => (
    <Button
      variant="default"
      aria-describedby={nameId}
      loading={change.isPending && change.variables.kind === request.kind}
      onClick={() => change.mutate(request, { onError: showFailure })}
    >
      {label}
    </Button>
  )

  return (
    <>
      {isInvited && !isDisabled && (
        <>
          {renderButton('Invite again', { kind: 'inviteAgain', outcome: 'invited again' })}
          <InvitationLinkButton colleague={colleague} nameId={nameId} />
        </>
      )}
      {isDisabled ? (
        renderButton('Enable', { kind: 'enable', outcome: 'enabled' })
      ) : (
        <ConfirmButton
          label="Disable"
          describedBy={nameId}
          question={`Disable ${name}?`}
          consequence={
            isInvited
              ? 'The link they were given stops working.'
              : 'They are logged out immediately and can’t log in.'
          }
          yes="Disable now"
          no="Keep it enabled"
          run={() => change.mutateAsync({ kind: 'disable', outcome: 'disabled' })}
        />
      )}
      {hasSecondFactor && (
        <ConfirmButton
          label="Reset two-step login"
          describedBy={nameId}
          question={`Has ${name} lost their phone and their codes?`}
          consequence="Make sure that it is really them who asks. Their authenticator app, passkeys and recovery codes stop working, and they log in with their password alone until they add new ones."
          yes="Reset it"
          no="Keep it"
          run={() =>
            change.mutateAsync({ kind: 'removeSecondFactor', outcome: 'able to log in with the password' })
          }
        />
      )}
      <ConfirmButton
        label="Remove"
        describedBy={nameId}
        question={`Remove ${name}?`}
        consequence="The account is deleted. The log keeps their changes."
        yes="Remove permanently"
        no="Keep them"
        run={() => change.mutateAsync({ kind: 'remove', outcome: 'removed' })}
      />
    </>
  )
}
