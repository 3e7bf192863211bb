/** What the address says about the list: the words in the title, and which page of the result. */
export interface ListSearch {
  q?: string | undefined
  /** From 1, which is left out. */
  page?: number | undefined
}

const MAX_WORDS_LENGTH = 120

/** Makes the best of any query string. Undefined is said aloud: the router keeps what is not mentioned. */
export function readListSearch({ q, page }: Record<string, unknown>): ListSearch {
  const number = Number(page)
  return {
    q: typeof q === 'string' ? q.slice(0, MAX_WORDS_LENGTH).trim() || undefined : undefined,
    page: Number.isInteger(number) && number > 1 ? number : undefined,
  }
}
