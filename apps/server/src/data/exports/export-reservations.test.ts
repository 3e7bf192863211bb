import type { Reservation } from '@tiffin/contract'
import { expect, test } from 'vitest'
import { useTestApp } from '../../../test/create-test-app.ts'

const site = useTestApp()

async function exportCsv(query: Record<string, string>) {
  const { headers } = await site.signUp('host@example.com', { role: 'admin', staffRole: 'manager' })
  const url = '/api/admin/reservations/export'
  const answer = await site.app.inject({ url, query: { format: 'csv', ...query }, headers })
  expect(answer.statusCode).toBe(200)
  return { name: answer.headers['content-disposition'], lines: answer.body.trim().split('\r\n') }
}

async function book(startsAt: string, more: object = {}) {
  const guest = { name: 'Juniper Testwell', email: 'juniper@example.com', phone: '780-555-0199' }
  const { body } = await site.post<Reservation>('/api/reservations', {
    startsAt,
    partySize: 4,
    ...guest,
    ...more,
  })
  return body
}

test('contains the reservations for a span of days, sorted by time', async () => {
  const saturday = await book('2026-01-10T19:00:00-07:00', { notes: '=1+1' })
  const friday = await book('2026-01-09T11:00:00-07:00')
  await book('2026-01-11T11:00:00-07:00')
  const { name, lines } = await exportCsv({ from: '2026-01-09', to: '2026-01-10' })
  expect(name).toBe('attachment; filename="reservations_2026-01-09_2026-01-10.csv"')
  expect(lines).toEqual([
    'Number,Time,Guests,Status,Name,Email,Phone,Notes,Requested',
    `${friday.number},2026-01-09 11:00,4,requested,Juniper Testwell,juniper@example.com,780-555-0199,,2026-01-07 12:00`,
    `${saturday.number},2026-01-10 19:00,4,requested,Juniper Testwell,juniper@example.com,780-555-0199,'=1+1,2026-01-07 12:00`,
  ])
})

test('contains only one state if requested', async () => {
  await book('2026-01-09T11:00:00-07:00')
  const { lines } = await exportCsv({ from: '2026-01-09', to: '2026-01-10', status: 'confirmed' })
  expect(lines).toHaveLength(1)
})
