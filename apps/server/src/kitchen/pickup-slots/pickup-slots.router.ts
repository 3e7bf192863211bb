import { listPickupTimesInput, pickupSpans, pickupTimes, spansOf } from '@tiffin/contract'
import type { z } from 'zod'
import { open, router } from '../../platform/procedures.ts'
import type { Context } from '../../platform/context.ts'
import { findTimes } from './find-times.ts'

export const pickupRouter = router({
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
    const product = rules.productBySlug.get(slug)
    return product ? [{ slug, categorySlug: product.category.slug, quantity: quantities?.[index] ?? 1 }] : []
  })
  return findTimes(ctx.db, dishes, { rules, now: ctx.clock.now() })
}
