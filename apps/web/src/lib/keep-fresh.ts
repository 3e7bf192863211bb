/** For what a guest may look at for long: a dish that sells out meanwhile says so, at the latest when they come back to it. */
export const keepFresh = { refetchInterval: 15_000, refetchOnWindowFocus: 'always' } as const
