import { sampleSettings } from '@tiffin/restaurant/sample'
import { expect, test } from 'vitest'
import { makeCalendar } from './present-reservation.ts'
import type { ReservationRow } from './reservation-queries.ts'

const row: ReservationRow = {
  id: '0123456789abcdef'.repeat(2),
  number: 501,
  status: 'confirmed',
  startsAt: new Date('2026-01-10T01:30:00Z'),
  partySize: 4,
  name: 'Juniper; Testwell',
  email: 'juniper@example.com',
  phone: '780-555-0199',
  notes: null,
  attempt: null,
  createdAt: new Date('2026-01-07T19:00:00Z'),
}
const made = {
  now: new Date('2026-01-07T19:00:00.123Z'),
  publicUrl: 'https://tiffin.test',
  settings: sampleSettings,
}
const textOf = (more: Partial<ReservationRow> = {}) =>
  Buffer.from(makeCalendar({ ...row, ...more }, made).base64, 'base64').toString()

test('an entry has its time, its place and a link back', () => {
  const unfolded = textOf().replaceAll('\r\n ', '').split('\r\n')
  expect(unfolded).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Masala & Maple//Reservations//EN',
    'BEGIN:VEVENT',
    'UID:reservation-501@tiffin.test',
    'SEQUENCE:0',
    'DTSTAMP:20260107T190000Z',
    'DTSTART:20260110T013000Z',
    'DTEND:20260110T033000Z',
    'SUMMARY:Table for 4 at Masala & Maple',
    String.raw`LOCATION:Masala & Maple\, 10620 Jasper Ave\, Edmonton\, AB T5J 1Z7`,
    String.raw`DESCRIPTION:Reservation 501. 780-555-0142\nhttps://tiffin.test/reservation/0123456789abcdef0123456789abcdef`,
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('no line has more than 75 bytes', () => {
  const lengths = textOf()
    .split('\r\n')
    .map((line) => Buffer.byteLength(line))
  expect(Math.max(...lengths)).toBeLessThanOrEqual(75)
})

test('a name in any script, with any marks, is read as it was written', () => {
  const identity = {
    ...sampleSettings.identity,
    name: String.raw`मसाला; "Mäple", 印度餐厅 \ 🍛🍛🍛🍛🍛🍛🍛🍛🍛🍛`,
  }
  const settings = { ...sampleSettings, identity }
  const file = Buffer.from(makeCalendar(row, { ...made, settings }).base64, 'base64').toString()
  const written = String.raw`मसाला\; "Mäple"\, 印度餐厅 \\ 🍛🍛🍛🍛🍛🍛🍛🍛🍛🍛`
  expect(file.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
  expect(file.replaceAll('\r\n ', '').split('\r\n')).toEqual(
    expect.arrayContaining([`PRODID:-//${written}//Reservations//EN`, `SUMMARY:Table for 4 at ${written}`]),
  )
})

test.each([
  ['requested', 'TENTATIVE'],
  ['seated', 'CONFIRMED'],
  ['declined', 'CANCELLED'],
  ['cancelled', 'CANCELLED'],
] as const)('a %s reservation is %s in the calendar', (status, said) => {
  expect(textOf({ status })).toContain(`\r\nSTATUS:${said}\r\n`)
})
