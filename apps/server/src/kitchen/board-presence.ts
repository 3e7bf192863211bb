import type { BoardPresence } from '@tiffin/contract'
import { kitchenPace } from '../db/schema/index.ts'
import type { AdminContext } from '../platform/context.ts'
import { listSilentPrinters } from './printing/printer-queries.ts'
import { isOpenAt } from './pickup-slots/opening-windows.ts'

// A board reports itself every half a minute.
const SEEN_WITHIN_MS = 100_000

/** From an open board. */
export async function reportBoard({ db, clock }: AdminContext): Promise<void> {
  const boardSeenAt = new Date(clock.nowMs())
  await db
    .insert(kitchenPace)
    .values({ boardSeenAt })
    .onConflictDoUpdate({ target: kitchenPace.id, set: { boardSeenAt } })
}

/** Whether somebody would see a new order, and every printer print it. */
export async function getBoardPresence({ db, clock, catalogue }: AdminContext): Promise<BoardPresence> {
  const rules = await catalogue.rules()
  const [row] = await db.select({ at: kitchenPace.boardSeenAt }).from(kitchenPace)
  const lastSeenAt = row?.at ?? null
  const isConnected = lastSeenAt !== null && clock.nowMs() - lastSeenAt.getTime() < SEEN_WITHIN_MS
  const isOpen = isOpenAt(clock.now(), rules)
  return {
    isMissing: isOpen && rules.settings.alerts.warnsWithoutBoard && !isConnected,
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
    silentPrinters: isOpen ? await listSilentPrinters(db, clock.nowMs()) : [],
  }
}
