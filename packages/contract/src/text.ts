import { z } from 'zod'

// Postgres cannot store U+0000 at all, its JSON no unpaired surrogate, and XML none of these: no text needs a control
// character other than tab and line breaks.
export const unusableCharacters = /(?![\t\n\r])[\p{Cc}\p{Cs}\u{FFFE}\u{FFFF}]/u

const isUsable = (value: string) => !unusableCharacters.test(value)

// An escape sequence of a terminal or a printer, and every other control character: pasted text has some.
const controls = new RegExp(`\\u{1B}\\[[0-?]*[ -/]*[@-~]|${unusableCharacters.source}`, 'gu')

/** Words of a guest, as they are read and printed: control characters and escape sequences are dropped, not refused. */
const words = (error?: string) =>
  z.string(error === undefined ? undefined : { error }).overwrite((value) => value.replaceAll(controls, ''))

/** Like `text`, for what guests write. */
export const guestText = (maxLength: number) =>
  words().trim().max(maxLength, `At most ${maxLength} characters`)

/** Like `requiredText`, for what guests write. */
export const requiredGuestText = (maxLength: number, message: string) =>
  words(message).trim().min(1, message).max(maxLength, `At most ${maxLength} characters`)

/** Like `optionalText`, for what guests write. */
export const optionalGuestText = (maxLength: number) =>
  guestText(maxLength)
    .nullish()
    .transform((value) => value || undefined)

/**
 * Text that a person types: trimmed, then at most `maxLength` UTF-16 units as counted by `String.length`, without
 * control characters; '' is allowed.
 */
export const text = (maxLength: number) =>
  z
    .string()
    .trim()
    .max(maxLength, `At most ${maxLength} characters`)
    .refine(isUsable, 'Contains an invalid character')

/** Like `text`, but required: missing, null and blank are all rejected with `message`. */
export const requiredText = (maxLength: number, message: string) =>
  z
    .string({ error: message })
    .trim()
    .min(1, message)
    .max(maxLength, `At most ${maxLength} characters`)
    .refine(isUsable, 'Contains an invalid character')

/** Like `text`; null and blank count as missing, and are read as undefined. */
export const optionalText = (maxLength: number) =>
  text(maxLength)
    .nullish()
    .transform((value) => value || undefined)

/** An id as it was issued; its format is deliberately left open. */
export const identifier = requiredText(64, 'Id is required')

/** Money in the API: a decimal number. Inside, everything is integer cents (see the pricing package). */
export const amount = z.number().describe('An amount in the restaurant’s currency')
