import type { Letter } from '@tiffin/contract'

const LOOK_AGAIN_MS = 4000

interface WithLetters {
  state: { data: { letters: readonly Letter[] } | undefined }
}

/** Query options of a sheet: polls while a reply is pending, until the mail server has accepted it or it is a file. */
export const pollPendingReplies = {
  staleTime: 0,
  refetchInterval: ({ state: { data } }: WithLetters) =>
    data?.letters.some(({ state }) => state === 'waiting') ? LOOK_AGAIN_MS : false,
} as const
