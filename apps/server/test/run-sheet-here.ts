/**
 * Stands in for `run-sheet-process.ts`: a spreadsheet is read and written by the same code, but in this process, which
 * starts in no time. `useSheetProcesses` is for tests of what the separate process protects from.
 */
import type { SheetHeadings } from '@tiffin/contract'
import { moneyOf } from '@tiffin/pricing'
import { PassThrough, type Readable } from 'node:stream'
import { afterAll, beforeAll } from 'vitest'
import * as apart from '../src/menu/import/run-sheet-process.ts'
import { sendSheet } from '../src/menu/import/send-sheet.ts'
import { drawTemplate, type Template } from '../src/menu/import/template-workbook.ts'
import { sheetReader } from '../src/program-files.ts'

let isApart = false

/** The tests of this file read spreadsheets as a real server does: in separate processes. */
export function useSheetProcesses(): void {
  beforeAll(() => {
    isApart = true
  })
  afterAll(() => {
    isApart = false
  })
}

export function runSheetProcess<Result>(
  task: apart.SheetProcess,
  take: (output: Readable) => Promise<Result>,
): Promise<Result> {
  if (isApart) return apart.runSheetProcess(task, take)
  const output = new PassThrough()
  write(task, output).then(
    () => output.end(),
    (error: Error) => output.destroy(error),
  )
  return take(output)
}

async function write({ script, bytes, args = [], signal }: apart.SheetProcess, output: PassThrough) {
  signal?.throwIfAborted()
  if (script !== sheetReader) {
    output.write(await drawTemplate(JSON.parse(String(bytes)) as Template))
    return
  }
  const [locale = '', currency = '', headings = '{}', kind] = args
  await sendSheet(Buffer.from(bytes), {
    isCsv: kind === 'csv',
    money: moneyOf({ locale, currency }),
    headings: JSON.parse(headings) as SheetHeadings,
    async write(line) {
      signal?.throwIfAborted()
      output.write(line)
    },
  })
}
