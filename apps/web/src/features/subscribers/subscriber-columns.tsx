import { Badge, Group, Text } from '@mantine/core'
import type { Subscriber } from '@tiffin/contract'
import { formatShortDate } from '../../lib/local-time.ts'
import { trpc } from '../../lib/trpc.ts'
import type { Column } from '../../ui/admin/data-table.tsx'
import { DeleteButton } from '../../ui/admin/delete-button.tsx'
import { subscriberStatusLabels } from './subscriber-labels.ts'
import { Unsubscribe } from './unsubscribe.tsx'

const emailId = ({ _id }: Subscriber) => `email-${_id}`

/** Addresses with the consent wording, and when it was given. */
export const subscriberColumns: Column<Subscriber>[] = [
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
  const { client, subscribers } = trpc.useUtils()
  const { _id: id, email, status } = subscriber

  return (
    <Group gap="xs" justify="flex-end">
      {status !== 'unsubscribed' && <Unsubscribe subscriber={subscriber} emailId={emailId(subscriber)} />}
      <DeleteButton
        title={email}
        titleId={emailId(subscriber)}
        consequence="This also deletes the proof of their consent. To only stop the newsletter, unsubscribe them."
        onDelete={() => client.subscribers.delete.mutate({ id })}
        onDeleted={() => void subscribers.list.invalidate()}
      />
    </Group>
  )
}
