import { QueryClient, type QueryKey } from '@tanstack/react-query'
import { readErrorBody } from './error-body.ts'

const STALE_AFTER_MS = 60_000
const MAX_RETRIES = 2

export function createQueryClient() {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_AFTER_MS,
        // Offline, the worker may still have the answer; and if not, the page says so instead of waiting.
        networkMode: 'always',
        refetchOnReconnect: true,
        // An error from the server is final, and so is being offline: retrying changes nothing.
        retry: (failures, error) =>
          !import.meta.env.SSR && navigator.onLine && failures < MAX_RETRIES && readErrorBody(error) === null,
      },
      // What cannot be sent fails visibly; nothing is sent later without the user's knowledge.
      mutations: { networkMode: 'always' },
    },
  })
}

interface Carried {
  /** Each option group once: hundreds of dishes share a few. */
  groups: unknown[]
  queries: [key: QueryKey, data: unknown][]
}

/** The query results fetched on the server, as JSON to embed in the page. */
export function carryQueries(queryClient: QueryClient): string {
  const places = new Map<string, number>()
  const groups: unknown[] = []
  const placeOf = (group: unknown) => {
    const text = JSON.stringify(group)
    const known = places.get(text)
    if (known !== undefined) return known
    places.set(text, groups.length)
    return groups.push(group) - 1
  }
  const queries = queryClient
    .getQueryCache()
    .findAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }): Carried['queries'][number] => [queryKey, replaceGroups(state.data, placeOf)])
  return JSON.stringify({ groups, queries } satisfies Carried)
}

/**
 * A page may come from the server's cache, hours old by its own timestamps but still valid: its data counts as
 * fetched now, so nothing is refetched on load.
 */
export function receiveQueries(queryClient: QueryClient, carried: string) {
  const { groups, queries } = JSON.parse(carried) as Carried
  const groupAt = (place: unknown) => groups[place as number]
  for (const [key, data] of queries) queryClient.setQueryData(key, replaceGroups(data, groupAt))
}

/** In a list of dishes; anything else is left as it is. */
function replaceGroups(data: unknown, replace: (group: unknown) => unknown): unknown {
  const { products } = (data ?? {}) as { products?: { optionGroups: readonly unknown[] }[] }
  if (!Array.isArray(products)) return data
  return {
    ...(data as object),
    products: products.map((dish) => ({ ...dish, optionGroups: dish.optionGroups.map(replace) })),
  }
}
