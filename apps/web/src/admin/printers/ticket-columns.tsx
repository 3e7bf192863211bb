import { Badge, Group, Text, Button, Modal, Stack } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Ticket, TicketKind, TicketState } from '@tiffin/contract'
import { useDisclosure } from '@mantine/hooks'
import { formatClock, formatMonthDay, localAt } from '../../lib/time/local-time.ts'
import { RowLink, type Column } from '../../ui/admin/data-table.tsx'
import { explainFailure } from '../../lib/api/explain-failure.ts'
import { useTRPC } from '../../lib/api/trpc.ts'
import { showToast } from '../../ui/toast.ts'
import { QuerySheet } from '../../ui/admin/query-list.tsx'
import { StateBadge } from './printer-card.tsx'
import { useKitchen, stationName, type Kitchen } from './describe-printer.ts'
import { addressOf, printPicture } from '../../domain/admin/print-picture.ts'
import { useSettings } from '../../lib/api/settings.tsx'

const ticketNameId = ({ _id }: Ticket) => `ticket-${_id}`

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
        <ViewTicket ticket={ticket} nameId={ticketNameId(ticket)} />
        <PrintAgain ticket={ticket} nameId={ticketNameId(ticket)} />
      </Group>
    ),
  },
]

function OrderName({ ticket }: { ticket: Ticket }) {
  const { order } = ticket
  return order === null ? (
    <Text id={ticketNameId(ticket)} span fw={600}>
      {kindLabels.test}
    </Text>
  ) : (
    <RowLink id={ticketNameId(ticket)} to="/admin/orders" search={{ order: order._id }}>
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
  const { region } = useSettings()
  const { time } = useKitchen()
  if (time === undefined) return null
  const local = localAt(time, Date.parse(createdAt))
  return <time dateTime={createdAt}>{`${formatMonthDay(local)}, ${formatClock(local, region)}`}</time>
}

interface PrintAgainProps {
  ticket: Ticket
  nameId: string
}

/** For a ticket that was lost, or given up. The new one says that it is a duplicate. */
export function PrintAgain({ ticket: { _id: id, finishedAt }, nameId }: PrintAgainProps) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation(
    trpc.tickets.printAgain.mutationOptions({
      onSuccess: ({ printer }) =>
        showToast({
          message: printer === null ? 'Queued again' : `Queued again for ${printer}`,
          kind: 'success',
        }),
      onError: (error) =>
        showToast({ message: `Not printed again. ${explainFailure(error).title}`, kind: 'other' }),
      onSettled() {
        void queryClient.invalidateQueries(trpc.tickets.list.pathFilter())
        void queryClient.invalidateQueries(trpc.printers.list.pathFilter())
      },
    }),
  )
  if (finishedAt === null) return null
  return (
    <Button
      variant="default"
      size="xs"
      aria-describedby={nameId}
      loading={isPending}
      onClick={() => mutate({ id })}
    >
      Print again
    </Button>
  )
}

interface ViewTicketProps {
  ticket: Ticket
  nameId: string
}

/** Opens an order's ticket as a picture, which the browser can print. */
function ViewTicket({ ticket, nameId }: ViewTicketProps) {
  const [isOpen, { open, close }] = useDisclosure()
  const { stations } = useKitchen()
  const { order, station } = ticket
  if (order === null) return null
  const title = `Ticket of order ${order.number}, ${placeOf(ticket, stations)}`
  return (
    <>
      <Button variant="default" size="xs" aria-describedby={nameId} onClick={open}>
        View
      </Button>
      <Modal opened={isOpen} onClose={close} title={title} centered>
        <TicketPicture orderId={order._id} station={station ?? undefined} title={title} />
      </Modal>
    </>
  )
}

const print = (picture: Parameters<typeof printPicture>[0]) =>
  printPicture(picture).catch(() =>
    showToast({ message: 'The ticket could not be printed. Please try again.', kind: 'other' }),
  )

interface TicketPictureProps {
  orderId: string
  station: string | undefined
  title: string
}

function TicketPicture({ orderId, station, title }: TicketPictureProps) {
  const trpc = useTRPC()
  const query = useQuery(trpc.tickets.picture.queryOptions({ orderId, station }, { staleTime: 0 }))
  return (
    <QuerySheet query={query} name="ticket">
      {(picture) => (
        <Stack>
          <Text size="sm" c="dimmed">
            As the order is now.
          </Text>
          <img
            src={addressOf(picture)}
            alt={title}
            style={{ maxWidth: '100%', marginInline: 'auto', border: '1px solid var(--line)' }}
          />
          <Group justify="flex-end">
            <Button data-autofocus onClick={() => void print(picture)}>
              Print
            </Button>
          </Group>
        </Stack>
      )}
    </QuerySheet>
  )
}

const kindLabels: Readonly<Record<TicketKind, string>> = {
  order: 'Order',
  lines: 'Change of dishes',
  change: 'New time',
  cancellation: 'Cancellation',
  closing: 'Closing',
  test: 'Test',
}

export const stateLabels: Readonly<Record<TicketState, string>> = {
  waiting: 'Waiting',
  fetched: 'Fetched, not confirmed',
  printed: 'Printed',
  failed: 'Failed',
}

const stateColors: Readonly<Record<TicketState, string>> = {
  waiting: 'copper',
  fetched: 'copper',
  printed: 'leaf',
  failed: 'chilli',
}

/** Where it is needed: 'Tandoor' or 'Counter'. */
const placeOf = ({ station }: Ticket, stations: Kitchen['stations']): string =>
  station === null ? 'Counter' : stationName(stations, station)
