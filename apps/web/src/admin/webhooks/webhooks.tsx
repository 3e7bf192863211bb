import { Button, Code, Group, Modal, Stack, Text } from '@mantine/core'
import { MAX_WEBHOOKS, type MadeWebhook } from '@tiffin/contract'
import { useState } from 'react'
import { trpc } from '../../lib/api/trpc.ts'
import { CopyField } from '../../ui/admin/copy-field.tsx'
import { PageHint } from '../../ui/admin/page-hint.tsx'
import { RecordPage } from '../../ui/admin/record-page.tsx'
import { hostOf } from './describe-webhook.ts'
import { WebhookCard } from './webhook-card.tsx'
import { WebhookForm } from './webhook-form.tsx'

const POLL_MS = 5000

/** The addresses that are told what happens, and how they are doing. For owners. */
export function Webhooks() {
  const query = trpc.webhooks.list.useQuery(undefined, { staleTime: 0, refetchInterval: POLL_MS })
  const [made, setMade] = useState<MadeWebhook | null>(null)
  const endpoints = query.data?.endpoints
  return (
    <>
      <PageHint page="webhooks">
        A till, a kitchen display or an accountant’s program can be told what happens here, within a second.
        Each request is signed, sent again for three days until it arrives, and kept in a log for 30 days.
        Requests contain names and contact details of guests: add only programs that you trust.
      </PageHint>
      <RecordPage
        query={{ ...query, data: endpoints }}
        one="webhook"
        lead="Other programs that are told what happens here."
        canAdd={endpoints !== undefined && endpoints.length < MAX_WEBHOOKS}
        empty={{
          title: 'No webhooks yet',
          hint: 'Add the address that a program’s maker gives you, and choose what it is told.',
        }}
        titleOf={({ url }) => hostOf(url)}
        renderCard={(endpoint, edit) => <WebhookCard endpoint={endpoint} onEdit={edit} onSecret={setMade} />}
        renderForm={(endpoint, slot) => <WebhookForm endpoint={endpoint} onSecret={setMade} {...slot} />}
      />
      <WebhookSecret shown={made} onClose={() => setMade(null)} />
    </>
  )
}

interface WebhookSecretProps {
  /** Null if there is nothing to show. */
  shown: MadeWebhook | null
  onClose: () => void
}

/** A new secret. Only the button closes it, as it is never shown again. */
function WebhookSecret({ shown, onClose }: WebhookSecretProps) {
  // While the dialog is closing, it still shows the secret.
  const [last, setLast] = useState(shown)
  if (shown !== null && shown !== last) setLast(shown)
  return (
    <Modal
      opened={shown !== null}
      onClose={onClose}
      title={`Secret of ${last === null ? '' : hostOf(last.endpoint.url)}`}
      centered
      size="lg"
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      onExitTransitionEnd={() => setLast(null)}
    >
      <Stack>
        <Text>
          <strong>This secret is shown only now.</strong> Enter it in the program that is told: with it, the
          program can tell that a request comes from here.
        </Text>
        <CopyField label="Signing secret" value={last?.secret ?? ''} copiedMessage="Secret copied" />
        {last?.endpoint.oldSecretUntil != null && (
          <Text size="sm" c="dimmed">
            The secret before is still used beside it for a day, so nothing is lost while you change over.
          </Text>
        )}
        <Text size="sm" c="dimmed">
          For its maker: Standard Webhooks, <Code>webhook-signature</Code> with HMAC-SHA256.
        </Text>
        <Group justify="flex-end">
          <Button onClick={onClose}>Done</Button>
        </Group>
      </Stack>
    </Modal>
  )
}
