import type { Subscriber } from '@tiffin/contract'
import { presentTime } from '../../platform/wall-clock.ts'
import type { SubscriberRow } from './subscriber-queries.ts'

export function presentSubscriber(row: SubscriberRow): Subscriber {
  const { id, email, status, consent, askedAt, confirmedAt, unsubscribedAt } = row
  return {
    _id: id,
    email,
    status,
    consent,
    asked: timeOf(askedAt),
    confirmed: confirmedAt && timeOf(confirmedAt),
    unsubscribed: unsubscribedAt && timeOf(unsubscribedAt),
  }
}

const timeOf = (moment: Date) => presentTime(Temporal.Instant.fromEpochMilliseconds(moment.getTime()))
