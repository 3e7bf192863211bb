import { Paper, Table } from '@mantine/core'
import type { ReactNode } from 'react'
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
  /** Of the column, in the column layout. */
  width?: string
  isUnbroken?: boolean
}

interface DataTableProps<Row> {
  label: string
  /** The first one names the row. */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  /** Another list is loading. */
  isOld: boolean
}

/**
 * Columns where there is room for them, and on a phone a stack of rows. The roles are explicit: laid out like that,
 * a table would no longer be one to a screen reader.
 */
export function DataTable<Row extends { _id: string }>({ label, columns, rows, isOld }: DataTableProps<Row>) {
  return (
    <Paper shadow="xs">
      <Table role="table" verticalSpacing="xs" className={classes.table} aria-label={label} aria-busy={isOld}>
        <Table.Thead role="rowgroup" className={classes.head}>
          <Table.Tr role="row">
            {columns.map(({ heading, isHeadingHidden, align, width }) => (
              <Table.Th key={heading} role="columnheader" scope="col" ta={align} w={width}>
                {isHeadingHidden ? <VisuallyHidden>{heading}</VisuallyHidden> : heading}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody role="rowgroup">
          {rows.map((row) => (
            <Table.Tr key={row._id} role="row" className={classes.row}>
              {columns.map((column, place) => (
                <DataCell key={column.heading} column={column} row={row} isFirst={place === 0} />
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Paper>
  )
}

interface DataCellProps<Row> {
  column: Column<Row>
  row: Row
  isFirst: boolean
}

function DataCell<Row>({ column, row, isFirst }: DataCellProps<Row>) {
  const { cell, align, isWide = isFirst, isUnbroken } = column
  const shared = {
    ta: align,
    className: isWide ? classes.wide : undefined,
    // Figures stand in one line.
    style: isUnbroken || align === 'right' ? { whiteSpace: 'nowrap' as const } : undefined,
  }
  return isFirst ? (
    <Table.Th role="rowheader" scope="row" fw="inherit" {...shared}>
      {cell(row)}
    </Table.Th>
  ) : (
    <Table.Td role="cell" {...shared}>
      {cell(row)}
    </Table.Td>
  )
}
