import type { ReservationTimes } from '@tiffin/contract'
import { specialDayOf } from '@tiffin/restaurant'
import type { Context } from '../../platform/context.ts'
import { presentTime, spanOfDay } from '../../platform/wall-clock.ts'
import { rejectLargeParty } from './reservation-limits.ts'
import { listFullTimes } from './reservation-queries.ts'
import { bookableDays, daysBetween, listOpenSeatings, listSeatings } from './seatings.ts'

interface Wanted {
  day?: string | undefined
  partySize: number
}

/** Times on a day with room for the party; without a day, on the first day that has any. */
export async function listTimes(ctx: Context, wanted: Wanted): Promise<ReservationTimes> {
  const rules = await ctx.catalogue.rules()
  rejectLargeParty(wanted.partySize, rules.settings)
  const now = ctx.clock.now()
  const { firstDay, lastDay } = bookableDays(now, rules.settings)
  const fullTimes = await listFullTimes(ctx.db, {
    from: spanOfDay(firstDay).from,
    until: spanOfDay(lastDay).until,
    partySize: wanted.partySize,
    seatsPerSlot: rules.settings.tables.seatsPerSlot,
  })
  const timesOn = (day: string) =>
    listOpenSeatings(day, { now, rules }).map((time) => ({
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
    isClosed: listSeatings(day, rules).length === 0,
    specialDay: specialDayOf(day, rules.specialDays)?.name ?? null,
    times,
    nextDay: times.some(({ free }) => free) ? null : (findDay(day < firstDay ? firstDay : day) ?? null),
  }
}
