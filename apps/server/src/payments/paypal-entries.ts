import type { PayPalClient } from './paypal-client.ts'
import { type ProviderEntry, ProviderError } from './provider.ts'
import { fromPayPalAmount } from './provider-amounts.ts'

interface Money {
  value: string
  currency_code: string
}

interface Transaction {
  transaction_info: {
    transaction_id: string
    paypal_reference_id?: string
    transaction_event_code: string
    transaction_initiation_date: string
    transaction_amount: Money
    fee_amount?: Money
    /** S, P (pending), D (denied) or V (reversed later, by a line of its own). */
    transaction_status: string
  }
}

interface Page {
  transaction_details?: Transaction[]
  total_pages?: number
}

const PAGE = 500
const MAX_PAGES = 40
// PayPal answers for at most 31 days at once.
const SPAN_MS = 30 * 24 * 60 * 60 * 1000

/** The account's transactions; PayPal lists one up to three hours after it has happened. */
export async function listPayPalEntries(
  client: PayPalClient,
  { from, to }: { from: Date; to: Date },
): Promise<ProviderEntry[]> {
  const entries: ProviderEntry[] = []
  for (let start = from.getTime(); start < to.getTime(); start += SPAN_MS) {
    const end = Math.min(start + SPAN_MS, to.getTime())
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      if (page > MAX_PAGES)
        throw new ProviderError('TOO_MANY_ENTRIES', 'PayPal has too many lines: ask for fewer days at once.')
      const query = new URLSearchParams({
        start_date: new Date(start).toISOString(),
        // Both ends belong to the span.
        end_date: new Date(end - 1).toISOString(),
        fields: 'transaction_info',
        page_size: String(PAGE),
        page: String(page),
      })
      const path = `/v1/reporting/transactions?${query.toString()}`
      const answer = await client.call<Page>({ method: 'GET', path })
      pages = answer.total_pages ?? 1
      entries.push(...(answer.transaction_details ?? []).flatMap(presentTransaction))
    }
  }
  return entries
}

function presentTransaction({ transaction_info: info }: Transaction): ProviderEntry[] {
  if (info.transaction_status === 'P' || info.transaction_status === 'D') return []
  const kind = kindOf(info.transaction_event_code)
  return [
    {
      kind,
      reference: kind === 'dispute' ? (info.paypal_reference_id ?? info.transaction_id) : info.transaction_id,
      cents: fromPayPalAmount(info.transaction_amount),
      // PayPal writes what it keeps with a minus.
      feeCents: info.fee_amount ? 0 - fromPayPalAmount(info.fee_amount) : 0,
      currency: info.transaction_amount.currency_code,
      at: new Date(info.transaction_initiation_date).toISOString(),
    },
  ]
}

// https://developer.paypal.com/docs/reports/reference/tcodes/
const kinds: [RegExp, ProviderEntry['kind']][] = [
  [/^T00/, 'payment'],
  [/^T01/, 'fee'],
  [/^T04/, 'payout'],
  [/^T1107/, 'refund'],
  [/^(?:T1106|T1108|T1114|T12)/, 'dispute'],
]

const kindOf = (code: string) => kinds.find(([pattern]) => pattern.test(code))?.[1] ?? 'other'
