import { PassThrough } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { refuseLargeFile } from './file-limit.ts'
import { neutralizeText } from './neutralize-text.ts'
import type { Cell, Column, Table } from './table.ts'

const ROWS_AT_A_TIME = 25
const numberFormats = { money: '"$"#,##0.00', time: 'yyyy-mm-dd hh:mm' }

/** All sheets as a workbook, which is compressed while it is written. */
export async function* writeXlsx({ sheets, parts }: Table): AsyncGenerator<Buffer> {
  // Dear to load, and only those who export need it.
  const { default: ExcelJS } = await import('exceljs')
  const stream = new PassThrough()
  const written: Buffer[] = []
  let bytes = 0
  stream.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    written.push(chunk)
  })
  const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({ stream, useStyles: true })
  const writers = sheets.map(({ name, columns }) => {
    const writer = workbook.addWorksheet(name, { views: [{ state: 'frozen', ySplit: 1 }] })
    writer.columns = columns.map(({ title, width, kind }) => ({
      header: title,
      width,
      style: kind ? { numFmt: numberFormats[kind] } : {},
    }))
    const head = writer.getRow(1)
    // Of its own: a heading with the format of a time would be read as one.
    head.eachCell((cell) => (cell.style = { font: { bold: true } }))
    head.commit()
    return { writer, columns }
  })

  for await (const part of parts) {
    for (const [index, { writer, columns }] of writers.entries()) {
      for (const [place, row] of (part[index] ?? []).entries()) {
        writer.addRow(row.map((cell, column) => valueOf(cell, columns[column]))).commit()
        if (place % ROWS_AT_A_TIME === 0) await setImmediate()
      }
    }
    refuseLargeFile(bytes)
  }
  await workbook.commit()
  refuseLargeFile(bytes)
  yield Buffer.concat(written)
}

function valueOf(cell: Cell, column: Column | undefined) {
  if (typeof cell !== 'string') return cell
  // A spreadsheet's times belong to no zone: what it is given as UTC, it shows as it is.
  return column?.kind === 'time' ? new Date(`${cell}Z`) : neutralizeText(cell)
}
