import type { RegionSettings } from '@tiffin/contract'
import { sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { orders, reservations } from '../db/schema/index.ts'
import { AppError } from '../platform/app-error.ts'

interface Change {
  before: RegionSettings
  after: RegionSettings
}

const fields = { timeZone: 'time zone', currency: 'currency' } as const

/** What was promised and priced stays so: neither zone nor currency changes once there is an order or a reservation. */
export async function rejectMoved(tx: Database, { before, after }: Change): Promise<void> {
  const changed = (['timeZone', 'currency'] as const).filter((field) => before[field] !== after[field])
  const [first] = changed
  if (first === undefined) return
  // Until the commit nobody orders or reserves; who waits for that is told by `rejectOtherRegion`.
  await tx.execute(sql`lock table ${orders}, ${reservations} in share row exclusive mode`)
  const isUsed = sql<boolean>`exists (select from ${orders}) or exists (select from ${reservations})`
  const [found] = await tx.select({ isUsed }).from(sql`(values (1)) as one`)
  if (found?.isUsed !== true) return
  const names = changed.map((field) => fields[field]).join(' and the ')
  const byCommand =
    first === 'timeZone' && changed.length === 1
      ? ' On the server, “settings move-zone” shows what would become another time, and then moves it.'
      : ''
  const message = `The ${names} can no longer change: orders or reservations have been made with ${changed.length === 1 ? 'it' : 'them'}.${byCommand}`
  throw new AppError('CONFLICT', message, { issues: [{ path: `region.${first}`, message }] })
}
