import { notifyManager, QueryClient, type QueryKey } from '@tanstack/react-query'
import { readErrorBody } from './explain-failure.ts'
import type { ShownPage } from '@tiffin/contract'
import { leaveOutStill, stillQueries } from './kept-sections.ts'
import { packJson, unpackJson } from './packed-json.ts'

const STALE_AFTER_MS = 60_000
const MAX_RETRIES = 2

// Before the next event, so that a second press finds the button busy.
notifyManager.setScheduler(queueMicrotask)

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

type Carried = [key: QueryKey, data: unknown][]

/**
 * The query results fetched on the server, as text to embed in the page. What the browser will not ask for, because it
 * is only in sections that stay as they are in the HTML, is left out.
 */
export function dehydrateQueries(queryClient: QueryClient): string {
  const queries = queryClient
    .getQueryCache()
    .findAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => ({ queryKey, data: state.data, ...readKey(queryKey) }))
  const shown = queries.filter(({ path }) => path === 'pages.get').map(({ data }) => data as ShownPage)
  const unwanted = new Set(shown.flatMap(stillQueries))
  const carried = queries
    .filter(({ path, input }) => !unwanted.has(JSON.stringify([path, input])))
    .map(({ queryKey, path, data }) => [
      queryKey,
      path === 'pages.get' ? leaveOutStill(data as ShownPage) : data,
    ])
  // Lists have dishes in common, and dishes their categories and option groups.
  return packJson(carried satisfies unknown[][])
}

/** The call and its input of a key as tRPC makes it. */
function readKey([path, options]: QueryKey) {
  const { input = null } = (options ?? {}) as { input?: unknown }
  return { path: Array.isArray(path) ? path.join('.') : '', input }
}

/**
 * A page may come from the server's cache, hours old by its own timestamps but still valid: its data counts as
 * fetched now, so nothing is refetched on load.
 */
export function hydrateQueries(queryClient: QueryClient, carried: string) {
  for (const [key, data] of unpackJson(carried) as Carried) queryClient.setQueryData(key, data)
}
