import type { SpecialDay } from '@tiffin/contract'
import type { SpecialDayRow } from './opening-hours-queries.ts'

interface Circumstances {
  today: string
  affected: SpecialDay['affected']
}

export const presentSpecialDay = (row: SpecialDayRow, { today, affected }: Circumstances): SpecialDay => ({
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
