import { notFound } from '@tanstack/react-router'
import { readErrorBody } from './error-body.ts'

/**
 * For loaders. The server waits for the data, because it must be in the HTML; the browser shows the page's skeletons
 * immediately, and each section reports its own failure.
 */
export async function loadQueries(...queries: Promise<unknown>[]): Promise<void> {
  if (import.meta.env.SSR) await Promise.all(queries)
  else for (const query of queries) query.catch(() => undefined)
}

/** For loaders of a single item: an unknown name is the not-found page. */
export async function orNotFound<T>(query: Promise<T>): Promise<T> {
  try {
    return await query
  } catch (error) {
    if (readErrorBody(error)?.code === 'NOT_FOUND') throw notFound()
    throw error
  }
}
