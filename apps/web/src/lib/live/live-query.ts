import { isLive } from './live-state.ts'

export const POLL_SECONDS = 10
// Some things change with time alone, such as a dish that is for sale again tomorrow.
const LIVE_POLL_SECONDS = 300

/** For queries with live updates; without a connection to the stream, the page polls. */
export const liveQuery = {
  refetchInterval: () => (isLive() ? LIVE_POLL_SECONDS : POLL_SECONDS) * 1000,
  refetchOnWindowFocus: 'always',
} as const

/** For queries without live updates. */
export const polledQuery = { refetchInterval: 15_000, refetchOnWindowFocus: 'always' } as const
