import { Group, Progress, Stack, Text, Title } from '@mantine/core'
import { formatClock, formatDate, headDay } from '../../lib/local-time.ts'
import type { BookedDay, BookedTime } from './group-by-time.ts'
import { ReservationRow } from './reservation-row.tsx'
import type { ReservationSearch } from './reservation-search.ts'

interface ReservationDaysProps {
  days: BookedDay[]
  search: ReservationSearch
  today: string | undefined
  /** Another list is loading. */
  isOld: boolean
}

/** Grouped by day and time, with how full each time is. */
export const ReservationDays = ({ days, search, today, isOld }: ReservationDaysProps) => (
  <Stack gap="xl" opacity={isOld ? 0.6 : 1} aria-busy={isOld}>
    {days.map(({ day, times }) => (
      <Stack key={day} component="section" gap="md" aria-labelledby={`day-${day}`}>
        <Title id={`day-${day}`} order={2} size="h3">
          {today === undefined ? formatDate(day) : nameIt(day, today)}
        </Title>
        {times.map((time) => (
          <Time key={time.at} time={time} search={search} />
        ))}
      </Stack>
    ))}
  </Stack>
)

function Time({ time, search }: { time: BookedTime; search: ReservationSearch }) {
  const { at, local, seats, seatsTaken, reservations } = time
  return (
    <div>
      <Group component="h3" gap="sm" mt={0} mb="xs" fz="lg">
        <time dateTime={at}>{formatClock(local)}</time>
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
