/** The security log's filters in the address: what kind, and since when. */
import { securityEventKinds } from '@tiffin/contract'
import {
  oneOf,
  searchFilter,
  searchReader,
  pageSpan,
  readDay,
  readPage,
} from '../../lib/search/search-reader.ts'

export const PAGE_SIZE = 30

export const readSecuritySearch = searchReader({
  kind: oneOf(securityEventKinds),
  /** Days of the restaurant, both inclusive. */
  from: readDay,
  to: readDay,
  page: readPage,
})

export type SecuritySearch = ReturnType<typeof readSecuritySearch>

export const filterEvents = searchFilter(readSecuritySearch)

export const isFiltered = ({ kind, from, to }: SecuritySearch) => Boolean(kind ?? from ?? to)

/** The input for the server's query. */
export const securityInput = ({ page, ...filter }: SecuritySearch) => ({
  ...filter,
  ...pageSpan(page, PAGE_SIZE),
})
