import {
  type KeyedProvider,
  keyedProviders,
  type PaymentProvider as Listed,
  providerKeyNames,
  providerTitles,
  type ProviderModeInput,
} from '@tiffin/contract'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { providerKeys } from '../db/schema/index.ts'
import { AppError } from '../platform/app-error.ts'
import type { Deps } from '../platform/context.ts'
import type { Secrets } from '../platform/secrets.ts'
import { openDemoTerminal } from './demo-terminal.ts'
import type { PayPalKeys } from './paypal-client.ts'
import {
  type PaymentProvider,
  type ProviderMode,
  type ProviderName,
  ProviderUnavailable,
} from './provider.ts'
import type { StripeKeys } from './stripe-provider.ts'

export type KeyRow = typeof providerKeys.$inferSelect

interface Wanted {
  provider: KeyedProvider
  /** Without it: the one that is in use. */
  mode?: ProviderMode | undefined
}

/** The row of a mode, or of the mode that is in use. */
export async function findKeys(db: Database, { provider, mode }: Wanted): Promise<KeyRow | null> {
  const isWanted = mode === undefined ? eq(providerKeys.isInUse, true) : eq(providerKeys.mode, mode)
  const [row] = await db
    .select()
    .from(providerKeys)
    .where(and(eq(providerKeys.provider, provider), isWanted))
  return row ?? null
}

export const listKeys = (db: Database): Promise<KeyRow[]> => db.select().from(providerKeys)

/** Names that guests can pay with: those that have keys, and the demo terminal in a demo. */
export async function listReadyProviders(
  db: Database,
  { isDemo }: { isDemo: boolean },
): Promise<ProviderName[]> {
  const rows = await db
    .select({ provider: providerKeys.provider })
    .from(providerKeys)
    .where(eq(providerKeys.isInUse, true))
  const ready = keyedProviders.filter((name) => rows.some(({ provider }) => provider === name))
  return isDemo ? [...ready, 'demo'] : ready
}

/** All of them, also those without keys. */
export const presentProviders = (rows: readonly KeyRow[], publicUrl: string): Listed[] =>
  keyedProviders.map((provider) => presentProvider(provider, rows, publicUrl))

export function presentProvider(provider: KeyedProvider, rows: readonly KeyRow[], publicUrl: string): Listed {
  const own = rows.filter((row) => row.provider === provider)
  return {
    provider,
    webhookUrl: webhookUrlOf(publicUrl, provider),
    keySets: own.toSorted((a, b) => b.mode.localeCompare(a.mode)).map(presentKeySet),
  }
}

function presentKeySet({ provider, mode, isInUse, hints, updatedAt, updatedBy, checkedAt, faults }: KeyRow) {
  return {
    mode,
    isInUse,
    keys: providerKeyNames[provider].flatMap((name) => {
      const hint = hints[name]
      return hint === undefined ? [] : [{ name, hint }]
    }),
    updatedAt: updatedAt.toISOString(),
    updatedBy,
    lastCheck: checkedAt && { at: checkedAt.toISOString(), faults: faults ?? [] },
  }
}

/** Where a provider has to send its notices. */
const webhookUrlOf = (publicUrl: string, name: ProviderName): string => `${publicUrl}/webhooks/${name}`

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

/** Throws `UnreadableKeys` if the keys cannot be decrypted. */
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

/** Says what to do. To a guest it is a provider that does not answer. */
export class UnreadableKeys extends ProviderUnavailable {
  constructor(provider: KeyedProvider, cause: unknown) {
    const reason = cause instanceof AppError ? cause.message : 'They have been changed in the database.'
    super(`${providerTitles[provider]}’s keys cannot be read. ${reason}`, { cause })
  }
}

/** In plain text; never to be logged or sent. Throws `UnreadableKeys`. */
export async function readKeys(
  { secrets }: Pick<Deps, 'secrets'>,
  row: KeyRow,
): Promise<Record<string, string>> {
  try {
    return JSON.parse(await secrets.open(row.sealed, about(row))) as Record<string, string>
  } catch (error) {
    throw new UnreadableKeys(row.provider, error)
  }
}

export const sealKeys = (
  { secrets }: Pick<Deps, 'secrets'>,
  of: ProviderModeInput,
  keys: object,
): Promise<string> => secrets.seal(JSON.stringify(keys), about(of))

const about = ({ provider, mode }: ProviderModeInput) => `${provider} ${mode}`
