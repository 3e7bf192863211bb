// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { inBackground } from '../session/notice-ended-session.ts'
import { markChecked } from '../session/session-check.ts'
import { forgetSession, saveSession } from '../session/session.ts'
import { browserLink, createApiClient } from './trpc.ts'

const user = { _id: 'u1', name: 'Asha', email: 'asha@example.com', role: 'customer' } as const

afterEach(forgetSession)

/** Records what a server would see of each request. */
function listenToCalls() {
  const seen: { url: string; authorization: string | null }[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const { url } = new Request(new URL(input as string, 'http://tiffin.test'))
    seen.push({ url, authorization: new Headers(init?.headers).get('authorization') })
    return Promise.resolve(Response.json([{ result: { data: { done: true } } }]))
  })
  return seen
}

test('a call is sent with its caller’s token, even if they log out before it leaves', async () => {
  const seen = listenToCalls()
  saveSession({ token: 'first', user })
  const call = createApiClient(browserLink('/trpc', () => {})).auth.logout.mutate()
  forgetSession()
  await call
  expect(seen).toEqual([
    { url: 'http://tiffin.test/trpc/auth.logout?batch=1', authorization: 'Bearer first' },
  ])
})

test('an admin’s reads and changes of a dish carry their token', async () => {
  const seen = listenToCalls()
  saveSession({ token: 'first', user: { ...user, role: 'admin' } })
  const { products } = createApiClient(browserLink('/trpc', () => {}))
  await products.getEditable.query({ id: 'p1' })
  await products.delete.mutate({ id: 'p1' })
  expect(seen.map(({ authorization }) => authorization)).toEqual(['Bearer first', 'Bearer first'])
})

test('what a page brings along is read without a token', async () => {
  const seen = listenToCalls()
  saveSession({ token: 'first', user })
  const { auth, categories, orders, promotions, reservations } = createApiClient(
    browserLink('/trpc', () => {}),
  )
  await auth.demoLogin.query()
  await categories.list.query()
  await orders.get.query({ id: 'o1' })
  await promotions.list.query()
  await reservations.get.query({ id: 'r1' })
  expect(seen.map(({ authorization }) => authorization)).toEqual([null, null, null, null, null])
})

test('reads that the server has cached are not in one batch with others', async () => {
  const seen = listenToCalls()
  const { products, pickup, categories } = createApiClient(browserLink('/trpc', () => {}))
  await Promise.allSettled([
    products.list.query({}),
    pickup.spans.query({ slugs: [] }),
    categories.list.query(),
  ])
  expect(seen.map(({ url }) => new URL(url).pathname).toSorted((a, b) => a.localeCompare(b))).toEqual([
    '/trpc/pickup.spans',
    '/trpc/products.list,categories.list',
  ])
})

test('background calls are not sent until the session is known to be valid', async () => {
  const seen = listenToCalls()
  saveSession({ token: 'first', user })
  const { wishlist } = createApiClient(browserLink('/trpc', () => {}))
  const list = wishlist.list.query(undefined, { context: inBackground })
  await createApiClient(browserLink('/trpc', () => {})).auth.session.query()
  expect(seen.map(({ url }) => new URL(url).pathname)).toEqual(['/trpc/auth.session'])
  markChecked('first')
  await list
  expect(seen.map(({ url }) => new URL(url).pathname)).toEqual(['/trpc/auth.session', '/trpc/wishlist.list'])
})

test('background calls are not sent at all for an expired session', async () => {
  const seen = listenToCalls()
  saveSession({ token: 'ended', user })
  const { wishlist } = createApiClient(browserLink('/trpc', () => {}))
  const list = wishlist.list.query(undefined, { context: inBackground })
  forgetSession()
  await expect(list).rejects.toThrow('The session has ended')
  expect(seen).toEqual([])
})
