/** Requests come in and guests cancel without any action by staff. */
export const refetchOptions = { staleTime: 0, refetchInterval: 15_000 }
