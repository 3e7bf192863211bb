import type { Letter } from '@tiffin/contract'

const LOOK_AGAIN_MS = 4000

interface WithLetters {
  state: { data: { letters: readonly Letter[] } | undefined }
}

/** How a sheet is read: now and then again while a letter waits, until the mail server has taken it or it is a file. */
export const watchLetters = {
  staleTime: 0,
  refetchInterval: ({ state: { data } }: WithLetters) =>
    data?.letters.some(({ state }) => state === 'waiting') ? LOOK_AGAIN_MS : false,
} as const
