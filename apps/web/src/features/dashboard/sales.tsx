import { Button, Group, SimpleGrid, Skeleton, Stack, Text, Title } from '@mantine/core'
import { keepPreviousData } from '@tanstack/react-query'
import type { SalesReport } from '@tiffin/contract'
import { lazy, Suspense, useState } from 'react'
import { readErrorBody } from '../../lib/error-body.ts'
import { trpc } from '../../lib/trpc.ts'
import { FailedQuery } from '../../ui/admin/failed-query.tsx'
import { ListNote } from '../../ui/admin/query-list.tsx'
import { BestDishes } from './best-dishes.tsx'
import { ChartCard, type Measure } from './chart-card.tsx'
import { SalesFigures } from './sales-figures.tsx'
import type { SalesSearch } from './sales-search.ts'
import { hourName, openHours, shortWeekday, spanOfDays } from './sales-text.ts'
import { SpanChooser } from './span-chooser.tsx'

// The library behind them is larger than the rest of the page.
const DayChart = lazy(async () => ({ default: (await import('./sales-charts.tsx')).DayChart }))
const HourChart = lazy(async () => ({ default: (await import('./sales-charts.tsx')).HourChart }))

interface SalesProps {
  search: SalesSearch
  onSearch: (search: SalesSearch) => void
}

/** What was sold in the days that the address names. */
export function Sales({ search, onSearch }: SalesProps) {
  const { data, error, isPending, isPlaceholderData, refetch } = trpc.admin.sales.useQuery(search, {
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  return (
    <Stack component="section" gap="md" aria-labelledby="sales">
      <Group align="baseline" gap="sm">
        <Title order={2} size="h3" id="sales">
          Sales
        </Title>
        {data !== undefined && <Text c="dimmed">{spanOfDays(data, data.today)}</Text>}
      </Group>
      <SpanChooser search={search} shown={data} onSearch={onSearch} />
      {isPending ? (
        <Skeleton h="56rem" aria-busy aria-label="Loading sales…" />
      ) : data === undefined ? (
        <FailedQuery
          message={readErrorBody(error)?.message ?? 'The sales could not be loaded.'}
          onRetry={() => void refetch()}
        />
      ) : (
        <Stack aria-busy={isPlaceholderData} opacity={isPlaceholderData ? 0.6 : 1}>
          <SalesFigures report={data} />
          {data.totals.orders === 0 ? <NothingSold /> : <SalesCharts report={data} />}
        </Stack>
      )}
    </Stack>
  )
}

const NothingSold = () => (
  <ListNote
    title="No sales in this period"
    hint="New orders show up here right away. Or choose a longer period."
  />
)

function SalesCharts({ report }: { report: SalesReport }) {
  const [measure, setMeasure] = useState<Measure>('revenue')
  const { days, previous, bestDishes } = report
  const hours = openHours(report.hours)
  return (
    <>
      <Button.Group aria-label="Charts show">
        {(['revenue', 'orders'] as const).map((each) => (
          <Button
            key={each}
            variant={each === measure ? 'filled' : 'default'}
            aria-pressed={each === measure}
            onClick={() => setMeasure(each)}
          >
            {each === 'revenue' ? 'Revenue' : 'Orders'}
          </Button>
        ))}
      </Button.Group>
      {days.length > 1 && (
        <ChartCard
          title="By day"
          head="Day"
          rows={days.map(({ day, ...sold }, place) => ({
            name: shortWeekday(day),
            ...sold,
            before: previous.days[place],
          }))}
          measure={measure}
        >
          <Suspense fallback={<Skeleton h="100%" />}>
            <DayChart days={days} before={previous.days} measure={measure} />
          </Suspense>
        </ChartCard>
      )}
      <SimpleGrid cols={{ base: 1, lg: 2 }}>
        <ChartCard
          title="By hour of day"
          head="Hour"
          rows={hours.map(({ hour, ...sold }) => ({ name: hourName(hour), ...sold }))}
          measure={measure}
        >
          <Suspense fallback={<Skeleton h="100%" />}>
            <HourChart hours={hours} measure={measure} />
          </Suspense>
        </ChartCard>
        <BestDishes dishes={bestDishes} />
      </SimpleGrid>
    </>
  )
}
