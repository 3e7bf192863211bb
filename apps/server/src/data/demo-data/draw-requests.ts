import { cateringOccasions, type ReservationStatus } from '@tiffin/contract'
import type { cateringRequests, contactMessages, reservations, subscribers } from '../../db/schema/index.ts'
import { listSeatings } from '../../guests/reservations/seatings.ts'
import { dayOn } from '../../platform/wall-clock.ts'
import { cateringTexts, messageTexts, reservationNotes } from './demo-texts.ts'
import type { DemoGuest } from './draw-guests.ts'
import type { Shop } from './draw-orders.ts'
import { createRandom, type Random } from './random.ts'

export type ReservationRow = typeof reservations.$inferInsert & {
  partySize: number
  startsAt: Date
  createdAt: Date
}

const MINUTE_MS = 60_000
const sharesOfPartySizes = [2, 40, 14, 24, 8, 8, 2, 2]
// By ISO weekday, Monday first.
const tablesOnWeekday = [2, 2, 3, 4, 8, 9, 5]

/**
 * The reservations for these days, in the order of the requests, never for more seats than there are. None is
 * unanswered: the server would decline it after a day and send an email.
 */
export function drawReservations(days: readonly string[], shop: Shop): ReservationRow[] {
  return days
    .flatMap((day) => drawDay(day, shop))
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
}

function drawDay(day: string, shop: Shop): ReservationRow[] {
  const random = createRandom(`${shop.seed} tables ${day}`)
  const seatings = listSeatings(day, shop.rules)
  if (seatings.length === 0) return []
  const usual = tablesOnWeekday[Temporal.PlainDate.from(day).dayOfWeek - 1] ?? 0
  const taken = new Map<number, number>()
  return Array.from({ length: Math.max(0, Math.round(random.around(usual, 1.5))) }, () => {
    // Most come for dinner, which is the later half.
    const seating = seatings[Math.floor(Math.max(random.next(), random.next()) * seatings.length)]
    return drawTable(seating as Temporal.Instant, shop, random)
  }).filter(({ status, startsAt, partySize, createdAt }) => {
    const time = startsAt.getTime()
    const seats = (taken.get(time) ?? 0) + (holdsSeats(status) ? partySize : 0)
    if (seats > shop.rules.settings.tables.seatsPerSlot || createdAt.getTime() > shop.now.epochMilliseconds)
      return false
    taken.set(time, seats)
    return true
  })
}

export const holdsSeats = (status: ReservationRow['status']) => status === 'seated' || status === 'confirmed'

function drawTable(startsAt: Temporal.Instant, { guests, now }: Shop, random: Random): ReservationRow {
  const startsMs = startsAt.epochMilliseconds
  const { name, email, phone } = random.pick<DemoGuest>(
    random.happens(0.4) ? guests.regulars : guests.occasionals,
  )
  const isOver = startsMs <= now.epochMilliseconds
  return {
    id: random.id(),
    status: drawStatus(isOver, random),
    startsAt: new Date(startsMs),
    partySize: random.weighted(sharesOfPartySizes) + 1,
    name,
    email,
    phone,
    notes: random.happens(0.15) ? random.pick(reservationNotes) : null,
    createdAt: new Date(startsMs - random.between(2 * 60, 14 * 24 * 60) * MINUTE_MS),
  }
}

function drawStatus(isOver: boolean, random: Random): ReservationStatus {
  const ended =
    (['seated', 'cancelled', 'no-show', 'declined'] as const)[random.weighted([84, 9, 4, 3])] ?? 'seated'
  if (isOver) return ended
  return ended === 'cancelled' || ended === 'declined' ? ended : 'confirmed'
}

const DAY_MS = 24 * 60 * 60 * 1000
// Newer ones have not been answered yet.
const UNREAD_MS = 2 * DAY_MS
const UNDECIDED_MS = 10 * DAY_MS
const UNCONFIRMED_MS = 20 * DAY_MS

interface Span {
  firstMs: number
  days: number
}

/** Moments of the history, oldest first, so many per year. */
function drawMoments(random: Random, { now }: Shop, { firstMs, days }: Span, eachYear: number): number[] {
  const count = Math.max(1, Math.round((eachYear * days) / 365))
  const lengthMs = now.epochMilliseconds - firstMs
  return Array.from({ length: count }, () => firstMs + Math.floor(random.next() * lengthMs)).toSorted(
    (a, b) => a - b,
  )
}

const drawAnyGuest = ({ guests }: Shop, random: Random): DemoGuest =>
  random.pick<DemoGuest>(random.happens(0.3) ? guests.regulars : guests.occasionals)

export function drawMessages(span: Span, shop: Shop): (typeof contactMessages.$inferInsert)[] {
  const random = createRandom(`${shop.seed} messages`)
  return drawMoments(random, shop, span, 90).map((createdMs) => {
    const { name, email, phone } = drawAnyGuest(shop, random)
    const answered = random.happens(0.7) ? ('answered' as const) : ('closed' as const)
    const state = createdMs > shop.now.epochMilliseconds - UNREAD_MS ? ('new' as const) : answered
    const message = random.pick(messageTexts)
    return { id: random.id(), name, email, phone, message, state, createdAt: new Date(createdMs) }
  })
}

export function drawCatering(span: Span, shop: Shop): (typeof cateringRequests.$inferInsert)[] {
  const random = createRandom(`${shop.seed} catering`)
  return drawMoments(random, shop, span, 40).map((createdMs) => {
    const { name, email, phone } = drawAnyGuest(shop, random)
    const decided = random.pick(['booked', 'booked', 'declined', 'quoted'] as const)
    return {
      id: random.id(),
      name,
      email,
      phone,
      occasion: random.pick(cateringOccasions),
      eventDay: dayOn(new Date(createdMs + random.between(14, 90) * DAY_MS), shop.rules.settings.region),
      guestCount: random.between(2, 24) * 5,
      comments: random.pick(cateringTexts),
      state: createdMs > shop.now.epochMilliseconds - UNDECIDED_MS ? ('new' as const) : decided,
      createdAt: new Date(createdMs),
    }
  })
}

/** Each guest once: the list contains every address only once. */
export function drawSubscribers(
  span: Span,
  shop: Shop,
  consent: string,
): (typeof subscribers.$inferInsert)[] {
  const random = createRandom(`${shop.seed} subscribers`)
  const moments = drawMoments(random, shop, span, 220)
  const { regulars, occasionals } = shop.guests
  const asking = random.shuffle<DemoGuest>([...regulars, ...occasionals]).slice(0, moments.length)
  return asking.map(({ email }, index) => {
    const askedMs = moments[index] as number
    const askedAt = new Date(askedMs)
    const row = { id: random.id(), email, consent, askedAt }
    const isLeaving = random.happens(0.1)
    const isConfirming = random.happens(0.9)
    if (askedMs > shop.now.epochMilliseconds - UNCONFIRMED_MS && !isConfirming)
      return { ...row, status: 'pending' as const, askingConsent: consent, askingAt: askedAt }
    const unsubscribedAt = isLeaving ? new Date((askedMs + shop.now.epochMilliseconds) / 2) : null
    return {
      ...row,
      status: isLeaving ? ('unsubscribed' as const) : ('confirmed' as const),
      confirmedAt: askedAt,
      unsubscribedAt,
    }
  })
}
