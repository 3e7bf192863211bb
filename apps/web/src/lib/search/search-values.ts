/** Reads single values of a query string: what is blank, unknown or too long is left out or cut. */
import { MAX_SEARCH_LENGTH } from '@tiffin/contract'

// The server skips at most a million.
const MAX_PAGE = 10_000

export function readSearchText(raw: unknown): string | undefined {
  return typeof raw === 'string' ? raw.trim().slice(0, MAX_SEARCH_LENGTH).trim() || undefined : undefined
}

/** The id of a row. */
export const readId = (raw: unknown): string | undefined =>
  typeof raw === 'string' && /^[\da-f]{32}$/.test(raw) ? raw : undefined

/** Starts at 1, which is left out of the address. */
export function readPage(raw: unknown): number | undefined {
  const page = Number(raw)
  return Number.isInteger(page) && page > 1 && page <= MAX_PAGE ? page : undefined
}

/** The part of a list that a page shows, as the server is asked for it. */
export const pageSpan = (page = 1, size: number) => ({ limit: size, offset: (page - 1) * size })

/** '2026-12-01', if that date exists. */
export function readDay(raw: unknown): string | undefined {
  if (typeof raw !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(raw)) return undefined
  // February 30 would be moved into March.
  const day = new Date(`${raw}T00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(raw) ? raw : undefined
}
