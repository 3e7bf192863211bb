import { useState } from 'react'
import type { ReservationTimes } from '@tiffin/contract'
import { useSettings } from '../../lib/api/settings.tsx'
import { trpc } from '../../lib/api/trpc.ts'
import type { TableChoice } from './table-choice.ts'

// Tables may be taken while a guest is deciding.
const FRESH_FOR_MS = 30_000

/** The times of the requested day, and which of them is chosen. */
export function useTableTimes({ partySize, day, at }: TableChoice) {
  const isLarge = partySize > useSettings().tables.seatsPerSlot
  const query = trpc.reservations.times.useQuery(
    { partySize, day },
    {
      enabled: !isLarge,
      staleTime: FRESH_FOR_MS,
      refetchInterval: FRESH_FOR_MS,
      // Of the same day only: another day's times could be sent while the form shows the new date.
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
    /** It was chosen before, and another guest has taken it. */
    isChoiceGone: at !== undefined && data !== undefined && !isPlaceholderData && chosen === undefined,
  }
}

/** The local time of the chosen slot: a guest who looks at another day usually wants the same time there. */
function useClockOf(at: string | undefined, times: { at: string; local: string }[]) {
  const [clock, setClock] = useState<string>()
  const local = times.find((time) => time.at === at)?.local.slice(11)
  if (local !== undefined && local !== clock) setClock(local)
  return local ?? clock
}

type Times = ReservationTimes['times']

/** The chosen time, or the same time on another day, if it is still free. */
export function pickTime(times: Times, at: string | undefined, clock: string | undefined) {
  const free = times.filter((time) => time.free)
  return free.find((time) => time.at === at) ?? free.find(({ local }) => local.slice(11) === clock)
}
