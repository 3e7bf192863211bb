/** Links that belong to the site and not to an account. Only their hashes are stored. */
import { and, eq, gt, lte } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import type { Database } from '../db/database.ts'
import { siteKeys } from '../db/schema/index.ts'
import { hashToken } from './hashes.ts'

type SiteKeyPurpose = (typeof siteKeys.$inferSelect)['purpose']

interface NewKey {
  purpose: SiteKeyPurpose
  now: Date
  hours: number
}

export async function issueSiteKey(db: Database, { purpose, now, hours }: NewKey): Promise<string> {
  const key = randomBytes(25).toString('base64url')
  const expiresAt = new Date(now.getTime() + hours * 60 * 60 * 1000)
  await db.delete(siteKeys).where(lte(siteKeys.expiresAt, now))
  await db.insert(siteKeys).values({ keyHash: hashToken(key), purpose, expiresAt })
  return key
}

interface FoundKey {
  key: string
  purpose: SiteKeyPurpose
  now: Date
}

export async function isSiteKey(db: Database, { key, purpose, now }: FoundKey): Promise<boolean> {
  const isValid = and(
    eq(siteKeys.keyHash, hashToken(key)),
    eq(siteKeys.purpose, purpose),
    gt(siteKeys.expiresAt, now),
  )
  return (await db.$count(siteKeys, isValid)) > 0
}
