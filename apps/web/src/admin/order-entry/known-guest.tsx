import { Alert, Button, Paper, Stack, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { contactKey, type CartItem, type GuestProfile } from '@tiffin/contract'
import { GuestNote } from '../../domain/admin/guest-note.tsx'
import { useTRPCClient } from '../../lib/api/trpc.ts'
import { listLines } from '../../lib/format/order-lines.ts'
import { formatShortDate } from '../../lib/time/local-time.ts'

const TYPING_PAUSE_MS = 150

/** What is known of a contact while it is typed; undefined until it is one. */
export function useKnownGuest(typed: string) {
  const [contact] = useDebouncedValue(typed.trim(), TYPING_PAUSE_MS)
  const key = contactKey(contact)
  const client = useTRPCClient()
  const queryClient = useQueryClient()
  const queryKey = ['known-guest', key]
  const { data } = useQuery({
    queryKey,
    queryFn: () => client.guests.find.mutate({ contact }),
    enabled: key !== null,
    staleTime: 0,
  })
  return {
    guest: key === null ? undefined : data,
    contact,
    setGuest: (saved: GuestProfile) => queryClient.setQueryData(queryKey, saved),
  }
}

export const isBlocked = (guest: GuestProfile | undefined, contact: string) =>
  guest?.contacts.some((each) => each.isBlocked && contactKey(each.contact) === contactKey(contact)) === true

interface KnownGuestProps {
  guest: GuestProfile
  contact: string
  onNoted: (saved: GuestProfile) => void
  onUsual: (lines: CartItem[]) => void
}

/** What the counter knows of the guest who calls, and their usual order in one press. */
export function KnownGuest({ guest, contact, onNoted, onUsual }: KnownGuestProps) {
  const { name, ordersCount, noShows, lastOrder, usual, allergy } = guest
  return (
    <Paper withBorder p="sm" role="status">
      <Stack gap="xs" align="flex-start">
        <Text>
          {ordersCount === 0 ? (
            'New guest'
          ) : (
            <>
              <strong>{name}</strong>
              {`, ${ordersCount === 1 ? '1 earlier order' : `${ordersCount} earlier orders`}`}
              {lastOrder && `, the last on ${formatShortDate(lastOrder.local)}`}
            </>
          )}
        </Text>
        {allergy !== null && (
          // It is not in the order that is being taken: the guest may order for somebody else today.
          <Alert color="chilli" title="Earlier order with an allergy. Ask again">
            <Text inherit style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {allergy}
            </Text>
          </Alert>
        )}
        {noShows > 0 && (
          <Text fw={600} c="var(--danger-deep)">
            {noShows === 1 ? 'Did not pick up 1 order' : `Did not pick up ${noShows} orders`}
          </Text>
        )}
        {isBlocked(guest, contact) && (
          <Alert color="chilli" title="Blocked for online orders">
            You can still take this order.
          </Alert>
        )}
        {usual.length > 0 && (
          <Button variant="default" h="auto" mih={44} py={6} onClick={() => onUsual(usual)}>
            <Text span inherit style={{ whiteSpace: 'normal', textAlign: 'left' }}>
              Usual order: {listLines(usual)}
            </Text>
          </Button>
        )}
        <GuestNote guest={{ contact }} known={guest} onSaved={onNoted} />
      </Stack>
    </Paper>
  )
}
