import { Stack, Button } from '@mantine/core'
import type { SearchProps } from '../../lib/search/search-reader.ts'
import { usePickupTimes } from '../../lib/time/use-pickup-times.ts'
import { TitledSection } from '../../ui/admin/fact-list.tsx'
import { ClosingList } from './closing-list.tsx'
import type { ClosingSearch } from './closing-search.ts'
import { DaySheet } from './day-sheet.tsx'
import { OpenDrawerSheet } from './open-drawer.tsx'

/** What has come in since the last closing, or on a day of the calendar; and what was closed. */
export function EndOfDay({ search, onSearch }: SearchProps<ClosingSearch>) {
  const today = usePickupTimes([], { isWanted: true }).data?.today
  const { day, page } = search
  return (
    <Stack gap="lg">
      <Button.Group aria-label="Show">
        <ViewButton isChosen={day === undefined} onChoose={() => onSearch({ page, day: undefined })}>
          Since the last closing
        </ViewButton>
        <ViewButton isChosen={day !== undefined} onChoose={() => onSearch({ page, day: day ?? today })}>
          A day
        </ViewButton>
      </Button.Group>
      {day === undefined ? (
        <OpenDrawerSheet />
      ) : (
        <DaySheet day={day} onDay={(chosen) => onSearch({ page, day: chosen ?? today })} />
      )}
      <TitledSection title="Closed so far">
        <ClosingList page={page} onPage={(next) => onSearch({ ...search, page: next })} />
      </TitledSection>
    </Stack>
  )
}

interface ViewButtonProps {
  isChosen: boolean
  onChoose: () => void
  children: string
}

const ViewButton = ({ isChosen, onChoose, children }: ViewButtonProps) => (
  <Button variant={isChosen ? 'filled' : 'default'} aria-pressed={isChosen} onClick={onChoose}>
    {children}
  </Button>
)
