import type { SecurityEvent } from '@tiffin/contract'
import type { z } from 'zod'
import type { listSecurityEventsInput } from '@tiffin/contract'
import type { Database } from '../../db/database.ts'
import type { Length } from '../../db/find-page.ts'
import { openAccountHash } from '../../platform/hash-account.ts'
import { spanOfDay } from '../../platform/wall-clock.ts'
import { presentSecurityEvent } from './present-security-event.ts'
import { findSecurityEvents, listStaffEmails } from './security-event-queries.ts'

/** Newest first. A failed login names the account if it belongs to a colleague: their address is no secret to an owner. */
export async function listSecurityEvents(
  db: Database,
  { from, to, ...filter }: z.output<typeof listSecurityEventsInput>,
): Promise<{ entries: SecurityEvent[] } & Length> {
  const since = from ? spanOfDay(from).from : undefined
  const until = to ? spanOfDay(to).until : undefined
  const { found, ...length } = await findSecurityEvents(db, { ...filter, since, until })
  const hash = await openAccountHash(db)
  const emails = new Map((await listStaffEmails(db)).map((email) => [hash(email), email]))
  return { entries: found.map((row) => presentSecurityEvent(row, emails)), ...length }
}
