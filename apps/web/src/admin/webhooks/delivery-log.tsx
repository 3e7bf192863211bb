import { Button, Group, Modal, Text, Code, ScrollArea, Skeleton, Stack, Title } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  WEBHOOK_TEST,
  webhookDeliveryStates,
  type WebhookDelivery,
  type WebhookDeliveryRecord,
} from '@tiffin/contract'
import { useState, type ReactNode } from 'react'
import { explainFailure } from '../../lib/api/explain-failure.ts'
import { listQuery } from '../../lib/api/load-queries.ts'
import { useSettings } from '../../lib/api/settings.tsx'
import { useTRPC } from '../../lib/api/trpc.ts'
import type { SearchProps } from '../../lib/search/search-reader.ts'
import { formatInstant } from '../../lib/time/restaurant-moment.ts'
import { DataTable, type Column } from '../../ui/admin/data-table.tsx'
import { FailedQuery, FailureAlert } from '../../ui/admin/failure-alert.tsx'
import { PagedList } from '../../ui/admin/paged-list.tsx'
import { ButtonLink } from '../../ui/admin/button-link.tsx'
import { deliveryInput, PAGE_SIZE, type DeliverySearch } from './delivery-search.ts'
import { describeAnswer, hostOf, nameOfType, stateLabels, indent } from './describe-webhook.ts'

const POLL_MS = 3000

const filters = [undefined, ...webhookDeliveryStates].map((state) => ({
  state,
  label: state === undefined ? 'All' : stateLabels[state],
}))

type DeliveryLogProps = SearchProps<DeliverySearch> & {
  /** Of the webhook. */
  id: string
}

/** What a webhook was sent, newest first. */
export function DeliveryLog({ id, search, onSearch }: DeliveryLogProps) {
  const trpc = useTRPC()
  const query = useQuery(
    trpc.webhooks.deliveries.queryOptions(deliveryInput(id, search), {
      ...listQuery,
      staleTime: 0,
      refetchInterval: POLL_MS,
    }),
  )
  const list = useQuery(
    trpc.webhooks.list.queryOptions(undefined, { staleTime: 0, refetchInterval: POLL_MS }),
  )
  const endpoint = list.data?.endpoints.find(({ _id }) => _id === id)
  const [opened, setOpened] = useState<WebhookDelivery | null>(null)
  const columns = columnsFor(setOpened)
  return (
    <>
      {endpoint && (
        <Text mb="md" style={{ overflowWrap: 'anywhere' }}>
          What was sent to <strong>{hostOf(endpoint.url)}</strong> in the last 30 days.
        </Text>
      )}
      <Group component="nav" aria-label="State" gap={6}>
        {filters.map(({ state, label }) => (
          <ButtonLink
            key={label}
            to="/admin/webhooks/$id"
            params={{ id }}
            search={{ state }}
            size="compact-md"
            variant={state === search.state ? 'filled' : 'default'}
            aria-current={state === search.state ? 'true' : undefined}
          >
            {label}
          </ButtonLink>
        ))}
      </Group>
      <PagedList
        query={query}
        entries={query.data?.deliveries}
        one="delivery"
        many="deliveries"
        page={search.page}
        pageSize={PAGE_SIZE}
        onPage={(page) => onSearch({ ...search, page })}
        empty={{ title: 'Nothing sent yet', hint: 'What happens from now on is listed here.' }}
        isFiltered={search.state !== undefined}
        nothingFound={{ hint: 'No deliveries are in this state.' }}
      >
        {(deliveries, isOld) => (
          <DataTable label="Deliveries" columns={columns} rows={deliveries} isOld={isOld} />
        )}
      </PagedList>
      <Modal
        opened={opened !== null}
        onClose={() => setOpened(null)}
        title={opened === null ? '' : nameOfType(opened.type)}
        size="xl"
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        {opened !== null && (
          <DeliveryDetails id={id} deliveryId={opened._id} isPaused={endpoint?.paused != null} />
        )}
      </Modal>
    </>
  )
}

const columnsFor = (onOpen: (delivery: WebhookDelivery) => void): Column<WebhookDelivery>[] => [
  {
    heading: 'Event',
    cell: ({ type, number }) => (
      <>
        {nameOfType(type)}
        {number !== null && (
          <Text span size="sm" c="dimmed" fw={400}>
            {` no. ${number}`}
          </Text>
        )}
      </>
    ),
  },
  { heading: 'When', isUnbroken: true, cell: ({ at }) => <Moment at={at} /> },
  { heading: 'State', cell: ({ state }) => stateLabels[state] },
  { heading: 'Answer', isWide: true, cell: describeAnswer },
  {
    heading: 'Details',
    isHeadingHidden: true,
    align: 'right',
    cell: (delivery) => (
      <Button
        variant="default"
        size="compact-md"
        aria-label={`Details of ${nameOfType(delivery.type)} ${delivery.number ?? ''}`}
        onClick={() => onOpen(delivery)}
      >
        Details
      </Button>
    ),
  },
]

function Moment({ at }: { at: string }) {
  const { region } = useSettings()
  return <time dateTime={at}>{formatInstant(at, region)}</time>
}

const DETAILS_POLL_MS = 2000

interface DeliveryDetailsProps {
  /** Of the webhook. */
  id: string
  deliveryId: string
  /** The webhook. */
  isPaused: boolean
}

/** The request, and what came back at each try. */
function DeliveryDetails({ isPaused, ...wanted }: DeliveryDetailsProps) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const { region } = useSettings()
  const query = useQuery(
    trpc.webhooks.delivery.queryOptions(wanted, { staleTime: 0, refetchInterval: DETAILS_POLL_MS }),
  )
  const again = useMutation(
    trpc.webhooks.sendAgain.mutationOptions({
      onSettled: () => void queryClient.invalidateQueries(trpc.webhooks.pathFilter()),
    }),
  )
  const { data } = query
  if (query.isError && !data)
    return <FailedQuery message="The delivery could not be loaded." onRetry={() => void query.refetch()} />
  if (!data) return <Skeleton role="status" aria-label="Loading the delivery…" h="12rem" />
  const { state, nextTry, type, webhookId } = data
  // A test is sent even then.
  const waitsForResume = isPaused && type !== WEBHOOK_TEST
  const isHeld = waitsForResume || (state === 'waiting' && nextTry === null)
  return (
    <Stack>
      <Text>
        {state === 'waiting' && isHeld
          ? `Waiting ${waitsForResume ? 'until the webhook is resumed' : 'for the event before it'}`
          : stateLabels[state]}
        {!isHeld && nextTry !== null && `. Next try ${formatInstant(nextTry, region)}`}
        {isHeld && state !== 'waiting' && '. It can be sent again once the webhook is resumed'}
      </Text>
      <FailureAlert failure={again.error && explainFailure(again.error)} />
      {!isHeld && (
        <Group>
          <Button loading={again.isPending} onClick={() => again.mutate(wanted)}>
            {state === 'waiting' ? 'Send now' : 'Send again'}
          </Button>
        </Group>
      )}
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
        <time dateTime={at}>{formatInstant(at, region)}</time>
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
