import { listPickupTimesInput, pickupTimes } from '@tiffin/contract'
import { open, router } from '../../platform/procedures.ts'
import { presentTime } from '../../platform/wall-clock.ts'
import { listPickupTimes, promisePickup } from './promise-pickup.ts'

const DAYS_TO_CHOOSE_FROM = 7

export const pickupRouter = router({
  times: open
    .input(listPickupTimesInput)
    .output(pickupTimes)
    .query(async ({ ctx, input }) => {
      const rules = await ctx.catalogue.current()
      const categorySlugs = input.slugs.flatMap((slug) => rules.productBySlug.get(slug)?.category.slug ?? [])
      const asked = { now: ctx.clock.now(), categorySlugs, rules }
      return {
        asSoonAsPossible: presentTime(promisePickup(asked)),
        times: listPickupTimes(asked, DAYS_TO_CHOOSE_FROM).map(presentTime),
      }
    }),
})
