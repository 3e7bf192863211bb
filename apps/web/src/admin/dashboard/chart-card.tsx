import type { SalesReport } from '@tiffin/contract'
import type { Money } from '@tiffin/pricing'
import { useMoney } from '../../lib/api/settings.tsx'
import { Box, Table } from '@mantine/core'
import { useInViewport } from '@mantine/hooks'
import { useState, type ReactNode } from 'react'
import { useLatched } from '../../lib/forms/use-after-mount.ts'
import { formatMonthDay, formatWeekday } from '../../lib/time/local-time.ts'
import { TitledSection } from '../../ui/admin/fact-list.tsx'

export type Measure = 'revenue' | 'orders'

export interface ChartRow {
  name: string
  orders: number
  revenue: number
  /** The same for the period before, if shown. */
  before?: { orders: number; revenue: number } | undefined
}

interface ChartCardProps {
  title: string
  /** Heading of the rows: 'Day'. */
  head: string
  rows: ChartRow[]
  measure: Measure
  /** The chart of the rows. */
  children: ReactNode
}

export function ChartCard({ title, head, rows, measure, children }: ChartCardProps) {
  const money = useMoney()
  // Charts are most of this page's script, and most visits do not scroll down to them.
  const { ref, inViewport } = useInViewport()
  const isWanted = useLatched(inViewport)
  return (
    <TitledSection
      isCard
      title={title}
      order={3}
      miw={0}
      style={{ display: 'flex', flexDirection: 'column' }}
    >
      {/* A chart fills the available size: it must not be what stretches the card. */}
      <Box
        ref={ref}
        role="img"
        aria-label={describe(title, rows, { measure, money })}
        pos="relative"
        mih="16rem"
        flex={1}
      >
        <Box pos="absolute" inset={0}>
          {isWanted && children}
        </Box>
      </Box>
      <FoldedTable head={head} rows={rows} />
    </TitledSection>
  )
}

/** Rendered once it is wanted, like the chart: a month has thirty rows. */
function FoldedTable(table: Pick<ChartCardProps, 'head' | 'rows'>) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>Show as a table</summary>
      {useLatched(isOpen) && <FigureTable {...table} />}
    </details>
  )
}

function FigureTable({ head, rows }: { head: string; rows: ChartRow[] }) {
  const money = useMoney()
  const columns: [heading: string, figure: (row: ChartRow) => string | undefined][] = [
    ['Orders', ({ orders }) => count(orders)],
    ['Sales', ({ revenue }) => money.formatAmount(revenue)],
  ]
  if (rows.some(({ before }) => before !== undefined)) {
    columns.push(['Previous sales', ({ before }) => before && money.formatAmount(before.revenue)])
  }
  return (
    <Table>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{head}</Table.Th>
          {columns.map(([heading]) => (
            <Table.Th key={heading} scope="col" ta="right">
              {heading}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <Table.Tr key={row.name}>
            <Table.Th scope="row">{row.name}</Table.Th>
            {columns.map(([heading, figure]) => (
              <Table.Td key={heading} ta="right">
                {figure(row)}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

function describe(
  title: string,
  rows: ChartRow[],
  { measure, money }: { measure: Measure; money: Money },
): string {
  const most = rows.toSorted((a, b) => b[measure] - a[measure])[0]
  const what = measure === 'revenue' ? 'Sales' : 'Orders'
  const at = title === 'By day' ? 'on' : 'at'
  const top =
    most &&
    `; highest ${at} ${most.name}: ${(measure === 'revenue' ? money.formatAmount : count)(most[measure])}`
  return `${what} ${title.toLowerCase()}${top ?? ''}`
}

// How the dashboard's figures are formatted.

/** 'Tue, Dec 1'. */
export const shortWeekday = (day: string): string =>
  `${formatWeekday(day).slice(0, 3)}, ${formatMonthDay(day)}`

/** 'Dec 1 – Dec 30', with years where they are not the current one. */
export function spanOfDays({ from, to }: { from: string; to: string }, today: string): string {
  const year = today.slice(0, 4)
  const name = (day: string) =>
    day.startsWith(year) ? formatMonthDay(day) : `${formatMonthDay(day)}, ${day.slice(0, 4)}`
  return from === to ? name(from) : `${name(from)} – ${name(to)}`
}

/** '11 am'. */
export const hourName = (hour: number): string => `${hour % 12 || 12} ${hour < 12 ? 'am' : 'pm'}`

/** 12 → '$12', 1200 → '$1.2k': for a chart's axis. */
export const roundMoney = (amount: number, money: Money): string =>
  money.format(0).replace(/[\d.,]*\d/, roundAmount(amount))

function roundAmount(amount: number): string {
  if (amount < 1000) return String(Math.round(amount * 100) / 100)
  return amount < 1_000_000 ? `${Math.round(amount / 100) / 10}k` : `${Math.round(amount / 100_000) / 10}M`
}

export const count = (many: number): string => many.toLocaleString('en')

/** '+12%', '−3%', 'no change'; null if there was nothing before. */
export function change(now: number, before: number): string | null {
  if (before === 0) return null
  const percent = Math.round(((now - before) / before) * 100)
  if (percent === 0) return 'no change'
  return `${percent > 0 ? '+' : '−'}${count(Math.abs(percent))}%`
}

type Hours = SalesReport['hours']

/** From the first hour with an order in either period to the last: the night is long and empty. */
export function openHours(hours: Hours, before: Hours): Hours {
  const isBusy = ({ orders, hour }: Hours[number]) => orders > 0 || (before[hour]?.orders ?? 0) > 0
  const [first, last] = [hours.findIndex(isBusy), hours.findLastIndex(isBusy)]
  return first < 0 ? hours : hours.slice(Math.max(0, first - 1), last + 2)
}
