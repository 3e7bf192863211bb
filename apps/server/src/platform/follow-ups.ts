/**
 * Jobs that follow from events. The transaction that records an event decides on them and stores them with it, at no
 * extra statement; they are enqueued after its commit, together with those of other events.
 */
import type { OrderChanged, PaymentKind } from '@tiffin/contract'
import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../db/database.ts'
import { isOutage } from '../db/outage.ts'
import { events, type FollowUp } from '../db/schema/index.ts'
import type { JobKind, JobRunner } from './jobs.ts'
import type { KitchenRules } from './read-settings.ts'

export interface OrderEvent extends Pick<OrderChanged, 'id' | 'status' | 'change'> {
  createdAt: Date
  pickupAt: Date
  /** Of `paid`: what the payment was. */
  payment?: PaymentKind
  /** If the caller that records the event has them at hand. */
  rules?: KitchenRules
}

/** Decides what follows from an event, in the transaction that records it. */
export type FollowUps = (tx: Database, event: OrderEvent) => Promise<FollowUp[]>

/** The number of the event is added when it is enqueued. */
export const followUp = <Data extends object>(
  { name }: JobKind<Data>,
  data: Omit<Data, 'event'>,
  afterSeconds = 0,
): FollowUp => ({ kind: name, data, afterSeconds })

const AT_ONCE = 200

/**
 * Enqueues what is left to enqueue, each exactly once, whichever processes do this. One that cannot be enqueued stays,
 * and holds up no other.
 */
export async function enqueueFollowUps(db: Database, jobs: Pick<JobRunner, 'enqueueEach'>): Promise<void> {
  try {
    while ((await enqueueSome(db, jobs)) === AT_ONCE);
  } catch (error) {
    if (isOutage(error)) throw error
    await enqueueOneByOne(db, jobs)
  }
}

async function enqueueOneByOne(db: Database, jobs: Pick<JobRunner, 'enqueueEach'>) {
  const left = await db.select({ id: events.id }).from(events).where(isDue).orderBy(events.id)
  let failure: unknown
  for (const { id } of left)
    await enqueueSome(db, jobs, eq(events.id, id)).catch((error: unknown) => (failure = error))
  if (failure !== undefined) throw failure
}

// Jobs refer to the number.
const isDue = and(isNotNull(events.followUps), isNotNull(events.number))

interface DueRow {
  number: number
  follow_ups: FollowUp[]
  age_seconds: number
}

/** Returns how many events it was about. */
async function enqueueSome(db: Database, jobs: Pick<JobRunner, 'enqueueEach'>, which?: SQL): Promise<number> {
  return db.transaction(async (tx) => {
    const due = await rowsOf<DueRow>(
      tx,
      sql`
      with due as (
        select id, number, follow_ups, greatest(0, extract(epoch from now() - at)) as age_seconds
        from ${events} where ${and(isDue, which)} order by id limit ${AT_ONCE} for update skip locked
      ), cleared as (
        update ${events} set follow_ups = null from due where ${events.id} = due.id
      )
      select number::float8 as number, follow_ups, age_seconds::float8 as age_seconds from due order by number`,
    )
    const all = due.flatMap(({ number, follow_ups: followUps, age_seconds: age }) =>
      followUps.map(({ kind, data, afterSeconds }) => ({
        kind,
        data: { ...data, event: number },
        // What a killed process left is no later for it.
        afterSeconds: Math.max(0, Math.round(afterSeconds - age)),
      })),
    )
    await jobs.enqueueEach(tx, all)
    return due.length
  })
}
