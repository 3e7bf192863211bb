import { z } from 'zod'
import { countCharacters } from './count-characters.ts'
import {
  MAX_EMAIL_LENGTH,
  MAX_KITCHEN_NOTE_LENGTH,
  MAX_LINK_LENGTH,
  MAX_SKU_LENGTH,
  MAX_SLUG_LENGTH,
} from './limits.ts'

// Postgres cannot store U+0000 at all, its JSON no unpaired surrogate, and XML none of these: no text needs a control
// character other than tab and line breaks.
export const unusableCharacters = /(?![\t\n\r])[\p{Cc}\p{Cs}\u{FFFE}\u{FFFF}]/u

const isUsable = (value: string) => !unusableCharacters.test(value)

// An escape sequence of a terminal or a printer, and every other control character: pasted text has some. Also what
// turns the direction of a text around: an allergy would be read backwards. The letters of a script have their own.
const controls = new RegExp(
  `\\u{1B}\\[[0-?]*[ -/]*[@-~]|[\\u{202A}-\\u{202E}\\u{2066}-\\u{2069}]|${unusableCharacters.source}`,
  'gu',
)

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

/** What another program, such as a till, calls a dish or a choice. Case counts. Blank or null: nothing. */
export const sku = text(MAX_SKU_LENGTH)
  .regex(/^[^\t\n\r]*$/, 'A SKU has no line breaks')
  .nullish()

/** How a call names a dish. */
export const dishName = requiredText(MAX_SLUG_LENGTH, 'Id is required').describe(
  'The `_id`, the `slug` or the `sku` of a product, in this order',
)

// As zod's own, with letters of every script in the domain: info@bücher.example
const ADDRESS =
  /^(?!\.)(?!.*\.\.)[a-z0-9_'+\-.]*[a-z0-9_+-]@(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*\.)+\p{L}[\p{L}\p{M}\p{N}-]+$/iu

/** An address that is checked for its format. */
export const emailAddress = requiredText(MAX_EMAIL_LENGTH, 'Email is required').pipe(
  z.email({ error: 'Enter a valid email address', pattern: ADDRESS }),
)

const BASE = 'http://site.invalid'

/**
 * Whether a link leads somewhere: '' does, too. The browser's own parsing decides: "/\elsewhere" is another site,
 * "javascript:" is not a web address.
 */
export function isWebAddress(value: string): boolean {
  if (value === '') return true
  const url = URL.parse(value, BASE)
  const isOwnPath = value.startsWith('/') && url?.origin === BASE
  return isOwnPath || /^https?:\/\/[^/]/i.test(value)
}

/** An http(s) address or a path of this site; '' and null mean none. Never fetched by the server. */
export const webAddress = (message: string) => text(MAX_LINK_LENGTH).refine(isWebAddress, message).nullish()

// One character may have many units: a family of emoji, each with its own skin tone, has some thirty.
const MAX_UNITS = 35 * MAX_KITCHEN_NOTE_LENGTH

const kitchenWords = guestText(MAX_UNITS).refine(
  (value) => countCharacters(value) <= MAX_KITCHEN_NOTE_LENGTH,
  `At most ${MAX_KITCHEN_NOTE_LENGTH} characters`,
)

/** A guest's words to the kitchen; null and blank count as missing, and are read as undefined. */
export const kitchenNote = kitchenWords.nullish().transform((value) => value || undefined)

/** What replaces them: null and blank remove them, and are read as null; undefined leaves them as they are. */
export const changedNote = kitchenWords
  .nullable()
  .transform((value) => value || null)
  .optional()

export const allergyNote = z
  .boolean('Must be true or false')
  .nullish()
  .transform((value) => value ?? false)
