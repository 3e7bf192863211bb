import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Colleague } from '@tiffin/contract'
import { useDisclosure } from '@mantine/hooks'
import { useTRPC, useTRPCClient } from '../../lib/api/trpc.ts'
import { ConfirmButton } from '../../ui/admin/confirm-button.tsx'
import { showToast } from '../../ui/toast.ts'
import { CopyField } from '../../ui/admin/copy-field.tsx'
import { readErrorBody } from '../../lib/api/explain-failure.ts'

interface ColleagueActionsProps {
  colleague: Colleague
  nameId: string
}

interface StaffChange {
  kind: 'enable' | 'disable' | 'remove' | 'inviteAgain' | 'removeSecondFactor' | 'removePin'
  /** Shown afterwards. */
  outcome: string
}

/** What an owner can do with a colleague's account, besides the role. The list is refetched in any case. */
export function ColleagueActions({ colleague, nameId }: ColleagueActionsProps) {
  const { _id: id, name, isDisabled, isInvited, hasSecondFactor, hasPin } = colleague
  const client = useTRPCClient()
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const change = useMutation({
    mutationFn: ({ kind }: StaffChange): Promise<unknown> => client.staff[kind].mutate({ id }),
    onSuccess: (_answer, { outcome }) => showToast({ message: `${name} is ${outcome}`, kind: 'success' }),
    onSettled: () => queryClient.invalidateQueries(trpc.staff.list.pathFilter()),
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
          no="Cancel"
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
      {hasPin && (
        <ConfirmButton
          label="Remove PIN"
          describedBy={nameId}
          question={`Remove the PIN of ${name}?`}
          consequence="They can no longer take over a shared tablet; where they have, it is handed back. Only they can set another one."
          yes="Remove it"
          no="Keep it"
          run={() => change.mutateAsync({ kind: 'removePin', outcome: 'without a PIN' })}
        />
      )}
      <ConfirmButton
        label="Remove"
        describedBy={nameId}
        question={`Remove ${name}?`}
        consequence="The account is deleted. The log keeps their changes."
        yes="Remove permanently"
        no="Cancel"
        run={() => change.mutateAsync({ kind: 'remove', outcome: 'removed' })}
      />
    </>
  )
}

interface InvitationLinkButtonProps {
  colleague: Colleague
  nameId: string
}

/** Makes a link for the owner to hand over, if the emailed one went astray or the site sends no email. */
function InvitationLinkButton({ colleague, nameId }: InvitationLinkButtonProps) {
  const { _id: id, name } = colleague
  const client = useTRPCClient()
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const [isOpen, { open, close }] = useDisclosure()
  const link = useMutation({
    mutationFn: () => client.staff.makeInvitationLink.mutate({ id }),
    onSuccess: open,
    onError: (error) => {
      showFailure(error)
      void queryClient.invalidateQueries(trpc.staff.list.pathFilter())
    },
  })
  return (
    <>
      <Button
        variant="default"
        aria-describedby={nameId}
        loading={link.isPending}
        onClick={() => link.mutate()}
      >
        Create invitation link
      </Button>
      <Modal opened={isOpen} onClose={close} title={`Invitation link for ${name}`} centered size="lg">
        <Stack>
          <Text>
            Give it to {name} yourself, and privately:{' '}
            <strong>whoever opens it first chooses the password</strong>. It works once and expires in three
            days. Earlier links no longer work.
          </Text>
          <CopyField label="Link" value={link.data?.url ?? ''} copiedMessage="Link copied" />
          <Group justify="flex-end">
            <Button onClick={close}>Done</Button>
          </Group>
        </Stack>
      </Modal>
    </>
  )
}

/** Why a colleague's account was not changed. */
function showFailure(error: unknown) {
  const message = readErrorBody(error)?.message ?? 'No response. Please try again.'
  showToast({ message, kind: 'other' })
}
