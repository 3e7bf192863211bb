import type { DemoLogin } from '@tiffin/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openSandbox, type Sandbox } from './open-sandbox.ts'
import { startServer } from './start-server.ts'

let place: Sandbox
beforeEach(async () => {
  place = await openSandbox()
})
afterEach(() => place.remove())

async function askForDemo(env: NodeJS.ProcessEnv) {
  const server = startServer(place, env)
  const url = await server.serving
  const told = (await (await fetch(`${url}/api/auth/demo`)).json()) as { data: DemoLogin }
  const coupon = await fetch(`${url}/api/coupons/apply`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code: 'WELCOME10', subtotal: 40 }),
  })
  const login = told.data ?? { email: 'admin@example.com', password: 'maple-and-masala' }
  const entered = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(login),
  })
  await server.end('SIGTERM')
  return { told: told.data !== null, coupon: coupon.status, login: entered.status }
}

test('a demo that becomes reachable for others has neither its known login nor its coupons any more', async () => {
  if (!place.isEmbedded) return
  expect(await askForDemo({})).toEqual({ told: true, coupon: 200, login: 200 })
  const gone = { told: false, coupon: 404, login: 401 }
  expect(await askForDemo({ TRUST_PROXY: 'loopback' })).toEqual(gone)
  expect(await askForDemo({ PUBLIC_URL: 'https://order.example.com' })).toEqual(gone)
})
