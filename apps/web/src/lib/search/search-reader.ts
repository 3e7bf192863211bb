import { MAX_SEARCH_LENGTH } from '@tiffin/contract'

type Parts = Record<string, (raw: unknown) => unknown>

type SearchOf<Read extends Parts> = { [Part in keyof Read]?: ReturnType<Read[Part]> | undefined }

/**
 * Reads a page's state from its address: each part with its own function, and any query string is accepted. Undefined is
 * returned explicitly: the router preserves what is missing.
 */
export const searchReader =
  <Read extends Parts>(parts: Read) =>
  (raw: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(parts).map(([name, read]) => [name, read(raw[name])])) as SearchOf<Read>

/** One of these values; anything else is left out. */
export const oneOf =
  <const Value>(values: readonly Value[]) =>
  (raw: unknown) =>
    values.find((value) => value === raw)

/** Another filter starts at the first page. */
export const searchFilter =
  <Search extends object>(read: (raw: Record<string, unknown>) => Search) =>
  (search: Search, change: { [Part in Exclude<keyof Search, 'page'>]?: string | undefined }) =>
    read({ ...search, page: undefined, ...change })

/** For what shows a page's search and changes it; while it is typed, the entry in the history is replaced. */
export interface SearchProps<Search> {
  search: Search
  onSearch: (search: Search, how?: { isTyping?: boolean }) => void
}

// Reads single values of a query string: what is blank, unknown or too long is left out or cut.

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

// A list's state in the address: one status or all, search words, and the page of the result.

export interface PagedSearch<Status extends string = never> {
  status?: Status | undefined
  q?: string | undefined
  /** Starts at 1, which is left out of the address. */
  page?: number | undefined
}

export const PAGE_SIZE = 20

/** Accepts any query string. Undefined is returned explicitly: the router preserves what is missing. */
export const readPagedSearch = <Status extends string>(
  { status, q, page }: Record<string, unknown>,
  statuses: readonly Status[],
): PagedSearch<Status> => ({
  status: statuses.find((each) => each === status),
  q: readSearchText(q),
  page: readPage(page),
})

/** What the server is asked for, besides the status. */
export const pagedInput = ({ q, page }: PagedSearch<string>) => ({ q, ...pageSpan(page, PAGE_SIZE) })
