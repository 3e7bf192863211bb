import {
  type ChangeSpecialDayInput,
  type HouseRules,
  type Issue,
  MAX_SPECIAL_DAYS,
  type SaveSpecialDayInput,
  type SpecialDay,
  type SpecialDayNotices,
  spanTrouble,
} from '@tiffin/contract'
import { eq } from 'drizzle-orm'
import { lockUntilCommit } from '../../db/advisory-locks.ts'
import type { Database } from '../../db/database.ts'
import { newId } from '../../db/new-id.ts'
import { specialDays } from '../../db/schema/index.ts'
import { recordChange } from '../../ledger/log/record-change.ts'
import { publishChange } from '../../menu/catalogue/change-menu.ts'
import type { AdminContext } from '../../platform/context.ts'
import { AppError, rejectOutdated } from '../../platform/app-error.ts'
import { readRegion } from '../../platform/read-settings.ts'
import { formatDate, type Region, todayAt } from '../../platform/wall-clock.ts'
import {
  findOverlapping,
  findSpecialDayRow,
  loggedSpecialDay,
  presentWithAffected,
  type SpecialDayRow,
} from './list-special-days.ts'

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
    const region = await readRegion(tx)
    rejectBadDays(row, null, todayAt(ctx.clock.now(), region))
    rejectOverlap(await findOverlapping(tx, row), region)
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
    const region = await readRegion(tx)
    rejectBadDays(row, before, todayAt(ctx.clock.now(), region))
    rejectOverlap(await findOverlapping(tx, row), region)
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
  await publishChange(ctx, async (tx) => {
    await lockUntilCommit(tx, 'specialDays')
    const before = loggedSpecialDay(await requireSpecialDay(tx, id))
    await tx.delete(specialDays).where(eq(specialDays.id, id))
    await recordChange(tx, ctx, { action: 'delete special day', subjectId: id, before })
  })
}

async function writeSpecialDay(ctx: AdminContext, write: (tx: Database) => Promise<SpecialDayRow>) {
  const row = await publishChange(ctx, async (tx) => {
    await lockUntilCommit(tx, 'specialDays')
    return write(tx)
  })
  return presentWithAffected(ctx, row)
}

async function requireSpecialDay(tx: Database, id: string): Promise<SpecialDayRow> {
  const row = await findSpecialDayRow(tx, id)
  if (!row) throw new AppError('NOT_FOUND', 'Special day not found')
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

type Terms = Pick<SpecialDayRow, 'firstDay' | 'lastDay' | 'opens' | 'closes'>

/** Rules across several fields; those for a single field are in the contract. */
function rejectBadDays(terms: Terms, before: Terms | null, today: Temporal.PlainDate): void {
  const issues = [
    findFirstDayIssue(terms, before, today),
    findLastDayIssue(terms, before, today),
    findHoursIssue(terms),
  ]
  const found = issues.filter((issue) => issue !== null)
  const [first] = found
  if (first) throw new AppError('VALIDATION', first.message, { issues: found })
}

function findFirstDayIssue(
  { firstDay }: Terms,
  before: Terms | null,
  today: Temporal.PlainDate,
): Issue | null {
  if (firstDay === before?.firstDay || firstDay >= today.toString()) return null
  return { path: 'firstDay', message: 'That day has passed' }
}

function findLastDayIssue(
  { firstDay, lastDay }: Terms,
  before: Terms | null,
  today: Temporal.PlainDate,
): Issue | null {
  const issue = (message: string) => ({ path: 'lastDay', message })
  if (lastDay < firstDay) return issue('The last day is before the first day')
  const length = Temporal.PlainDate.from(firstDay).until(lastDay, { largestUnit: 'days' }).days + 1
  if (length > MAX_SPECIAL_DAYS) return issue(`At most ${MAX_SPECIAL_DAYS} days`)
  if (before === null || lastDay === before.lastDay) return null
  // A closure that ends yesterday is over immediately.
  return lastDay < today.subtract({ days: 1 }).toString() ? issue('That day has passed') : null
}

function findHoursIssue({ opens, closes }: Terms): Issue | null {
  if (opens === null && closes === null) return null
  if (opens === null) return { path: 'opens', message: 'When does it start?' }
  if (closes === null) return { path: 'closes', message: 'When does it end?' }
  const message = spanTrouble({ opens, closes })
  return message === null ? null : { path: 'closes', message }
}

/** If two special days overlapped, it would be unclear which one applies. */
function rejectOverlap(other: SpecialDayRow | null, region: Region): void {
  if (other === null) return
  const { name, firstDay, lastDay } = other
  const [first, last] = [formatDate(firstDay, region), formatDate(lastDay, region)]
  const days = firstDay === lastDay ? first : `${first} to ${last}`
  const message = `These days overlap with ${name}: ${days}`
  throw new AppError('CONFLICT', message, { issues: [{ path: 'firstDay', message }] })
}

const DAYS_AHEAD = 60

/** Notices for guests: today's special day and those that begin soon. */
export function announceSpecialDays(now: Temporal.Instant, rules: HouseRules): SpecialDayNotices {
  const today = todayAt(now, rules.settings.region)
  const until = today.add({ days: DAYS_AHEAD }).toString()
  const days = rules.specialDays.filter(
    ({ firstDay, lastDay }) => lastDay >= today.toString() && firstDay <= until,
  )
  return { today: today.toString(), days }
}
