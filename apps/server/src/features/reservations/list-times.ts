import type { ReservationTimes } from '@tiffin/contract'
import { specialDayOf } from '@tiffin/restaurant'
import type { Context } from '../../platform/procedures.ts'
import { presentTime, spanOfDay } from '../../platform/wall-clock.ts'
import { refuseLargeParty } from './reservation-limits.ts'
import { listFullTimes } from './reservation-queries.ts'
import { bookableDays, daysBetween, listOpenSeatings, listSeatings } from './seatings.ts'

interface Wanted {
  day?: string | undefined
  partySize: number
}

/** When so many can be seated on a day; without one, on the first day that has room for them. */
export async function listTimes(ctx: Context, wanted: Wanted): Promise<ReservationTimes> {
  refuseLargeParty(wanted.partySize)
  const specialDays = await ctx.catalogue.specialDays()
  const now = ctx.clock.now()
  const { firstDay, lastDay } = bookableDays(now)
  const fullTimes = await listFullTimes(ctx.db, {
    from: spanOfDay(firstDay).from,
    until: spanOfDay(lastDay).until,
    partySize: wanted.partySize,
  })
  const timesOn = (day: string) =>
    listOpenSeatings(day, { now, specialDays }).map((time) => ({
      ...presentTime(time),
      free: !fullTimes.has(time.epochMilliseconds),
    }))
  const findDay = (from: string) =>
    daysBetween(from, lastDay).find((day) => timesOn(day).some(({ free }) => free))

  const day = wanted.day ?? findDay(firstDay) ?? firstDay
  const times = timesOn(day)
  return {
    day,
    firstDay,
    lastDay,
    isClosed: listSeatings(day, specialDays).length === 0,
    specialDay: specialDayOf(day, specialDays)?.name ?? null,
    times,
    nextDay: times.some(({ free }) => free) ? null : (findDay(day < firstDay ? firstDay : day) ?? null),
  }
}
