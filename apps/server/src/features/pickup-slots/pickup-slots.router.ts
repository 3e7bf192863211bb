import { listPickupTimesInput, pickupTimes } from '@tiffin/contract'
import { open, router } from '../../platform/procedures.ts'
import { presentTime } from '../../platform/wall-clock.ts'
import { findRoom } from './load-queries.ts'
import { workOf } from './work-of.ts'
import { presentPace } from './present-pace.ts'
import { isOpenAt } from './opening-windows.ts'
import { listPickupTimes, promisePickup } from './promise-pickup.ts'

const DAYS_TO_CHOOSE_FROM = 7

export const pickupRouter = router({
  times: open
    .input(listPickupTimesInput)
    .output(pickupTimes)
    .query(async ({ ctx, input: { slugs, quantities } }) => {
      const rules = await ctx.catalogue.current()
      const now = ctx.clock.now()
      const lines = slugs.flatMap((slug, index) => {
        const product = rules.productBySlug.get(slug)
        return product ? [{ categorySlug: product.category.slug, quantity: quantities?.[index] ?? 1 }] : []
      })
      const room = await findRoom(ctx.db, { work: workOf(lines, rules.settings.kitchen), rules, now })
      const asked = { now, categorySlugs: lines.map(({ categorySlug }) => categorySlug), rules, room }
      return {
        asSoonAsPossible: presentTime(promisePickup(asked)),
        times: listPickupTimes(asked, DAYS_TO_CHOOSE_FROM).map(presentTime),
        isOpen: isOpenAt(now, rules),
        ...presentPace(rules.pace, now),
      }
    }),
})
