import type { Limit } from '../../platform/rate-limits.ts'

export const subscriptionsFromAddress: Limit = { name: 'subscribe', attempts: 20, minutes: 60 }
/** Confirmation emails to one mailbox; counted whether the address is known or not, so the limit reveals nothing. */
export const confirmationsToMailbox: Limit = { name: 'subscribe-mails', attempts: 3, minutes: 24 * 60 }
/** Clicks on emailed links, and guesses at them. */
export const mailedKeysFromAddress: Limit = { name: 'newsletter-key', attempts: 30, minutes: 15 }
