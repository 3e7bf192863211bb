import type { ErrorBody, LogEntry, PaymentProvider as Listed } from '@tiffin/contract'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useTestApp } from '../../test/create-test-app.ts'
import { PAYPAL_KEYS, startPayPal } from '../../test/stand-ins/paypal.ts'
import { providerKeys, sessions } from '../db/schema/index.ts'
import { createSecrets } from '../platform/secrets.ts'
import { listReadyProviders, loadProvider } from './load-provider.ts'

const providerUrls = { stripe: 'http://127.0.0.1:9', paypal: '' }
const site = useTestApp({}, () => ({ providerUrls }))
let paypal: Awaited<ReturnType<typeof startPayPal>>
let owner: Awaited<ReturnType<typeof site.signUp>>

beforeAll(async () => {
  paypal = await startPayPal({ nowMs: () => site.deps.clock.nowMs() })
  providerUrls.paypal = paypal.server.url
})
afterAll(() => paypal.close())
beforeEach(async () => {
  paypal.server.isAway = false
  owner = await site.signUp('owner@example.com', { role: 'admin' })
})

const PATH = '/api/admin/payment-providers'
const SECRET = 'sk_test_51PgaThatNobodyShallSee4242'
const save = <Body = Listed>(path: string, keys: object) =>
  site.send<Body>('PUT', `${PATH}/${path}`, keys, owner.headers)
const list = async () => (await site.get<Listed[]>(PATH, owner.headers)).body
const load = (name: 'stripe' | 'paypal', mode?: 'test' | 'live') => loadProvider(site.deps, name, mode)

test('keys are written and never shown: only their last characters', async () => {
  const saved = await save('stripe/test', {
    secretKey: ` ${SECRET} `,
    webhookSecret: 'whsec_9f8e7d6c5b4a39Qx',
  })
  const known = {
    provider: 'stripe',
    webhookUrl: 'http://tiffin.test/webhooks/stripe',
    keySets: [
      {
        mode: 'test',
        isInUse: true,
        keys: [
          { name: 'secretKey', hint: '4242' },
          { name: 'webhookSecret', hint: '39Qx' },
        ],
        updatedAt: '2026-01-07T19:00:00.000Z',
        updatedBy: 'owner@example.com',
        lastCheck: null,
      },
    ],
  }
  expect(saved).toMatchObject({ status: 200, body: known })
  expect(await list()).toEqual([
    known,
    { provider: 'paypal', webhookUrl: 'http://tiffin.test/webhooks/paypal', keySets: [] },
  ])
  const [row] = await site.db.select().from(providerKeys)
  expect(JSON.stringify(row)).not.toContain('NobodyShallSee')
  const { body: log } = await site.get<LogEntry[]>('/api/admin/log', owner.headers)
  expect(log).toMatchObject([{ action: 'change payment keys', subject: { _id: 'stripe', name: 'stripe' } }])
  expect(JSON.stringify(log)).not.toContain('NobodyShallSee')
})

test('a key that is left out or blank stays as it is', async () => {
  await save('paypal/test', PAYPAL_KEYS)
  await save('paypal/test', { clientSecret: 'another-secret-altogether', webhookId: '' })
  const [, { keySets } = { keySets: [] }] = await list()
  expect(keySets[0]?.keys.map(({ hint }) => hint)).toEqual(['d-in', 'ther', '430L'])
  const provider = await load('paypal')
  expect(await provider?.check()).toEqual([
    expect.stringContaining('does not know this client ID and secret'),
  ])
})

test.each<[string, object, string]>([
  ['stripe/test', { secretKey: 'pk_test_123' }, 'publishable key'],
  ['stripe/test', { secretKey: 'hello' }, 'begin with sk_test_ or sk_live_'],
  ['stripe/test', { secretKey: 'sk_live_123' }, 'for live mode, not for test mode'],
  ['stripe/live', { secretKey: 'rk_test_123' }, 'for test mode, not for live mode'],
  ['stripe/test', { secretKey: 'sk_test_1 23' }, 'no spaces'],
  ['stripe/test', { secretKey: 'sk_test_123', webhookSecret: 'we_123' }, 'begins with whsec_'],
  ['stripe/test', { webhookSecret: 'whsec_123' }, 'Enter this key'],
  ['stripe/test', {}, 'Enter this key'],
  ['paypal/test', { clientId: 'x' }, 'Enter this key'],
  ['paypal/test', { ...PAYPAL_KEYS, secretKey: 'sk_test_1' }, 'no such key'],
  ['square/test', { secretKey: 'x' }, 'no such payment provider'],
  ['stripe/sandbox', { secretKey: 'x' }, 'test or live'],
])('%s %j is refused, and nothing is kept', async (path, keys, sentence) => {
  const { status, body } = await save<ErrorBody>(path, keys)
  expect({ status, code: body.code }).toEqual({ status: 400, code: 'VALIDATION' })
  expect(body.message).toContain(sentence)
  expect(await site.db.select().from(providerKeys)).toEqual([])
})

describe('test and live', () => {
  test('are kept apart, and one of them is in use', async () => {
    await save('stripe/test', { secretKey: SECRET })
    await save('stripe/live', { secretKey: 'sk_live_51PgaThatNobodyShallSee9999' })
    expect((await load('stripe'))?.mode).toBe('test')
    expect((await load('stripe', 'live'))?.mode).toBe('live')
    const { body } = await site.post<Listed>(`${PATH}/stripe/live/use`, {}, owner.headers)
    expect(body.keySets.map(({ mode, isInUse }) => ({ mode, isInUse }))).toEqual([
      { mode: 'test', isInUse: false },
      { mode: 'live', isInUse: true },
    ])
    expect((await load('stripe'))?.mode).toBe('live')
  })

  test('a mode without keys cannot be used, tested or removed', async () => {
    await save('stripe/test', { secretKey: SECRET })
    expect((await site.post(`${PATH}/stripe/live/use`, {}, owner.headers)).status).toBe(404)
    expect((await site.post(`${PATH}/stripe/live/test`, {}, owner.headers)).status).toBe(404)
    expect((await site.send('DELETE', `${PATH}/stripe/live`, undefined, owner.headers)).status).toBe(404)
  })

  test('two colleagues who enter the first keys at once put one mode in use', async () => {
    await Promise.all([
      save('stripe/test', { secretKey: SECRET }),
      save('stripe/live', { secretKey: 'sk_live_51PgaThatNobodyShallSee9999' }),
    ])
    const rows = await site.db.select().from(providerKeys)
    expect(rows.map(({ isInUse }) => String(isInUse)).toSorted()).toEqual(['false', 'true'])
  })

  test('when those in use are removed, the others are not put in their place', async () => {
    await save('stripe/test', { secretKey: SECRET })
    await save('stripe/live', { secretKey: 'sk_live_51PgaThatNobodyShallSee9999' })
    expect((await site.send('DELETE', `${PATH}/stripe/test`, undefined, owner.headers)).status).toBe(204)
    expect(await load('stripe')).toBeNull()
    expect(await listReadyProviders(site.db, { isDemo: false })).toEqual([])
  })
})

test('what is set up is ready: the demo terminal only in a demo', async () => {
  expect(await listReadyProviders(site.db, { isDemo: false })).toEqual([])
  await save('paypal/test', PAYPAL_KEYS)
  expect(await listReadyProviders(site.db, { isDemo: false })).toEqual(['paypal'])
  expect(await listReadyProviders(site.db, { isDemo: true })).toEqual(['paypal', 'demo'])
  expect(await loadProvider(site.deps, 'demo')).toBeNull()
  expect((await loadProvider({ ...site.deps, isDemo: true }, 'demo'))?.mode).toBe('test')
})

test('the provider is kept until its keys change', async () => {
  await save('paypal/test', PAYPAL_KEYS)
  const first = await load('paypal')
  expect(await load('paypal')).toBe(first)
  await save('paypal/test', PAYPAL_KEYS)
  expect(await load('paypal')).not.toBe(first)
  await site.send('DELETE', `${PATH}/paypal/test`, undefined, owner.headers)
  expect(await load('paypal')).toBeNull()
})

test('the test of the connection says what is wrong, and is remembered until the keys change', async () => {
  await save('paypal/test', { ...PAYPAL_KEYS, clientSecret: 'wrong' })
  const { body } = await site.post<Listed>(`${PATH}/paypal/test/test`, {}, owner.headers)
  expect(body.keySets[0]?.lastCheck).toEqual({
    at: '2026-01-07T19:00:00.000Z',
    faults: [expect.stringContaining('does not know this client ID and secret')],
  })
  expect((await list())[1]).toEqual(body)
  await save('paypal/test', PAYPAL_KEYS)
  expect((await list())[1]?.keySets[0]?.lastCheck).toBeNull()
  const again = await site.post<Listed>(`${PATH}/paypal/test/test`, {}, owner.headers)
  expect(again.body.keySets[0]?.lastCheck?.faults).toEqual([])
})

test('keys that cannot be decrypted are told by the test of the connection, and replaced only as a whole', async () => {
  await save('stripe/test', { secretKey: SECRET, webhookSecret: 'whsec_9f8e7d6c5b4a39Qx' })
  const other = createSecrets({ secretsKey: 'another key of thirty-two letters or so', folder: null })
  await site.db.update(providerKeys).set({ sealed: await other.seal('{}', 'stripe test') })
  const tested = await site.post<Listed>(`${PATH}/stripe/test/test`, {}, owner.headers)
  expect(tested.body.keySets[0]?.lastCheck?.faults).toEqual([expect.stringContaining('SECRETS_KEY')])
  const part = await save<ErrorBody>('stripe/test', { webhookSecret: 'whsec_9f8e7d6c5b4a39Qy' })
  expect([part.status, part.body.message]).toEqual([409, expect.stringContaining('SECRETS_KEY')])
  const whole = { secretKey: SECRET, webhookSecret: 'whsec_9f8e7d6c5b4a39Qy' }
  expect((await save('stripe/test', whole)).status).toBe(200)
})

test('only a recent login may write', async () => {
  await site.db.update(sessions).set({ confirmedAt: new Date(Date.now() - 60 * 60 * 1000) })
  const { status, body } = await save<ErrorBody>('stripe/test', { secretKey: SECRET })
  expect({ status, code: body.code }).toEqual({ status: 403, code: 'CONFIRMATION_REQUIRED' })
  expect((await site.get(PATH, owner.headers)).status).toBe(200)
})

describe('the key that encrypts', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tiffin-secrets-'))
    return () => rm(folder, { recursive: true, force: true })
  })

  test('is made once, in a file that only its owner may read', async () => {
    const [one, other] = [0, 1].map(() => createSecrets({ secretsKey: undefined, folder }))
    const [a, b] = await Promise.all([one?.seal('first', 'x'), other?.seal('second', 'x')])
    expect(await other?.open(a ?? '', 'x')).toBe('first')
    expect(await one?.open(b ?? '', 'x')).toBe('second')
    const file = join(folder, 'secrets.key')
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(a).not.toContain((await readFile(file, 'utf8')).trim())
  })

  test('another one, a lost file, a changed text and another place are refused in words', async () => {
    const secrets = createSecrets({ secretsKey: 'a key of at least thirty-two letters', folder: null })
    const sealed = await secrets.seal('text', 'stripe test')
    expect(sealed).not.toBe(await secrets.seal('text', 'stripe test'))
    const other = createSecrets({ secretsKey: 'another key of thirty-two letters or so', folder: null })
    await expect(other.open(sealed, 'stripe test')).rejects.toThrow('SECRETS_KEY')
    const withoutFile = createSecrets({ secretsKey: undefined, folder })
    await expect(withoutFile.open(sealed, 'stripe test')).rejects.toThrow('is gone')
    const without = createSecrets({ secretsKey: undefined, folder: null })
    await expect(without.seal('text', 'stripe test')).rejects.toThrow('Set SECRETS_KEY')
    await expect(secrets.open(sealed, 'stripe live')).rejects.toThrow()
    const middle = sealed.split('.')
    middle[3] = Buffer.from('evil').toString('base64url')
    await expect(secrets.open(middle.join('.'), 'stripe test')).rejects.toThrow()
  })
})
