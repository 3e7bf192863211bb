import { z } from 'zod'
import { daysAhead, guests, minutes } from './measures.ts'

/** Table times, how many guests they seat, and how far ahead they can be booked. */
export const tablesSettings = z.object({
  slotMinutes: minutes(5, 240).describe('The interval between table times'),
  seatsPerSlot: guests(1000).describe('How many guests may arrive at one of these times'),
  lastSeatingMinutes: minutes(0, 600).describe('Last seating before the kitchen closes'),
  leadMinutes: minutes(0, 10_080).describe('Minimum notice'),
  lookAheadDays: daysAhead,
})
