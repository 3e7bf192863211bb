import { keepPreviousData } from '@tanstack/react-query'
import type { SalesReport } from '@tiffin/contract'
import { lazy, Suspense, useState } from 'react'
import { readErrorBody } from '../../lib/error-body.ts'
import { trpc } from '../../lib/trpc.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { RetryLine } from '../../ui/retry-line.tsx'
import { BestDishes } from './best-dishes.tsx'
import { ChartCard } from './chart-card.tsx'
import { MeasureChoice, type Measure } from './measure-choice.tsx'
import { SalesFigures } from './sales-figures.tsx'
import type { SalesSearch } from './sales-search.ts'
import { ChartPlace, SalesSkeleton } from './sales-skeleton.tsx'
import { hourName, openHours, shortWeekday, spanOfDays } from './sales-words.ts'
import classes from './sales.module.css'
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
    <section className={classes.sales} aria-labelledby="sales">
      <div className={classes.head}>
        <h2 id="sales" className={classes.title}>
          Sales
        </h2>
        {data !== undefined && <p className={classes.span}>{spanOfDays(data, data.today)}</p>}
      </div>
      <SpanChooser search={search} shown={data} onSearch={onSearch} />
      {isPending ? (
        <SalesSkeleton />
      ) : data === undefined ? (
        <RetryLine
          message={readErrorBody(error)?.message ?? 'The sales could not be loaded.'}
          onRetry={() => void refetch()}
        />
      ) : (
        <div
          className={classes.report}
          aria-busy={isPlaceholderData}
          data-stale={isPlaceholderData || undefined}
        >
          <SalesFigures report={data} />
          {data.totals.orders === 0 ? <NothingSold /> : <SalesCharts report={data} />}
        </div>
      )}
    </section>
  )
}

const NothingSold = () => (
  <EmptyState
    title="Nothing sold in these days"
    hint="What is ordered shows up here at once. Or look at more days."
  />
)

function SalesCharts({ report }: { report: SalesReport }) {
  const [measure, setMeasure] = useState<Measure>('revenue')
  const { days, bestDishes } = report
  const hours = openHours(report.hours)
  return (
    <>
      <MeasureChoice measure={measure} onMeasure={setMeasure} />
      {days.length > 1 && (
        <ChartCard
          title="By day"
          head="Day"
          rows={days.map(({ day, ...sold }) => ({ name: shortWeekday(day), ...sold }))}
          measure={measure}
        >
          <Suspense fallback={<ChartPlace />}>
            <DayChart days={days} measure={measure} />
          </Suspense>
        </ChartCard>
      )}
      <div className={classes.pair}>
        <ChartCard
          title="By hour of day"
          head="Hour"
          rows={hours.map(({ hour, ...sold }) => ({ name: hourName(hour), ...sold }))}
          measure={measure}
        >
          <Suspense fallback={<ChartPlace />}>
            <HourChart hours={hours} measure={measure} />
          </Suspense>
        </ChartCard>
        <BestDishes dishes={bestDishes} />
      </div>
    </>
  )
}
