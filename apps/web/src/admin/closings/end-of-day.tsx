import { Stack, Button, TextInput, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Closing } from '@tiffin/contract'
import { useState, type FormEvent } from 'react'
import { explainFailure } from '../../lib/api/explain-failure.ts'
import { listQuery } from '../../lib/api/load-queries.ts'
import { useDownload } from '../../lib/api/save-file.ts'
import { useMoney, useSettings } from '../../lib/api/settings.tsx'
import { useTRPC } from '../../lib/api/trpc.ts'
import { type SearchProps, PAGE_SIZE, pageSpan } from '../../lib/search/search-reader.ts'
import { formatMoment } from '../../lib/time/local-time.ts'
import { usePickupTimes } from '../../lib/time/use-pickup-times.ts'
import { DataTable, type Column } from '../../ui/admin/data-table.tsx'
import { TitledSection } from '../../ui/admin/fact-list.tsx'
import { FailureAlert } from '../../ui/admin/failure-alert.tsx'
import { LazyDrawer } from '../../ui/admin/form-drawer.tsx'
import { PagedList } from '../../ui/admin/paged-list.tsx'
import { QuerySheet } from '../../ui/admin/query-list.tsx'
import { showToast } from '../../ui/toast.ts'
import { describeDifference } from './close-form.tsx'
import type { ClosingSearch } from './closing-search.ts'
import { DayStatement } from './day-statement.tsx'
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

interface DaySheetProps {
  day: string
  onDay: (day: string | undefined) => void
}

/** A day of the calendar, as it is by now. */
function DaySheet({ day, onDay }: DaySheetProps) {
  const trpc = useTRPC()
  const query = useQuery(trpc.closings.day.queryOptions({ day }, listQuery))
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

interface ClosingListProps {
  page: number | undefined
  onPage: (page: number | undefined) => void
}

/** Everything that was closed, the latest first. */
function ClosingList({ page, onPage }: ClosingListProps) {
  const trpc = useTRPC()
  const query = useQuery(trpc.closings.list.queryOptions(pageSpan(page, PAGE_SIZE), listQuery))
  const { data } = query
  return (
    <PagedList
      query={{ ...query, data: data && { total: data.total, isMore: false } }}
      entries={data?.closings}
      one="closing"
      page={page}
      pageSize={PAGE_SIZE}
      onPage={onPage}
      empty={{ title: 'Nothing has been closed yet', hint: 'Count the drawer at the end of the day.' }}
      isFiltered={false}
    >
      {(closings, isOld) => <ClosingTable closings={closings} isOld={isOld} />}
    </PagedList>
  )
}

interface ClosingTableProps {
  closings: readonly Closing[]
  isOld: boolean
}

const ClosingTable = ({ closings, isOld }: ClosingTableProps) => (
  <DataTable label="Closings" columns={columns} rows={closings} isOld={isOld} />
)

const columns: readonly Column<Closing>[] = [
  {
    heading: 'Closing',
    cell: ({ _id: id, number }) => (
      <Link to="/admin/closings/$id" params={{ id }}>
        {`Closing ${number}`}
      </Link>
    ),
  },
  { heading: 'When', cell: ({ until }) => <Moment local={until.local} /> },
  { heading: 'Closed by', cell: ({ by }) => by },
  { heading: 'Sales', align: 'right', cell: ({ total }) => <Amount amount={total} /> },
  { heading: 'In the drawer', align: 'right', cell: ({ counted }) => <Amount amount={counted} /> },
  {
    heading: 'Difference',
    align: 'right',
    cell: ({ difference }) => <Difference amount={difference} />,
  },
]

function Moment({ local }: { local: string }) {
  return <>{formatMoment(local, useSettings().region)}</>
}

function Amount({ amount }: { amount: number }) {
  return <>{useMoney().formatAmount(amount)}</>
}

function Difference({ amount }: { amount: number }) {
  const money = useMoney()
  return <>{amount === 0 ? 'None' : describeDifference(money.toCents(amount), money.format)}</>
}

/** A month for the accountant, as a workbook. */
export function MonthExport() {
  const [isOpen, { open, close }] = useDisclosure()
  const today = usePickupTimes([], { isWanted: true }).data?.today
  const [chosen, setChosen] = useState<string | null>(null)
  const month = chosen ?? today?.slice(0, 7) ?? ''
  const { save, isPending, error } = useDownload()

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (isPending || month === '') return
    const onSuccess = () => {
      close()
      showToast({ message: 'The file is in your downloads', kind: 'success' })
    }
    save({ path: `/api/admin/month/export?month=${month}` }, { onSuccess })
  }

  return (
    <>
      <Button variant="default" onClick={open}>
        Month for the accountant
      </Button>
      <LazyDrawer isOpen={isOpen} onClose={close} title="Month for the accountant">
        <form noValidate onSubmit={handleSubmit}>
          <Stack>
            <Text>
              A workbook for Excel with sales and payments by day, a sheet for each tax, and what was closed.
              No guest is named in it.
            </Text>
            <TextInput
              type="month"
              label="Month"
              value={month}
              onChange={({ currentTarget }) => setChosen(currentTarget.value)}
            />
            <FailureAlert
              failure={error && explainFailure(error, { title: 'The file could not be downloaded' })}
            />
            <Button type="submit" loading={isPending}>
              Save file
            </Button>
          </Stack>
        </form>
      </LazyDrawer>
    </>
  )
}
