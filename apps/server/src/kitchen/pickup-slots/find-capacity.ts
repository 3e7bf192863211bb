import type { KitchenRoom } from '@tiffin/contract'
import type { Context } from '../../platform/context.ts'
import { presentTime } from '../../platform/wall-clock.ts'
import { readLoad } from './kitchen-minutes.ts'
import { afterWindowOf, capacitiesOf, WINDOW_MS, windowAt } from './kitchen-work.ts'

const SHOWN_WINDOWS = 12

/** What each station with a limit can still make for the pickups of the coming three hours. */
export async function findCapacity({ db, catalogue, clock }: Context): Promise<KitchenRoom> {
  const rules = await catalogue.rules()
  const { kitchen, region } = rules.settings
  const now = clock.now()
  const capacities = capacitiesOf(kitchen)
  const load = await readLoad(db, rules, now)
  const first = windowAt(afterWindowOf(now))
  const windows = Array.from({ length: SHOWN_WINDOWS }, (_, index) => first + index * WINDOW_MS)
  return {
    now: presentTime(now, region),
    windows: windows.map((startMs) => ({
      ...presentTime(Temporal.Instant.fromEpochMilliseconds(startMs), region),
      stations: kitchen.stations.flatMap(({ key, name }) => {
        const capacity = capacities.get(key)
        if (capacity === undefined) return []
        // The work lies in the window before the pickup.
        const taken = load.get(key)?.get(startMs - WINDOW_MS) ?? 0
        return [{ name, leftMinutes: Math.max(0, capacity - taken) / 2, ofMinutes: capacity / 2 }]
      }),
    })),
  }
}
