import type { Stripe } from 'stripe'
import { type ProviderEntry, ProviderError } from './provider.ts'
import { fromStripeAmount } from './provider-amounts.ts'

// A day of the busiest restaurant has a tenth of them.
const MAX_ENTRIES = 20_000
const PAGE = 100

/** The lines of the account's balance: in the currency in which it is kept. */
export async function listStripeEntries(
  stripe: Stripe,
  { from, to }: { from: Date; to: Date },
): Promise<ProviderEntry[]> {
  const entries: ProviderEntry[] = []
  const created = { gte: secondsOf(from), lt: secondsOf(to) }
  for await (const line of stripe.balanceTransactions.list({
    created,
    limit: PAGE,
    expand: ['data.source'],
  })) {
    if (entries.length >= MAX_ENTRIES)
      throw new ProviderError(
        'TOO_MANY_ENTRIES',
        `More than ${MAX_ENTRIES} lines: ask for fewer days at once.`,
      )
    entries.push(presentLine(line))
  }
  return entries
}

const secondsOf = (date: Date) => Math.ceil(date.getTime() / 1000)

function presentLine(line: Stripe.BalanceTransaction): ProviderEntry {
  return {
    kind: kindOf(line),
    reference: referenceOf(line),
    cents: fromStripeAmount(line.amount, line.currency),
    feeCents: fromStripeAmount(line.fee, line.currency),
    currency: line.currency.toUpperCase(),
    at: new Date(line.created * 1000).toISOString(),
  }
}

// https://docs.stripe.com/reports/reporting-categories
const kinds: Record<string, ProviderEntry['kind']> = {
  charge: 'payment',
  charge_failure: 'payment',
  refund: 'refund',
  refund_failure: 'refund',
  dispute: 'dispute',
  dispute_reversal: 'dispute',
  payout: 'payout',
  payout_reversal: 'payout',
  fee: 'fee',
  network_cost: 'fee',
}

const kindOf = ({ reporting_category: category }: Stripe.BalanceTransaction) => kinds[category] ?? 'other'

/** Of a charge its payment intent, as everywhere else here. */
function referenceOf({ id, source }: Stripe.BalanceTransaction): string {
  if (source === null) return id
  if (typeof source === 'string') return source
  if (source.object !== 'charge') return source.id
  const { payment_intent: intent } = source
  return typeof intent === 'string' ? intent : (intent?.id ?? source.id)
}
