// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { forgetSession, saveSession, userStore } from '../../lib/session/session.ts'
import type { ApiClient } from '../../lib/api/trpc.ts'
import { onWishlistChange, toggleWishlist, wishlistStore } from './wishlist-store.ts'
import { createWishlistSync, findUnsynced, mergeWishlists, withItem } from './wishlist-sync.ts'

const asha = { _id: 'u1', name: 'Asha', email: 'asha@example.com', role: 'customer' } as const
const ravi = { ...asha, _id: 'u2', name: 'Ravi', email: 'ravi@example.com' } as const

const login = (user: typeof asha | typeof ravi) => saveSession({ token: `token of ${user.name}`, user })

/** A server with one account; each call waits until the test releases it. */
function openServer(saved: string[] = []) {
  let ids = saved
  let isReachable = true
  let isHeld = false
  const asked: string[] = []
  const held: (() => void)[] = []

  async function answer(words: string, change: () => string[]) {
    asked.push(words)
    // The server acts immediately; only its response is delayed.
    const isLost = !isReachable
    if (!isLost) ids = change()
    const products = ids.map((_id) => ({ _id }))
    if (isHeld) await new Promise<void>((resolve) => held.push(resolve))
    if (isLost) throw new Error('no answer')
    return { products }
  }

  const without = (productId: string) => ids.filter((id) => id !== productId)
  const api = {
    list: { query: () => answer('list', () => ids) },
    unite: {
      mutate: ({ productIds }: { productIds: string[] }) =>
        answer(`unite ${productIds.join()}`, () => [...new Set([...ids, ...productIds])]),
    },
    set: {
      mutate: ({ productId, wishlisted }: { productId: string; wishlisted: boolean }) =>
        answer(`${wishlisted ? '+' : '-'}${productId}`, () =>
          wishlisted ? [...without(productId), productId] : without(productId),
        ),
    },
  }

  return {
    api: api as unknown as ApiClient['wishlist'],
    asked,
    saved: () => ids,
    /** Another device, or the kitchen, changes the account's list. */
    change: (next: string[]) => (ids = next),
    breakDown: () => (isReachable = false),
    recover: () => (isReachable = true),
    hold: () => (isHeld = true),
    async letThrough() {
      isHeld = false
      for (const resolve of held.splice(0)) resolve()
      await vi.waitFor(() => expect(held).toEqual([]))
    },
  }
}

const onRolledBack = vi.fn()

function startSync(server: ReturnType<typeof openServer>) {
  const sync = createWishlistSync({ api: server.api, onRolledBack })
  onTestEnd.push(onWishlistChange(() => void sync.catchUp()))
  return sync
}

const onTestEnd: (() => void)[] = []

beforeEach(() => {
  for (const end of onTestEnd.splice(0)) end()
  onRolledBack.mockClear()
  forgetSession()
  wishlistStore.set([])
})

test('a guest’s wishlist is never sent', () => {
  const server = openServer()
  startSync(server)
  toggleWishlist('samosa')
  expect(wishlistStore.get()).toEqual(['samosa'])
  expect(server.asked).toEqual([])
})

test('after a login the two lists are merged, here and in the account', async () => {
  const server = openServer(['naan'])
  const sync = startSync(server)
  toggleWishlist('samosa')
  login(asha)
  await sync.refresh()
  expect(server.asked).toEqual(['unite samosa'])
  expect(wishlistStore.get()).toEqual(['naan', 'samosa'])
  expect(server.saved()).toEqual(['naan', 'samosa'])
})

test('pressing a heart shows immediately and is sent', async () => {
  const { server } = await openSignedIn(['naan'])
  toggleWishlist('samosa')
  expect(wishlistStore.get()).toEqual(['naan', 'samosa'])
  toggleWishlist('naan')
  await vi.waitFor(() => expect(server.saved()).toEqual(['samosa']))
  expect(onRolledBack).not.toHaveBeenCalled()
})

test('changes from another device arrive with the next refresh, and those made here stay', async () => {
  const { server, sync } = await openSignedIn(['naan', 'raita'])
  server.change(['naan', 'kulfi'])
  server.hold()
  const looking = sync.refresh()
  toggleWishlist('samosa')
  await server.letThrough()
  await looking
  expect(wishlistStore.get()).toEqual(['naan', 'kulfi', 'samosa'])
  expect(server.saved()).toEqual(['naan', 'kulfi', 'samosa'])
})

test.each([
  [2, [], ['+samosa', '-samosa']],
  [3, ['samosa'], ['+samosa']],
])('a heart that is pressed %d times quickly is saved the way it is shown', async (presses, shown, told) => {
  const { server } = await openSignedIn([])
  server.hold()
  for (let press = 0; press < presses; press++) toggleWishlist('samosa')
  await server.letThrough()
  await vi.waitFor(() => expect(server.asked.slice(1)).toEqual(told))
  await vi.waitFor(() => expect(server.saved()).toEqual(shown))
  expect(wishlistStore.get()).toEqual(shown)
})

test('a list that was requested before a change does not undo it', async () => {
  const { server, sync } = await openSignedIn(['naan'])
  server.hold()
  const looking = sync.refresh()
  toggleWishlist('naan')
  await server.letThrough()
  await looking
  expect(wishlistStore.get()).toEqual([])
  expect(server.saved()).toEqual([])
})

test('what the server rejects is rolled back, in its old position, with a message', async () => {
  const { server } = await openSignedIn(['naan', 'raita'])
  server.breakDown()
  toggleWishlist('naan')
  await vi.waitFor(() => expect(onRolledBack).toHaveBeenCalledOnce())
  expect(wishlistStore.get()).toEqual(['naan', 'raita'])
  toggleWishlist('samosa')
  await vi.waitFor(() => expect(onRolledBack).toHaveBeenCalledTimes(2))
  expect(wishlistStore.get()).toEqual(['naan', 'raita'])
})

test('a change that the guest undid before the failure is not rolled back twice', async () => {
  const { server } = await openSignedIn([])
  server.breakDown()
  server.hold()
  toggleWishlist('samosa')
  toggleWishlist('samosa')
  await server.letThrough()
  expect(wishlistStore.get()).toEqual([])
  expect(onRolledBack).not.toHaveBeenCalled()
})

test('a login whose merge fails loses nothing, and it is retried', async () => {
  const server = openServer(['naan'])
  server.breakDown()
  const sync = startSync(server)
  toggleWishlist('samosa')
  login(asha)
  await sync.refresh()
  expect(wishlistStore.get()).toEqual(['samosa'])
  server.recover()
  await sync.refreshIfOld()
  expect(wishlistStore.get()).toEqual(['naan', 'samosa'])
})

test('a change interrupted by leaving the page is sent on the next visit', async () => {
  const { server } = await openSignedIn(['naan'])
  for (const end of onTestEnd.splice(0)) end()
  toggleWishlist('samosa')
  await startSync(server).refresh()
  expect(server.saved()).toEqual(['naan', 'samosa'])
})

test('a failed refresh changes nothing', async () => {
  const { server, sync } = await openSignedIn(['naan'])
  server.breakDown()
  await sync.refresh()
  expect(wishlistStore.get()).toEqual(['naan'])
  expect(onRolledBack).not.toHaveBeenCalled()
})

test('a list that was read a moment ago is not read again', async () => {
  const { server, sync } = await openSignedIn(['naan'])
  await sync.refreshIfOld()
  expect(server.asked).toHaveLength(1)
})

test('after the logout the list is only in the account', async () => {
  const { server, sync } = await openSignedIn(['naan'])
  forgetSession()
  await sync.refresh()
  expect(wishlistStore.get()).toEqual([])
  expect(server.saved()).toEqual(['naan'])
})

test('a response that arrives after the logout does not bring the list back', async () => {
  const { server, sync } = await openSignedIn(['naan'])
  server.hold()
  const looking = sync.refresh()
  forgetSession()
  await server.letThrough()
  await looking
  expect(wishlistStore.get()).toEqual([])
})

test('a change rejected because of an expired session waits for the next login', async () => {
  const { server, sync } = await openSignedIn(['naan'])
  server.breakDown()
  server.hold()
  toggleWishlist('samosa')
  // As the code that watches all calls does on a 401.
  forgetSession()
  await server.letThrough()
  await vi.waitFor(() => expect(wishlistStore.get()).toEqual(['samosa']))
  server.recover()
  login(asha)
  await sync.refresh()
  expect(wishlistStore.get()).toEqual(['naan', 'samosa'])
  expect(onRolledBack).not.toHaveBeenCalled()
})

test('the next customer to log in does not inherit the list', async () => {
  await openSignedIn(['naan'])
  login(ravi)
  const server = openServer(['kulfi'])
  await startSync(server).refresh()
  expect(wishlistStore.get()).toEqual(['kulfi'])
  expect(server.saved()).toEqual(['kulfi'])
})

test('until it is known who is signed in, the list does not change', async () => {
  const { server, sync } = await openSignedIn(['naan'])
  userStore.set(null)
  await sync.refresh()
  expect(wishlistStore.get()).toEqual(['naan'])
  expect(server.asked).toHaveLength(1)
})

/** Asha has logged in with an empty list, and the account has these dishes. */
async function openSignedIn(saved: string[]) {
  const server = openServer(saved)
  const sync = startSync(server)
  login(asha)
  await sync.refresh()
  return { server, sync }
}

test.each([
  ['nothing has changed', ['a', 'b'], ['a', 'b'], ['a', 'b'], ['a', 'b']],
  ['another device has added one', ['a'], ['a'], ['a', 'b'], ['a', 'b']],
  ['another device has removed one', ['a', 'b'], ['a', 'b'], ['b'], ['b']],
  ['one was added here meanwhile', ['a'], ['a', 'c'], ['a', 'b'], ['a', 'b', 'c']],
  ['one was removed here meanwhile', ['a', 'b'], ['b'], ['a', 'b', 'c'], ['b', 'c']],
  ['both have added the same', ['a'], ['a', 'b'], ['a', 'b'], ['a', 'b']],
  ['a guest’s list meets an account’s', ['x', 'a'], ['x', 'a'], ['a', 'b', 'x'], ['a', 'b', 'x']],
])('%s', (_, base, mine, theirs, merged) => {
  expect(mergeWishlists({ base, mine, theirs })).toEqual(merged)
})

test('the next change to send comes from the difference, additions first', () => {
  expect(findUnsynced(['a', 'c'], ['a', 'b'])).toEqual({ productId: 'c', wishlisted: true })
  expect(findUnsynced(['a'], ['a', 'b'])).toEqual({ productId: 'b', wishlisted: false })
  expect(findUnsynced(['b', 'a'], ['a', 'b'])).toBeNull()
})

test('a dish that is restored returns to its old position', () => {
  const item = { productId: 'b', wishlisted: true }
  expect(withItem(['a', 'c', 'd'], item, ['a', 'b', 'c'])).toEqual(['a', 'b', 'c', 'd'])
  expect(withItem(['a'], item)).toEqual(['a', 'b'])
  expect(withItem(['a', 'b'], { ...item, wishlisted: false })).toEqual(['a'])
})
