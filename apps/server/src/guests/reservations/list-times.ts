import { type ReservationTimes, type SiteSettings, specialDayOf } from '@tiffin/contract'
import type { Context } from '../../platform/context.ts'
import type { Limit } from '../../platform/rate-limits.ts'
import { AppError } from '../../platform/app-error.ts'
import { presentTime, spanOfDay } from '../../platform/wall-clock.ts'
import { requirePart } from '../../platform/require-part.ts'
import { listFullTimes } from './reservation-queries.ts'
import { bookableDays, daysBetween, listOpenSeatings, listSeatings } from './seatings.ts'

export const reservationsFromAddress: Limit = { name: 'reserve-address', attempts: 20, minutes: 60 }
/** Each of them emails someone who may not have asked. Rejected requests send no email and are not counted. */
export const reservationsForMailbox: Limit = { name: 'reserve-mailbox', attempts: 6, minutes: 60 }
/** Counted in seats, which are taken before anyone has seen the request: twice the seats of one time. */
export const seatsFromAddress = ({ tables }: SiteSettings): Limit => ({
  name: 'reserve-seats',
  attempts: 2 * tables.seatsPerSlot,
  minutes: 60,
})

/** Parties that need more seats than one time has are arranged by phone. */
export function rejectLargeParty(partySize: number, { contact, tables }: SiteSettings): void {
  if (partySize <= tables.seatsPerSlot) return
  const message = `For more than ${tables.seatsPerSlot} guests, please call us: ${contact.phone.display}`
  throw new AppError('VALIDATION', message, { issues: [{ path: 'partySize', message }] })
}

interface Wanted {
  day?: string | undefined
  partySize: number
}

/** Times on a day with room for the party; without a day, on the first day that has any. */
export async function listTimes(ctx: Context, wanted: Wanted): Promise<ReservationTimes> {
  await requirePart(ctx, 'tables')
  const rules = await ctx.catalogue.rules()
  rejectLargeParty(wanted.partySize, rules.settings)
  const now = ctx.clock.now()
  const { region } = rules.settings
  const { firstDay, lastDay } = bookableDays(now, rules.settings)
  const fullTimes = await listFullTimes(ctx.db, {
    from: spanOfDay(firstDay, region).from,
    until: spanOfDay(lastDay, region).until,
    partySize: wanted.partySize,
    seatsPerSlot: rules.settings.tables.seatsPerSlot,
  })
  const timesOn = (day: string) =>
    listOpenSeatings(day, { now, rules }).map((time) => ({
      ...presentTime(time, region),
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
