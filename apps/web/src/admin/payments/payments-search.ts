/** The days in the address of the payments; without them, this month so far. */
import { reportPeriods } from '@tiffin/contract'
import { oneOf, readDay, searchReader } from '../../lib/search/search-reader.ts'

export const readPaymentsSearch = searchReader({ from: readDay, to: readDay, by: oneOf(reportPeriods) })

export type PaymentsSearch = ReturnType<typeof readPaymentsSearch>

/** Whole months and a year, as their days, until `today` at most. */
export function usualSpans(today: string): { label: string; search: PaymentsSearch }[] {
  const [year = '', month = ''] = today.split('-')
  const before = new Date(Date.UTC(Number(year), Number(month) - 1, 0)).toISOString().slice(0, 10)
  return [
    { label: 'Today', search: { from: today, to: today } },
    { label: 'This month', search: {} },
    { label: 'Last month', search: { from: `${before.slice(0, 7)}-01`, to: before } },
    { label: 'This year', search: { from: `${year}-01-01`, to: today, by: 'month' } },
  ]
}
