import { Group, Progress, Stack, Text, Title } from '@mantine/core'
import type { BookedReservation } from '@tiffin/contract'
import { dayOf, formatClock, formatDate, headDay } from '../../lib/time/local-time.ts'
import { ReservationRow } from './reservation-row.tsx'
import type { ReservationSearch } from './reservation-search.ts'

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
  const [first] = reservations
  if (first === undefined) return null
  const { startsAt, startsLocal, seats, seatsTaken } = first
  return (
    <div>
      <Group component="h3" gap="sm" mt={0} mb="xs" fz="lg">
        <time dateTime={startsAt}>{formatClock(startsLocal)}</time>
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
