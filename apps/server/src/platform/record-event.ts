/** Inserts events for open pages, in the transaction that makes the change. Call `live.nudge` after its commit. */
import type { MenuChanged, OrderChanged, OrderStatus } from '@tiffin/contract'
import { placeholder, sql, type SQL } from 'drizzle-orm'
import { type Database, preparedStatement } from '../db/database.ts'
import { events, type FollowUp } from '../db/schema/index.ts'
import type { Deps, KeptEvents } from './context.ts'
import type { OrderEvent } from './follow-ups.ts'
import { meaningOf } from './order-event-meaning.ts'
import { hasWebhooks, noteNews } from './webhook-news.ts'

/** Events are deleted after so many days. */
export const EVENTS_KEPT_DAYS = 3

/**
 * Whether everything after this number is still there. Otherwise it is from before the oldest event, or from another
 * database.
 */
export const isKept = (after: number, { first, last }: KeptEvents): boolean =>
  after >= first - 1 && after <= last

export type OrderEventBody = Pick<OrderChanged, 'number' | 'status' | 'change'>

export async function recordOrderEvent(
  tx: Database,
  { followUps }: Pick<Deps, 'followUps'>,
  event: OrderEvent & Pick<OrderChanged, 'number'>,
): Promise<void> {
  const { id, number, status, change } = event
  const [recorded] = await insertOrderEvent(tx).execute({
    topic: id,
    body: { number, status, change } satisfies OrderEventBody,
    followUps: JSON.stringify(await followUps(tx, event)),
  })
  if (recorded?.hasWebhooks) noteOrderNews(tx, event)
}

/** For webhooks, if there are any. */
export const noteOrderNews = (tx: Database, event: Parameters<typeof meaningOf>[0] & { id: string }): void =>
  noteNews(tx, ...meaningOf(event).webhooks.map((type) => ({ type, about: event.id })))

const insertOrderEvent = preparedStatement((db) =>
  db
    .insert(events)
    .values({
      kind: 'order',
      topic: placeholder('topic'),
      body: placeholder('body'),
      followUps: sql`nullif(${placeholder('followUps')}::text::jsonb, '[]')`,
    })
    .returning({ hasWebhooks })
    .prepare('insert_order_event'),
)

/**
 * The event of a new order, as a part of the statement that inserts the order: only `placed`, another part, knows its
 * number. With the placeholder `id` and those of `placedEventValues`.
 */
export const placedEvent = sql`insert into ${events} (kind, topic, body, follow_ups)
  select 'order', ${placeholder('id')}::text, ${placeholder('eventBody')}::text::jsonb || jsonb_build_object('number', number),
    nullif(${placeholder('followUps')}::text::jsonb, '[]')
  from placed`

export const placedEventValues = (status: OrderStatus, followUps: readonly FollowUp[]) => ({
  eventBody: JSON.stringify({ status, change: 'placed' } satisfies Omit<OrderEventBody, 'number'>),
  followUps: JSON.stringify(followUps),
})

/** A menu event, as part of another statement. */
export const insertMenuEvent = (dishes: MenuChanged['dishes']): SQL =>
  sql`insert into ${events} (kind, body) values ('menu', ${JSON.stringify({ dishes })}::jsonb)`

/** Jobs that follow from a change of the menu made by a command, which has no queues: a server enqueues them. */
export async function recordMenuFollowUps(tx: Database, followUps: FollowUp[]): Promise<void> {
  await tx.insert(events).values({ kind: 'menu', body: { dishes: [] }, followUps })
}
