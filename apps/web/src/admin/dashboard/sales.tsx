import { useQuery } from '@tanstack/react-query'
import { useMoney, useSettings } from '../../lib/api/settings.tsx'
import { Button, Group, SimpleGrid, Skeleton, Stack, Text, Title, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { type SalesReport, type SalesTotals, salesSpans, MAX_SALES_DAYS } from '@tiffin/contract'
import { lazy, Suspense, useState } from 'react'
import { listQuery } from '../../lib/api/load-queries.ts'
import { readErrorBody } from '../../lib/api/explain-failure.ts'
import { showErrors } from '../../lib/forms/show-errors.ts'
import type { SearchProps } from '../../lib/search/search-reader.ts'
import { useTRPC } from '../../lib/api/trpc.ts'
import { restaurantDay } from '../../lib/time/local-time.ts'
import { FailedQuery } from '../../ui/admin/failure-alert.tsx'
import { ListNote } from '../../ui/admin/query-list.tsx'
import { TitledSection, FigureTiles } from '../../ui/admin/fact-list.tsx'
import { FilterLinks } from '../../ui/admin/searched-list.tsx'
import { FallbackImage } from '../../ui/fallback-image.tsx'
import { BestChoices, SoldRow } from './best-choices.tsx'
import {
  ChartCard,
  type ChartRow,
  type Measure,
  hourName,
  openHours,
  shortWeekday,
  spanOfDays,
  change,
  count,
} from './chart-card.tsx'
import { type SalesSearch, readSalesSearch, spanLabels } from './sales-search.ts'

// The chart library is larger than the rest of the page.
const SalesChart = lazy(async () => ({ default: (await import('./sales-chart.tsx')).SalesChart }))

/** What was sold during the days in the address. */
export function Sales({ search, onSearch }: SearchProps<SalesSearch>) {
  const trpc = useTRPC()
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(
    trpc.admin.sales.queryOptions(search, listQuery),
  )
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
        <Skeleton role="status" h="56rem" aria-label="Loading sales…" />
      ) : data === undefined ? (
        <FailedQuery
          message={readErrorBody(error)?.message ?? 'The sales could not be loaded.'}
          onRetry={() => void refetch()}
        />
      ) : (
        <Stack aria-busy={isPlaceholderData} opacity={isPlaceholderData ? 0.6 : 1}>
          <SalesFigures report={data} />
          {data.totals.orders === 0 ? (
            <ListNote
              title="No sales in this period"
              hint="New orders show up here right away. Or choose a longer period."
            />
          ) : (
            <SalesCharts report={data} />
          )}
        </Stack>
      )}
    </Stack>
  )
}

function SalesCharts({ report }: { report: SalesReport }) {
  const [measure, setMeasure] = useState<Measure>('revenue')
  const { days, previous, bestDishes, bestChoices } = report
  const byDay = days.map(({ day, ...sold }, place) => ({
    name: shortWeekday(day),
    ...sold,
    before: previous.days[place],
  }))
  const byHour = openHours(report.hours, previous.hours).map(({ hour, ...sold }) => ({
    name: hourName(hour),
    ...sold,
    before: previous.hours[hour],
  }))
  const renderChart = (title: string, head: string, rows: ChartRow[], color: string) => (
    <ChartCard title={title} head={head} rows={rows} measure={measure}>
      <Suspense fallback={<Skeleton h="100%" />}>
        <SalesChart rows={rows} measure={measure} color={color} />
      </Suspense>
    </ChartCard>
  )
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
            {each === 'revenue' ? 'Sales' : 'Orders'}
          </Button>
        ))}
      </Button.Group>
      {days.length > 1 && renderChart('By day', 'Day', byDay, 'var(--primary)')}
      <SimpleGrid cols={{ base: 1, lg: 2 }}>
        {renderChart('By hour of day', 'Hour', byHour, 'var(--copper)')}
        <BestDishes dishes={bestDishes} hasOptions={bestChoices.length > 0} />
      </SimpleGrid>
      <BestChoices choices={bestChoices} />
    </>
  )
}

type BestDish = SalesReport['bestDishes'][number]

interface BestDishesProps {
  dishes: BestDish[]
  /** Whether guests choose anything with their dishes. */
  hasOptions: boolean
}

function BestDishes({ dishes, hasOptions }: BestDishesProps) {
  const most = dishes[0]?.quantity ?? 1
  return (
    <TitledSection isCard title="Top dishes" order={3}>
      {dishes.length === 0 ? (
        <Text c="dimmed">All orders were cancelled or marked as no-shows.</Text>
      ) : (
        <Stack component="ol" role="list" gap="xs" m={0} p={0}>
          {dishes.map(({ slug, title, thumbnail, quantity, revenue }) => (
            <SoldRow
              key={slug}
              name={title}
              picture={
                <FallbackImage
                  src={thumbnail}
                  width={48}
                  height={36}
                  loading="lazy"
                  style={{ borderRadius: 'var(--mantine-radius-sm)', objectFit: 'cover' }}
                />
              }
              quantity={quantity}
              revenue={revenue}
              share={quantity / most}
            />
          ))}
        </Stack>
      )}
      {hasOptions && dishes.length > 0 && (
        <Text size="sm" c="dimmed" mt="sm">
          A dish chosen as part of another is counted too. Its price is in that of the other dish.
        </Text>
      )}
    </TitledSection>
  )
}

const figures: [label: string, key: keyof SalesTotals][] = [
  ['Sales', 'revenue'],
  ['Orders placed', 'orders'],
  ['Average order', 'averageOrder'],
]

/** The period in three figures, beside those of the previous period. */
function SalesFigures({ report: { totals, previous, today, to } }: { report: SalesReport }) {
  const money = useMoney()
  const upTo = to >= today ? ', up to this time of day' : ''
  const note =
    previous.orders === 0
      ? `No orders ${spanOfDays(previous, today)}${upTo}.`
      : `Compared with ${spanOfDays(previous, today)}${upTo}.`
  return (
    <div>
      <FigureTiles
        cols={{ base: 1, sm: 3 }}
        figures={figures.map(([label, key]) => ({
          label,
          figure: key === 'orders' ? count(totals[key]) : money.formatAmount(totals[key]),
          beside: <Change now={totals[key]} before={previous[key]} />,
        }))}
      />
      <Text size="sm" c="dimmed" mt="xs">
        {note}
        {totals.extras > 0 &&
          ` ${money.formatAmount(totals.extras)} of the sales, before taxes, was for pickup extras.`}
      </Text>
    </div>
  )
}

const colors: Record<string, string> = { '+': 'leaf.8', '−': 'chilli.7' }

function Change({ now, before }: { now: number; before: number }) {
  const changed = change(now, before)
  if (changed === null) return null
  return (
    <Text component="span" ml="sm" fw={600} c={colors[changed.charAt(0)] ?? 'dimmed'}>
      {changed}
    </Text>
  )
}

interface SpanChooserProps extends SearchProps<SalesSearch> {
  /** The days being shown, once they are known. */
  shown: { from: string; to: string } | undefined
}

function SpanChooser({ search, shown, onSearch }: SpanChooserProps) {
  const { span = '30-days', from, to } = search
  const isCustom = from !== undefined && to !== undefined
  const { region } = useSettings()
  const [today] = useState(() => restaurantDay(new Date(), region))
  const spans = salesSpans.map((each) => ({
    label: spanLabels[each],
    search: readSalesSearch({ span: each }),
    isSelected: !isCustom && each === span,
  }))
  const custom = {
    label: 'Custom',
    search: readSalesSearch(shown ?? { from: today, to: today }),
    isSelected: isCustom,
  }
  return (
    <Stack gap="sm">
      <FilterLinks label="Days" to="/admin" choices={[...spans, custom]} />
      {isCustom && <CustomDays key={`${from} ${to}`} from={from} to={to} onSearch={onSearch} />}
    </Stack>
  )
}

const DAY_MS = 24 * 60 * 60 * 1000

interface CustomDaysProps {
  from: string
  to: string
  onSearch: (search: SalesSearch) => void
}

/** From one day to another, both included. */
function CustomDays({ from: since, to: until, onSearch }: CustomDaysProps) {
  const form = useForm({
    initialValues: { from: since, to: until },
    validate: { from: (from, { to }) => whatIsWrong(from, to) },
  })
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(
        (days) => onSearch(readSalesSearch(days)),
        (errors) => showErrors(form, errors),
      )}
    >
      <Group align="flex-start" gap="sm">
        <TextInput type="date" label="From" {...form.getInputProps('from')} />
        <TextInput type="date" label="To" {...form.getInputProps('to')} />
        <Button type="submit" variant="default" mt="1.5rem">
          Show
        </Button>
      </Group>
    </form>
  )
}

function whatIsWrong(from: string, to: string) {
  if (from === '' || to === '') return 'Choose a start and an end date'
  if (from > to) return 'The start date is after the end date'
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
  return days > MAX_SALES_DAYS ? `At most ${MAX_SALES_DAYS} days at a time` : null
}
