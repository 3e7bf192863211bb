import type { ChangePrinterInput, Printer, PrinterWithAddress, SavePrinterInput } from '@tiffin/contract'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { newId } from '../../db/new-id.ts'
import { printers, tickets } from '../../db/schema/index.ts'
import { hashToken } from '../../platform/hashes.ts'
import type { AdminContext } from '../../platform/context.ts'
import { AppError, rejectOutdated } from '../../platform/app-error.ts'
import { readSettings } from '../../platform/read-settings.ts'
import { recordChange } from '../../ledger/log/record-change.ts'
import { listPrinterRows, lockPrinter, presentPrinter, type PrinterRow } from './printer-queries.ts'
import { countUnfinished } from './ticket-queries.ts'

const MAX_PRINTERS = 20

type Setup = Pick<PrinterRow, 'id' | 'name' | 'stations' | 'isCounter' | 'standInId'>

export function createPrinter(ctx: AdminContext, input: SavePrinterInput): Promise<PrinterWithAddress> {
  return ctx.db.transaction(async (tx) => {
    const id = newId()
    const token = newId()
    await lockSetups(tx)
    await rejectUnsuitable(tx, { id, ...input })
    const values = { id, ...input, tokenHash: hashToken(token), createdAt: new Date(ctx.clock.nowMs()) }
    const [row] = await tx.insert(printers).values(values).returning()
    const printer = await presented(tx, ctx, row)
    await recordChange(tx, ctx, { action: 'create printer', subjectId: id, after: settled(printer) })
    return { printer, address: addressOf(ctx, token) }
  })
}

/** Changes the fields that the input names. Tickets that wait keep their printer. */
export function changePrinter(ctx: AdminContext, input: ChangePrinterInput): Promise<Printer> {
  const { id, version, ...columns } = input
  return ctx.db.transaction(async (tx) => {
    // The table before the row: a printer that asks for work has the one, and waits for the other.
    await lockSetups(tx)
    const before = await lockPrinter(tx, id)
    rejectOutdated(before.name, before, version)
    await rejectUnsuitable(tx, { ...before, ...withoutMissing(columns) })
    const [row] = await tx
      .update(printers)
      .set({ ...withoutMissing(columns), version: sql`${printers.version} + 1` })
      .where(eq(printers.id, id))
      .returning()
    const after = await presented(tx, ctx, row)
    await recordChange(tx, ctx, {
      action: 'change printer',
      subjectId: id,
      before: settled(presentPrinter(before, 0, ctx.clock.nowMs())),
      after: settled(after),
    })
    return after
  })
}

/** The old address stops working at once. */
export function renewAddress(ctx: AdminContext, id: string): Promise<PrinterWithAddress> {
  return ctx.db.transaction(async (tx) => {
    await lockPrinter(tx, id)
    const token = newId()
    const [row] = await tx
      .update(printers)
      .set({ tokenHash: hashToken(token), version: sql`${printers.version} + 1` })
      .where(eq(printers.id, id))
      .returning()
    const printer = await presented(tx, ctx, row)
    await recordChange(tx, ctx, { action: 'renew printer', subjectId: id, after: settled(printer) })
    return { printer, address: addressOf(ctx, token) }
  })
}

/** Its stand-in gets the tickets that it has not printed; without one they are given up. */
export async function deletePrinter(ctx: AdminContext, id: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const row = await lockPrinter(tx, id)
    const isUnfinished = and(eq(tickets.printerId, id), isNull(tickets.finishedAt))
    const handedOver =
      row.standInId === null
        ? { state: 'failed' as const, finishedAt: new Date(ctx.clock.nowMs()), result: 'Printer removed' }
        : {
            printerId: row.standInId,
            state: 'waiting' as const,
            isDuplicate: sql`${tickets.isDuplicate} or ${tickets.fetchedAt} is not null`,
          }
    await tx.update(tickets).set(handedOver).where(isUnfinished)
    await tx.delete(printers).where(eq(printers.id, id))
    const before = settled(presentPrinter(row, 0, ctx.clock.nowMs()))
    await recordChange(tx, ctx, { action: 'delete printer', subjectId: id, before })
  })
}

const addressOf = ({ publicUrl }: AdminContext, token: string) => `${publicUrl}/cloudprnt/${token}`

async function presented(tx: Database, ctx: AdminContext, row: PrinterRow | undefined): Promise<Printer> {
  if (!row) throw new AppError('NOT_FOUND', 'Printer not found')
  const waiting = await countUnfinished(tx)
  return presentPrinter(row, waiting.get(row.id) ?? 0, ctx.clock.nowMs())
}

/** What somebody chose, for the log. */
const settled = ({ name, stations, isCounter, paper, standInId }: Printer) => ({
  name,
  stations,
  isCounter,
  paper,
  standInId,
})

/** Two printers must not get the same station, not even at the same moment. */
const lockSetups = (tx: Database) => tx.execute(sql`lock table ${printers} in share row exclusive mode`)

async function rejectUnsuitable(tx: Database, { id, name, stations, isCounter, standInId }: Setup) {
  const others = (await listPrinterRows(tx)).filter((each) => each.id !== id)
  if (others.length >= MAX_PRINTERS) throw new AppError('CONFLICT', `At most ${MAX_PRINTERS} printers`)
  const known = (await readSettings(tx)).kitchen.stations
  const issues = [
    others.some((each) => each.name.toLowerCase() === name.toLowerCase()) && {
      path: 'name',
      message: `There is already a printer called ${name}`,
    },
    standInId !== null &&
      !others.some((each) => each.id === standInId) && {
        path: 'standInId',
        message: 'There is no such printer',
      },
    isCounter &&
      others.some((each) => each.isCounter) && {
        path: 'isCounter',
        message: `${others.find((each) => each.isCounter)?.name} prints the counter’s tickets already`,
      },
    ...stations.map((station) => {
      const printedBy = others.find((each) => each.stations.includes(station))
      const label = known.find(({ key }) => key === station)?.name
      if (label === undefined) return { path: 'stations', message: 'There is no such station' }
      return (
        printedBy && { path: 'stations', message: `${printedBy.name} prints the tickets of ${label} already` }
      )
    }),
  ].filter((issue) => issue !== false && issue !== undefined)
  const [first] = issues
  if (first) throw new AppError('CONFLICT', first.message, { issues })
}

/** Without the fields that the caller left out. */
const withoutMissing = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Fields]: Exclude<Fields[Key], undefined>
  }
