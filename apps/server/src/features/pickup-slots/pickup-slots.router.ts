import { listPickupTimesInput, pickupTimes } from '@tiffin/contract'
import { open, router } from '../../platform/procedures.ts'
import { findTimes } from './find-times.ts'

export const pickupRouter = router({
  times: open
    .input(listPickupTimesInput)
    .output(pickupTimes)
    .query(async ({ ctx, input: { slugs, quantities } }) => {
      const rules = await ctx.catalogue.current()
      const dishes = slugs.flatMap((slug, index) => {
        const product = rules.productBySlug.get(slug)
        return product
          ? [{ slug, categorySlug: product.category.slug, quantity: quantities?.[index] ?? 1 }]
          : []
      })
      return findTimes(ctx.db, dishes, { rules, now: ctx.clock.now() })
    }),
})
