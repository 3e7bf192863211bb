import { Badge, Text } from '@mantine/core'
import type { SpecialDay } from '@tiffin/contract'
import { formatHour } from '@tiffin/restaurant'
import { formatDate } from '../../lib/time/local-time.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { RecordCard } from '../../ui/admin/record-card.tsx'
import { AffectedNote } from './affected-note.tsx'

interface SpecialDayCardProps {
  specialDay: SpecialDay
  onEdit: () => void
}

export function SpecialDayCard({ specialDay, onEdit }: SpecialDayCardProps) {
  const { client, openingHours } = trpc.useUtils()
  const { _id: id, name, opens, affected } = specialDay
  return (
    <RecordCard
      title={name}
      badge={<Badge color={opens === null ? 'chilli' : 'royal'}>{describeHours(specialDay)}</Badge>}
      onEdit={onEdit}
      deletion={{
        consequence: 'The weekly hours apply again on these days.',
        onDelete: () => client.openingHours.delete.mutate({ id }),
        onDeleted: () => void openingHours.invalidate(),
      }}
    >
      <Text>{describeDays(specialDay)}</Text>
      {affected.length > 0 && <AffectedNote affected={affected} />}
    </RecordCard>
  )
}

const describeDays = ({ firstDay, lastDay }: SpecialDay) =>
  firstDay === lastDay ? formatDate(firstDay) : `${formatDate(firstDay)} to ${formatDate(lastDay)}`

const describeHours = ({ opens, closes }: SpecialDay) =>
  opens === null || closes === null ? 'Closed' : `${formatHour(opens)}-${formatHour(closes)}`
