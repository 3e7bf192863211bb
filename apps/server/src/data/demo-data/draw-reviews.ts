import type { reviews } from '../../db/schema/index.ts'
import { reviewAnswers, reviewTexts } from './demo-texts.ts'
import type { DemoOrder, Shop } from './draw-orders.ts'
import { createRandom } from './random.ts'

type ReviewRow = typeof reviews.$inferInsert

const HOUR_MS = 60 * 60 * 1000
const RECENT_MS = 5 * 24 * HOUR_MS
const sharesOfStars = [1, 2, 7, 32, 58]

/** Some customers review a dish that they have picked up, once per dish. */
export function drawReviews(drawn: readonly DemoOrder[], { seed, now }: Shop): ReviewRow[] {
  const random = createRandom(`${seed} reviews`)
  const byDishAndCustomer = new Map<string, ReviewRow>()
  for (const { order, lines } of drawn) {
    const line = random.pick(lines)
    const hoursLater = random.between(3, 80)
    if (!random.happens(0.05) || !order.userId || order.status !== 'completed' || !line.productId) continue
    const createdMs = order.pickupAt.getTime() + hoursLater * HOUR_MS
    if (createdMs > now.epochMilliseconds) continue
    const isRecent = createdMs > now.epochMilliseconds - RECENT_MS
    const stars = (random.weighted(sharesOfStars) + 1) as keyof typeof reviewTexts
    const isAnswered = !isRecent && random.happens(0.2)
    const key = `${line.productId} ${order.userId}`
    if (byDishAndCustomer.has(key)) continue
    byDishAndCustomer.set(key, {
      id: random.id(),
      productId: line.productId,
      userId: order.userId,
      author: 'Demo',
      stars,
      text: random.pick(reviewTexts[stars]),
      // The latest ones still await approval.
      status: isRecent ? 'pending' : random.happens(0.04) ? 'hidden' : 'approved',
      answer: isAnswered ? random.pick(reviewAnswers) : null,
      answeredAt: isAnswered ? new Date(createdMs + HOUR_MS) : null,
      createdAt: new Date(createdMs),
    })
  }
  return [...byDishAndCustomer.values()]
}
