import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useMutation } from '@tanstack/react-query'
import type { Colleague } from '@tiffin/contract'
import { trpc } from '../../lib/api/trpc.ts'
import { CopyField } from '../../ui/admin/copy-field.tsx'
import { showFailure } from './show-failure.ts'

interface InvitationLinkButtonProps {
  colleague: Colleague
  nameId: string
}

/** Makes a link for the owner to hand over, if the emailed one went astray or the site sends no email. */
export function InvitationLinkButton({ colleague, nameId }: InvitationLinkButtonProps) {
  const { _id: id, name } = colleague
  const { client, staff } = trpc.useUtils()
  const [isOpen, { open, close }] = useDisclosure()
  const link = useMutation({
    mutationFn: () => client.staff.makeInvitationLink.mutate({ id }),
    onSuccess: open,
    onError: (refusal) => {
      showFailure(refusal)
      void staff.list.invalidate()
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
