import {
  boardPresence,
  kitchenPace,
  kitchenRoom,
  listPickupTimesInput,
  pauseOrdersInput,
  pickupSpans,
  pickupTimes,
  setBusyInput,
  spansOf,
} from '@tiffin/contract'
import type { z } from 'zod'
import type { Context } from '../platform/context.ts'
import { open, permitted, permittedAutomatic, router } from '../platform/procedures.ts'
import {
  getBoardPresence,
  getBusyMode,
  pauseOrders,
  reportBoard,
  resumeOrders,
  setBusy,
} from './busy-mode.ts'
import { findCapacity } from './pickup-slots/find-capacity.ts'
import { findTimes } from './pickup-slots/find-times.ts'

export const kitchenRouter = router({
  pace: permitted('kitchen')
    .output(kitchenPace)
    .query(({ ctx }) => getBusyMode(ctx)),
  pause: permitted('kitchen')
    .input(pauseOrdersInput)
    .output(kitchenPace)
    .mutation(({ ctx, input }) => pauseOrders(ctx, input.length)),
  resume: permitted('kitchen')
    .output(kitchenPace)
    .mutation(({ ctx }) => resumeOrders(ctx)),
  setBusy: permitted('kitchen')
    .input(setBusyInput)
    .output(kitchenPace)
    .mutation(({ ctx, input }) => setBusy(ctx, input)),
  boards: permitted('kitchen')
    .output(boardPresence)
    .query(({ ctx }) => getBoardPresence(ctx)),
  reportBoard: permittedAutomatic('kitchen')
    .output(boardPresence)
    .mutation(async ({ ctx }) => {
      await reportBoard(ctx)
      return getBoardPresence(ctx)
    }),
})

export const pickupRouter = router({
  room: permitted('orders')
    .output(kitchenRoom)
    .query(({ ctx }) => findCapacity(ctx)),

  times: open
    .input(listPickupTimesInput)
    .output(pickupTimes)
    .query(({ ctx, input }) => findTimesOf(ctx, input)),

  spans: open
    .input(listPickupTimesInput)
    .output(pickupSpans)
    .query(async ({ ctx, input }) => {
      const { times, ...rest } = await findTimesOf(ctx, input)
      return { ...rest, spans: spansOf(times) }
    }),
})

async function findTimesOf(ctx: Context, { slugs, quantities }: z.infer<typeof listPickupTimesInput>) {
  const rules = await ctx.catalogue.current()
  const dishes = slugs.flatMap((slug, index) => {
    const product = rules.findProduct(slug)
    return product
      ? [{ slug: product.slug, categorySlug: product.category.slug, quantity: quantities?.[index] ?? 1 }]
      : []
  })
  return findTimes(ctx.db, dishes, { rules, now: ctx.clock.now() })
}
