import { Paper, Table, type TableProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import { memo, type AnchorHTMLAttributes, type ReactNode } from 'react'
import { VisuallyHidden } from '../visually-hidden.tsx'
import classes from './data-table.module.css'

export interface Column<Row> {
  heading: string
  /** Only for screen readers. */
  isHeadingHidden?: boolean
  cell: (row: Row) => ReactNode
  align?: 'right'
  /** On a phone, where a row's cells wrap, it gets its own line. The first cell does by default. */
  isWide?: boolean
  /** On a phone, where headings are out of sight, its heading stands before it: for amounts of several kinds. */
  isLabelled?: boolean
  /** Of the column, in the column layout. */
  width?: string
  isUnbroken?: boolean
  /** Before the cell that names the row: a checkbox. */
  isLead?: boolean
}

interface DataTableProps<Row> {
  label: string
  /** The first one names the row, apart from a leading one. */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  /** Another list is loading. */
  isOld: boolean
}

/**
 * Columns where there is room for them, and on a phone a stack of rows. The roles are explicit because screen readers
 * no longer recognize a table with this layout.
 */
export function DataTable<Row extends { _id: string }>({ label, columns, rows, isOld }: DataTableProps<Row>) {
  const head = columns.map(({ heading, isHeadingHidden, align, width }) => (
    <Table.Th key={heading} role="columnheader" scope="col" ta={align} w={width}>
      {isHeadingHidden ? <VisuallyHidden>{heading}</VisuallyHidden> : heading}
    </Table.Th>
  ))
  return (
    <TableFrame head={head} className={classes.table} aria-label={label} aria-busy={isOld}>
      {rows.map((row) => (
        <DataRow key={row._id} columns={columns} row={row} />
      ))}
    </TableFrame>
  )
}

// The cells are plain, with Mantine's style sheet: they are most of what a page renders.
const ROW = `${Table.Tr.classes['tr']} ${classes.row}`
const NAME = `${Table.Th.classes['th']} ${classes.name}`
const CELL = Table.Td.classes['td']

interface DataRowProps<Row> {
  columns: readonly Column<Row>[]
  row: Row
}

/** Drawn again only when its row has changed, so columns are best defined once. */
const DataRow = memo(function DataRow<Row>({ columns, row }: DataRowProps<Row>) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- A row is not interactive.
    <tr role="row" data-with-row-border className={ROW}>
      {columns.map(({ heading, cell, align, isWide, isUnbroken, isLead, isLabelled }, place) => {
        const isFirst = place === (columns[0]?.isLead ? 1 : 0)
        const Cell = isFirst ? 'th' : 'td'
        const plain = isFirst ? NAME : CELL
        return (
          <Cell
            key={heading}
            role={isFirst ? 'rowheader' : 'cell'}
            scope={isFirst ? 'row' : undefined}
            className={(isWide ?? isFirst) ? `${plain} ${classes.wide}` : plain}
            data-lead={isLead}
            data-heading={isLabelled ? heading : undefined}
            style={{
              textAlign: align,
              // Numbers line up.
              whiteSpace: isUnbroken || align === 'right' ? 'nowrap' : undefined,
            }}
          >
            {cell(row)}
          </Cell>
        )
      })}
    </tr>
  )
}) as <Row>(props: DataRowProps<Row>) => ReactNode

const RowAnchor = (props: AnchorHTMLAttributes<HTMLAnchorElement>) => (
  <a {...props} className={classes.opener} />
)

/** The name of a row: its link makes the whole row clickable. */
export const RowLink = createLink(RowAnchor)

/** A table on a card. */
export const TableFrame = ({ head, children, ...table }: TableProps & { head: ReactNode }) => (
  <Paper shadow="xs">
    <Table role="table" verticalSpacing="xs" {...table}>
      <Table.Thead role="rowgroup">
        <Table.Tr role="row">{head}</Table.Tr>
      </Table.Thead>
      <Table.Tbody role="rowgroup">{children}</Table.Tbody>
    </Table>
  </Paper>
)
