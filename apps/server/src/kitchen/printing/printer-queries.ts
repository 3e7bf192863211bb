import { PRINTER_SILENT_MS, type Printer } from '@tiffin/contract'
import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { printers } from '../../db/schema/index.ts'
import { AppError } from '../../platform/app-error.ts'
import { countUnfinished } from './ticket-queries.ts'

export type PrinterRow = typeof printers.$inferSelect

/** In the order in which they were added. */
export const listPrinterRows = (db: Database): Promise<PrinterRow[]> =>
  db.select().from(printers).orderBy(asc(printers.createdAt), asc(printers.id))

export async function listPrinters(db: Database, nowMs: number): Promise<Printer[]> {
  const rows = await listPrinterRows(db)
  const waiting = await countUnfinished(db)
  return rows.map((row) => presentPrinter(row, waiting.get(row.id) ?? 0, nowMs))
}

/** The names of those out of reach. */
export async function listSilentPrinters(db: Database, nowMs: number): Promise<string[]> {
  const rows = await listPrinterRows(db)
  return rows.filter((row) => isSilent(row, nowMs)).map(({ name }) => name)
}

export async function findPrinter(db: Database, id: string): Promise<PrinterRow> {
  const [row] = await db.select().from(printers).where(eq(printers.id, id))
  if (!row) throw new AppError('NOT_FOUND', 'Printer not found')
  return row
}

export async function lockPrinter(tx: Database, id: string): Promise<PrinterRow> {
  const [row] = await tx.select().from(printers).where(eq(printers.id, id)).for('update')
  if (!row) throw new AppError('NOT_FOUND', 'Printer not found')
  return row
}

/** Out of reach, or never connected since it was added. */
const isSilent = ({ lastPolledAt, createdAt }: PrinterRow, nowMs: number): boolean =>
  nowMs - (lastPolledAt ?? createdAt).getTime() > PRINTER_SILENT_MS

export function presentPrinter(row: PrinterRow, waiting: number, nowMs: number): Printer {
  const { id, name, stations, isCounter, paper, standInId, lastPolledAt, status, version } = row
  return {
    _id: id,
    name,
    stations,
    isCounter,
    paper,
    standInId,
    lastPolledAt: lastPolledAt?.toISOString() ?? null,
    isSilent: isSilent(row, nowMs),
    status,
    waiting,
    version,
  }
}
