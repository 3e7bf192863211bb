import { z } from 'zod'
import { countCharacters } from './count-characters.ts'
import { MAX_KITCHEN_NOTE_LENGTH } from './limits.ts'
import { text } from './text.ts'

// One character, such as a family of emoji, may have many units.
const MAX_UNITS = 10 * MAX_KITCHEN_NOTE_LENGTH

/** A guest's words to the kitchen; null and blank count as missing, and are read as undefined. */
export const kitchenNote = text(MAX_UNITS)
  .refine(
    (value) => countCharacters(value) <= MAX_KITCHEN_NOTE_LENGTH,
    `At most ${MAX_KITCHEN_NOTE_LENGTH} characters`,
  )
  .nullish()
  .transform((value) => value || undefined)

export const allergyNote = z
  .boolean('Must be true or false')
  .nullish()
  .transform((value) => value ?? false)
