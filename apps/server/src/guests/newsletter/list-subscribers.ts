import type { SubscriberList } from '@tiffin/contract'
import type { Database } from '../../db/database.ts'
import { presentSubscriber } from './present-subscriber.ts'
import { listSubscriberRows } from './subscriber-queries.ts'

export async function listSubscribers(
  db: Database,
  filter: Parameters<typeof listSubscriberRows>[1],
): Promise<SubscriberList> {
  const { rows, ...length } = await listSubscriberRows(db, filter)
  return { subscribers: rows.map(presentSubscriber), ...length }
}
