import { cateringOccasions } from '@tiffin/contract'
import type { cateringRequests, contactMessages, subscribers } from '../../db/schema/index.ts'
import { dayOn } from '../../platform/wall-clock.ts'
import { cateringTexts, messageTexts } from './demo-texts.ts'
import type { DemoGuest } from './draw-guests.ts'
import type { Shop } from './draw-orders.ts'
import { createRandom, type Random } from './random.ts'

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
