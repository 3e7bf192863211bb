import {
  type AffectedDay,
  MAX_LIST_LENGTH,
  type SpecialDay,
  type SpecialDayList,
  type SpecialDays,
  type Department,
  hoursOn,
  type HouseRules,
  type OpeningDay,
  type OpeningInterval,
  type OpeningWeek,
  openingsOn,
  specialDayOf,
} from '@tiffin/contract'
import { and, eq, gte, lte, ne, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { specialDays } from '../../db/schema/index.ts'
import type { Context } from '../../platform/context.ts'
import { dayOn, instantsOf, presentTime, todayAt, writeInstant } from '../../platform/wall-clock.ts'
import { findClosedOut } from '../find-affected.ts'

export type SpecialDayRow = typeof specialDays.$inferSelect

/** Current and coming ones first, the next one at the top; then past ones, the latest first. */
function listSpecialDayRows(db: Database, today: string): Promise<SpecialDayRow[]> {
  const { firstDay, lastDay } = specialDays
  const isOver = sql`${lastDay} < ${today}::date`
  const daysAhead = sql`${firstDay} - ${today}::date`
  return db
    .select()
    .from(specialDays)
    .orderBy(isOver, sql`case when ${isOver} then -(${daysAhead}) else ${daysAhead} end`)
    .limit(MAX_LIST_LENGTH)
}

export async function findSpecialDayRow(db: Database, id: string): Promise<SpecialDayRow | null> {
  const [row] = await db.select().from(specialDays).where(eq(specialDays.id, id))
  return row ?? null
}

/** Another special day that overlaps with these. */
export async function findOverlapping(
  tx: Database,
  { id, firstDay, lastDay }: Pick<SpecialDayRow, 'id' | 'firstDay' | 'lastDay'>,
): Promise<SpecialDayRow | null> {
  const [row] = await tx
    .select()
    .from(specialDays)
    .where(
      and(ne(specialDays.id, id), lte(specialDays.firstDay, lastDay), gte(specialDays.lastDay, firstDay)),
    )
    .orderBy(specialDays.firstDay)
    .limit(1)
  return row ?? null
}

type Source = Pick<Context, 'db' | 'clock' | 'catalogue'>

export async function listSpecialDays({ db, clock, catalogue }: Source): Promise<SpecialDayList> {
  const now = new Date(clock.nowMs())
  const { settings } = await catalogue.rules()
  const today = dayOn(now, settings.region)
  const rows = await listSpecialDayRows(db, today)
  const affected = await findClosedOut(db, { settings, specialDays: rows.map(specialDaysOf) }, now)
  return {
    specialDays: rows.map((row) => present(row, affected, today)),
    total: await db.$count(specialDays),
    affectedElsewhere: affected.filter(({ day }) => !rows.some((row) => isWithin(row, day))),
  }
}

/** Runs outside any transaction: it must see everything promised up to this moment. */
export async function presentWithAffected(
  { db, clock, catalogue }: Source,
  row: SpecialDayRow,
): Promise<SpecialDay> {
  const { settings } = await catalogue.rules()
  const now = new Date(clock.nowMs())
  const affected = await findClosedOut(db, { settings, specialDays: [specialDaysOf(row)] }, now)
  return present(row, affected, dayOn(now, settings.region))
}

const present = (row: SpecialDayRow, affected: readonly AffectedDay[], today: string) =>
  presentSpecialDay(row, {
    today,
    affected: affected.filter(({ day }) => isWithin(row, day)),
  })

const isWithin = ({ firstDay, lastDay }: SpecialDayRow, day: string) => firstDay <= day && day <= lastDay

const specialDaysOf = ({ name, firstDay, lastDay, opens, closes }: SpecialDayRow): SpecialDays => ({
  name,
  firstDay,
  lastDay,
  hours: opens !== null && closes !== null ? { opens, closes } : null,
})

interface Circumstances {
  today: string
  affected: SpecialDay['affected']
}

const presentSpecialDay = (row: SpecialDayRow, { today, affected }: Circumstances): SpecialDay => ({
  ...loggedSpecialDay(row),
  isOver: row.lastDay < today,
  affected,
  version: row.version,
})

/** The part that the log records. */
export const loggedSpecialDay = ({ id, name, firstDay, lastDay, opens, closes }: SpecialDayRow) => ({
  _id: id,
  name,
  firstDay,
  lastDay,
  opens,
  closes,
})

const DAYS_AHEAD = 14

/** The coming two weeks, day by day, with every opening and closing as an instant and in wall-clock time. */
export function describeWeek(now: Temporal.Instant, rules: HouseRules): OpeningWeek {
  const today = todayAt(now, rules.settings.region)
  const days = Array.from({ length: DAYS_AHEAD }, (_, offset) =>
    describeDay(today.add({ days: offset }), { rules, isFirst: offset === 0 }),
  )
  return { days }
}

interface Described {
  rules: HouseRules
  isFirst: boolean
}

function describeDay(date: Temporal.PlainDate, { rules, isFirst }: Described): OpeningDay {
  const day = date.toString()
  // A night is told once, on the day on which it begins; what is left of it belongs to the first day.
  const hoursOfDay = (department: Department) => [
    ...(isFirst ? openingsOn(day, department, rules).filter(({ opens }) => opens === '00:00') : []),
    ...hoursOn(day, department, rules).filter(({ opens }) => !isFirst || opens !== '00:00'),
  ]
  return {
    day,
    from: writeInstant(date.toZonedDateTime(rules.settings.region.timeZone).toInstant()),
    special: specialDayOf(day, rules.specialDays)?.name ?? null,
    kitchen: intervalsOf(hoursOfDay('kitchen'), day, rules),
    office: intervalsOf(hoursOfDay('office'), day, rules),
  }
}

// Hours that the clock skips when it goes forward do not exist.
function intervalsOf(hours: readonly OpeningInterval[], day: string, rules: HouseRules) {
  const { region } = rules.settings
  return hours
    .map((span) => instantsOf(day, span, region))
    .filter(({ opens, closes }) => Temporal.Instant.compare(opens, closes) < 0)
    .map(({ opens, closes }) => ({ opens: presentTime(opens, region), closes: presentTime(closes, region) }))
}
