import { Box, Card, Table, Title } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import { count, money } from './sales-text.ts'

export type Measure = 'revenue' | 'orders'

interface ChartRow {
  name: string
  orders: number
  revenue: number
  /** The same of the span before, where that is shown. */
  before?: { orders: number; revenue: number } | undefined
}

interface ChartCardProps {
  title: string
  /** What the rows are: 'Day'. */
  head: string
  rows: ChartRow[]
  measure: Measure
  /** The picture of the rows. */
  children: ReactNode
}

/** A chart for the eye, what it says in a sentence, and its figures as a table for whoever wants them exactly. */
export function ChartCard({ title, head, rows, measure, children }: ChartCardProps) {
  const id = useId()
  return (
    <Card component="section" shadow="xs" miw={0} aria-labelledby={id}>
      <Title order={3} size="h4" mb="sm" id={id}>
        {title}
      </Title>
      {/* A chart takes the size it finds: it must not be what makes the card that large. */}
      <Box role="img" aria-label={describe(title, rows, measure)} pos="relative" mih="16rem" flex={1}>
        <Box pos="absolute" inset={0}>
          {children}
        </Box>
      </Box>
      <details>
        <summary>As a table</summary>
        <FigureTable head={head} rows={rows} />
      </details>
    </Card>
  )
}

function FigureTable({ head, rows }: { head: string; rows: ChartRow[] }) {
  const isCompared = rows.some(({ before }) => before !== undefined)
  return (
    <Table>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{head}</Table.Th>
          <Table.Th scope="col" ta="right">
            Orders
          </Table.Th>
          <Table.Th scope="col" ta="right">
            Revenue
          </Table.Th>
          {isCompared && (
            <Table.Th scope="col" ta="right">
              Revenue before
            </Table.Th>
          )}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map(({ name, orders, revenue, before }) => (
          <Table.Tr key={name}>
            <Table.Th scope="row">{name}</Table.Th>
            <Table.Td ta="right">{count(orders)}</Table.Td>
            <Table.Td ta="right">{money(revenue)}</Table.Td>
            {isCompared && <Table.Td ta="right">{before && money(before.revenue)}</Table.Td>}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

function describe(title: string, rows: ChartRow[], measure: Measure): string {
  const most = rows.toSorted((a, b) => b[measure] - a[measure])[0]
  const what = measure === 'revenue' ? 'Revenue' : 'Orders'
  const top = most && `; most on ${most.name}: ${(measure === 'revenue' ? money : count)(most[measure])}`
  return `${what} ${title.toLowerCase()}${(title === 'By day' ? top : top?.replace(' on ', ' at ')) ?? ''}`
}
