import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { setImmediate as breathe } from 'node:timers/promises'
import { Refusal } from '../../platform/refusal.ts'
import { sheetReader } from '../../program-files.ts'
import type { ParsedRow, SheetHead, SheetMessage } from './parsed-sheet.ts'
import { runSheetProcess } from './run-sheet-process.ts'
import type { Watched } from './watched.ts'

export interface ParsedSheet extends SheetHead {
  rows: ParsedRow[]
  /** Of the file's bytes. */
  digest: string
}

export interface ReadingOptions extends Watched {
  isCsv?: boolean
}

/** Reads a spreadsheet in a process of its own. The server takes its rows in small portions. */
export const readSheet = (
  bytes: Uint8Array,
  { isCsv = false, tellProgress, signal }: ReadingOptions = {},
): Promise<ParsedSheet> =>
  runSheetProcess({ script: sheetReader, bytes, args: isCsv ? ['csv'] : [], signal }, (output) =>
    collect(output, tellProgress),
  )

async function collect(output: Readable, tellProgress: Watched['tellProgress']): Promise<ParsedSheet> {
  const sheet: ParsedSheet = { columns: {}, ignored: [], rows: [], digest: '' }
  let of = 0
  for await (const line of createInterface(output)) {
    const message = JSON.parse(line) as SheetMessage
    if (message.kind === 'refusal') throw new Refusal(message.code, message.message)
    if (message.kind === 'head') of = message.rowCount
    if (message.kind === 'rows') sheet.rows.push(...message.rows)
    else Object.assign(sheet, message)
    tellProgress?.({ step: 'checking', done: sheet.rows.length, of })
    // Lines that arrived together would be read in one go.
    await breathe()
  }
  return sheet
}
