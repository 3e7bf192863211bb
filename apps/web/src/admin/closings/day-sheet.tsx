import { Stack, TextInput } from '@mantine/core'
import { listQuery } from '../../lib/api/load-queries.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { TitledSection } from '../../ui/admin/fact-list.tsx'
import { QuerySheet } from '../../ui/admin/query-list.tsx'
import { ClosingTable } from './closing-list.tsx'
import { DayStatement } from './day-statement.tsx'

interface DaySheetProps {
  day: string
  onDay: (day: string | undefined) => void
}

/** A day of the calendar, as it is by now. */
export function DaySheet({ day, onDay }: DaySheetProps) {
  const query = trpc.closings.day.useQuery({ day }, listQuery)
  return (
    <Stack>
      <TextInput
        type="date"
        label="Day"
        maw="14rem"
        value={day}
        max={query.data?.today}
        onChange={({ currentTarget }) => onDay(currentTarget.value || undefined)}
      />
      <QuerySheet query={query} name="day">
        {({ figures, closings }) => (
          <Stack>
            <DayStatement figures={figures} />
            {closings.length > 0 && (
              <TitledSection title="Closed on this day" size="h5">
                <ClosingTable closings={closings} isOld={false} />
              </TitledSection>
            )}
          </Stack>
        )}
      </QuerySheet>
    </Stack>
  )
}
