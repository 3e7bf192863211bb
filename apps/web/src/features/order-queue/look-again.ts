/** Orders come in and move on while nobody presses anything. */
export const lookAgain = { staleTime: 0, refetchInterval: 15_000 }
