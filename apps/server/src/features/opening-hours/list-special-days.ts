import type { SpecialDay } from '@tiffin/contract'
import type { Context } from '../../platform/procedures.ts'
import { dayOn } from '../../platform/wall-clock.ts'
import { findAffected } from './find-affected.ts'
import { listSpecialDayRows, type SpecialDayRow } from './opening-hours-queries.ts'
import { presentSpecialDay } from './present-special-day.ts'

type Source = Pick<Context, 'db' | 'clock'>

/** Today's and the coming ones first, the next one at their head; then those that are over, the last one first. */
export async function listSpecialDays(ctx: Source): Promise<SpecialDay[]> {
  const all = await withAffected(ctx, await listSpecialDayRows(ctx.db))
  const { coming = [], over = [] } = Object.groupBy(all, ({ isOver }) => (isOver ? 'over' : 'coming'))
  return [...coming.toReversed(), ...over]
}

/** Asked outside of any transaction: it must see what was promised up to this moment. */
export async function withAffected({ db, clock }: Source, rows: SpecialDayRow[]): Promise<SpecialDay[]> {
  const now = new Date(clock.nowMs())
  const affected = await findAffected(db, rows, now)
  return rows.map((row) => presentSpecialDay(row, { today: dayOn(now), affected: affected.get(row) }))
}
