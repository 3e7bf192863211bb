import type { ExportFormat, FileDownload } from '@tiffin/contract'
import type { Table } from './table.ts'
import { writeCsv } from './write-csv.ts'
import { writeXlsx } from './write-xlsx.ts'

const contentTypes: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** The table as a file to be saved, named after what is in it. */
export async function writeFile(name: string, format: ExportFormat, table: Table): Promise<FileDownload> {
  const bytes = await (format === 'csv' ? writeCsv(table) : writeXlsx(table))
  return {
    fileName: `${name}.${format}`,
    contentType: contentTypes[format],
    base64: bytes.toString('base64'),
  }
}
