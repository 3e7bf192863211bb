import {
  keyedProviders,
  type KeyedProvider,
  providerKeyNames,
  type PaymentProvider as Listed,
} from '@tiffin/contract'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { providerKeys } from '../db/schema/index.ts'
import type { ProviderMode, ProviderName } from './provider.ts'

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
export const webhookUrlOf = (publicUrl: string, name: ProviderName): string => `${publicUrl}/webhooks/${name}`
