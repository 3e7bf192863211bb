import { beforeEach, expect, test } from 'vitest'
import { useTestApp } from '../../../test/create-test-app.ts'
import { webhookEndpoints } from '../../db/schema/index.ts'
import { createSecrets } from '../../platform/secrets.ts'
import { checkWebhooks } from './check-webhooks.ts'

const site = useTestApp()
let owner: { authorization: string }
beforeEach(async () => {
  owner = (await site.signUp('owner@example.com', { role: 'admin' })).headers
})

const check = (secrets = site.deps.secrets) => checkWebhooks(site.db, { secrets })
const add = async (host: string) => {
  const made = { url: `https://${host}/tiffin`, types: ['order.placed'] }
  expect((await site.post('/api/admin/webhooks', made, owner)).status).toBe(201)
}
type State = Partial<typeof webhookEndpoints.$inferInsert>
const set = (state: State) => site.db.update(webhookEndpoints).set(state)

test('without a webhook, and with those that work, all is well', async () => {
  expect(await check()).toEqual({ check: 'webhooks', state: 'ok', says: 'There are no webhooks.' })
  await add('till.example.com')
  expect(await check()).toMatchObject({ state: 'ok', says: '1 webhook is set up, and does not fail.' })
  await add('books.example.com')
  expect(await check()).toMatchObject({ state: 'ok', says: '2 webhooks are set up, and none fails.' })
})

test('those whose secret cannot be decrypted are trouble, by name and with what to do', async () => {
  await add('till.example.com')
  site.setTime('2026-01-07T19:01:00Z')
  await add('books.example.com')
  const secrets = createSecrets({ secretsKey: 'another key of thirty-two letters or so', folder: null })
  expect(await check(secrets)).toMatchObject({
    state: 'trouble',
    says: expect.stringMatching(
      /^The secrets of till\.example\.com and books\.example\.com cannot be read\..*make a new secret/,
    ),
  })
})

test('those that fail, and those that were paused because they failed, are a warning', async () => {
  await add('till.example.com')
  const at = new Date(site.deps.clock.nowMs())
  await set({ failingSince: at })
  expect(await check()).toMatchObject({
    state: 'warning',
    says: 'till.example.com fails, and is tried again.',
  })
  await set({ pausedBecause: 'failing', pausedAt: at })
  expect(await check()).toMatchObject({
    state: 'warning',
    says: 'till.example.com is paused: nothing could be delivered for three days.',
  })
  await set({ pausedBecause: 'gone' })
  await add('books.example.com')
  expect(await check()).toMatchObject({
    state: 'warning',
    says: 'till.example.com is paused: the address has answered that it is gone.',
  })
})

test('one that an owner has paused is no warning', async () => {
  await add('till.example.com')
  const at = new Date(site.deps.clock.nowMs())
  await set({ failingSince: at, pausedBecause: 'owner', pausedAt: at })
  expect(await check()).toMatchObject({ state: 'ok' })
})
