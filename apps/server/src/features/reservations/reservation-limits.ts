import type { SiteSettings } from '@tiffin/restaurant'
import { Refusal } from '../../platform/refusal.ts'
import type { Limit } from '../../platform/rate-limits.ts'

export const reservationsFromAddress: Limit = { name: 'reserve-address', attempts: 20, minutes: 60 }
/** Each of them mails somebody who may not have asked. What is refused mails nobody, and is not counted. */
export const reservationsForMailbox: Limit = { name: 'reserve-mailbox', attempts: 6, minutes: 60 }
/** Counted in seats, which are held before anybody has looked at the request: two times of a whole room. */
export const seatsFromAddress = ({ tables }: SiteSettings): Limit => ({
  name: 'reserve-seats',
  attempts: 2 * tables.seatsPerSlot,
  minutes: 60,
})

/** Parties that need more than one time's tables are settled by phone. */
export function refuseLargeParty(partySize: number, { contact, tables }: SiteSettings): void {
  if (partySize <= tables.seatsPerSlot) return
  const message = `For more than ${tables.seatsPerSlot} guests, please call us: ${contact.phone.display}`
  throw new Refusal('VALIDATION', message, { issues: [{ path: 'partySize', message }] })
}
