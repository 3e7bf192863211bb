/** Inserts events for open pages, in the transaction that makes the change. Call `live.nudge` after its commit. */
import type { MenuChanged, OrderChanged } from '@tiffin/contract'
import { placeholder, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { preparedStatement } from '../db/prepare-once.ts'
import { events } from '../db/schema/index.ts'
import type { Deps } from './context.ts'
import type { OrderEvent } from './follow-ups.ts'

export type OrderEventBody = Pick<OrderChanged, 'number' | 'status' | 'change'>

export async function recordOrderEvent(
  tx: Database,
  { followUps }: Pick<Deps, 'followUps'>,
  event: OrderEvent,
): Promise<void> {
  await insertOrderEvent(tx).execute(await orderEventValues(tx, followUps, event))
}

/** An order's event, with the placeholders of `orderEventValues`, as part of another statement. */
export const orderEvent = (db: Database) =>
  db.insert(events).values({
    kind: 'order',
    topic: placeholder('topic'),
    body: placeholder('body'),
    followUps: sql`nullif(${placeholder('followUps')}::text::jsonb, '[]')`,
  })

export async function orderEventValues(tx: Database, followUps: Deps['followUps'], event: OrderEvent) {
  const { id, number, status, change } = event
  return {
    topic: id,
    body: { number, status, change } satisfies OrderEventBody,
    followUps: JSON.stringify(await followUps(tx, event)),
  }
}

const insertOrderEvent = preparedStatement((db) => orderEvent(db).prepare('insert_order_event'))

/** A menu event, as part of another statement. */
export const insertMenuEvent = (dishes: MenuChanged['dishes']): SQL =>
  sql`insert into ${events} (kind, body) values ('menu', ${JSON.stringify({ dishes })}::jsonb)`
