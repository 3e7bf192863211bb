/** Follows what the queries on the screen show, and refetches them when the server reports a change. */
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { setLiveState, type LiveState } from '../live-state.ts'
import { tokenStore } from '../session.ts'
import { createRefresher } from './refresh-queries.ts'
import { shareStream } from './share-stream.ts'
import { nameOfTopic, type Topic } from './topic.ts'

// When navigating, the old page's queries end before the new ones start.
const SETTLED_MS = 300
const SPREAD_MS = 400

interface Follower {
  stop: () => void
  state: LiveState
}

export function startLive(queryClient: QueryClient, { isForStaff }: { isForStaff: boolean }): void {
  const cache = queryClient.getQueryCache()
  const followers = new Map<string, Follower>()
  const refresh = createRefresher(queryClient, { spreadMs: isForStaff ? 0 : SPREAD_MS })
  let settling: ReturnType<typeof setTimeout> | undefined

  const activeKeys = () => cache.findAll({ type: 'active' }).map(({ queryKey }) => queryKey)

  function settle() {
    settling = undefined
    const topics = isForStaff ? topicsOfStaff(activeKeys()) : topicsOfGuest(activeKeys())
    const wanted = new Map(topics.map((topic) => [nameOfTopic(topic), topic]))
    for (const [name, { stop }] of followers) {
      if (wanted.has(name)) continue
      stop()
      followers.delete(name)
    }
    for (const [name, topic] of wanted) if (!followers.has(name)) follow(name, topic)
    setLiveState(stateOf(followers))
  }

  function follow(name: string, topic: Topic) {
    const follower: Follower = { stop: () => {}, state: null }
    followers.set(name, follower)
    follower.stop = shareStream(topic, {
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

  const lookSoon = () => void (settling ??= setTimeout(settle, SETTLED_MS))

  cache.subscribe(({ type }) => {
    if (type === 'observerAdded' || type === 'observerRemoved') lookSoon()
  })
  tokenStore.subscribe(() => {
    if (!isForStaff) return
    stopAll()
    lookSoon()
  })
  // A page in the back-forward cache must not hold a connection.
  window.addEventListener('pagehide', stopAll)
  window.addEventListener('pageshow', ({ persisted }) => persisted && lookSoon())
  lookSoon()
}

const pathOf = ([path]: QueryKey) => (Array.isArray(path) ? path.join('.') : '')

function topicsOfStaff(keys: QueryKey[]): Topic[] {
  const shows = keys.some((key) => /^(orders|admin|products|categories)\b/.test(pathOf(key)))
  return shows && tokenStore.get() !== null ? [{ call: 'staff', input: {} }] : []
}

function topicsOfGuest(keys: QueryKey[]): Topic[] {
  const menu = keys.some((key) => /^(products|categories)\b/.test(pathOf(key)))
  const orders = keys.flatMap((key) => (pathOf(key) === 'orders.get' ? [idOf(key)] : []))
  return [
    ...(menu ? [{ call: 'menu' as const, input: {} }] : []),
    ...orders.flatMap((id) => (id === undefined ? [] : [{ call: 'order' as const, input: { id } }])),
  ]
}

const idOf = ([, options]: QueryKey) => (options as { input?: { id?: string } } | undefined)?.input?.id

/** Connected if all topics are. */
function stateOf(followers: ReadonlyMap<string, Follower>): LiveState {
  const states = [...followers.values()].map(({ state }) => state)
  const cuts = states.flatMap((state) => (state?.isConnected === false ? [state.sinceMs] : []))
  if (cuts.length > 0) return { isConnected: false, sinceMs: Math.min(...cuts) }
  return states.length > 0 && states.every((state) => state?.isConnected) ? { isConnected: true } : null
}
