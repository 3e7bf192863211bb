/** Follows what the queries on the screen show, and refetches them when the server reports a change. */
import type { Query } from '@tanstack/react-query'
import { isOpenStatus, MAX_FOLLOWED_ORDERS, type Order } from '@tiffin/contract'
import type { AppContext } from '../start/app-context.ts'
import { setLiveState, nameOfTopic, type LiveState, type Topic } from './live-state.ts'
import { tokenStore } from '../session/session.ts'
import { createRefresher } from './refresh-queries.ts'
import { shareStream } from './share-stream.ts'

// When navigating, the old page's queries end before the new ones start.
const SETTLED_MS = 300
/** A guest's page is one of hundreds; the second of two quick taps has to reach the other boards at once. */
const timing = { guests: { spacingMs: 1000, spreadMs: 400 }, staff: { spacingMs: 300, spreadMs: 0 } }
const MY_ORDERS = 'orders.mine'

interface Follower {
  stop: () => void
  state: LiveState
}

interface StartOptions {
  isForStaff: boolean
}

export function startLive(
  { queryClient, lastEventId }: Pick<AppContext, 'queryClient' | 'lastEventId'>,
  { isForStaff }: StartOptions,
): void {
  const cache = queryClient.getQueryCache()
  const followers = new Map<string, Follower>()
  const refresh = createRefresher(queryClient, isForStaff ? timing.staff : timing.guests)
  let settling: ReturnType<typeof setTimeout> | undefined
  // Staff's lists are fetched by the page, which the server may have made an hour ago.
  let startId = isForStaff ? null : lastEventId

  function settle() {
    settling = undefined
    const shown = cache.findAll({ type: 'active' })
    const topics = isForStaff ? topicsOfStaff(shown) : topicsOfGuest(shown)
    const needed = new Map(topics.map((topic) => [nameOfTopic(topic), topic]))
    for (const [name, { stop }] of followers) {
      if (needed.has(name)) continue
      stop()
      followers.delete(name)
    }
    for (const [name, topic] of needed) if (!followers.has(name)) follow(name, topic)
    // What the page fetches later may be older than what it has brought along: without a connection the worker answers.
    startId = null
    setLiveState(stateOf(followers))
  }

  function follow(name: string, topic: Topic) {
    const follower: Follower = { stop: () => {}, state: null }
    followers.set(name, follower)
    follower.stop = shareStream(topic, startId, {
      onEvent: refresh,
      onState(state) {
        if (followers.get(name) !== follower) return
        const wasCut = follower.state?.isConnected !== false
        follower.state = state
        setLiveState(stateOf(followers))
        // From here on the queries poll, starting with a refetch.
        if (wasCut && state?.isConnected === false) refresh({ type: 'reset' })
      },
    })
  }

  function stopAll() {
    for (const { stop } of followers.values()) stop()
    followers.clear()
    setLiveState(null)
  }

  const refreshSoon = () => void (settling ??= setTimeout(settle, SETTLED_MS))

  cache.subscribe((change) => {
    if (change.type === 'observerAdded' || change.type === 'observerRemoved') refreshSoon()
    // Which orders there are is known only now.
    if (change.type === 'updated' && change.action.type === 'success' && pathOf(change.query) === MY_ORDERS)
      refreshSoon()
  })
  tokenStore.subscribe(() => {
    if (!isForStaff) return
    stopAll()
    refreshSoon()
  })
  // A page in the back-forward cache must not hold a connection.
  window.addEventListener('pagehide', stopAll)
  window.addEventListener('pageshow', ({ persisted }) => persisted && refreshSoon())
  refreshSoon()
}

const pathOf = ({ queryKey: [path] }: Query) => (Array.isArray(path) ? path.join('.') : '')

function topicsOfStaff(shown: Query[]): Topic[] {
  const isShown = shown.some((query) => /^(orders|admin|products|categories)\b/.test(pathOf(query)))
  return isShown && tokenStore.get() !== null ? [{ call: 'staff', input: {} }] : []
}

function topicsOfGuest(shown: Query[]): Topic[] {
  // Pickup times are promised by the menu's hours and busy mode.
  const hasMenu = shown.some((query) => /^(products|categories|pickup)\b/.test(pathOf(query)))
  const ids = [...new Set(shown.flatMap(orderIdsOf))].toSorted().slice(0, MAX_FOLLOWED_ORDERS)
  return [
    ...(hasMenu ? [{ call: 'menu' as const, input: {} }] : []),
    ...(ids.length > 0 ? [{ call: 'orders' as const, input: { ids } }] : []),
  ]
}

function orderIdsOf(query: Query): string[] {
  if (pathOf(query) === MY_ORDERS) {
    const orders = (query.state.data ?? []) as Order[]
    return orders.filter(({ status }) => isOpenStatus(status)).map(({ _id }) => _id)
  }
  const [, options] = query.queryKey
  const { id } = (options as { input?: { id?: string } } | undefined)?.input ?? {}
  return pathOf(query) === 'orders.get' && id !== undefined ? [id] : []
}

/** Connected if all topics are. */
function stateOf(followers: ReadonlyMap<string, Follower>): LiveState {
  const states = [...followers.values()].map(({ state }) => state)
  const cuts = states.flatMap((state) => (state?.isConnected === false ? [state.sinceMs] : []))
  if (cuts.length > 0) return { isConnected: false, sinceMs: Math.min(...cuts) }
  return states.length > 0 && states.every((state) => state?.isConnected) ? { isConnected: true } : null
}
