import { QueryClient, type QueryKey } from '@tanstack/react-query'
import { readErrorBody } from './error-body.ts'

const STALE_AFTER_MS = 60_000
const MAX_RETRIES = 2

export function createQueryClient() {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_AFTER_MS,
        // Without a connection the worker may still have the answer; and if not, the page says so instead of waiting.
        networkMode: 'always',
        refetchOnReconnect: true,
        // A refusal is an answer, and so is having no connection: asking again changes nothing.
        retry: (failures, error) =>
          !import.meta.env.SSR && navigator.onLine && failures < MAX_RETRIES && readErrorBody(error) === null,
      },
      // What cannot be sent fails, and says so; nothing is sent later behind somebody's back.
      mutations: { networkMode: 'always' },
    },
  })
}

type CarriedQueries = [key: QueryKey, data: unknown][]

/** What the server has asked, as JSON, to travel inside the page. */
export function carryQueries(queryClient: QueryClient): string {
  const queries = queryClient.getQueryCache().findAll()
  const carried: CarriedQueries = queries
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => [queryKey, state.data])
  return JSON.stringify(carried)
}

/**
 * A page may come from the server's cache, hours old by its own clock and still true: its data counts as
 * fetched now, so nothing is asked again on load.
 */
export function receiveQueries(queryClient: QueryClient, carried: string) {
  for (const [key, data] of JSON.parse(carried) as CarriedQueries) queryClient.setQueryData(key, data)
}
