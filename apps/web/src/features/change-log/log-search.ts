/** What the address says about the log: which words, whose, what and from when. */
import { logKinds, type LogKind } from '@tiffin/contract'
import { readDay, readPage, readSearchText } from '../../lib/search-values.ts'

export interface LogSearch {
  q?: string | undefined
  kind?: LogKind | undefined
  /** The id of the one thing whose changes are wanted. */
  subject?: string | undefined
  /** Days of the restaurant, '2026-12-01'; both belong to the span. */
  from?: string | undefined
  to?: string | undefined
  /** From 1, which is not said. */
  page?: number | undefined
}

export const PAGE_SIZE = 30

const MAX_ID_LENGTH = 64

/** Makes the best of any query string. Undefined is said aloud: the router would keep what is not mentioned. */
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

/** Another filter begins on the first page. */
export const filterLog = (
  search: LogSearch,
  change: { [Part in 'q' | 'kind' | 'from' | 'to' | 'subject']?: string | undefined },
): LogSearch => readLogSearch({ ...search, page: undefined, ...change })

export const isFiltered = ({ q, kind, subject, from, to }: LogSearch) =>
  Boolean(q ?? kind ?? subject ?? from ?? to)

/** The question to the server. */
export const logInput = ({ q, kind, subject, from, to, page = 1 }: LogSearch) => ({
  q,
  kind,
  subjectId: subject,
  from,
  to,
  limit: PAGE_SIZE,
  offset: (page - 1) * PAGE_SIZE,
})
