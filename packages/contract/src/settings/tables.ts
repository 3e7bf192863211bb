import { z } from 'zod'
import { daysAhead, guests, minutes } from './measures.ts'

/** When tables begin, how many guests they seat, and how far ahead they can be had. */
export const tablesSettings = z.object({
  slotMinutes: minutes(5, 240).describe('The distance between the times a table can be had at'),
  seatsPerSlot: guests(1000).describe('How many guests may arrive at one of these times'),
  lastSeatingMinutes: minutes(0, 600).describe('Nobody is seated later than this before the kitchen closes'),
  leadMinutes: minutes(0, 10_080).describe('From asking to the earliest table'),
  lookAheadDays: daysAhead,
})
