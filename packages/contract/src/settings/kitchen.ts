import { z } from 'zod'
import { MAX_LABEL_LENGTH, MAX_SLUG_LENGTH } from '../limits.ts'
import { requiredText } from '../text.ts'
import { minutes, rejectRepeated } from './measures.ts'

const MAX_STATIONS = 20
const MAX_CATEGORIES = 50
const MAX_MINUTES = 600

/** Minutes in steps of a half. */
const halfMinutes = z
  .number({ error: 'Enter a number' })
  .min(0.5, 'At least half a minute')
  .max(MAX_MINUTES, `At most ${MAX_MINUTES} minutes`)
  .refine((value) => Number.isInteger(value * 2), 'Whole or half minutes')

const stationKey = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Small letters, digits and hyphens only')
  .max(40)

/** A part of the kitchen that works on its own: the tandoor, the fryer. */
export const kitchenStation = z.object({
  key: stationKey.describe('Stays the same when the station is renamed'),
  name: requiredText(MAX_LABEL_LENGTH, 'Enter a name'),
  capacityMinutes: halfMinutes
    .nullable()
    .describe('How many minutes of work the station can do in 15 minutes; null: no limit'),
})

/** Where the dishes of a category are made, and how long one portion takes. */
export const categoryWork = z.object({
  category: requiredText(MAX_SLUG_LENGTH, 'Which category?').describe('The `slug` of a category'),
  station: requiredText(40, 'Which station?').describe('The `key` of a station'),
  minutes: halfMinutes.describe('The station’s minutes for one portion'),
})

/** The kitchen's stations, and what they make. A category that is not listed takes no station's time. */
export const kitchenSettings = z
  .object({
    stations: z
      .array(kitchenStation)
      .max(MAX_STATIONS, `At most ${MAX_STATIONS} stations`)
      .superRefine(rejectRepeated('key', 'This station is already listed')),
    work: z
      .array(categoryWork)
      .max(MAX_CATEGORIES, `At most ${MAX_CATEGORIES} categories`)
      .superRefine(rejectRepeated('category', 'This category is already listed')),
  })
  .superRefine(({ stations, work }, ctx) => {
    // Not in the list's own rule: names that were stored alike cost nobody their stations.
    const names = stations.map(({ name }) => name.toLowerCase())
    for (const [index, name] of names.entries()) {
      if (names.indexOf(name) === index) continue
      const message = 'Another station has this name'
      ctx.addIssue({ code: 'custom', path: ['stations', index, 'name'], message })
    }
    for (const [index, { station }] of work.entries()) {
      if (stations.some(({ key }) => key === station)) continue
      ctx.addIssue({ code: 'custom', path: ['work', index, 'station'], message: 'There is no such station' })
    }
  })

export type KitchenSettings = z.infer<typeof kitchenSettings>
export type KitchenStation = z.infer<typeof kitchenStation>

/** Who learns of a new order, and what happens while nobody accepts it. */
export const alertSettings = z.object({
  acceptsOrders: z
    .boolean()
    .describe('Accept orders as they are placed, so that nobody has to; except those with an allergy'),
  staffAfterMinutes: minutes(1, 240)
    .nullable()
    .describe(
      'An order not accepted for so long is reported to owners and managers, by email and on devices with alerts; null: never',
    ),
  guestAfterMinutes: minutes(1, 240)
    .nullable()
    .describe('After so long its guest is asked to call; null: never'),
  emailsOrders: z.boolean().describe('Email each new order to the office'),
  warnsWithoutBoard: z
    .boolean()
    .describe('Warn in the admin if no kitchen board is connected during opening hours'),
})

export type AlertSettings = z.infer<typeof alertSettings>
