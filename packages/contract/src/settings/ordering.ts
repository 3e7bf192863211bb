import { z } from 'zod'
import { daysAhead, minutes, partOfAnHour, portions } from './measures.ts'

/** How soon, how often and how far ahead orders can be picked up. */
export const orderingSettings = z.object({
  leadMinutes: minutes(0, 1440).describe('From placing an order to the earliest pickup'),
  slotMinutes: partOfAnHour.describe('The interval between pickup times'),
  roundToMinutes: partOfAnHour.describe(
    'The as-soon-as-possible promise is rounded up to a multiple of this',
  ),
  lookAheadDays: daysAhead.describe('For how many days ahead a pickup may be ordered'),
  maxPortions: portions.describe('In one order; for more, guests are asked to call. Staff may order more'),
})
