import type { Money } from '@tiffin/pricing'
import { useMoney } from '../../lib/api/settings.tsx'
import '@mantine/charts/styles.layer.css'
import { CompositeChart } from '@mantine/charts'
import { type ChartRow, type Measure, count, roundMoney } from './chart-card.tsx'

// Beyond this, bars are too thin to tell apart.
const MOST_BARS = 45

const measuresIn = (money: Money) => ({
  revenue: {
    label: 'Revenue',
    write: money.formatAmount,
    writeAtSide: (amount: number) => roundMoney(amount, money),
  },
  orders: { label: 'Orders', write: count, writeAtSide: count },
})

interface SalesChartProps {
  rows: readonly ChartRow[]
  measure: Measure
  color: string
}

/** The period as bars, and the previous period as a line. */
export function SalesChart({ rows, measure, color }: SalesChartProps) {
  const { label, write, writeAtSide } = measuresIn(useMoney())[measure]
  return (
    <CompositeChart
      h="100%"
      data={rows.map(({ before, ...row }) => ({ ...row, before: before?.[measure] }))}
      dataKey="name"
      series={[
        { name: measure, label, color, type: rows.length > MOST_BARS ? 'area' : 'bar' },
        { name: 'before', label: 'Previous period', color: 'var(--ink-soft)', type: 'line' },
      ]}
      valueFormatter={write}
      xAxisProps={{ minTickGap: 20, tickFormatter: withoutWeekday }}
      yAxisProps={{ width: 52, allowDecimals: false, tickFormatter: writeAtSide }}
      gridAxis="x"
      tickLine="none"
      gridColor="var(--line)"
      textColor="var(--ink-soft)"
      tooltipProps={{ cursor: { fill: 'var(--primary-soft)' } }}
      curveType="monotone"
      withDots={false}
      withLegend
      strokeWidth={2}
      maxBarWidth={36}
      barProps={{ radius: [4, 4, 0, 0] }}
      areaProps={{ fillOpacity: 0.14 }}
      lineProps={{ strokeDasharray: '5 4' }}
      // The card around the chart names it and has its figures: nothing in here takes the focus.
      composedChartProps={{ accessibilityLayer: false }}
    />
  )
}

/** 'Tue, Dec 1' is 'Dec 1' on the axis. */
const withoutWeekday = (name: string) => name.slice(name.indexOf(',') + 1).trim()
