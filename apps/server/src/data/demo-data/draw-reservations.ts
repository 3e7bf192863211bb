import type { ReservationStatus } from '@tiffin/contract'
import type { reservations } from '../../db/schema/index.ts'
import { listSeatings } from '../../guests/reservations/seatings.ts'
import { reservationNotes } from './demo-texts.ts'
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
