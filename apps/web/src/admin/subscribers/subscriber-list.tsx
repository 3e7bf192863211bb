import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { SubscriberStatus, Subscriber } from '@tiffin/contract'
import { Badge, Group, Text } from '@mantine/core'
import { listQuery } from '../../lib/api/load-queries.ts'
import { pagedInput, type PagedSearch, type SearchProps } from '../../lib/search/search-reader.ts'
import { useTRPC, useTRPCClient } from '../../lib/api/trpc.ts'
import { DataTable, type Column } from '../../ui/admin/data-table.tsx'
import { SearchedList } from '../../ui/admin/searched-list.tsx'
import { formatShortDate } from '../../lib/time/local-time.ts'
import { ConfirmButton, DeleteButton } from '../../ui/admin/confirm-button.tsx'
import { showToast } from '../../ui/toast.ts'

/** The newsletter's subscribers: confirmed, unconfirmed and unsubscribed ones, the latest first. */
export function SubscriberList({ search, onSearch }: SearchProps<PagedSearch<SubscriberStatus>>) {
  const input = { status: search.status, ...pagedInput(search) }
  const trpc = useTRPC()
  const query = useQuery(trpc.subscribers.list.queryOptions(input, listQuery))
  return (
    <SearchedList
      section="subscribers"
      hint="Everyone who signed up for the newsletter, with proof of consent. The export contains confirmed subscribers only."
      search={search}
      onSearch={onSearch}
      searchLabel="Search addresses"
      statuses={subscriberStatusLabels}
      query={query}
      entries={query.data?.subscribers}
      one="address"
      many="addresses"
      empty={{ title: 'No addresses yet', hint: 'People who sign up in the footer appear here.' }}
    >
      {(subscribers, isOld) => (
        <DataTable label="Addresses" columns={subscriberColumns} rows={subscribers} isOld={isOld} />
      )}
    </SearchedList>
  )
}

const subscriberStatusLabels: Record<SubscriberStatus, string> = {
  pending: 'Not confirmed yet',
  confirmed: 'Subscribed',
  unsubscribed: 'Unsubscribed',
}

const emailId = ({ _id }: Subscriber) => `email-${_id}`

/** Addresses with the consent wording, and when it was given. */
const subscriberColumns: Column<Subscriber>[] = [
  {
    heading: 'Address',
    cell: (subscriber) => (
      <Text id={emailId(subscriber)} span fw={600}>
        {subscriber.email}
      </Text>
    ),
  },
  {
    heading: 'Status',
    isUnbroken: true,
    cell: ({ status, asked, confirmed, unsubscribed }) => (
      <>
        <Badge variant="light" color={status === 'confirmed' ? 'leaf' : 'chilli'}>
          {subscriberStatusLabels[status]}
        </Badge>
        <Day what="Signed up" time={asked} />
        {confirmed && <Day what="Confirmed" time={confirmed} />}
        {unsubscribed && <Day what="Unsubscribed" time={unsubscribed} />}
      </>
    ),
  },
  {
    heading: 'Consent',
    isWide: true,
    cell: ({ consent }) => (
      <details>
        <summary>Consent wording</summary>
        {consent}
      </details>
    ),
  },
  {
    heading: 'Unsubscribe or delete',
    isHeadingHidden: true,
    cell: (subscriber) => <Actions subscriber={subscriber} />,
  },
]

const Day = ({ what, time }: { what: string; time: Subscriber['asked'] }) => (
  <Text size="sm">
    <Text span c="dimmed">
      {what}
    </Text>{' '}
    <time dateTime={time.at}>{formatShortDate(time.local)}</time>
  </Text>
)

function Actions({ subscriber }: { subscriber: Subscriber }) {
  const client = useTRPCClient()
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const { _id: id, email, status } = subscriber

  return (
    <Group gap="xs" justify="flex-end">
      {status !== 'unsubscribed' && <Unsubscribe subscriber={subscriber} />}
      <DeleteButton
        title={email}
        titleId={emailId(subscriber)}
        consequence="This also deletes the proof of their consent. To only stop the newsletter, unsubscribe them."
        onDelete={() => client.subscribers.delete.mutate({ id })}
        onDeleted={() => void queryClient.invalidateQueries(trpc.subscribers.list.pathFilter())}
      />
    </Group>
  )
}

/** For subscribers who ask by phone or email. */
function Unsubscribe({ subscriber }: { subscriber: Subscriber }) {
  const client = useTRPCClient()
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const { _id: id, email } = subscriber

  async function run() {
    await client.subscribers.unsubscribe.mutate({ id })
    await queryClient.invalidateQueries(trpc.subscribers.list.pathFilter())
    showToast({ message: `${email} is unsubscribed`, kind: 'success' })
  }

  return (
    <ConfirmButton
      label="Unsubscribe"
      describedBy={emailId(subscriber)}
      question={`Unsubscribe ${email}?`}
      consequence="Only they can subscribe again."
      yes="Unsubscribe"
      no="Keep subscribed"
      run={run}
    />
  )
}
