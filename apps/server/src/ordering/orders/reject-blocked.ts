import { contactKey } from '@tiffin/contract'
import type { SiteSettings } from '@tiffin/restaurant'
import { inArray } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { blockedContacts } from '../../db/schema/index.ts'
import { AppError } from '../../platform/app-error.ts'

interface Guest {
  email: string
  phone?: string | undefined
}

/** Refuses an order or a reservation of a guest whom staff have blocked. */
export async function rejectBlocked(
  db: Database,
  { email, phone = '' }: Guest,
  { contact }: SiteSettings,
): Promise<void> {
  const keys = [email, phone].map(contactKey).filter((key) => key !== null)
  if (keys.length === 0 || (await db.$count(blockedContacts, inArray(blockedContacts.key, keys))) === 0)
    return
  throw new AppError('FORBIDDEN', `We can’t take this online. Please call us: ${contact.phone.display}`)
}
