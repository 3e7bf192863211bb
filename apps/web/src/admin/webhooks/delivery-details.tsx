import { Button, Code, Group, ScrollArea, Skeleton, Stack, Text, Title } from '@mantine/core'
import type { WebhookDeliveryRecord } from '@tiffin/contract'
import type { ReactNode } from 'react'
import { explainFailure } from '../../lib/api/explain-failure.ts'
import { useSettings } from '../../lib/api/settings.tsx'
import { trpc } from '../../lib/api/trpc.ts'
import { FailedQuery, FailureAlert } from '../../ui/admin/failure-alert.tsx'
import { indent, momentOf, stateLabels } from './describe-webhook.ts'

const POLL_MS = 2000

interface DeliveryDetailsProps {
  /** Of the webhook. */
  id: string
  deliveryId: string
}

/** The request, and what came back at each try. */
export function DeliveryDetails(wanted: DeliveryDetailsProps) {
  const { webhooks } = trpc.useUtils()
  const { region } = useSettings()
  const query = trpc.webhooks.delivery.useQuery(wanted, { staleTime: 0, refetchInterval: POLL_MS })
  const again = trpc.webhooks.sendAgain.useMutation({ onSettled: () => void webhooks.invalidate() })
  const { data } = query
  if (query.isError && !data)
    return <FailedQuery message="The delivery could not be loaded." onRetry={() => void query.refetch()} />
  if (!data) return <Skeleton role="status" aria-label="Loading the delivery…" h="12rem" />
  const { state, nextTry, webhookId } = data
  return (
    <Stack>
      <Text>
        {stateLabels[state]}
        {nextTry !== null && `. Next try ${momentOf(nextTry, region)}`}
      </Text>
      <FailureAlert failure={again.error && explainFailure(again.error)} />
      <Group>
        <Button loading={again.isPending} onClick={() => again.mutate(wanted)}>
          {state === 'waiting' ? 'Send now' : 'Send again'}
        </Button>
      </Group>
      <Section title="Tries">
        {data.log.length === 0 && <Text c="dimmed">Not sent yet</Text>}
        {data.log.map((attempt) => (
          <Attempt key={attempt.at} attempt={attempt} />
        ))}
      </Section>
      <Section title="Request">
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          webhook-id: {webhookId}
        </Text>
        <Block label="Body of the request" text={indent(data.body)} />
      </Section>
    </Stack>
  )
}

function Attempt({ attempt }: { attempt: WebhookDeliveryRecord['log'][number] }) {
  const { at, tookMs, url, status, fault, answer } = attempt
  const { region } = useSettings()
  return (
    <div>
      <Text>
        <time dateTime={at}>{momentOf(at, region)}</time>
        {`: ${status === null ? fault : `answered ${status}`} `}
        <Text span size="sm" c="dimmed">
          after {tookMs.toLocaleString('en')} ms
        </Text>
      </Text>
      <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {url}
      </Text>
      {answer !== null && answer !== '' && <Block label="Answer" text={answer} />}
    </div>
  )
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack gap="xs">
    <Title order={3} size="h5">
      {title}
    </Title>
    {children}
  </Stack>
)

/** Text of another program, as it is. It can be scrolled with the keyboard. */
const Block = ({ label, text }: { label: string; text: string }) => (
  <ScrollArea.Autosize mah={320} viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': label }}>
    <Code block style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {text}
    </Code>
  </ScrollArea.Autosize>
)
