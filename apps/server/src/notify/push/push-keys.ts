import webPush, { type VapidKeys } from 'web-push'
import type { Database } from '../../db/database.ts'
import { pushKeys } from '../../db/schema/index.ts'

/** The site's key pair, made at the first use and never again: devices subscribe to its public half. */
export async function readPushKeys(db: Database): Promise<VapidKeys> {
  const [found] = await db.select().from(pushKeys)
  if (found) return found
  // Another process may be making one too; the first is kept.
  await db.insert(pushKeys).values(webPush.generateVAPIDKeys()).onConflictDoNothing()
  const [made] = await db.select().from(pushKeys)
  if (!made) throw new Error('the key pair for notifications is gone')
  return made
}
