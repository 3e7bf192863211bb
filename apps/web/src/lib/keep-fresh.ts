import { isLive } from './live-state.ts'

export const POLL_SECONDS = 10
// Some things change by the clock alone, such as a dish that is for sale again tomorrow.
const LIVE_POLL_SECONDS = 300

/** For what the server tells of as it happens; where it cannot, the page asks by itself. */
export const keepFresh = {
  refetchInterval: () => (isLive() ? LIVE_POLL_SECONDS : POLL_SECONDS) * 1000,
  refetchOnWindowFocus: 'always',
} as const

/** For what nobody is told of. */
export const askOften = { refetchInterval: 15_000, refetchOnWindowFocus: 'always' } as const
