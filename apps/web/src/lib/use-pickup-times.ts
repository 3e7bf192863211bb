import { keepPreviousData } from '@tanstack/react-query'
import { todayBy } from './local-time.ts'
import { trpc } from './trpc.ts'

// What was promised a while ago slips with the clock.
const FRESH_FOR_MS = 60_000

/**
 * When these dishes can be picked up: as soon as possible, and at which other times; and what day it is there now.
 * Without dishes nothing is asked, unless it is wanted: the answer then is that of the kitchen.
 */
export function usePickupTimes(slugs: string[], { isWanted = slugs.length > 0 } = {}) {
  return trpc.pickup.times.useQuery(
    { slugs },
    {
      enabled: isWanted,
      staleTime: FRESH_FOR_MS,
      refetchInterval: FRESH_FOR_MS,
      placeholderData: keepPreviousData,
      select: (answer) => ({ ...answer, today: todayBy(answer.asSoonAsPossible, Date.now()) }),
    },
  )
}

export type PickupTimesQuery = ReturnType<typeof usePickupTimes>
