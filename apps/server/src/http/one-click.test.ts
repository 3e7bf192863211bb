import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { useTestApp } from '../../test/create-test-app.ts'
import { subscribers } from '../db/schema/index.ts'

const site = useTestApp()
const key = '0123456789abcdef0123456789abcdef'
const form = 'application/x-www-form-urlencoded'
const multipart = 'multipart/form-data; boundary=line'
const said = 'List-Unsubscribe=One-Click'
const part =
  '--line\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--line--\r\n'

const press = (of: string, payload = said, type = form) =>
  site.app.inject({
    method: 'POST',
    url: `/newsletter/unsubscribe/${of}`,
    headers: { 'content-type': type },
    payload,
  })
const reader = async () => (await site.db.select().from(subscribers).where(eq(subscribers.id, key)))[0]

beforeEach(async () => {
  const at = new Date('2026-01-01T19:00:00Z')
  const row = { id: key, email: 'reader@example.com', status: 'confirmed', consent: 'Yes' } as const
  await site.db.insert(subscribers).values({ ...row, askedAt: at, confirmedAt: at })
})

describe('one-click unsubscribe in a mail program', () => {
  test.each([
    [form, said],
    [multipart, part],
  ])('ends the newsletter, without cookie, token or page: %s', async (type, payload) => {
    expect((await press(key, payload, type)).statusCode).toBe(200)
    expect((await reader())?.status).toBe('unsubscribed')
  })

  test('a second request succeeds, too, and keeps the first date', async () => {
    await press(key)
    site.setTime('2026-02-01T12:00:00-07:00')
    expect((await press(key)).statusCode).toBe(200)
    expect((await reader())?.unsubscribedAt).toEqual(new Date('2026-01-07T19:00:00Z'))
  })

  test('an unknown key is answered like an unknown link', async () => {
    const answer = await press('0'.repeat(32))
    const linked = await site.post('/api/newsletter/unsubscribe', { key: '0'.repeat(32) })
    expect([answer.statusCode, answer.json()]).toEqual([404, linked.body])
    expect((await reader())?.status).toBe('confirmed')
  })

  test.each(['application/json', 'text/plain'])('%s is not a form', async (type) => {
    expect((await press(key, '{}', type)).statusCode).toBe(415)
    expect((await reader())?.status).toBe('confirmed')
  })
})

test('opening the address only leads to the page with the button', async () => {
  const answer = await site.app.inject({ url: `/newsletter/unsubscribe/${key}` })
  expect([answer.statusCode, answer.headers.location]).toEqual([302, `/newsletter/unsubscribe#${key}`])
  expect((await reader())?.status).toBe('confirmed')
})
