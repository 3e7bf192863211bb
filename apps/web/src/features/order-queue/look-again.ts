import { keepFresh } from '../../lib/keep-fresh.ts'

/** Orders come in and move on while nobody presses anything. */
export const lookAgain = { ...keepFresh, staleTime: 0 }
