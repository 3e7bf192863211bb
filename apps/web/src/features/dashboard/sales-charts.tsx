import '@mantine/charts/styles.layer.css'
import { BarChart, CompositeChart } from '@mantine/charts'
import type { SalesReport } from '@tiffin/contract'
import type { Measure } from './chart-card.tsx'
import { count, hourName, money, roundMoney, shortWeekday } from './sales-text.ts'

// More bars than these are too thin to be told apart.
const MOST_BARS = 45

const measures = {
  revenue: { label: 'Revenue', write: money, writeAtSide: roundMoney },
  orders: { label: 'Orders', write: count, writeAtSide: count },
}

interface DayChartProps {
  days: SalesReport['days']
  /** Previous period, day by day. */
  before: SalesReport['days']
  measure: Measure
}

/** The span, and over it as a line the span before. */
export function DayChart({ days, before, measure }: DayChartProps) {
  const frame = frameOf(measure, 'var(--primary)')
  const data = days.map(({ day, ...sold }, place) => ({
    name: shortWeekday(day),
    ...sold,
    before: before[place]?.[measure],
  }))
  const type = days.length > MOST_BARS ? 'area' : 'bar'
  return (
    <CompositeChart
      {...frame}
      data={data}
      series={[
        ...frame.series.map((each) => ({ ...each, type }) as const),
        { name: 'before', label: 'Previous period', color: 'var(--copper)', type: 'line' },
      ]}
      xAxisProps={{ minTickGap: 24, tickFormatter: withoutWeekday }}
      curveType="monotone"
      withDots={false}
      withLegend
      strokeWidth={2}
      maxBarWidth={36}
      barProps={{ radius: [4, 4, 0, 0] }}
      areaProps={{ fillOpacity: 0.14 }}
      lineProps={{ strokeDasharray: '5 4' }}
      composedChartProps={still}
    />
  )
}

export function HourChart({ hours, measure }: { hours: SalesReport['hours']; measure: Measure }) {
  const data = hours.map(({ hour, ...sold }) => ({ name: hourName(hour), ...sold }))
  return (
    <BarChart
      {...frameOf(measure, 'var(--copper)')}
      data={data}
      xAxisProps={{ minTickGap: 12 }}
      barProps={{ radius: [4, 4, 0, 0], maxBarSize: 36 }}
      barChartProps={still}
    />
  )
}

// The card around the chart names it and has its figures: nothing in here takes the focus.
const still = { accessibilityLayer: false }

const withoutWeekday = (name: string) => name.slice(name.indexOf(',') + 2)

function frameOf(measure: Measure, color: string) {
  const { label, write, writeAtSide } = measures[measure]
  return {
    h: '100%',
    dataKey: 'name',
    series: [{ name: measure, label, color }],
    valueFormatter: write,
    yAxisProps: { width: 52, allowDecimals: false, tickFormatter: writeAtSide },
    gridAxis: 'x' as const,
    tickLine: 'none' as const,
    gridColor: 'var(--line)',
    textColor: 'var(--ink-soft)',
    tooltipProps: { cursor: { fill: 'var(--primary-soft)' } },
  }
}
