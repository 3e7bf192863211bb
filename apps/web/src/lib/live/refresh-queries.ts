import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { LiveEvent } from './live-state.ts'

const orderLists = ['orders.list', 'orders.board', 'orders.mine', 'admin.waiting', 'admin.now', 'admin.stats']
const menuReads = ['products.list', 'products.listForStaff', 'products.get', 'products.soldOut']
const whatElseIsOnTheMenu = [
  'categories.list',
  'promotions.list',
  'openingHours',
  'settings.site',
  'pickup.spans',
  'kitchen.pace',
  // Its stations are settings.
  'orders.board',
]
const everything = [...orderLists, 'orders.get', 'orders.getForStaff', ...menuReads, ...whatElseIsOnTheMenu]

const keyOf = (path: string, id?: string): QueryKey =>
  id === undefined ? [path.split('.')] : [path.split('.'), { input: { id } }]

/** The queries whose results an event changes. */
export function keysOf(event: LiveEvent): QueryKey[] {
  if (event.type === 'order') {
    const ofOrder = ['orders.get', 'orders.getForStaff'].map((path) => keyOf(path, event.id))
    return [...orderLists.map((path) => keyOf(path)), ...ofOrder]
  }
  if (event.type !== 'menu') return everything.map((path) => keyOf(path))
  const reads = event.dishes.length > 0 ? menuReads : [...menuReads, ...whatElseIsOnTheMenu]
  return reads.map((path) => keyOf(path))
}

interface Timing {
  /** Many events may come together: each list is refetched at most once in this time. */
  spacingMs: number
  /** Keeps many tabs from asking all at once. */
  spreadMs: number
}

/** Refetches what is on the screen and marks the rest as stale. */
export function createRefresher(queryClient: QueryClient, { spacingMs, spreadMs }: Timing) {
  const waiting = new Map<string, QueryKey>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastAtMs = 0

  function flush() {
    timer = undefined
    lastAtMs = Date.now()
    const keys = [...waiting.values()]
    waiting.clear()
    for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey })
  }

  return (event: LiveEvent) => {
    for (const key of keysOf(event)) waiting.set(JSON.stringify(key), key)
    const pauseMs = Math.max(0, lastAtMs + spacingMs - Date.now(), Math.random() * spreadMs)
    timer ??= setTimeout(flush, pauseMs)
  }
}
