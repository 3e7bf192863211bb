import type { SiteSettings } from '@tiffin/restaurant'
import { Refusal } from '../../platform/refusal.ts'
import type { Limit } from '../../platform/rate-limits.ts'

export const reservationsFromAddress: Limit = { name: 'reserve-address', attempts: 20, minutes: 60 }
/** Each of them emails someone who may not have asked. Rejected requests send no email and are not counted. */
export const reservationsForMailbox: Limit = { name: 'reserve-mailbox', attempts: 6, minutes: 60 }
/** Counted in seats, which are taken before anyone has seen the request: twice the seats of one time. */
export const seatsFromAddress = ({ tables }: SiteSettings): Limit => ({
  name: 'reserve-seats',
  attempts: 2 * tables.seatsPerSlot,
  minutes: 60,
})

/** Parties that need more seats than one time has are arranged by phone. */
export function rejectLargeParty(partySize: number, { contact, tables }: SiteSettings): void {
  if (partySize <= tables.seatsPerSlot) return
  const message = `For more than ${tables.seatsPerSlot} guests, please call us: ${contact.phone.display}`
  throw new Refusal('VALIDATION', message, { issues: [{ path: 'partySize', message }] })
}
