import { Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Ticket } from '@tiffin/contract'
import { useId } from 'react'
import { useTRPC } from '../../lib/api/trpc.ts'
import { useMay } from '../../lib/session/staff-member.tsx'
import { TitledSection } from '../../ui/admin/fact-list.tsx'
import { PrintAgain, stateLabels } from './ticket-columns.tsx'

/** What has been printed of an order, and a button to print it again; nothing where nothing is printed. */
export function OrderTickets({ orderId }: { orderId: string }) {
  const enabled = useMay()?.('kitchen') === true
  const trpc = useTRPC()
  const { data } = useQuery(trpc.tickets.list.queryOptions({ orderId }, { enabled }))
  if (data === undefined || data.tickets.length === 0) return null
  return (
    <TitledSection title="Tickets" order={3} size="h5" mt="lg">
      {data.tickets.map((ticket) => (
        <TicketRow key={ticket._id} ticket={ticket} />
      ))}
    </TitledSection>
  )
}

function TicketRow({ ticket }: { ticket: Ticket }) {
  const nameId = useId()
  const { printer, state } = ticket
  return (
    <Group justify="space-between" mih={36} gap="xs">
      <Text id={nameId}>{`${printer ?? 'A printer that was removed'}: ${stateLabels[state]}`}</Text>
      <PrintAgain ticket={ticket} nameId={nameId} />
    </Group>
  )
}
