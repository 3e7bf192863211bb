import { notFound } from '@tanstack/react-router'
import { keepPreviousData } from '@tanstack/react-query'
import { MAX_LIST_LENGTH } from '@tiffin/contract'
import { readErrorBody } from './explain-failure.ts'

// Longer than this, who goes back would rather see skeletons.
const PATIENCE_MS = 2000

let isReturning = false

/** Before each navigation: whether it goes back or forward to a page that has been seen. */
export function trackNavigation({ isReturn }: { isReturn: boolean }): void {
  isReturning = isReturn
}

/**
 * For loaders. The server waits for the data, because it must be in the HTML; the browser shows the page's skeletons
 * immediately, and each section reports its own failure. Going back it waits a little: the page scrolls to where it was,
 * and skeletons are not as tall.
 */
export async function loadQueries(...queries: Promise<unknown>[]): Promise<void> {
  if (import.meta.env.SSR) await Promise.all(queries)
  else {
    const settled = Promise.allSettled(queries)
    if (isReturning) await Promise.race([settled, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
  }
}

/** For loaders of a single item: an unknown name is the not-found page. */
export async function notFoundIfAbsent<T>(query: Promise<T>): Promise<T> {
  try {
    return await query
  } catch (error) {
    if (readErrorBody(error)?.code === 'NOT_FOUND') throw notFound()
    throw error
  }
}

/** For lists in the admin: colleagues may change them too, and the last page stays while the next one is loaded. */
export const listQuery = { staleTime: 0, placeholderData: keepPreviousData } as const

/** Reads a list to its end: one answer of the server has a limit, so a very long list comes in several. */
export async function readAll<Entry>(
  readPart: (offset: number) => Promise<readonly Entry[]>,
): Promise<Entry[]> {
  const all: Entry[] = []
  for (;;) {
    const part = await readPart(all.length)
    all.push(...part)
    if (part.length < MAX_LIST_LENGTH) return all
  }
}
