import { z } from 'zod'
import { countCharacters } from './count-characters.ts'
import { MAX_KITCHEN_NOTE_LENGTH } from './limits.ts'
import { guestText } from './text.ts'

// One character may have many units: a family of emoji, each with its own skin tone, has some thirty.
const MAX_UNITS = 35 * MAX_KITCHEN_NOTE_LENGTH

const words = guestText(MAX_UNITS).refine(
  (value) => countCharacters(value) <= MAX_KITCHEN_NOTE_LENGTH,
  `At most ${MAX_KITCHEN_NOTE_LENGTH} characters`,
)

/** A guest's words to the kitchen; null and blank count as missing, and are read as undefined. */
export const kitchenNote = words.nullish().transform((value) => value || undefined)

/** What replaces them: null and blank remove them, and are read as null; undefined leaves them as they are. */
export const changedNote = words
  .nullable()
  .transform((value) => value || null)
  .optional()

export const allergyNote = z
  .boolean('Must be true or false')
  .nullish()
  .transform((value) => value ?? false)
