/** Tables, booked from outside the browser. */
import type { APIRequestContext } from '@playwright/test'
import { guest } from './guest.ts'
import { expect } from './journey.ts'

interface Times {
  day: string
  times: { at: string; local: string; free: boolean }[]
}

/** A day that no other test books: each takes its own, counted from the first day with a free table. */
export async function farDay(request: APIRequestContext, offset: number): Promise<Times> {
  const ask = async (params: Record<string, string>) =>
    (await (await request.get('/api/reservations/times', { params })).json()) as Times
  const first = await ask({ partySize: '2' })
  const day = new Date(`${first.day}T00:00Z`)
  day.setUTCDate(day.getUTCDate() + offset)
  return ask({ partySize: '2', day: day.toISOString().slice(0, 10) })
}

export async function bookOne(request: APIRequestContext, at: string, name: string) {
  const booked = await request.post('/api/reservations', {
    data: { ...guest, name, startsAt: at, partySize: 3 },
  })
  expect(booked.status()).toBe(201)
  return (await booked.json()) as { _id: string; number: number }
}
