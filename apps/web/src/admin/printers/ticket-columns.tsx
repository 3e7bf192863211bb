import { Badge, Group, Text } from '@mantine/core'
import type { Ticket } from '@tiffin/contract'
import { formatClock, formatMonthDay, localAt } from '../../lib/time/local-time.ts'
import { RowLink, type Column } from '../../ui/admin/data-table.tsx'
import { PrintAgain } from './print-again.tsx'
import { StateBadge } from './state-badge.tsx'
import { kindLabels, placeOf, stateColors, stateLabels } from './ticket-labels.ts'
import { ViewTicket } from './view-ticket.tsx'
import { useKitchen } from './use-kitchen.ts'

const nameId = ({ _id }: Ticket) => `ticket-${_id}`

/** What each ticket is about, and what became of it. */
export const ticketColumns: Column<Ticket>[] = [
  { heading: 'Order', isUnbroken: true, cell: (ticket) => <OrderName ticket={ticket} /> },
  { heading: 'Ticket', cell: (ticket) => <TicketName ticket={ticket} /> },
  { heading: 'Created', isUnbroken: true, cell: (ticket) => <CreatedTime ticket={ticket} /> },
  { heading: 'Printer', cell: ({ printer }) => printer ?? <Text c="dimmed">Removed</Text> },
  {
    heading: 'State',
    cell: ({ state }) => (
      <StateBadge variant="light" color={stateColors[state]}>
        {stateLabels[state]}
      </StateBadge>
    ),
  },
  { heading: 'Printer’s answer', cell: ({ result }) => result },
  {
    heading: 'View or print again',
    isHeadingHidden: true,
    cell: (ticket) => (
      <Group gap="xs" justify="flex-end">
        <ViewTicket ticket={ticket} nameId={nameId(ticket)} />
        <PrintAgain ticket={ticket} nameId={nameId(ticket)} />
      </Group>
    ),
  },
]

function OrderName({ ticket }: { ticket: Ticket }) {
  const { order } = ticket
  return order === null ? (
    <Text id={nameId(ticket)} span fw={600}>
      {kindLabels.test}
    </Text>
  ) : (
    <RowLink id={nameId(ticket)} to="/admin/orders" search={{ order: order._id }}>
      Order {order.number}
    </RowLink>
  )
}

function TicketName({ ticket }: { ticket: Ticket }) {
  const { stations } = useKitchen()
  const { kind, order, isDuplicate } = ticket
  if (order === null && !isDuplicate) return null
  return (
    <Group gap="xs">
      {order !== null && `${kindLabels[kind]}, ${placeOf(ticket, stations)}`}
      {isDuplicate && <Badge color="ink">Duplicate</Badge>}
    </Group>
  )
}

function CreatedTime({ ticket: { createdAt } }: { ticket: Ticket }) {
  const { time } = useKitchen()
  if (time === undefined) return null
  const local = localAt(time, Date.parse(createdAt))
  return <time dateTime={createdAt}>{`${formatMonthDay(local)}, ${formatClock(local)}`}</time>
}
