import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { Ticket } from '@tiffin/contract'
import { trpc } from '../../lib/api/trpc.ts'
import { QuerySheet } from '../../ui/admin/query-sheet.tsx'
import { addressOf, printPicture } from './print-picture.ts'
import { placeOf } from './ticket-labels.ts'
import { useKitchen } from './use-kitchen.ts'

interface ViewTicketProps {
  ticket: Ticket
  nameId: string
}

/** Opens an order's ticket as a picture, which the browser can print. */
export function ViewTicket({ ticket, nameId }: ViewTicketProps) {
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

interface TicketPictureProps {
  orderId: string
  station: string | undefined
  title: string
}

function TicketPicture({ orderId, station, title }: TicketPictureProps) {
  const query = trpc.tickets.picture.useQuery({ orderId, station }, { staleTime: 0 })
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
            <Button data-autofocus onClick={() => void printPicture(picture)}>
              Print
            </Button>
          </Group>
        </Stack>
      )}
    </QuerySheet>
  )
}
