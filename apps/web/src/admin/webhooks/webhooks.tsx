import { Button, Code, Group, Modal, Stack, Text, Badge, type BadgeProps } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { MAX_WEBHOOKS, type MadeWebhook, type WebhookEndpoint } from '@tiffin/contract'
import { useState } from 'react'
import { explainFailure } from '../../lib/api/explain-failure.ts'
import { useSettings } from '../../lib/api/settings.tsx'
import { useTRPC, useTRPCClient } from '../../lib/api/trpc.ts'
import { formatInstant } from '../../lib/time/restaurant-moment.ts'
import { ButtonLink } from '../../ui/admin/button-link.tsx'
import { ConfirmButton } from '../../ui/admin/confirm-button.tsx'
import { CopyField } from '../../ui/admin/copy-field.tsx'
import { PageHint } from '../../ui/admin/page-hint.tsx'
import { RecordCard } from '../../ui/admin/record-card.tsx'
import { RecordPage } from '../../ui/admin/record-page.tsx'
import { showToast } from '../../ui/toast.ts'
import { hostOf, describeState, describeTypes } from './describe-webhook.ts'
import { WebhookForm } from './webhook-form.tsx'

const POLL_MS = 5000

/** The addresses that are told what happens, and how they are doing. For owners. */
export function Webhooks() {
  const trpc = useTRPC()
  const query = useQuery(
    trpc.webhooks.list.queryOptions(undefined, { staleTime: 0, refetchInterval: POLL_MS }),
  )
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

interface WebhookCardProps {
  endpoint: WebhookEndpoint
  onEdit: () => void
  onSecret: (made: MadeWebhook) => void
}

function WebhookCard({ endpoint, onEdit, onSecret }: WebhookCardProps) {
  const { _id: id, url, types, waiting, lastDelivered, oldSecretUntil } = endpoint
  const client = useTRPCClient()
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const { region } = useSettings()
  const state = describeState(endpoint)
  return (
    <RecordCard
      title={hostOf(url)}
      renderActions={(nameId) => <WebhookActions endpoint={endpoint} nameId={nameId} onSecret={onSecret} />}
      onEdit={onEdit}
      deletion={{
        consequence: 'It is told nothing any more. Its log, and what waits for it, are deleted too.',
        onDelete: () => client.webhooks.remove.mutate({ id }),
        onDeleted: () => void queryClient.invalidateQueries(trpc.webhooks.list.pathFilter()),
      }}
    >
      <StateBadge color={state.color}>{state.text}</StateBadge>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {url}
      </Text>
      <Text fw={500}>{describeTypes(types)}</Text>
      <Text size="sm" c="dimmed">
        {waiting === 0 ? 'Nothing is waiting' : `${waiting.toLocaleString('en')} waiting to be delivered`}
        {lastDelivered !== null && `. Last delivered ${formatInstant(lastDelivered, region)}`}
      </Text>
      {oldSecretUntil !== null && (
        <Text size="sm" c="dimmed">
          The old secret is used beside the new one until {formatInstant(oldSecretUntil, region)}
        </Text>
      )}
    </RecordCard>
  )
}

interface WebhookActionsProps {
  endpoint: WebhookEndpoint
  nameId: string
  onSecret: (made: MadeWebhook) => void
}

function WebhookActions({ endpoint: { _id: id, url, paused }, nameId, onSecret }: WebhookActionsProps) {
  const client = useTRPCClient()
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const options = {
    onError: (error: unknown) => showToast({ message: explainFailure(error).title, kind: 'other' as const }),
    onSettled: () => void queryClient.invalidateQueries(trpc.webhooks.pathFilter()),
  }
  const test = useMutation(
    trpc.webhooks.test.mutationOptions({
      ...options,
      onSuccess: () =>
        showToast({ message: 'The test is on its way. The log shows what comes back.', kind: 'success' }),
    }),
  )
  const pause = useMutation(trpc.webhooks.pause.mutationOptions(options))
  const resume = useMutation(trpc.webhooks.resume.mutationOptions(options))
  const toggle = paused ? resume : pause

  async function replace() {
    const made = await client.webhooks.replaceSecret.mutate({ id })
    void queryClient.invalidateQueries(trpc.webhooks.list.pathFilter())
    onSecret(made)
  }

  return (
    <>
      <ButtonLink to="/admin/webhooks/$id" params={{ id }} aria-describedby={nameId}>
        Log
      </ButtonLink>
      <Button
        variant="default"
        aria-describedby={nameId}
        loading={test.isPending}
        onClick={() => test.mutate({ id })}
      >
        Send a test
      </Button>
      <Button
        variant={paused ? 'filled' : 'default'}
        aria-describedby={nameId}
        loading={toggle.isPending}
        onClick={() => toggle.mutate({ id })}
      >
        {paused ? 'Resume' : 'Pause'}
      </Button>
      <ConfirmButton
        label="New secret"
        describedBy={nameId}
        question={`Make a new secret for ${hostOf(url)}?`}
        consequence="For a day requests are signed with both, so there is time to enter the new one. Only if the server cannot read the old one any more, the new one counts at once."
        yes="Make a new secret"
        no="Keep the secret"
        run={replace}
      />
    </>
  )
}

const wrapping: BadgeProps['styles'] = {
  root: { overflow: 'visible' },
  label: { overflow: 'visible', whiteSpace: 'normal', overflowWrap: 'break-word' },
}

const StateBadge = (props: Pick<BadgeProps, 'color' | 'children'>) => (
  <Badge h="auto" maw="100%" styles={wrapping} {...props} />
)
