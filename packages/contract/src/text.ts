import { z } from 'zod'

// Postgres cannot store U+0000 at all, JSON in it no half of a pair, and XML none of all these: no text needs a control
// character other than tab and line breaks.
export const unusableCharacters = /(?![\t\n\r])[\p{Cc}\p{Cs}\u{FFFE}\u{FFFF}]/u

const isUsable = (value: string) => !unusableCharacters.test(value)

/**
 * Text that a person types: trimmed, then of at most `maxLength` UTF-16 units as `String.length` counts them, free of
 * control characters; '' is allowed.
 */
export const text = (maxLength: number) =>
  z
    .string()
    .trim()
    .max(maxLength, `At most ${maxLength} characters`)
    .refine(isUsable, 'Contains an invalid character')

/** Like `text`, but there must be some: absent, null and blank are all refused with `message`. */
export const requiredText = (maxLength: number, message: string) =>
  z
    .string({ error: message })
    .trim()
    .min(1, message)
    .max(maxLength, `At most ${maxLength} characters`)
    .refine(isUsable, 'Contains an invalid character')

/** Like `text`; null and blank mean absent, and are read as undefined. */
export const optionalText = (maxLength: number) =>
  text(maxLength)
    .nullish()
    .transform((value) => value || undefined)

/** What something is found by: as it was given out, so nothing is said about how it looks. */
export const identifier = requiredText(64, 'Which one?')

/** Money at the door: dollars with two decimals. Inside, everything is integer cents (see the pricing package). */
export const dollars = z.number().describe('Dollars with two decimals')
