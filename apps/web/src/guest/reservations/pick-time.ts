import type { ReservationTimes } from '@tiffin/contract'

type Times = ReservationTimes['times']

/** The chosen time, or the same time on another day, if it is still free. */
export function pickTime(times: Times, at: string | undefined, clock: string | undefined) {
  const free = times.filter((time) => time.free)
  return free.find((time) => time.at === at) ?? free.find(({ local }) => local.slice(11) === clock)
}
