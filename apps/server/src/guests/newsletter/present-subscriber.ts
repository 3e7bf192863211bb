import type { Subscriber } from '@tiffin/contract'
import { presentMoment } from '../../platform/wall-clock.ts'
import type { SubscriberRow } from './subscriber-queries.ts'

export function presentSubscriber(row: SubscriberRow): Subscriber {
  const { id, email, status, consent, askedAt, confirmedAt, unsubscribedAt } = row
  return {
    _id: id,
    email,
    status,
    consent,
    asked: presentMoment(askedAt),
    confirmed: confirmedAt && presentMoment(confirmedAt),
    unsubscribed: unsubscribedAt && presentMoment(unsubscribedAt),
  }
}
