/** Inserts events for open pages, in the transaction that makes the change. Call `live.nudge` after its commit. */
import type { MenuChanged, OrderChanged } from '@tiffin/contract'
import { placeholder, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { preparedStatement } from '../db/prepare-once.ts'
import { events } from '../db/schema/index.ts'

export type OrderEventBody = Pick<OrderChanged, 'number' | 'status' | 'change'>

type ChangedOrder = Pick<OrderChanged, 'id' | 'number' | 'status'>

export async function recordOrderEvent(
  tx: Database,
  { id, number, status }: ChangedOrder,
  change: OrderChanged['change'],
): Promise<void> {
  await insertOrderEvent(tx).execute({ topic: id, body: { number, status, change } satisfies OrderEventBody })
}

/** With the placeholders `topic` and `body`. */
export const orderEvent = (db: Database) =>
  db.insert(events).values({ kind: 'order', topic: placeholder('topic'), body: placeholder('body') })

const insertOrderEvent = preparedStatement((db) => orderEvent(db).prepare('insert_order_event'))

/** A menu event, as part of another statement. */
export const insertMenuEvent = (dishes: MenuChanged['dishes']): SQL =>
  sql`insert into ${events} (kind, body) values ('menu', ${JSON.stringify({ dishes })}::jsonb)`
