import { Badge, Button, Text, type BadgeProps } from '@mantine/core'
import type { MadeWebhook, WebhookEndpoint } from '@tiffin/contract'
import { explainFailure } from '../../lib/api/explain-failure.ts'
import { useSettings } from '../../lib/api/settings.tsx'
import { trpc } from '../../lib/api/trpc.ts'
import { ButtonLink } from '../../ui/admin/button-link.tsx'
import { ConfirmButton } from '../../ui/admin/confirm-button.tsx'
import { RecordCard } from '../../ui/admin/record-card.tsx'
import { showToast } from '../../ui/toast.ts'
import { describeState, describeTypes, hostOf, momentOf } from './describe-webhook.ts'

interface WebhookCardProps {
  endpoint: WebhookEndpoint
  onEdit: () => void
  onSecret: (made: MadeWebhook) => void
}

export function WebhookCard({ endpoint, onEdit, onSecret }: WebhookCardProps) {
  const { _id: id, url, types, waiting, lastDelivered, oldSecretUntil } = endpoint
  const { client, webhooks } = trpc.useUtils()
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
        onDeleted: () => void webhooks.list.invalidate(),
      }}
    >
      <StateBadge color={state.color}>{state.text}</StateBadge>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {url}
      </Text>
      <Text fw={500}>{describeTypes(types)}</Text>
      <Text size="sm" c="dimmed">
        {waiting === 0 ? 'Nothing is waiting' : `${waiting.toLocaleString('en')} waiting to be delivered`}
        {lastDelivered !== null && `. Last delivered ${momentOf(lastDelivered, region)}`}
      </Text>
      {oldSecretUntil !== null && (
        <Text size="sm" c="dimmed">
          The old secret is used beside the new one until {momentOf(oldSecretUntil, region)}
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
  const { client, webhooks } = trpc.useUtils()
  const options = {
    onError: (error: unknown) => showToast({ message: explainFailure(error).title, kind: 'other' as const }),
    onSettled: () => void webhooks.invalidate(),
  }
  const test = trpc.webhooks.test.useMutation({
    ...options,
    onSuccess: () =>
      showToast({ message: 'The test is on its way. The log shows what comes back.', kind: 'success' }),
  })
  const pause = trpc.webhooks.pause.useMutation(options)
  const resume = trpc.webhooks.resume.useMutation(options)
  const toggle = paused ? resume : pause

  async function replace() {
    const made = await client.webhooks.replaceSecret.mutate({ id })
    void webhooks.list.invalidate()
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
        consequence="For a day requests are signed with both, so there is time to enter the new one."
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
