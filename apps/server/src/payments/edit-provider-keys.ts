/** The keys of payment providers: written, replaced and removed by owners, and never shown again. */
import {
  type Issue,
  type KeyedProvider,
  type PaymentProvider as Listed,
  type ProviderKeyName,
  providerKeyNames,
  type ProviderModeInput,
  type SaveProviderKeysInput,
} from '@tiffin/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { providerKeys } from '../db/schema/index.ts'
import { recordChange } from '../ledger/log/record-change.ts'
import { AppError, rejectIssues } from '../platform/app-error.ts'
import type { AdminContext } from '../platform/context.ts'
import {
  findKeys,
  type KeyRow,
  listKeys,
  openProvider,
  presentProvider,
  presentProviders,
  readKeys,
  sealKeys,
  UnreadableKeys,
} from './load-provider.ts'
import { ProviderUnavailable, ProviderError } from './provider.ts'

type Asked = Pick<AdminContext, 'db' | 'publicUrl'>

export const listProviders = async ({ db, publicUrl }: Asked): Promise<Listed[]> =>
  presentProviders(await listKeys(db), publicUrl)

const getProvider = async ({ db, publicUrl }: Asked, provider: KeyedProvider): Promise<Listed> =>
  presentProvider(provider, await listKeys(db), publicUrl)

type Keys = Partial<Record<ProviderKeyName, string>>

/** A key that is left out stays as it is. The first keys of a provider are at once in use. */
export async function saveProviderKeys(ctx: AdminContext, input: SaveProviderKeysInput): Promise<Listed> {
  const { provider, mode, ...given } = input
  const entered = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Keys
  rejectIssues('VALIDATION', faultsOf(input, entered))
  await ctx.db.transaction(async (tx) => {
    await lockKeys(tx)
    const before = await findKeys(tx, { provider, mode })
    // What cannot be read any more is replaced as a whole.
    const kept = before && lacks(provider, entered) ? await readKept(ctx, before) : {}
    const keys = { ...kept, ...entered }
    rejectIssues('VALIDATION', missingOf(provider, keys))
    const hints = { ...(lacks(provider, entered) ? before?.hints : {}), ...hintsOf(entered) }
    const sealed = await sealKeys(ctx, { provider, mode }, keys)
    const isInUse = before?.isInUse ?? (await findKeys(tx, { provider })) === null
    const values = {
      provider,
      mode,
      sealed,
      hints,
      isInUse,
      updatedAt: new Date(ctx.clock.nowMs()),
      updatedBy: ctx.caller.email,
      checkedAt: null,
      faults: null,
    }
    await tx
      .insert(providerKeys)
      .values(values)
      .onConflictDoUpdate({ target: [providerKeys.provider, providerKeys.mode], set: values })
    await recordChange(tx, ctx, {
      action: 'change payment keys',
      subjectId: provider,
      ...(before && { before: logged(before) }),
      after: logged(values),
    })
  })
  return getProvider(ctx, provider)
}

async function readKept(ctx: AdminContext, row: KeyRow): Promise<Keys> {
  try {
    return await readKeys(ctx, row)
  } catch (error) {
    if (error instanceof UnreadableKeys) throw new AppError('CONFLICT', error.message)
    throw error
  }
}

/** Guests pay in this mode from now on. Payments that were begun before are finished in theirs. */
export async function useProviderMode(
  ctx: AdminContext,
  { provider, mode }: ProviderModeInput,
): Promise<Listed> {
  await ctx.db.transaction(async (tx) => {
    await lockKeys(tx)
    const wanted = await requireKeys(tx, { provider, mode })
    if (wanted.isInUse) return
    const before = await findKeys(tx, { provider })
    await tx.update(providerKeys).set({ isInUse: false }).where(eq(providerKeys.provider, provider))
    await tx.update(providerKeys).set({ isInUse: true }).where(isRow(wanted))
    await recordChange(tx, ctx, {
      action: 'change payment keys',
      subjectId: provider,
      before: { name: provider, inUse: before?.mode ?? null },
      after: { name: provider, inUse: mode },
    })
  })
  return getProvider(ctx, provider)
}

/** Another mode is not put in its place: that is for a person to decide. */
export async function removeProviderKeys(
  ctx: AdminContext,
  { provider, mode }: ProviderModeInput,
): Promise<Listed> {
  await ctx.db.transaction(async (tx) => {
    await lockKeys(tx)
    const before = await requireKeys(tx, { provider, mode })
    await tx.delete(providerKeys).where(isRow(before))
    await recordChange(tx, ctx, {
      action: 'delete payment keys',
      subjectId: provider,
      before: logged(before),
    })
  })
  return getProvider(ctx, provider)
}

/** Asks the provider, and keeps what it says. */
export async function testProviderKeys(
  ctx: AdminContext,
  { provider, mode }: ProviderModeInput,
): Promise<Listed> {
  const row = await requireKeys(ctx.db, { provider, mode })
  const faults = await askProvider(ctx, row)
  await ctx.db
    .update(providerKeys)
    .set({ faults, checkedAt: new Date(ctx.clock.nowMs()) })
    // Not if they have been replaced meanwhile.
    .where(and(isRow(row), eq(providerKeys.sealed, row.sealed)))
  return getProvider(ctx, provider)
}

async function askProvider(ctx: AdminContext, row: KeyRow): Promise<string[]> {
  try {
    const opened = await openProvider(ctx, row)
    return await opened.check()
  } catch (error) {
    if (error instanceof ProviderUnavailable || error instanceof ProviderError) return [error.message]
    throw error
  }
}

// Two colleagues who enter the first keys at once do not both put theirs in use.
const lockKeys = (tx: Database) => tx.execute(sql`lock table ${providerKeys} in share row exclusive mode`)

const isRow = ({ provider, mode }: ProviderModeInput) =>
  and(eq(providerKeys.provider, provider), eq(providerKeys.mode, mode))

async function requireKeys(db: Database, wanted: ProviderModeInput): Promise<KeyRow> {
  const row = await findKeys(db, wanted)
  if (!row) throw new AppError('NOT_FOUND', `No keys for ${wanted.mode} mode have been entered.`)
  return row
}

/** Whether some of the provider's keys were not entered. */
const lacks = (provider: KeyedProvider, entered: Keys) =>
  providerKeyNames[provider].some((name) => entered[name] === undefined)

function faultsOf({ provider, mode }: SaveProviderKeysInput, entered: Keys): Issue[] {
  const known: readonly string[] = providerKeyNames[provider]
  const others = Object.keys(entered)
    .filter((name) => !known.includes(name))
    .map((path) => ({ path, message: `${provider} has no such key` }))
  const { secretKey, webhookSecret } = entered
  return [
    ...others,
    ...(secretKey === undefined ? [] : faultsOfStripeKey(secretKey, mode)),
    ...(webhookSecret === undefined || webhookSecret.startsWith('whsec_')
      ? []
      : [{ path: 'webhookSecret', message: 'A webhook’s signing secret begins with whsec_' }]),
  ]
}

function faultsOfStripeKey(secretKey: string, mode: string): Issue[] {
  const path = 'secretKey'
  if (secretKey.startsWith('pk_'))
    return [{ path, message: 'This is the publishable key. Enter the secret key, which begins with sk_.' }]
  const [, keyMode] = /^(?:sk|rk)_(test|live)_./.exec(secretKey) ?? []
  if (keyMode === undefined)
    return [
      { path, message: 'Stripe’s secret keys begin with sk_test_ or sk_live_, restricted ones with rk_' },
    ]
  if (keyMode !== mode) return [{ path, message: `This key is for ${keyMode} mode, not for ${mode} mode` }]
  return []
}

const required = { stripe: ['secretKey'], paypal: ['clientId', 'clientSecret'] } as const

const missingOf = (provider: KeyedProvider, keys: Keys): Issue[] =>
  required[provider]
    .filter((name) => keys[name] === undefined)
    .map((path) => ({ path, message: 'Enter this key' }))

const HINT_LETTERS = 4

/** Nothing of a key so short that its last letters are most of it. */
const hintsOf = (keys: Keys) =>
  Object.fromEntries(
    Object.entries(keys).map(([name, key]) => [
      name,
      key.length >= 4 * HINT_LETTERS ? key.slice(-HINT_LETTERS) : '',
    ]),
  )

const logged = ({ provider, mode, hints }: Pick<KeyRow, 'provider' | 'mode' | 'hints'>) => ({
  name: provider,
  mode,
  endsWith: hints,
})
