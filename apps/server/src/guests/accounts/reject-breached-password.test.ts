import { createHash } from 'node:crypto'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PASSWORD, useTestApp } from '../../../test/create-test-app.ts'
import { createBreachCheck } from '../../platform/breached-passwords.ts'
import { issueMailedToken } from './mailed-tokens.ts'
import { BREACHED_PASSWORD } from './passwords.ts'

const site = useTestApp()
const BREACHED = 'saffron and snow'
const sha1 = createHash('sha1').update(BREACHED).digest('hex').toUpperCase()

let answer: RequestListener
const asked: { url: string | undefined; padding: unknown }[] = []
const service = createServer((request, response) => {
  asked.push({ url: request.url, padding: request.headers['add-padding'] })
  answer(request, response)
})

beforeEach(async () => {
  asked.length = 0
  answer = (_request, response) => response.end(`${'0'.repeat(35)}:0\r\n${sha1.slice(5)}:1742\r\n`)
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  const { port } = service.address() as AddressInfo
  vi.spyOn(site.deps, 'isBreached').mockImplementation(createBreachCheck(`http://127.0.0.1:${port}`))
})
afterEach(async () => {
  service.closeAllConnections()
  await new Promise((resolve) => service.close(resolve))
})

const signUp = (password: string) =>
  site.post('/api/auth/register', { name: 'Juniper', email: 'juniper@example.com', password })

test('a password that is known from a data breach is refused for a new account, and five digits are sent', async () => {
  const { status, body } = await signUp(BREACHED)
  expect([status, body.code, body.issues]).toEqual([
    400,
    'VALIDATION',
    [{ path: 'password', message: BREACHED_PASSWORD }],
  ])
  expect(asked).toEqual([{ url: `/range/${sha1.slice(0, 5)}?mode=sha1`, padding: 'true' }])
})

test('another is accepted', async () => {
  expect((await signUp('cardamom and ice')).status).toBe(201)
  expect(asked).toHaveLength(1)
})

test('a changed password and one set through the mailed link are compared too, and the link still works', async () => {
  const { user, headers } = await site.signUp('juniper@example.com')
  const change = { currentPassword: PASSWORD, newPassword: BREACHED }
  const changed = await site.send('PUT', '/api/account/password', change, headers)
  expect([changed.status, changed.body.issues?.[0]?.path]).toEqual([400, 'newPassword'])

  const now = site.deps.clock.now()
  const token = await issueMailedToken(site.db, { userId: user._id, purpose: 'reset-password', now })
  const reset = (password: string) => site.post('/api/account/password-reset/confirm', { token, password })
  expect((await reset(BREACHED)).status).toBe(400)
  expect((await reset('cardamom and ice')).status).toBe(200)
})

test.each<[string, RequestListener]>([
  ['is down', (request) => void request.socket.destroy()],
  ['has trouble', (_request, response) => void response.writeHead(503).end()],
  ['does not answer', () => {}],
])('where the service %s, the password is accepted', async (_what, trouble) => {
  answer = trouble
  expect((await signUp(BREACHED)).status).toBe(201)
})
