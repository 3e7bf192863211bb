/** The security log's filters in the address: what kind, and since when. */
import { securityEventKinds, type SecurityEventKind } from '@tiffin/contract'
import { pageSpan, readDay, readPage } from '../../lib/search-values.ts'

export interface SecuritySearch {
  kind?: SecurityEventKind | undefined
  /** Days of the restaurant, '2026-12-01', both inclusive. */
  from?: string | undefined
  to?: string | undefined
  /** Starts at 1, which is left out of the address. */
  page?: number | undefined
}

export const PAGE_SIZE = 30

/** Accepts any query string. Undefined is returned explicitly: the router preserves what is missing. */
export const readSecuritySearch = ({ kind, from, to, page }: Record<string, unknown>): SecuritySearch => ({
  kind: securityEventKinds.find((known) => known === kind),
  from: readDay(from),
  to: readDay(to),
  page: readPage(page),
})

/** Another filter starts at the first page. */
export const filterEvents = (
  search: SecuritySearch,
  change: { [Part in 'kind' | 'from' | 'to']?: string },
): SecuritySearch => readSecuritySearch({ ...search, page: undefined, ...change })

export const isFiltered = ({ kind, from, to }: SecuritySearch) => Boolean(kind ?? from ?? to)

/** The input for the server's query. */
export const securityInput = ({ page, ...filter }: SecuritySearch) => ({
  ...filter,
  ...pageSpan(page, PAGE_SIZE),
})
