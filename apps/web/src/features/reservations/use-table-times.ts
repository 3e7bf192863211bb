import { useState } from 'react'
import { useSettings } from '../../lib/settings.tsx'
import { trpc } from '../../lib/trpc.ts'
import { pickTime } from './pick-time.ts'
import type { Wish } from './wish.ts'

// Tables go while somebody makes up their mind.
const FRESH_FOR_MS = 30_000

/** The times of the wanted day, and which of them is chosen. */
export function useTableTimes({ partySize, day, at }: Wish) {
  const isLarge = partySize > useSettings().tables.seatsPerSlot
  const query = trpc.reservations.times.useQuery(
    { partySize, day },
    {
      enabled: !isLarge,
      staleTime: FRESH_FOR_MS,
      refetchInterval: FRESH_FOR_MS,
      // Of the same day only: the times of another one could be sent while the form shows the new date.
      placeholderData: (before) => (before?.day === day ? before : undefined),
    },
  )
  const { data, isPlaceholderData } = query
  const chosen = pickTime(data?.times ?? [], at, useClockOf(at, data?.times ?? []))
  return {
    query,
    data,
    chosen,
    isLarge,
    /** It was chosen before, and somebody else sits there now. */
    isChoiceGone: at !== undefined && data !== undefined && !isPlaceholderData && chosen === undefined,
  }
}

/** What the clock shows at the chosen time: whoever looks at another day mostly wants the same hour there. */
function useClockOf(at: string | undefined, times: { at: string; local: string }[]) {
  const [clock, setClock] = useState<string>()
  const local = times.find((time) => time.at === at)?.local.slice(11)
  if (local !== undefined && local !== clock) setClock(local)
  return local ?? clock
}
