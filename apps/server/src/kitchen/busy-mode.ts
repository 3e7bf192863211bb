import {
  type BoardPresence,
  type KitchenPace as ShownBusyMode,
  type PauseLength,
  type SetBusyInput,
  UNTIL_RESUMED,
} from '@tiffin/contract'
import type { Database } from '../db/database.ts'
import { kitchenPace } from '../db/schema/index.ts'
import { recordChange } from '../ledger/log/record-change.ts'
import { readBusyMode } from '../menu/catalogue/catalogue-queries.ts'
import { publishChange } from '../menu/catalogue/change-menu.ts'
import { announceLater } from '../menu/catalogue/menu-jobs.ts'
import type { AdminContext, Context } from '../platform/context.ts'
import { type BusyMode, regionOf } from '../platform/read-settings.ts'
import { presentTime, spanOfDay, todayAt, type Zone } from '../platform/wall-clock.ts'
import { isOpenAt } from './pickup-slots/opening-windows.ts'
import { listSilentPrinters } from './printing/printer-queries.ts'

/** Busy mode at that moment: what has ended by then is as if it had never been. */
export function presentBusyMode(
  { pausedUntil, busyMinutes, busyUntil }: BusyMode,
  now: Temporal.Instant,
  zone: Zone,
): ShownBusyMode {
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

export async function getBusyMode({ catalogue, clock }: Context): Promise<ShownBusyMode> {
  const { busyMode, settings } = await catalogue.rules()
  return presentBusyMode(busyMode, clock.now(), settings.region)
}

type Changes = Partial<typeof kitchenPace.$inferInsert>

/** No order is picked up from now until then. Orders placed before, and later pickup times, are not affected. */
export const pauseOrders = async (ctx: AdminContext, length: PauseLength): Promise<ShownBusyMode> =>
  changeBusyMode(ctx, 'pause pace', {
    pausedUntil: endOfPause(length, ctx.clock.now(), await regionOf(ctx)),
  })

export const resumeOrders = (ctx: AdminContext): Promise<ShownBusyMode> =>
  changeBusyMode(ctx, 'resume pace', { pausedUntil: null })

/** Makes the lead time longer for a while; 0 minutes end it. */
export function setBusy(ctx: AdminContext, { minutes, forMinutes }: SetBusyInput): Promise<ShownBusyMode> {
  const until = ctx.clock.now().add({ minutes: forMinutes })
  return changeBusyMode(ctx, 'change pace', {
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
async function changeBusyMode(ctx: AdminContext, action: string, changes: Changes): Promise<ShownBusyMode> {
  const after = await publishChange(ctx, async (tx) => {
    const before = await readBusyMode(tx)
    await saveBusyMode(tx, changes)
    const until = changes.pausedUntil ?? changes.busyUntil
    if (until != null) await announceLater(tx, ctx, { at: until })
    const saved = await readBusyMode(tx)
    await recordChange(tx, ctx, { action, subjectId: 'kitchen', before: { ...before }, after: { ...saved } })
    return saved
  })
  return presentBusyMode(after, ctx.clock.now(), await regionOf(ctx))
}

async function saveBusyMode(tx: Database, changes: Changes) {
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
