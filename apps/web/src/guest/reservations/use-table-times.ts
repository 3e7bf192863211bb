import { useState } from 'react'
import type { ReservationTimes } from '@tiffin/contract'
import { useSettings } from '../../lib/api/settings.tsx'
import { trpc } from '../../lib/api/trpc.ts'

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

/** The guest's choices so far: when and how many. They are stored in the form's fields. */
export interface TableChoice {
  partySize: number
  /** '2026-12-01'; undefined until one was chosen. */
  day: string | undefined
  /** The chosen time, as it was offered. */
  at: string | undefined
}

export const DEFAULT_PARTY_SIZE = 2

/** A field that stores the chosen time for the draft: the times themselves load later than the draft. */
export const CHOSEN_TIME_FIELD = 'keptTime'

export const initialChoice: TableChoice = { partySize: DEFAULT_PARTY_SIZE, day: undefined, at: undefined }

/** An incomplete date counts as none. */
export function readTableChoice(form: HTMLFormElement, before: TableChoice): TableChoice {
  const fields = new FormData(form)
  function textOf(name: string) {
    const value = fields.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    partySize: Number(textOf('partySize')) || before.partySize,
    day: textOf('day') || undefined,
    at: textOf(CHOSEN_TIME_FIELD) || undefined,
  }
}
