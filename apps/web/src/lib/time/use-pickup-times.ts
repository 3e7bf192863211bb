import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { dishesIn, timesOf, type LineChoices } from '@tiffin/contract'
import { useEffect, useState } from 'react'
import { useTRPC } from '../api/trpc.ts'
import { dayOf } from './local-time.ts'

// Pickup times move with the clock.
const FRESH_FOR_MS = 60_000

/**
 * When these dishes can be picked up: as soon as possible, and at which other times; and which day it is there, by the server's clock.
 * Without dishes nothing is fetched, unless requested: then the answer is the kitchen's.
 */
export function usePickupTimes(
  lines: readonly (LineChoices & { slug: string; quantity: number })[],
  { isWanted = lines.length > 0 } = {},
) {
  // The curries of a thali are cooked, too.
  const cooked = Map.groupBy(
    lines.flatMap((line) => [line, ...dishesIn(line)]),
    ({ slug }) => slug,
  )
  const trpc = useTRPC()
  return useQuery(
    trpc.pickup.spans.queryOptions(
      {
        slugs: [...cooked.keys()],
        quantities: [...cooked.values()].map((same) => same.reduce((sum, { quantity }) => sum + quantity, 0)),
      },
      {
        enabled: isWanted,
        staleTime: FRESH_FOR_MS,
        refetchInterval: FRESH_FOR_MS,
        placeholderData: keepPreviousData,
        select: (answer) => ({
          ...answer,
          times: timesOf(answer.spans),
          today: dayOf(answer.now.local),
        }),
      },
    ),
  )
}

export type PickupTimesQuery = ReturnType<typeof usePickupTimes>

const TICK_MS = 10_000

/** The device's time, updated every few seconds: for texts such as "4 min ago". */
export function useNow(): number {
  const [nowMs, setNowMs] = useState(() => Date.now())

  useEffect(() => {
    const ticking = setInterval(() => setNowMs(Date.now()), TICK_MS)
    return () => clearInterval(ticking)
  }, [])

  return nowMs
}
