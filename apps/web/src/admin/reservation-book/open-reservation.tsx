import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type BookedReservation,
  type StaffReservation,
  reservationMoves,
  type ReservationStatus,
} from '@tiffin/contract'
import { reservationsCopy } from '@tiffin/copy'
import { useState, useId, useRef } from 'react'
import { Anchor, Skeleton, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { explainFailedMove, isConflict } from '../../lib/api/explain-failure.ts'
import { polledQuery } from '../../lib/live/live-state.ts'
import { useTRPC, useTRPCClient } from '../../lib/api/trpc.ts'
import { LazyDrawer } from '../../ui/admin/form-drawer.tsx'
import { QuerySheet } from '../../ui/admin/query-list.tsx'
import { formatClock, formatDate } from '../../lib/time/local-time.ts'
import { DeleteButton } from '../../ui/admin/confirm-button.tsx'
import { FactList } from '../../ui/admin/fact-list.tsx'
import { GuestContact, ReplyThread, type SendReply } from '../../domain/admin/reply-thread.tsx'
import { useSettings } from '../../lib/api/settings.tsx'
import { StatusMoves, type MoveLabels } from '../../ui/admin/status-moves.tsx'
import classes from '../../domain/status-mark.module.css'

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
  const trpc = useTRPC()
  const query = useQuery(
    trpc.reservations.getForStaff.queryOptions(
      { id: id ?? '' },
      { enabled: wanted !== undefined, ...polledQuery, staleTime: 0 },
    ),
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
  const client = useTRPCClient()
  const trpc = useTRPC()
  const queryClient = useQueryClient()

  // Also after a failure: the change may have been saved although the response was lost.
  const send: SendReply = (body, options) =>
    client.reservations.write
      .mutate({ id, body }, options)
      .finally(() => void queryClient.invalidateQueries(trpc.reservations.getForStaff.queryFilter({ id })))

  function handleDeleted() {
    onDeleted()
    void queryClient.invalidateQueries(trpc.admin.waiting.pathFilter())
    void queryClient.invalidateQueries(trpc.reservations.get.queryFilter({ id }))
    void queryClient.invalidateQueries(trpc.reservations.list.pathFilter())
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
        onDelete={() => client.reservations.delete.mutate({ id })}
        onDeleted={handleDeleted}
      />
    </Stack>
  )
}

function ReservationMoves({ reservation }: { reservation: BookedReservation }) {
  const { number, status } = reservation
  const { move, ...progress } = useMoveReservation(reservation)
  return (
    <StatusMoves
      status={status}
      mark={<ReservationMark status={status} />}
      next={reservationMoves[status]}
      labelOf={(to) => moveLabels[to].label}
      questionOf={(to) => moveLabels[to].ask?.(number)}
      onMove={move}
      {...progress}
    />
  )
}

/** Changes a reservation's status from the one shown. If it has changed meanwhile, its current status is shown. */
function useMoveReservation({ _id: id, status }: BookedReservation) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  // A double click is faster than the button's busy state.
  const isUnderWay = useRef(false)
  const { mutate, isPending, variables, error } = useMutation({
    ...trpc.reservations.changeStatus.mutationOptions(),
    // A response from before must not overwrite the new status.
    onMutate: () => queryClient.cancelQueries(trpc.reservations.getForStaff.queryFilter({ id })),
    onSuccess: (changed) =>
      queryClient.setQueryData(
        trpc.reservations.getForStaff.queryKey({ id }),
        (known) => known && { ...known, ...changed },
      ),
    // After a conflict, the message refers to the current status.
    onError: (reason) =>
      isConflict(reason)
        ? queryClient.invalidateQueries(trpc.reservations.getForStaff.queryFilter({ id }))
        : undefined,
    onSettled: () => {
      isUnderWay.current = false
      void queryClient.invalidateQueries(trpc.reservations.getForStaff.queryFilter({ id }))
      void queryClient.invalidateQueries(trpc.reservations.get.queryFilter({ id }))
      void queryClient.invalidateQueries(trpc.reservations.list.pathFilter())
      void queryClient.invalidateQueries(trpc.admin.waiting.pathFilter())
    },
  })

  return {
    move: (to: ReservationStatus) => {
      if (isUnderWay.current) return
      isUnderWay.current = true
      mutate({ id, from: status, to })
    },
    moving: isPending ? variables.to : null,
    failure: error && explainFailedMove(error),
  }
}

/** The labels of the buttons that lead to each status. */
const moveLabels: Record<ReservationStatus, MoveLabels> = {
  // The initial status: no button leads there.
  requested: { label: 'Requested' },
  confirmed: { label: 'Confirm' },
  seated: { label: 'Seated' },
  declined: {
    label: 'Decline',
    ask: (number) => ({
      question: `Decline reservation ${number}?`,
      consequence: 'The guest is notified by email, and the seats become available again.',
      yes: 'Yes, decline the request',
      no: 'Go back',
    }),
  },
  cancelled: {
    label: 'Cancel reservation',
    ask: (number) => ({
      question: `Cancel reservation ${number}?`,
      consequence: 'The guest is notified by email, and the seats become available again.',
      yes: 'Yes, cancel the reservation',
      no: 'Go back',
    }),
  },
  'no-show': {
    label: 'No-show',
    ask: (number) => ({
      question: `Mark reservation ${number} as a no-show?`,
      consequence: 'The reservation is closed. The guest is not notified.',
      yes: 'Mark as no-show',
      no: 'Keep waiting',
    }),
  },
}

// The background colours match those of comparable order statuses.
const grounds: Record<ReservationStatus, string> = {
  requested: 'placed',
  confirmed: 'ready',
  seated: 'completed',
  declined: 'cancelled',
  cancelled: 'cancelled',
  'no-show': 'no-show',
}

/** A reservation's status as a coloured label; a new request stands out. */
export const ReservationMark = ({ status }: { status: ReservationStatus }) => (
  <span className={classes.mark} data-status={grounds[status]} data-for-staff>
    {reservationsCopy.statuses[status].label}
  </span>
)
