import { Group, Paper, Text, Title } from '@mantine/core'
import type { BookedReservation } from '@tiffin/contract'
import { reservationsCopy } from '@tiffin/restaurant'
import { useId } from 'react'
import { RowLink } from '../../ui/admin/data-table.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { ReservationMark } from './reservation-mark.tsx'
import type { ReservationSearch } from './reservation-search.ts'

interface ReservationRowProps {
  reservation: BookedReservation
  search: ReservationSearch
}

export function ReservationRow({ reservation, search }: ReservationRowProps) {
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
