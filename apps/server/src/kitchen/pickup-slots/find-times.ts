import { type PickupTimes, serviceHoursOf } from '@tiffin/contract'
import type { Database } from '../../db/database.ts'
import type { KitchenRules } from '../../platform/read-settings.ts'
import { presentTime } from '../../platform/wall-clock.ts'
import { findCapacity } from './kitchen-minutes.ts'
import { type RequestedCapacity, listPickupTimes, promisePickup } from './promise-pickup.ts'
import { isOpenAt } from './opening-windows.ts'
import { presentBusyMode } from '../busy-mode.ts'
import { workOf } from './kitchen-work.ts'

const DAYS_TO_CHOOSE_FROM = 7

/** A dish of the cart, by its category and how many of it. */
export interface WantedDish {
  slug: string
  categorySlug: string
  quantity: number
}

interface Kitchen {
  rules: KitchenRules
  now: Temporal.Instant
}

/** When these dishes can be picked up, and which of them the others wait for. */
export async function findTimes(
  db: Database,
  dishes: readonly WantedDish[],
  kitchen: Kitchen,
): Promise<PickupTimes> {
  const { rules, now } = kitchen
  const { region } = rules.settings
  const asked = await askKitchen(db, dishes, kitchen)
  const soonest = promisePickup(asked)
  const delayedBy = await findDelay(db, dishes, { ...kitchen, soonest })
  return {
    now: presentTime(now, region),
    asSoonAsPossible: presentTime(soonest, region),
    times: listPickupTimes(asked, DAYS_TO_CHOOSE_FROM).map((time) => presentTime(time, region)),
    ...(delayedBy && { delayedBy }),
    isOpen: isOpenAt(now, rules),
    ...presentBusyMode(rules.busyMode, now, region),
  }
}

async function askKitchen(
  db: Database,
  dishes: readonly WantedDish[],
  { rules, now }: Kitchen,
): Promise<RequestedCapacity> {
  const capacity = await findCapacity(db, { work: workOf(dishes, rules.settings.kitchen), rules, now })
  return { now, categorySlugs: dishes.map(({ categorySlug }) => categorySlug), rules, capacity }
}

/** The dishes with hours of their own, if the others could be picked up before `soonest`. */
async function findDelay(
  db: Database,
  dishes: readonly WantedDish[],
  { soonest, ...kitchen }: Kitchen & { soonest: Temporal.Instant },
) {
  const hoursOf = ({ categorySlug }: WantedDish) => serviceHoursOf(categorySlug, kitchen.rules.settings)
  const others = dishes.filter((dish) => hoursOf(dish) === null)
  if (others.length === 0 || others.length === dishes.length) return null
  const without = promisePickup(await askKitchen(db, others, kitchen))
  if (Temporal.Instant.compare(without, soonest) >= 0) return null
  const delaying = dishes.flatMap((dish) => {
    const hours = hoursOf(dish)
    return hours
      ? [
          {
            slug: dish.slug,
            opens: hours.opens,
            closes: hours.closes,
            ...(hours.days && { days: hours.days }),
          },
        ]
      : []
  })
  return { dishes: delaying, without: presentTime(without, kitchen.rules.settings.region) }
}
