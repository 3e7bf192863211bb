import type { BookedReservation, StaffReservation } from '@tiffin/contract'
import { useState, useId } from 'react'
import { Anchor, Skeleton, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { polledQuery } from '../../lib/live/live-state.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { LazyDrawer } from '../../ui/admin/form-drawer.tsx'
import { QuerySheet } from '../../ui/admin/query-list.tsx'
import { formatClock, formatDate } from '../../lib/time/local-time.ts'
import { DeleteButton } from '../../ui/admin/confirm-button.tsx'
import { FactList } from '../../ui/admin/fact-list.tsx'
import { GuestContact, ReplyThread, type SendReply } from '../../domain/admin/reply-thread.tsx'
import { ReservationMoves } from './reservation-moves.tsx'
import { useSettings } from '../../lib/api/settings.tsx'

interface OpenReservationProps {
  id: string | undefined
  /** The reservation from the list, to show it without waiting. */
  known: BookedReservation | undefined
  onClose: () => void
}

/** One reservation, in a drawer beside the list. */
export function OpenReservation({ id: wanted, known, onClose }: OpenReservationProps) {
  // While the drawer is closing, it still shows the reservation.
  const [id, setId] = useState(wanted)
  if (wanted !== undefined && wanted !== id) setId(wanted)
  const query = trpc.reservations.getForStaff.useQuery(
    { id: id ?? '' },
    { enabled: wanted !== undefined, ...polledQuery, staleTime: 0 },
  )
  const data = query.data ?? known
  return (
    <LazyDrawer
      title={data === undefined ? 'Reservation' : `Reservation ${data.number}`}
      isOpen={wanted !== undefined}
      onClose={onClose}
      size="26rem"
    >
      <QuerySheet
        query={{ ...query, data, isPending: data === undefined && query.isFetching }}
        name="reservation"
      >
        {(reservation) => (
          <ReservationSheet key={reservation._id} reservation={reservation} onDeleted={onClose} />
        )}
      </QuerySheet>
    </LazyDrawer>
  )
}

interface ReservationSheetProps {
  /** As in the list, and once it is open with the replies to the guest. */
  reservation: BookedReservation & Partial<StaffReservation>
  onDeleted: () => void
}

/** Everything about one reservation: the actions come first. */
function ReservationSheet({ reservation, onDeleted }: ReservationSheetProps) {
  const { region } = useSettings()
  const { _id: id, number, partySize, startsAt, startsLocal, name, email, phone, notes } = reservation
  const { createdAt, createdLocal, seats, seatsTaken, replies } = reservation
  const nameId = useId()
  const utils = trpc.useUtils()

  // Also after a failure: the change may have been saved although the response was lost.
  const send: SendReply = (body, options) =>
    utils.client.reservations.write
      .mutate({ id, body }, options)
      .finally(() => void utils.reservations.getForStaff.invalidate({ id }))

  function handleDeleted() {
    onDeleted()
    void utils.admin.waiting.invalidate()
    void utils.reservations.get.invalidate({ id })
    void utils.reservations.list.invalidate()
  }

  return (
    <Stack gap="lg" align="stretch">
      <ReservationMoves reservation={reservation} />
      <FactList
        facts={{
          [`Table for ${partySize}`]: (
            <>
              <time dateTime={startsAt}>
                <Text span fz="h3" fw={600}>
                  {formatClock(startsLocal, region)}
                </Text>{' '}
                {formatDate(startsLocal)}
              </time>
              <span>
                {seatsTaken} of {seats} guests arrive at that time
              </span>
            </>
          ),
          Guest: (
            <>
              <strong id={nameId}>{name}</strong>
              <GuestContact email={email} phone={phone} />
            </>
          ),
          Notes: notes,
          Asked: (
            <time dateTime={createdAt}>
              {formatDate(createdLocal)}, {formatClock(createdLocal, region)}
            </time>
          ),
        }}
      />
      {replies === undefined ? (
        <Skeleton h="12rem" />
      ) : (
        <ReplyThread replies={replies} recipient={email} subject={id} onSend={send} />
      )}
      <Anchor renderRoot={(root) => <Link to="/reservation/$id" params={{ id }} {...root} />}>
        View the guest’s page
      </Anchor>
      <DeleteButton
        title={`Reservation ${number}`}
        titleId={nameId}
        consequence="The guest’s details and all replies are deleted, and the seats become available again. The guest is not notified: to turn guests away, decline or cancel it instead."
        onDelete={() => utils.client.reservations.delete.mutate({ id })}
        onDeleted={handleDeleted}
      />
    </Stack>
  )
}
