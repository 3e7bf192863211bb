import type { Limit } from '../../platform/rate-limits.ts'

/** Enough for a family, or an office, behind one address. */
export const messagesFromAddress: Limit = { name: 'message-address', attempts: 10, minutes: 60 }
/** For one mailbox, from any address. */
export const messagesOfMailbox: Limit = { name: 'message-mailbox', attempts: 5, minutes: 60 }
export const cateringFromAddress: Limit = { name: 'catering-address', attempts: 10, minutes: 60 }
/** Each of them sends an email to that mailbox, whoever owns it. */
export const cateringOfMailbox: Limit = { name: 'catering-mailbox', attempts: 5, minutes: 60 }
