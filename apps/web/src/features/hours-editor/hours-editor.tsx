import { Card, SimpleGrid, Text, Title } from '@mantine/core'
import { weeklyHoursLines } from '@tiffin/restaurant'
import { useSettings } from '../../lib/settings.tsx'
import { RecordRoom } from '../../ui/admin/record-room.tsx'
import { AffectedNote } from './affected-note.tsx'
import { SpecialDayCard } from './special-day-card.tsx'
import { SpecialDayForm } from './special-day-form.tsx'
import { useSpecialDayList } from './use-special-day-list.ts'

/** Holidays, closures and days with hours of their own. */
export function HoursEditor() {
  const { data, isPending, refetch } = useSpecialDayList()
  const lost = data?.affectedElsewhere ?? []
  return (
    <>
      <RecordRoom
        query={{ data: data?.specialDays, isPending, refetch }}
        one="special day"
        many="special days"
        lead="A holiday, a closure, or a day with different hours. Takes effect immediately for orders, reservations and the whole site."
        empty={{ title: 'No upcoming special days', hint: 'The weekly hours apply every day.' }}
        folded={{ title: (count) => `Over (${count})`, has: ({ isOver }) => isOver }}
        titleOf={({ name }) => name}
        renderCard={(specialDay, edit) => <SpecialDayCard specialDay={specialDay} onEdit={edit} />}
        renderForm={(specialDay, slot) => <SpecialDayForm specialDay={specialDay} {...slot} />}
      >
        {/* Guests of hours that a special day had opened, until it was deleted, moved or shortened. */}
        {lost.length > 0 && (
          <Card component="section" aria-labelledby="promised-elsewhere" mb="md">
            <Title order={2} size="h4" mb="xs" id="promised-elsewhere">
              Outside the weekly hours
            </Title>
            <AffectedNote affected={lost} />
          </Card>
        )}
      </RecordRoom>
      <WeeklyHours />
    </>
  )
}

/** The hours of an ordinary week, to be read only. */
function WeeklyHours() {
  const { hours } = useSettings()
  return (
    <Card component="section" aria-labelledby="weekly-hours" mt="lg">
      <Title order={2} size="h4" id="weekly-hours">
        Weekly hours
      </Title>
      <Text c="dimmed" mb="sm">
        They are changed under Settings.
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Week name="Kitchen: orders and tables" lines={weeklyHoursLines(hours.kitchen)} />
        <Week name="Enquiries and catering" lines={weeklyHoursLines(hours.desk)} />
      </SimpleGrid>
    </Card>
  )
}

function Week({ name, lines }: { name: string; lines: readonly string[] }) {
  return (
    <div>
      <Text fw={600}>{name}</Text>
      {lines.map((line) => (
        <Text key={line}>{line}</Text>
      ))}
    </div>
  )
}
