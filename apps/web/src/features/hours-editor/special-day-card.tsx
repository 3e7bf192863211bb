import { Badge, Text } from '@mantine/core'
import type { SpecialDay } from '@tiffin/contract'
import { sayHour } from '@tiffin/restaurant'
import { formatDate } from '../../lib/local-time.ts'
import { trpc } from '../../lib/trpc.ts'
import { RecordCard } from '../../ui/admin/record-card.tsx'
import { AffectedNote } from './affected-note.tsx'
import { useRefreshSpecialDays } from './use-special-day-list.ts'

interface SpecialDayCardProps {
  specialDay: SpecialDay
  onEdit: () => void
}

export function SpecialDayCard({ specialDay, onEdit }: SpecialDayCardProps) {
  const { client } = trpc.useUtils()
  const refresh = useRefreshSpecialDays()
  const { _id: id, name, opens, affected } = specialDay
  return (
    <RecordCard
      title={name}
      badge={<Badge color={opens === null ? 'chilli' : 'royal'}>{sayHours(specialDay)}</Badge>}
      onEdit={onEdit}
      deletion={{
        consequence: 'The weekly hours apply again on these days.',
        onDelete: () => client.openingHours.delete.mutate({ id }),
        onDeleted: () => void refresh(),
      }}
    >
      <Text>{sayDays(specialDay)}</Text>
      {affected.length > 0 && <AffectedNote affected={affected} />}
    </RecordCard>
  )
}

const sayDays = ({ firstDay, lastDay }: SpecialDay) =>
  firstDay === lastDay ? formatDate(firstDay) : `${formatDate(firstDay)} to ${formatDate(lastDay)}`

const sayHours = ({ opens, closes }: SpecialDay) =>
  opens === null || closes === null ? 'Closed' : `${sayHour(opens)}-${sayHour(closes)}`
