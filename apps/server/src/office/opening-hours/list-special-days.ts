import type { AffectedDay, SpecialDay, SpecialDayList } from '@tiffin/contract'
import type { Context } from '../../platform/context.ts'
import { dayOn } from '../../platform/wall-clock.ts'
import { findAffected } from './find-affected.ts'
import { listSpecialDayRows, type SpecialDayRow } from './opening-hours-queries.ts'
import { presentSpecialDay } from './present-special-day.ts'

type Source = Pick<Context, 'db' | 'clock' | 'catalogue'>

/** Current and coming ones first, the next one at the top; then past ones, the latest first. */
export async function listSpecialDays({ db, clock, catalogue }: Source): Promise<SpecialDayList> {
  const now = new Date(clock.nowMs())
  const { settings } = await catalogue.rules()
  const rows = await listSpecialDayRows(db)
  const affected = await findAffected(db, { rows, settings, now })
  const all = rows.map((row) => present(row, affected, now))
  const { coming = [], over = [] } = Object.groupBy(all, ({ isOver }) => (isOver ? 'over' : 'coming'))
  return {
    specialDays: [...coming.toReversed(), ...over],
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
  return present(row, await findAffected(db, { rows: [row], settings, now }), now)
}

const present = (row: SpecialDayRow, affected: readonly AffectedDay[], now: Date) =>
  presentSpecialDay(row, { today: dayOn(now), affected: affected.filter(({ day }) => isWithin(row, day)) })

const isWithin = ({ firstDay, lastDay }: SpecialDayRow, day: string) => firstDay <= day && day <= lastDay
