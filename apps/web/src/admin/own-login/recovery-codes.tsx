import { Alert, Button, Code, Group, SimpleGrid, Stack, Text } from '@mantine/core'
import { restaurant } from '@tiffin/restaurant'
import { saveFile } from '../../lib/api/save-file.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { useFocusOnMount } from '../../lib/forms/use-after-mount.ts'
import { ConfirmButton } from '../../ui/admin/confirm-button.tsx'
import { TitledSection } from '../../ui/admin/titled-section.tsx'
import { showToast } from '../../ui/toast.ts'

interface NewRecoveryCodesProps {
  codes: string[]
  onSaved: () => void
}

/** Shown once, right after they were made. */
export function NewRecoveryCodes({ codes, onSaved }: NewRecoveryCodesProps) {
  const text = codes.join('\n')
  async function copy() {
    const isCopied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    )
    showToast(
      isCopied
        ? { message: 'The codes are copied', kind: 'success' }
        : { message: 'They could not be copied. Please save the file instead.', kind: 'other' },
    )
  }
  return (
    <Alert
      ref={useFocusOnMount<HTMLDivElement>()}
      tabIndex={-1}
      color="saffron"
      title="Save your recovery codes now"
      role="status"
    >
      <Stack align="start">
        <Text>
          If you lose your phone, each of these logs you in once, after your password. They are not shown
          again: put them into your password manager, or print them.
        </Text>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xs" role="list" aria-label="Recovery codes">
          {codes.map((code) => (
            <Code key={code} role="listitem" fz="sm">
              {code}
            </Code>
          ))}
        </SimpleGrid>
        <Group>
          <Button variant="default" onClick={() => void copy()}>
            Copy
          </Button>
          <Button
            variant="default"
            onClick={() =>
              saveFile(new Blob([`${restaurant.brand}: recovery codes\n\n${text}\n`]), 'recovery-codes.txt')
            }
          >
            Save as a file
          </Button>
          <Button onClick={onSaved}>I have saved them</Button>
        </Group>
      </Stack>
    </Alert>
  )
}

interface RecoveryCodesProps {
  left: number
  onRenewed: (recoveryCodes: string[]) => void
}

export function RecoveryCodes({ left, onRenewed }: RecoveryCodesProps) {
  const { client } = trpc.useUtils()
  return (
    <TitledSection isCard title="Recovery codes">
      <Stack align="start">
        <Text c="dimmed">For the day you lose your phone. Each works once. You have {left} left.</Text>
        <ConfirmButton
          label="Make new ones"
          question="Make new recovery codes?"
          consequence="The ones you have stop working."
          yes="Make new ones"
          no="Keep the old ones"
          run={async () => onRenewed((await client.loginMethods.renewCodes.mutate()).recoveryCodes)}
        />
      </Stack>
    </TitledSection>
  )
}
