import type { ProviderModeInput } from '@tiffin/contract'
import type { Deps } from '../platform/context.ts'
import type { Secrets } from '../platform/secrets.ts'
import { openDemoTerminal } from './demo-terminal.ts'
import type { PayPalKeys } from './paypal-client.ts'
import type { PaymentProvider, ProviderMode, ProviderName } from './provider.ts'
import { findKeys, type KeyRow, webhookUrlOf } from './provider-key-queries.ts'
import type { StripeKeys } from './stripe-provider.ts'

export type ProviderDeps = Pick<
  Deps,
  'db' | 'clock' | 'jobs' | 'publicUrl' | 'isDemo' | 'secrets' | 'providerUrls'
>

/**
 * The provider of that name in the mode that is in use, or null if it is not set up. With `mode`, in that one: a payment is
 * finished in the mode in which it was begun. Reads one row; the provider itself is kept until its keys change, which any
 * process may do.
 */
export async function loadProvider(
  deps: ProviderDeps,
  name: ProviderName,
  mode?: ProviderMode,
): Promise<PaymentProvider | null> {
  if (name === 'demo') return deps.isDemo && mode !== 'live' ? openDemoTerminal(deps) : null
  const row = await findKeys(deps.db, { provider: name, mode })
  return row && openProvider(deps, row)
}

interface Kept {
  /** Another one for each edit, even of the same keys. */
  sealed: string
  provider: Promise<PaymentProvider>
}

// By what opens them, of which a process has one; several servers of a test do not share it.
const kept = new WeakMap<Secrets, Map<string, Kept>>()

/** Throws an AppError that says what to do if the keys cannot be decrypted. */
export function openProvider(deps: ProviderDeps, row: KeyRow): Promise<PaymentProvider> {
  const all = kept.get(deps.secrets) ?? new Map<string, Kept>()
  kept.set(deps.secrets, all)
  const name = about(row)
  const found = all.get(name)
  if (found?.sealed === row.sealed) return found.provider
  const provider = connect(deps, row)
  all.set(name, { sealed: row.sealed, provider })
  provider.catch(() => all.delete(name))
  return provider
}

async function connect(deps: ProviderDeps, row: KeyRow): Promise<PaymentProvider> {
  const { clock, publicUrl, providerUrls } = deps
  const { provider, mode } = row
  const keys = await readKeys(deps, row)
  const options = {
    mode,
    clock,
    webhookUrl: webhookUrlOf(publicUrl, provider),
    apiUrl: providerUrls[provider],
  }
  if (provider === 'stripe') {
    const { openStripe } = await import('./stripe-provider.ts')
    return openStripe({
      ...options,
      keys: { webhookSecret: '', ...(keys as Partial<StripeKeys>) } as StripeKeys,
    })
  }
  const { createPayPalProvider } = await import('./paypal-provider.ts')
  return createPayPalProvider({
    ...options,
    keys: { webhookId: '', ...(keys as Partial<PayPalKeys>) } as PayPalKeys,
  })
}

/** In plain text; never to be logged or sent. */
export const readKeys = async (
  { secrets }: Pick<Deps, 'secrets'>,
  row: KeyRow,
): Promise<Record<string, string>> =>
  JSON.parse(await secrets.open(row.sealed, about(row))) as Record<string, string>

export const sealKeys = (
  { secrets }: Pick<Deps, 'secrets'>,
  of: ProviderModeInput,
  keys: object,
): Promise<string> => secrets.seal(JSON.stringify(keys), about(of))

const about = ({ provider, mode }: ProviderModeInput) => `${provider} ${mode}`
