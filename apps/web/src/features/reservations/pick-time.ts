import type { ReservationTimes } from '@tiffin/contract'

type Times = ReservationTimes['times']

/** The time that was chosen, or the same hour of another day, if there is still room. */
export function pickTime(times: Times, at: string | undefined, clock: string | undefined) {
  const free = times.filter((time) => time.free)
  return free.find((time) => time.at === at) ?? free.find(({ local }) => local.slice(11) === clock)
}
