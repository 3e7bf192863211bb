import { z } from 'zod'
import { MAX_EMAIL_LENGTH } from './limits.ts'
import { listPage } from './list-page.ts'
import { pickupTime } from './pickup-time.ts'
import { identifier, requiredText } from './text.ts'

export const LEAST_DIGITS = 7
/** The end of a number is the same with and without the country's code. */
export const TOLD_BY_DIGITS = 9

/** What tells an email address or a telephone number from others, however it is written; null if it is neither. */
export function contactKey(written: string): string | null {
  const typed = written.trim().toLowerCase()
  return typed.includes('@') ? typed : phoneKey(typed)
}

/** The same for what is certainly meant to be a telephone number. */
export function phoneKey(written: string): string | null {
  const digits = written.replaceAll(/\D/g, '')
  return digits.length < LEAST_DIGITS ? null : digits.slice(-TOLD_BY_DIGITS)
}

export const blockContactInput = z.object({
  contact: requiredText(MAX_EMAIL_LENGTH, 'Enter an email address or a telephone number').refine(
    (written) => contactKey(written) !== null,
    'Enter an email address or a telephone number',
  ),
})

/** An email address or telephone number with which nobody can order or reserve online. */
export const blockedContact = z.object({
  _id: z.string(),
  contact: z.string().describe('As staff wrote it'),
  blocked: pickupTime.describe('Since when'),
})

export const listBlockedInput = z.object(listPage).prefault({})
export const unblockContactInput = z.object({ id: identifier })

export type ListBlockedInput = z.infer<typeof listBlockedInput>
export type BlockedContact = z.infer<typeof blockedContact>
