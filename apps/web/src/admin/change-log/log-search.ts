/** The change log's filters in the address: search words, whose changes, what kind and since when. */
import { logKinds } from '@tiffin/contract'
import {
  oneOf,
  searchFilter,
  searchReader,
  pageSpan,
  readDay,
  readPage,
  readSearchText,
} from '../../lib/search/search-reader.ts'

export const PAGE_SIZE = 30

const MAX_ID_LENGTH = 64

export const readLogSearch = searchReader({
  q: readSearchText,
  kind: oneOf(logKinds),
  /** The id of the one item whose changes are shown. */
  subject: (raw) => (typeof raw === 'string' ? raw.slice(0, MAX_ID_LENGTH) || undefined : undefined),
  /** Days of the restaurant, both inclusive. */
  from: readDay,
  to: readDay,
  page: readPage,
})

export type LogSearch = ReturnType<typeof readLogSearch>

export const filterLog = searchFilter(readLogSearch)

export const isFiltered = ({ q, kind, subject, from, to }: LogSearch) =>
  Boolean(q ?? kind ?? subject ?? from ?? to)

/** The input for the server's query. */
export const logInput = ({ page, subject, ...filters }: LogSearch) => ({
  ...filters,
  subjectId: subject,
  ...pageSpan(page, PAGE_SIZE),
})
