import { expect, test } from 'vitest'
import {
  filterReservations,
  isFiltered,
  readReservationSearch,
  reservationInput,
} from './reservation-search.ts'

const id = '0123456789abcdef'.repeat(2)

test('the address determines which reservations are shown', () => {
  const raw = { status: 'requested', day: '2026-12-01', q: ' juniper ', page: '3', reservation: id }
  expect(readReservationSearch(raw)).toEqual({
    span: undefined,
    status: 'requested',
    day: '2026-12-01',
    q: 'juniper',
    page: 3,
    reservation: id,
  })
})

test.each([
  { status: 'eaten' },
  { day: '2026-02-30' },
  { span: 'coming' },
  { span: 'never' },
  { page: '0' },
  { reservation: 'x' },
])('an invalid value is left out: %j', (raw) => {
  expect(Object.values(readReservationSearch(raw)).every((value) => value === undefined)).toBe(true)
})

test('another filter starts at the first page', () => {
  const search = readReservationSearch({ page: 4, q: 'juniper' })
  expect(filterReservations(search, { span: 'past' })).toMatchObject({
    span: 'past',
    page: undefined,
    q: 'juniper',
  })
  expect([isFiltered(search), isFiltered({ page: 2 })]).toEqual([true, false])
})

test('pages follow each other without a gap', () => {
  expect(reservationInput({ page: 3 })).toMatchObject({ limit: 40, offset: 80 })
})
