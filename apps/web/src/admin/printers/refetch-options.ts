import { POLL_SECONDS, polledQuery } from '../../lib/live/live-query.ts'

/** Printers ask for tickets, print them and run out of paper without any user action. */
export const refetchOptions = { ...polledQuery, refetchInterval: POLL_SECONDS * 1000, staleTime: 0 } as const
