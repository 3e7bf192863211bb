import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { ApiKey, NewApiKey } from '@tiffin/contract'
import { useState } from 'react'
import { trpc } from '../../lib/api/trpc.ts'
import { CopyField } from '../../ui/admin/copy-field.tsx'
import { RecordPage } from '../../ui/admin/record-page.tsx'
import { KeyCard } from './key-card.tsx'
import { NewKeyForm, ReplaceKeyForm } from './key-forms.tsx'

/** The keys with which programs call. */
export function ApiKeys() {
  const [made, setMade] = useState<NewApiKey | null>(null)
  const [isShown, { open, close }] = useDisclosure()
  const show = (key: NewApiKey) => {
    setMade(key)
    open()
  }
  return (
    <>
      <RecordPage
        query={trpc.apiKeys.list.useQuery(undefined, { staleTime: 0 })}
        one="API key"
        newLabel="New API key"
        lead="For programs of your own: a till, a display, your accountant’s export. Each gets its own key, with only what it needs."
        folded={{ title: (count) => (count === 1 ? '1 ended key' : `${count} ended keys`), has: hasEnded }}
        empty={{
          title: 'No API keys',
          hint: 'Programs that use this site’s API need one. The API documentation is at /api/docs.',
        }}
        titleOf={({ name }) => `Replace ${name}`}
        renderCard={(key, edit) => <KeyCard apiKey={key} hasEnded={hasEnded(key)} onReplace={edit} />}
        renderForm={(key, slot) =>
          key === null ? (
            <NewKeyForm {...slot} onMade={show} />
          ) : (
            <ReplaceKeyForm apiKey={key} {...slot} onMade={show} />
          )
        }
      />
      <Modal
        opened={isShown}
        onClose={close}
        // Forgotten once it is closed: nothing can show it again.
        onExitTransitionEnd={() => setMade(null)}
        closeOnClickOutside={false}
        title={`The key “${made?.apiKey.name ?? ''}”`}
        centered
        size="lg"
      >
        <Stack>
          <Text>
            Copy it now and enter it in the program: <strong>it is not shown again</strong>. Keep it like a
            password.
          </Text>
          <CopyField label="API key" value={made?.key ?? ''} copiedMessage="API key copied" />
          <Group justify="flex-end">
            <Button onClick={close}>Done</Button>
          </Group>
        </Stack>
      </Modal>
    </>
  )
}

const hasEnded = ({ state }: ApiKey) => state !== 'active' && state !== 'replaced'
