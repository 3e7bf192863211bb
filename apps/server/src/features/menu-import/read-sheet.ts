import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { setImmediate as breathe } from 'node:timers/promises'
import { Refusal } from '../../platform/refusal.ts'
import { sheetReader } from '../../program-files.ts'
import type { ParsedRow, SheetHead, SheetMessage } from './parsed-sheet.ts'
import { runSheetProcess } from './run-sheet-process.ts'

export interface ParsedSheet extends SheetHead {
  rows: ParsedRow[]
  /** Of the file's bytes. */
  digest: string
}

/** Reads a spreadsheet in a process of its own. The server takes its rows in small portions. */
export const readSheet = (bytes: Uint8Array, { isCsv = false } = {}): Promise<ParsedSheet> =>
  runSheetProcess({ script: sheetReader, bytes, args: isCsv ? ['csv'] : [] }, collect)

async function collect(output: Readable): Promise<ParsedSheet> {
  const sheet: ParsedSheet = { columns: {}, ignored: [], rows: [], digest: '' }
  for await (const line of createInterface(output)) {
    const message = JSON.parse(line) as SheetMessage
    if (message.kind === 'refusal') throw new Refusal(message.code, message.message)
    if (message.kind === 'rows') sheet.rows.push(...message.rows)
    else Object.assign(sheet, message)
    // Lines that arrived together would be read in one go.
    await breathe()
  }
  return sheet
}
