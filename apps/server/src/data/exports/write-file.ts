import type { ExportFormat } from '@tiffin/contract'
import type { StreamedFile } from '../../platform/context.ts'
import type { Table } from './table.ts'
import { writeCsv } from './write-csv.ts'
import { writeXlsx } from './write-xlsx.ts'

const contentTypes: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** The table as a download, named after its content. */
export const writeFile = (
  name: string,
  format: ExportFormat,
  { table, countRows }: { table: Table; countRows: () => Promise<number> },
): StreamedFile => ({
  fileName: `${name}.${format}`,
  contentType: contentTypes[format],
  parts: format === 'csv' ? writeCsv(table) : writeXlsx(table),
  countRows,
})
