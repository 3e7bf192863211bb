import { Group, Progress, Stack, Text, Title, Paper } from '@mantine/core'
import type { BookedReservation } from '@tiffin/contract'
import { reservationsCopy } from '@tiffin/copy'
import { useId } from 'react'
import { dayOf, formatClock, formatDate, headDay } from '../../lib/time/local-time.ts'
import { RowLink } from '../../ui/admin/data-table.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import type { ReservationSearch } from './reservation-search.ts'
import { ReservationMark } from './reservation-moves.tsx'
import { useSettings } from '../../lib/api/settings.tsx'

interface ReservationDaysProps {
  /** In the order of their times. */
  reservations: BookedReservation[]
  search: ReservationSearch
  today: string | undefined
  /** Another list is loading. */
  isOld: boolean
}

/** Grouped by day and time, with how full each time is. */
export const ReservationDays = ({ reservations, search, today, isOld }: ReservationDaysProps) => (
  <Stack gap="xl" opacity={isOld ? 0.6 : 1} aria-busy={isOld}>
    {[...Map.groupBy(reservations, ({ startsLocal }) => dayOf(startsLocal))].map(([day, ofDay]) => (
      <Stack key={day} component="section" gap="md" aria-labelledby={`day-${day}`}>
        <Title id={`day-${day}`} order={2} size="h3">
          {today === undefined ? formatDate(day) : nameIt(day, today)}
        </Title>
        {[...Map.groupBy(ofDay, ({ startsAt }) => startsAt)].map(([at, together]) => (
          <Time key={at} reservations={together} search={search} />
        ))}
      </Stack>
    ))}
  </Stack>
)

function Time({ reservations, search }: Pick<ReservationDaysProps, 'reservations' | 'search'>) {
  const { region } = useSettings()
  const [first] = reservations
  if (first === undefined) return null
  const { startsAt, startsLocal, seats, seatsTaken } = first
  return (
    <div>
      <Group component="h3" gap="sm" mt={0} mb="xs" fz="lg">
        <time dateTime={startsAt}>{formatClock(startsLocal, region)}</time>
        <Progress value={(100 * seatsTaken) / seats} w="5rem" aria-hidden />
        <Text span size="sm" c="dimmed" fw={400}>
          {seatsTaken} of {seats} guests arriving
        </Text>
      </Group>
      <Stack component="ul" role="list" gap={6} m={0} p={0}>
        {reservations.map((reservation) => (
          <li key={reservation._id}>
            <ReservationRow reservation={reservation} search={search} />
          </li>
        ))}
      </Stack>
    </div>
  )
}

/** 'Today', 'Tomorrow', or the date with its year. */
function nameIt(day: string, today: string) {
  const name = headDay(day, today)
  return name === 'Today' || name === 'Tomorrow' ? `${name}, ${formatDate(day)}` : formatDate(day)
}

interface ReservationRowProps {
  reservation: BookedReservation
  search: ReservationSearch
}

function ReservationRow({ reservation, search }: ReservationRowProps) {
  const titleId = useId()
  const { _id, number, name, phone, partySize, notes, status } = reservation
  return (
    <Paper component="article" pos="relative" shadow="xs" px="md" py="xs" aria-labelledby={titleId}>
      <Group gap="0.25rem 1.25rem">
        <Title id={titleId} order={4} size="md" w="3.5rem">
          <RowLink to="/admin/reservations" search={{ ...search, reservation: _id }} resetScroll={false}>
            <VisuallyHidden>Reservation</VisuallyHidden> {number}
          </RowLink>
        </Title>
        <Text w="5.5rem">{reservationsCopy.form.guests(partySize)}</Text>
        <Text flex="1 1 10rem" style={{ overflowWrap: 'anywhere' }}>
          <strong>{name}</strong>{' '}
          <Text span c="dimmed" style={{ whiteSpace: 'nowrap' }}>
            {phone}
          </Text>
        </Text>
        {notes !== undefined && (
          <Text flex="1 1 10rem" c="dimmed" lineClamp={1}>
            {notes}
          </Text>
        )}
        <ReservationMark status={status} />
      </Group>
    </Paper>
  )
}
