/** The change log's filters in the address: search words, whose changes, what kind and since when. */
import { logKinds, type LogKind } from '@tiffin/contract'
import { pageSpan, readDay, readPage, readSearchText } from '../../lib/search-values.ts'

export interface LogSearch {
  q?: string | undefined
  kind?: LogKind | undefined
  /** The id of the one item whose changes are shown. */
  subject?: string | undefined
  /** Days of the restaurant, '2026-12-01', both inclusive. */
  from?: string | undefined
  to?: string | undefined
  /** Starts at 1, which is left out of the address. */
  page?: number | undefined
}

export const PAGE_SIZE = 30

const MAX_ID_LENGTH = 64

/** Accepts any query string. Undefined is returned explicitly: the router preserves what is missing. */
export function readLogSearch({ q, kind, subject, from, to, page }: Record<string, unknown>): LogSearch {
  return {
    q: readSearchText(q),
    kind: logKinds.find((known) => known === kind),
    subject: typeof subject === 'string' ? subject.slice(0, MAX_ID_LENGTH) || undefined : undefined,
    from: readDay(from),
    to: readDay(to),
    page: readPage(page),
  }
}

/** Another filter starts at the first page. */
export const filterLog = (
  search: LogSearch,
  change: { [Part in 'q' | 'kind' | 'from' | 'to' | 'subject']?: string | undefined },
): LogSearch => readLogSearch({ ...search, page: undefined, ...change })

export const isFiltered = ({ q, kind, subject, from, to }: LogSearch) =>
  Boolean(q ?? kind ?? subject ?? from ?? to)

/** The input for the server's query. */
export const logInput = ({ q, kind, subject, from, to, page }: LogSearch) => ({
  q,
  kind,
  subjectId: subject,
  from,
  to,
  ...pageSpan(page, PAGE_SIZE),
})
