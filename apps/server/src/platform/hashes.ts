import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { Database } from '../db/database.ts'
import { accountHashKey } from '../db/schema/index.ts'

/** What is stored of a secret that has more bits than anyone can guess; such a hash needs no salt. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

/**
 * Tells accounts apart in a log without naming them. An address can be guessed, so a hash without a key would name it; what is
 * typed into the field may even be a password.
 */
export async function openAccountHash(db: Database): Promise<(email: string) => string> {
  const key = await readKey(db)
  return (email) => createHmac('sha256', key).update(email.toLowerCase()).digest('base64url')
}

/** Goes into the hashes of PINs: without it, anyone who has them cannot find the few digits by trying. */
export async function readPinKey(db: Database): Promise<Buffer> {
  return createHmac('sha256', await readKey(db))
    .update('staff PINs')
    .digest()
}

/** Signs what the demo terminal tells the site. */
export async function readDemoTerminalKey(db: Database): Promise<Buffer> {
  return createHmac('sha256', await readKey(db))
    .update('demo terminal')
    .digest()
}

async function readKey(db: Database): Promise<Buffer> {
  const [found] = await db.select().from(accountHashKey)
  if (found) return Buffer.from(found.key, 'base64url')
  // Another process may be making one too; the first is kept.
  await db
    .insert(accountHashKey)
    .values({ key: randomBytes(32).toString('base64url') })
    .onConflictDoNothing()
  return readKey(db)
}
