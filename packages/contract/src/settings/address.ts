import { z } from 'zod'
import { MAX_LABEL_LENGTH, MAX_NAME_LENGTH, MAX_NOTE_LENGTH } from '../limits.ts'
import { text } from '../text.ts'

const degrees = (most: number) =>
  z.number({ error: 'Enter a number' }).min(-most, `At least -${most}`).max(most, `At most ${most}`)

/** Where guests find the restaurant. */
export const addressSettings = z.object({
  street: text(MAX_NAME_LENGTH).describe('With the house number; blank only before the site opens'),
  city: text(MAX_LABEL_LENGTH).describe('Blank only before the site opens'),
  region: text(MAX_LABEL_LENGTH).describe('The province or state, `AB`; blank where addresses have none'),
  postalCode: text(20).describe('Blank where addresses have none'),
  position: z
    .object({ latitude: degrees(90), longitude: degrees(180) })
    .nullable()
    .describe('On the map, in degrees, north and east positive; null: not stated'),
  directions: text(MAX_NOTE_LENGTH).describe('How to find it, where to park; blank for none'),
})

export type AddressSettings = z.infer<typeof addressSettings>
