import type { SheetHeadings } from '@tiffin/contract'
import type { MoneyTerms } from '@tiffin/pricing'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { setImmediate as breathe } from 'node:timers/promises'
import type { Context } from '../../platform/context.ts'
import { AppError } from '../../platform/app-error.ts'
import { sheetReader } from '../../program-files.ts'
import type { ParsedChoice, ParsedRow, ProductSheet, SheetHead, SheetMessage } from './parsed-sheet.ts'
import { runSheetProcess } from './run-sheet-process.ts'

export interface ParsedSheet extends SheetHead {
  rows: PlacedRow[]
  /** The rows of the option groups. */
  choices: ParsedChoice[]
  /** Of the file's bytes. */
  digest: string
}

/** A row with the sheet that it is on. */
export interface PlacedRow extends ParsedRow {
  columns: ProductSheet['columns']
  /** Undefined if all products are on one sheet. */
  sheet: string | undefined
}

export interface SheetFile {
  file: Uint8Array
  /** Decides only whether a text is CSV. */
  fileName?: string | undefined
}

/** How a restaurant writes its spreadsheets. */
export interface SheetWriting extends MoneyTerms {
  /** What its own headings mean. */
  headings: SheetHeadings
}

/** Reads a spreadsheet in a separate process, its prices as people write them there. The server takes its rows in small portions. */
export const readSheet = (
  { file, fileName = '' }: SheetFile,
  { locale, currency, headings }: SheetWriting,
  { reportProgress, signal }: ProgressOptions = {},
): Promise<ParsedSheet> =>
  runSheetProcess(
    {
      script: sheetReader,
      bytes: file,
      args: [locale, currency, JSON.stringify(headings), ...(/\.csv$/i.test(fileName) ? ['csv'] : [])],
      signal,
    },
    (output) => collect(output, reportProgress),
  )

async function collect(
  output: Readable,
  reportProgress: ProgressOptions['reportProgress'],
): Promise<ParsedSheet> {
  const sheet: ParsedSheet = {
    productSheets: [],
    optionColumns: null,
    ignored: [],
    leftOut: [],
    headings: [],
    rows: [],
    choices: [],
    digest: '',
  }
  let of = 0
  for await (const line of createInterface(output)) {
    const message = JSON.parse(line) as SheetMessage
    if (message.kind === 'error') throw new AppError(message.code, message.message)
    if (message.kind === 'head') of = message.rowCount
    if (message.kind === 'rows') sheet.rows.push(...placeRows(message, sheet.productSheets))
    else if (message.kind === 'choices') sheet.choices.push(...message.rows)
    else Object.assign(sheet, message)
    reportProgress?.({ step: 'checking', done: sheet.rows.length + sheet.choices.length, of })
    // Otherwise lines that arrived together would be processed without a pause.
    await breathe()
  }
  return sheet
}

function placeRows(
  { rows, sheet }: Extract<SheetMessage, { kind: 'rows' }>,
  productSheets: ProductSheet[],
): PlacedRow[] {
  const { name, columns } = productSheets[sheet] as ProductSheet
  return rows.map((row) => ({ ...row, columns, sheet: productSheets.length > 1 ? name : undefined }))
}

/** For callers of a long operation: reports progress, and lets them abort. */
export interface ProgressOptions {
  reportProgress?: Context['reportProgress']
  signal?: AbortSignal | undefined
}
