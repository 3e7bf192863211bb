import { type KitchenPace, type PauseLength, type SetBusyInput, UNTIL_RESUMED } from '@tiffin/contract'
import type { Database } from '../db/database.ts'
import { kitchenPace } from '../db/schema/index.ts'
import type { AdminContext } from '../platform/context.ts'
import { spanOfDay, todayAt } from '../platform/wall-clock.ts'
import { recordChange } from '../ledger/log/record-change.ts'
import { readPace } from '../menu/catalogue/catalogue-queries.ts'
import { changeMenu } from '../menu/catalogue/change-menu.ts'
import { announceLater } from '../menu/catalogue/menu-jobs.ts'
import { presentPace } from './pickup-slots/present-pace.ts'

type Changes = Partial<typeof kitchenPace.$inferInsert>

/** No order is picked up from now until then. Orders placed before, and later pickup times, are not affected. */
export const pauseOrders = (ctx: AdminContext, length: PauseLength): Promise<KitchenPace> =>
  changePace(ctx, 'pause pace', { pausedUntil: endOfPause(length, ctx.clock.now()) })

export const resumeOrders = (ctx: AdminContext): Promise<KitchenPace> =>
  changePace(ctx, 'resume pace', { pausedUntil: null })

/** Makes the lead time longer for a while; 0 minutes end it. */
export function setBusy(ctx: AdminContext, { minutes, forMinutes }: SetBusyInput): Promise<KitchenPace> {
  const until = ctx.clock.now().add({ minutes: forMinutes })
  return changePace(ctx, 'change pace', {
    busyMinutes: minutes,
    busyUntil: minutes === 0 ? null : new Date(until.epochMilliseconds),
  })
}

function endOfPause(length: PauseLength, now: Temporal.Instant): Date {
  if (length === 'resumed') return new Date(UNTIL_RESUMED)
  if (length === 'tomorrow') return spanOfDay(todayAt(now).toString()).until
  return new Date(now.add({ minutes: Number(length) }).epochMilliseconds)
}

// Part of the menu's snapshot: every process and every open page goes by it from now on.
async function changePace(ctx: AdminContext, action: string, changes: Changes): Promise<KitchenPace> {
  const after = await changeMenu(ctx, async (tx) => {
    const before = await readPace(tx)
    await savePace(tx, changes)
    const until = changes.pausedUntil ?? changes.busyUntil
    if (until != null) await announceLater(tx, ctx, { at: until })
    const saved = await readPace(tx)
    await recordChange(tx, ctx, { action, subjectId: 'kitchen', before, after: saved })
    return saved
  })
  return presentPace(after, ctx.clock.now())
}

async function savePace(tx: Database, changes: Changes) {
  await tx.insert(kitchenPace).values(changes).onConflictDoUpdate({ target: kitchenPace.id, set: changes })
}
