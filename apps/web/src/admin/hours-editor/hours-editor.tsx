import { SimpleGrid, Text } from '@mantine/core'
import { weeklyHoursLines } from '@tiffin/restaurant'
import { useSettings } from '../../lib/api/settings.tsx'
import { trpc } from '../../lib/api/trpc.ts'
import { RecordRoom } from '../../ui/admin/record-room.tsx'
import { TitledSection } from '../../ui/admin/titled-section.tsx'
import { AffectedNote } from './affected-note.tsx'
import { SpecialDayCard } from './special-day-card.tsx'
import { SpecialDayForm } from './special-day-form.tsx'

/** Holidays, closures and days with different hours. */
export function HoursEditor() {
  const { data, isPending, refetch } = trpc.openingHours.list.useQuery(undefined, { staleTime: 0 })
  const lost = data?.affectedElsewhere ?? []
  return (
    <>
      <RecordRoom
        query={{ data: data?.specialDays, isPending, refetch }}
        one="special day"
        lead="A holiday, a closure, or a day with different hours. Takes effect immediately for orders, reservations and the whole site."
        empty={{ title: 'No upcoming special days', hint: 'The weekly hours apply every day.' }}
        folded={{ title: (count) => `Past (${count})`, has: ({ isOver }) => isOver }}
        titleOf={({ name }) => name}
        renderCard={(specialDay, edit) => <SpecialDayCard specialDay={specialDay} onEdit={edit} />}
        renderForm={(specialDay, slot) => <SpecialDayForm specialDay={specialDay} {...slot} />}
      >
        {/* Guests at times that a special day had opened, until it was deleted, moved or shortened. */}
        {lost.length > 0 && (
          <TitledSection isCard title="Outside the weekly hours" mb="md">
            <AffectedNote affected={lost} />
          </TitledSection>
        )}
      </RecordRoom>
      <WeeklyHours />
    </>
  )
}

/** The hours of an ordinary week, read-only. */
function WeeklyHours() {
  const { hours } = useSettings()
  return (
    <TitledSection isCard title="Weekly hours" mt="lg">
      <Text c="dimmed" mb="sm">
        You can change these under Settings.
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Week name="Kitchen: orders and tables" lines={weeklyHoursLines(hours.kitchen)} />
        <Week name="Enquiries and catering" lines={weeklyHoursLines(hours.desk)} />
      </SimpleGrid>
    </TitledSection>
  )
}

const Week = ({ name, lines }: { name: string; lines: readonly string[] }) => (
  <div>
    <Text fw={600}>{name}</Text>
    {lines.map((line) => (
      <Text key={line}>{line}</Text>
    ))}
  </div>
)
