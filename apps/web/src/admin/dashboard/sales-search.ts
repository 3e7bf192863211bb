/** The sales period in the address: a named one, or from one day to another. */
import { salesSpans, type SalesSpan } from '@tiffin/contract'
import { readDay } from '../../lib/search/search-reader.ts'

export interface SalesSearch {
  /** Default: the last 30 days. */
  span?: SalesSpan | undefined
  from?: string | undefined
  to?: string | undefined
}

/** Accepts any query string. Undefined is returned explicitly: the router preserves what is missing. */
export function readSalesSearch(raw: Record<string, unknown>): SalesSearch {
  const [from, to] = [readDay(raw['from']), readDay(raw['to'])]
  const isByDays = from !== undefined && to !== undefined && from <= to
  return {
    span: isByDays ? undefined : salesSpans.find((span) => span === raw['span'] && span !== '30-days'),
    from: isByDays ? from : undefined,
    to: isByDays ? to : undefined,
  }
}

export const spanLabels: Record<SalesSpan, string> = {
  today: 'Today',
  '7-days': '7 days',
  '30-days': '30 days',
  '90-days': '90 days',
  'this-year': 'This year',
}
