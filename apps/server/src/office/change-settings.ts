import {
  type AllSettings,
  type ChangeSettingsInput,
  type ExtrasSettings,
  missingForLaunch,
  type PaymentsSettings,
  type PreviewSettingsInput,
  type RegionSettings,
  type SettingSection,
  settingSectionNames,
  settingSections,
  type SettingsPreview,
  type SettingsState,
} from '@tiffin/contract'
import { type Money, moneyOf } from '@tiffin/pricing'
import { eq, sql } from 'drizzle-orm'
import { lockUntilCommit } from '../db/advisory-locks.ts'
import type { Database } from '../db/database.ts'
import { settings, orders, reservations } from '../db/schema/index.ts'
import { recordChange } from '../ledger/log/record-change.ts'
import { publishChange } from '../menu/catalogue/change-menu.ts'
import { listReadyProviders } from '../payments/load-provider.ts'
import type { AdminContext, Context } from '../platform/context.ts'
import {
  listSettingRows,
  readSection,
  readSettings,
  type SettingRow,
  settingsOf,
  saveSection,
} from '../platform/read-settings.ts'
import { AppError, rejectIssues, rejectLargeAmounts, rejectOutdated } from '../platform/app-error.ts'
import { findMisfits } from './find-affected.ts'

/** The current settings, and the version of each section. */
export async function listSettings(db: Database): Promise<SettingsState> {
  const rows = await listSettingRows(db)
  const rowBySection = new Map(rows.map((row) => [row.section, row]))
  return {
    settings: settingsOf(rows).settings,
    edits: settingSectionNames.map((section) => {
      const row = rowBySection.get(section)
      const version = row?.version ?? 0
      // What came with the sample was changed by nobody.
      return { section, version, changedAt: version === 0 ? null : (row?.changedAt.toISOString() ?? null) }
    }),
  }
}

/** The only section that the input names; the contract guarantees that there is one. */
function namedSection(input: PreviewSettingsInput) {
  const section = settingSectionNames.find((name) => input[name] !== undefined) as SettingSection
  return { section, value: input[section] as NonNullable<PreviewSettingsInput[SettingSection]> }
}

/** Orders and tables affected by a change. Runs outside any transaction: it must see everything promised so far. */
export async function previewSettings(ctx: Context, input: PreviewSettingsInput): Promise<SettingsPreview> {
  const { section, value } = namedSection(input)
  const before = await ctx.catalogue.rules()
  const after = { ...before, settings: { ...before.settings, [section]: value } }
  return { affected: await findMisfits(ctx.db, { before, after, now: new Date(ctx.clock.nowMs()) }) }
}

/** Replaces one section. Every later page, email and pickup time uses it, in every process. */
export async function changeSettings(
  ctx: AdminContext,
  { version, ...input }: ChangeSettingsInput,
): Promise<SettingsState> {
  const { section, value } = namedSection(input)
  await publishChange(ctx, async (tx) => {
    await lockUntilCommit(tx, 'settings')
    const row = await findSettingRow(tx, section)
    rejectOutdated(settingSections[section].title, { version: row?.version ?? 0 }, version)
    const before = readSection(section, row?.value).value
    rejectUntold({ ...(await readSettings(tx)), [section]: value }, section)
    if (input.extras) rejectOddPrices(input.extras, moneyOf((await readSettings(tx)).region))
    if (input.payments) await rejectUnready(tx, ctx, input.payments)
    if (input.region) await rejectMoved(tx, { before: before as RegionSettings, after: input.region })
    await saveSection(tx, section, value, new Date(ctx.clock.nowMs()))
    await recordChange(tx, ctx, {
      action: 'change settings',
      subjectId: section,
      before,
      after: value,
    })
  })
  return listSettings(ctx.db)
}

/** Only the restaurant's currency says what is too large, or has too many decimals. */
function rejectOddPrices({ items }: ExtrasSettings, money: Money) {
  const entered = items.map(({ price }, index) => ({ path: `extras.items.${index}.price`, amount: price }))
  rejectLargeAmounts('price', entered, money)
  const message = 'This amount has too many decimals'
  const odd = entered.filter(({ amount }) => !money.isWhole(amount)).map(({ path }) => ({ path, message }))
  rejectIssues('VALIDATION', odd)
}

/** Nobody is offered a way to pay online that does not work. */
async function rejectUnready(tx: Database, ctx: AdminContext, { online }: PaymentsSettings) {
  if (online.mode === 'off') return
  const ready = await listReadyProviders(tx, ctx)
  const missing = online.methods.filter(
    (method) => !ready.includes(providers[method]) && !ready.includes('demo'),
  )
  if (missing.length === 0) return
  const names = missing.map((method) => providerNames[method]).join(' and ')
  const message = `First enter the keys of ${names}, below`
  throw new AppError('VALIDATION', message, { issues: [{ path: 'payments.online.methods', message }] })
}

const providers = { card: 'stripe', paypal: 'paypal' } as const
const providerNames = { card: 'Stripe', paypal: 'PayPal' } as const

/** Guests find the restaurant, and can call it, from its opening on. */
function rejectUntold(after: AllSettings, section: SettingSection) {
  if (after.launch.state === 'closed') return
  const missing = missingForLaunch(after)
  if (missing.length === 0) return
  const issues = missing.map(({ path, message }) =>
    path.startsWith(`${section}.`) ? { path, message } : { path: 'launch.state', message },
  )
  throw new AppError(
    'VALIDATION',
    `Guests need your telephone number, street and city: ${missing[0]?.message.toLowerCase()}`,
    { issues },
  )
}

async function findSettingRow(db: Database, section: SettingSection): Promise<SettingRow | null> {
  const [row] = await db.select().from(settings).where(eq(settings.section, section))
  return row ?? null
}

interface Change {
  before: RegionSettings
  after: RegionSettings
}

const fields = { timeZone: 'time zone', currency: 'currency' } as const

/** What was promised and priced stays so: neither zone nor currency changes once there is an order or a reservation. */
async function rejectMoved(tx: Database, { before, after }: Change): Promise<void> {
  const changed = (['timeZone', 'currency'] as const).filter((field) => before[field] !== after[field])
  const [first] = changed
  if (first === undefined) return
  // Until the commit nobody orders or reserves; who waits for that is told by `rejectOtherRegion`.
  await tx.execute(sql`lock table ${orders}, ${reservations} in share row exclusive mode`)
  const isUsed = sql<boolean>`exists (select from ${orders}) or exists (select from ${reservations})`
  const [found] = await tx.select({ isUsed }).from(sql`(values (1)) as one`)
  if (found?.isUsed !== true) return
  const names = changed.map((field) => fields[field]).join(' and the ')
  const byCommand =
    first === 'timeZone' && changed.length === 1
      ? ' On the server, “settings move-zone” shows what would become another time, and then moves it.'
      : ''
  const message = `The ${names} can no longer change: orders or reservations have been made with ${changed.length === 1 ? 'it' : 'them'}.${byCommand}`
  throw new AppError('CONFLICT', message, { issues: [{ path: `region.${first}`, message }] })
}
