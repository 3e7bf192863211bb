import type { ChangeSpecialDayInput, SaveSpecialDayInput, SpecialDay } from '@tiffin/contract'
import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { newId } from '../../db/new-id.ts'
import { specialDays } from '../../db/schema/index.ts'
import type { AdminContext } from '../../platform/context.ts'
import { rejectOutdated } from '../../platform/reject-outdated.ts'
import { Refusal } from '../../platform/refusal.ts'
import { todayAt } from '../../platform/wall-clock.ts'
import { recordChange } from '../../ledger/log/record-change.ts'
import { changeMenu } from '../../menu/catalogue/change-menu.ts'
import { rejectBadDays, rejectOverlap } from './check-special-day.ts'
import { presentWithAffected } from './list-special-days.ts'
import {
  findOverlapping,
  findSpecialDayRow,
  lockSpecialDays,
  type SpecialDayRow,
} from './opening-hours-queries.ts'
import { loggedSpecialDay } from './present-special-day.ts'

export function createSpecialDay(ctx: AdminContext, input: SaveSpecialDayInput): Promise<SpecialDay> {
  return writeSpecialDay(ctx, async (tx) => {
    const { name, firstDay, lastDay, opens, closes } = input
    const row: SpecialDayRow = {
      id: newId(),
      name,
      firstDay,
      lastDay: lastDay || firstDay,
      opens: opens || null,
      closes: closes || null,
      version: 1,
    }
    rejectBadDays(row, null, todayAt(ctx.clock.now()))
    rejectOverlap(await findOverlapping(tx, row))
    await tx.insert(specialDays).values(row)
    await recordChange(tx, ctx, {
      action: 'create special day',
      subjectId: row.id,
      after: loggedSpecialDay(row),
    })
    return row
  })
}

/** Changes the fields that the input names. */
export function changeSpecialDay(
  ctx: AdminContext,
  { id, version, ...input }: ChangeSpecialDayInput,
): Promise<SpecialDay> {
  return writeSpecialDay(ctx, async (tx) => {
    const before = await requireSpecialDay(tx, id)
    rejectOutdated(before.name, before, version)
    const row = { ...before, ...columnsOf(input, before), version: before.version + 1 }
    rejectBadDays(row, before, todayAt(ctx.clock.now()))
    rejectOverlap(await findOverlapping(tx, row))
    await tx.update(specialDays).set(row).where(eq(specialDays.id, id))
    await recordChange(tx, ctx, {
      action: 'change special day',
      subjectId: id,
      before: loggedSpecialDay(before),
      after: loggedSpecialDay(row),
    })
    return row
  })
}

/** From then on its days have the hours of their weekdays. */
export async function deleteSpecialDay(ctx: AdminContext, id: string): Promise<void> {
  await changeMenu(ctx, async (tx) => {
    await lockSpecialDays(tx)
    const before = loggedSpecialDay(await requireSpecialDay(tx, id))
    await tx.delete(specialDays).where(eq(specialDays.id, id))
    await recordChange(tx, ctx, { action: 'delete special day', subjectId: id, before })
  })
}

async function writeSpecialDay(ctx: AdminContext, write: (tx: Database) => Promise<SpecialDayRow>) {
  const row = await changeMenu(ctx, async (tx) => {
    await lockSpecialDays(tx)
    return write(tx)
  })
  return presentWithAffected(ctx, row)
}

async function requireSpecialDay(tx: Database, id: string): Promise<SpecialDayRow> {
  const row = await findSpecialDayRow(tx, id)
  if (!row) throw new Refusal('NOT_FOUND', 'Special day not found')
  return row
}

/** A blank last day means the first alone, blank hours mean closed. */
function columnsOf(
  { name, firstDay, lastDay, opens, closes }: Omit<ChangeSpecialDayInput, 'id' | 'version'>,
  before: SpecialDayRow,
): Omit<SpecialDayRow, 'id' | 'version'> {
  const first = firstDay ?? before.firstDay
  return {
    name: name ?? before.name,
    firstDay: first,
    lastDay: lastDay === undefined ? before.lastDay : lastDay || first,
    opens: opens === undefined ? before.opens : opens || null,
    closes: closes === undefined ? before.closes : closes || null,
  }
}
