import type { Money } from '@tiffin/pricing'
import { useMoney } from '../../lib/api/settings.tsx'
import { Box, Table } from '@mantine/core'
import { useInViewport } from '@mantine/hooks'
import { useState, type ReactNode } from 'react'
import { useLatched } from '../../lib/forms/use-after-mount.ts'
import { TitledSection } from '../../ui/admin/fact-list.tsx'
import { count } from './sales-text.ts'

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
