import { notFound } from '@tanstack/react-router'
import { readErrorBody } from './error-body.ts'

/**
 * For loaders. The server waits for the data, because it belongs into the HTML; the browser shows the page's
 * skeletons at once, and each section tells of its own failure.
 */
export async function loadQueries(...queries: Promise<unknown>[]): Promise<void> {
  if (import.meta.env.SSR) await Promise.all(queries)
  else for (const query of queries) query.catch(() => undefined)
}

/** For loaders of one thing by its name: an unknown name is the not-found page. */
export async function orNotFound<T>(query: Promise<T>): Promise<T> {
  try {
    return await query
  } catch (error) {
    if (readErrorBody(error)?.code === 'NOT_FOUND') throw notFound()
    throw error
  }
}
