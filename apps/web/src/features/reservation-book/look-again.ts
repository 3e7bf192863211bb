/** Requests come in and guests cancel while nobody presses anything. */
export const lookAgain = { staleTime: 0, refetchInterval: 15_000 }
