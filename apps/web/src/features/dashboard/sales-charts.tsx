import '@mantine/charts/styles.layer.css'
import { AreaChart, BarChart } from '@mantine/charts'
import type { SalesReport } from '@tiffin/contract'
import type { Measure } from './chart-card.tsx'
import { count, hourName, money, roundMoney, shortWeekday } from './sales-words.ts'

// More bars than these are too thin to be told apart.
const MOST_BARS = 45

const measures = {
  revenue: { label: 'Revenue', write: money, writeAtSide: roundMoney },
  orders: { label: 'Orders', write: count, writeAtSide: count },
}

export function DayChart({ days, measure }: { days: SalesReport['days']; measure: Measure }) {
  const data = days.map(({ day, ...sold }) => ({ name: shortWeekday(day), ...sold }))
  const frame = frameOf(measure, 'var(--primary)')
  const xAxisProps = { minTickGap: 24, tickFormatter: withoutWeekday }
  return days.length > MOST_BARS ? (
    <AreaChart
      {...frame}
      data={data}
      xAxisProps={xAxisProps}
      curveType="monotone"
      withDots={false}
      withGradient={false}
      fillOpacity={0.14}
      strokeWidth={2}
      areaChartProps={still}
    />
  ) : (
    <BarChart
      {...frame}
      data={data}
      xAxisProps={xAxisProps}
      barProps={{ radius: [4, 4, 0, 0], maxBarSize: 36 }}
      barChartProps={still}
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
