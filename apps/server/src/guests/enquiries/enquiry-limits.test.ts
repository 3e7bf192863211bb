import { expect, test } from 'vitest'
import { useTestApp } from '../../../test/create-test-app.ts'
import { cateringRequests, contactMessages } from '../../db/schema/index.ts'
import { createRateLimits } from '../../platform/rate-limits.ts'

const site = useTestApp({}, (db) => ({ limits: createRateLimits(db) }))

interface Sending {
  email?: string
  from?: string
  key?: string
}

async function send(url: string, content: object, { email = 'guest@example.com', from, key }: Sending) {
  const answer = await site.app.inject({
    method: 'POST',
    url,
    payload: { name: 'Guest', email, ...content },
    remoteAddress: from ?? '192.0.2.1',
    headers: key === undefined ? {} : { 'idempotency-key': key },
  })
  return { status: answer.statusCode, retryAfter: Number(answer.headers['retry-after']) }
}

const forms = {
  message: (sending: Sending) => send('/api/contact', { message: 'Hello' }, sending),
  catering: (sending: Sending) =>
    send('/api/catering', { occasion: 'other', eventDay: '2026-06-20', guestCount: 20 }, sending),
}
const countAll = async () => [await site.db.$count(contactMessages), await site.db.$count(cateringRequests)]
const statuses = (answers: { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b)

test.each(Object.entries(forms))(
  'one address may submit the form %s ten times an hour',
  async (_name, form) => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => form({ email: `guest${index}@example.com` })),
    )
    expect(statuses(answers)).toEqual([...Array<number>(10).fill(201), 429, 429])
    const refused = answers.find(({ status }) => status === 429)
    expect(refused?.retryAfter).toBeGreaterThan(0)
    expect(refused?.retryAfter).toBeLessThanOrEqual(60 * 60)
    expect((await form({ from: '198.51.100.7' })).status).toBe(201)
  },
)

test.each(Object.entries(forms))(
  'one mailbox may be used for the form %s five times, however it is written',
  async (_name, form) => {
    const answers = []
    for (let round = 0; round < 6; round += 1) {
      const email = round % 2 ? 'Guest@Example.com' : 'guest@example.com'
      answers.push(await form({ email, from: `192.0.2.${round}` }))
    }
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 429])
    expect((await form({ email: 'other@example.com' })).status).toBe(201)
  },
)

test('the two forms are counted separately', async () => {
  for (let round = 0; round < 6; round += 1) await forms.message({})
  expect((await forms.message({})).status).toBe(429)
  expect((await forms.catering({})).status).toBe(201)
})

test('repeating a submission that has arrived is not counted', async () => {
  for (let round = 0; round < 8; round += 1) {
    expect([await forms.message({ key: 'a' }), await forms.catering({ key: 'b' })]).toMatchObject([
      { status: 201 },
      { status: 201 },
    ])
  }
  expect(await countAll()).toEqual([1, 1])
  expect((await forms.message({})).status).toBe(201)
})
