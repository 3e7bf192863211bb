import {
  type BoardPresence,
  type KitchenPace as ShownPace,
  type PauseLength,
  type SetBusyInput,
  UNTIL_RESUMED,
} from '@tiffin/contract'
import type { Database } from '../db/database.ts'
import { kitchenPace } from '../db/schema/index.ts'
import { recordChange } from '../ledger/log/record-change.ts'
import { readPace } from '../menu/catalogue/catalogue-queries.ts'
import { publishChange } from '../menu/catalogue/change-menu.ts'
import { announceLater } from '../menu/catalogue/menu-jobs.ts'
import type { AdminContext, Context } from '../platform/context.ts'
import type { Pace } from '../platform/kitchen-rules.ts'
import { regionOf } from '../platform/read-region.ts'
import { presentTime, spanOfDay, todayAt, type Zone } from '../platform/wall-clock.ts'
import { isOpenAt } from './pickup-slots/opening-windows.ts'
import { listSilentPrinters } from './printing/printer-queries.ts'

/** The pace at that moment: what has ended by then is as if it had never been. */
export function presentPace(
  { pausedUntil, busyMinutes, busyUntil }: Pace,
  now: Temporal.Instant,
  zone: Zone,
): ShownPace {
  const pause = timeAfter(pausedUntil, now, zone)
  const busy = timeAfter(busyUntil, now, zone)
  return {
    pausedUntil: pause?.at ?? null,
    pausedUntilLocal: pause?.local ?? null,
    busyMinutes: busy === null ? 0 : busyMinutes,
    busyUntil: busy?.at ?? null,
    busyUntilLocal: busy?.local ?? null,
  }
}

function timeAfter(time: string | null, now: Temporal.Instant, zone: Zone) {
  if (time === null || Temporal.Instant.compare(time, now) <= 0) return null
  return presentTime(Temporal.Instant.from(time), zone)
}

export async function getPace({ catalogue, clock }: Context): Promise<ShownPace> {
  const { pace, settings } = await catalogue.rules()
  return presentPace(pace, clock.now(), settings.region)
}

type Changes = Partial<typeof kitchenPace.$inferInsert>

/** No order is picked up from now until then. Orders placed before, and later pickup times, are not affected. */
export const pauseOrders = async (ctx: AdminContext, length: PauseLength): Promise<ShownPace> =>
  changePace(ctx, 'pause pace', {
    pausedUntil: endOfPause(length, ctx.clock.now(), await regionOf(ctx)),
  })

export const resumeOrders = (ctx: AdminContext): Promise<ShownPace> =>
  changePace(ctx, 'resume pace', { pausedUntil: null })

/** Makes the lead time longer for a while; 0 minutes end it. */
export function setBusy(ctx: AdminContext, { minutes, forMinutes }: SetBusyInput): Promise<ShownPace> {
  const until = ctx.clock.now().add({ minutes: forMinutes })
  return changePace(ctx, 'change pace', {
    busyMinutes: minutes,
    busyUntil: minutes === 0 ? null : new Date(until.epochMilliseconds),
  })
}

function endOfPause(length: PauseLength, now: Temporal.Instant, zone: Zone): Date {
  if (length === 'resumed') return new Date(UNTIL_RESUMED)
  if (length === 'tomorrow') return spanOfDay(todayAt(now, zone).toString(), zone).until
  return new Date(now.add({ minutes: Number(length) }).epochMilliseconds)
}

// Part of the menu's snapshot: every process and every open page goes by it from now on.
async function changePace(ctx: AdminContext, action: string, changes: Changes): Promise<ShownPace> {
  const after = await publishChange(ctx, async (tx) => {
    const before = await readPace(tx)
    await savePace(tx, changes)
    const until = changes.pausedUntil ?? changes.busyUntil
    if (until != null) await announceLater(tx, ctx, { at: until })
    const saved = await readPace(tx)
    await recordChange(tx, ctx, { action, subjectId: 'kitchen', before: { ...before }, after: { ...saved } })
    return saved
  })
  return presentPace(after, ctx.clock.now(), await regionOf(ctx))
}

async function savePace(tx: Database, changes: Changes) {
  await tx.insert(kitchenPace).values(changes).onConflictDoUpdate({ target: kitchenPace.id, set: changes })
}

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
