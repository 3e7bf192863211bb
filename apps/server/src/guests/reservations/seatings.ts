/** Times at which guests are seated: on the restaurant's own clock, so days with a clock change come out right. */
import {
  hoursOn,
  type HouseRules,
  type OpeningInterval,
  passesMidnight,
  type SiteSettings,
  type ReservationTimes,
  specialDayOf,
} from '@tiffin/contract'
import { AppError } from '../../platform/app-error.ts'
import type { Context } from '../../platform/context.ts'
import { requirePart } from '../../platform/launch.ts'
import type { Limit } from '../../platform/rate-limits.ts'
import { instantsOf, todayAt, type Zone, presentTime, spanOfDay } from '../../platform/wall-clock.ts'
import { listFullTimes } from './reservation-queries.ts'

/** The times of a day at which guests are seated, in order, from midnight to midnight; none when it is closed. */
export function listSeatings(day: string, rules: HouseRules): Temporal.Instant[] {
  const { region } = rules.settings
  const night = Temporal.PlainDate.from(day).subtract({ days: 1 }).toString()
  const isThatDay = (time: Temporal.Instant) => todayAt(time, region).toString() === day
  const ofNight = hoursOn(night, 'kitchen', rules)
    .filter(passesMidnight)
    .flatMap((span) => seatingsIn(night, span, rules.settings))
  const own = hoursOn(day, 'kitchen', rules).flatMap((span) => {
    const seatings = seatingsIn(day, span, rules.settings)
    return passesMidnight(span) ? seatings.filter(isThatDay) : seatings
  })
  return [...ofNight.filter(isThatDay), ...own]
}

/** From the opening to the last seating, even if that is on the next day. */
function seatingsIn(
  day: string,
  span: OpeningInterval,
  { region, tables }: SiteSettings,
): Temporal.Instant[] {
  const { opens, closes } = instantsOf(day, span, region)
  const last = closes.subtract({ minutes: tables.lastSeatingMinutes })
  const seatings: Temporal.Instant[] = []
  for (let time = opens; !isBefore(last, time); time = time.add({ minutes: tables.slotMinutes })) {
    seatings.push(time)
  }
  return seatings
}

/** The first and the last day that can be booked now. */
export function bookableDays(
  now: Temporal.Instant,
  { region, tables }: SiteSettings,
): { firstDay: string; lastDay: string } {
  const today = todayAt(now, region)
  return { firstDay: today.toString(), lastDay: today.add({ days: tables.lookAheadDays }).toString() }
}

/** The times that can still be requested on a day, whether or not there is room. */
export function listOpenSeatings(
  day: string,
  { now, rules }: { now: Temporal.Instant; rules: HouseRules },
): Temporal.Instant[] {
  const { firstDay, lastDay } = bookableDays(now, rules.settings)
  if (day < firstDay || day > lastDay) return []
  const soonest = now.add({ minutes: rules.settings.tables.leadMinutes })
  return listSeatings(day, rules).filter((time) => !isBefore(time, soonest))
}

/** All days from the first to the last. */
function* daysBetween(firstDay: string, lastDay: string): Generator<string> {
  const last = Temporal.PlainDate.from(lastDay)
  for (
    let date = Temporal.PlainDate.from(firstDay);
    Temporal.PlainDate.compare(date, last) <= 0;
    date = date.add({ days: 1 })
  ) {
    yield date.toString()
  }
}

const isBefore = (a: Temporal.Instant, b: Temporal.Instant) => Temporal.Instant.compare(a, b) < 0

const OF_A_DAY = 3
const IN_ALL = 6

export interface TimeRequest {
  now: Temporal.Instant
  requested: Temporal.Instant
  rules: HouseRules
  /** Whether there is room at a time. */
  isFree: (time: Temporal.Instant) => boolean
}

/** Alternatives: the times around the requested one on its own day, then those around it on later days. */
export function suggestTimes({ now, requested, rules, isFree }: TimeRequest): Temporal.Instant[] {
  const { firstDay, lastDay } = bookableDays(now, rules.settings)
  const { timeZone } = rules.settings.region
  const { date, clock } = onTheWall(requested, rules.settings.region)
  const found: Temporal.Instant[] = []
  for (const day of daysBetween(between(date, firstDay, lastDay), lastDay)) {
    const target = Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime: clock })
    const nearest = listOpenSeatings(day, { now, rules })
      .filter(isFree)
      .toSorted((a, b) => distance(a, target) - distance(b, target))
      .slice(0, OF_A_DAY)
    found.push(...nearest.toSorted(Temporal.Instant.compare))
    if (found.length >= IN_ALL) break
  }
  return found.slice(0, IN_ALL)
}

function onTheWall(time: Temporal.Instant, { timeZone }: Zone) {
  const zoned = time.toZonedDateTimeISO(timeZone)
  return { date: zoned.toPlainDate().toString(), clock: zoned.toPlainTime() }
}

const distance = (time: Temporal.Instant, target: Temporal.ZonedDateTime) =>
  Math.abs(time.epochMilliseconds - target.epochMilliseconds)

const between = (day: string, first: string, last: string) => (day < first ? first : day > last ? last : day)

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
