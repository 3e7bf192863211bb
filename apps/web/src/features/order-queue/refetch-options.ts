import { liveQuery } from '../../lib/live-query.ts'

/** Orders come in and change status without any user action. */
export const refetchOptions = { ...liveQuery, staleTime: 0 }
