import { timesOf, type PickupSpan, type PickupTimes } from '@tiffin/contract'
import { beforeEach, expect, test } from 'vitest'
import { useTestApp } from '../../../test/create-test-app.ts'

const site = useTestApp()

const times = async (...slugs: string[]) =>
  (await site.get<PickupTimes>(`/api/pickup-times?${slugs.map((slug) => `slugs=${slug}`).join('&')}`)).body

// Breakfast is served from 11:00 to 15:00, the kitchen is open until 21:00.
beforeEach(() => site.setTime('2026-01-07T18:00:00-07:00'))

test('a dish outside its hours is named with them, and with the time of the others', async () => {
  const { asSoonAsPossible, delayedBy } = await times('masala-dosa', 'samosa')
  expect(asSoonAsPossible.local).toBe('2026-01-08T11:00')
  expect(delayedBy).toMatchObject({
    dishes: [{ slug: 'masala-dosa', opens: '11:00', closes: '15:00' }],
    without: { local: '2026-01-07T18:25' },
  })
})

test('nothing is delayed where nothing waits', async () => {
  expect(await times('samosa')).not.toHaveProperty('delayedBy')
  expect(await times('masala-dosa')).not.toHaveProperty('delayedBy')
  site.setTime('2026-01-07T12:00:00-07:00')
  expect(await times('masala-dosa', 'samosa')).not.toHaveProperty('delayedBy')
})

test('the answer says what time it is at the restaurant', async () => {
  const { now } = (await site.get<PickupTimes>('/api/pickup-times')).body
  // In UTC it is the next day already.
  expect(now).toEqual({ at: '2026-01-08T01:00:00.000Z', local: '2026-01-07T18:00' })
})

test('when the kitchen is closed, the others wait too', async () => {
  site.setTime('2026-01-07T22:00:00-07:00')
  expect(await times('masala-dosa', 'samosa')).not.toHaveProperty('delayedBy')
})

test('the website’s answer has the same times in a twentieth of the length', async () => {
  site.setTime('2026-01-07T12:00:00-07:00')
  const input = encodeURIComponent(JSON.stringify({ slugs: ['samosa'] }))
  const answer = await site.app.inject({ url: `/trpc/pickup.spans?input=${input}` })
  const { spans, ...rest } = answer.json<{ result: { data: PickupTimes & { spans: PickupSpan[] } } }>().result
    .data
  const listed = await times('samosa')
  expect({ ...rest, times: timesOf(spans) }).toEqual(listed)
  expect(listed.times.length).toBeGreaterThan(100)
  expect(JSON.stringify(spans).length * 20).toBeLessThan(JSON.stringify(listed.times).length)
})
