import { z } from 'zod'
import { daysAhead, guests, minutes, partOfAnHour, portions } from './measures.ts'

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

/** Table times, how many guests they seat, and how far ahead they can be booked. */
export const tablesSettings = z.object({
  slotMinutes: minutes(5, 240).describe('The interval between table times'),
  seatsPerSlot: guests(1000).describe('How many guests may arrive at one of these times'),
  lastSeatingMinutes: minutes(0, 600).describe('Last seating before the kitchen closes'),
  leadMinutes: minutes(0, 10_080).describe('Minimum notice'),
  lookAheadDays: daysAhead,
})
