/** Each day, once it is over, is held against the providers' own lists; owners are told of what is not in both. */
import { titleOfProvider } from '@tiffin/contract'
import { moneyOf } from '@tiffin/pricing'
import { and, eq, gte, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { bookComparisons, type StoredDifference } from '../../db/schema/index.ts'
import { loadProvider, type ProviderDeps } from '../../payments/load-provider.ts'
import { ProviderUnavailable, ProviderError } from '../../payments/provider.ts'
import type { Deps } from '../../platform/context.ts'
import type { Mail, MailingDeps } from '../../platform/mail.ts'
import { readRegion, readSettings } from '../../platform/read-settings.ts'
import { listStaffAddresses } from '../../platform/staff-addresses.ts'
import { dayOn, formatDate, spanOfDay, type Zone } from '../../platform/wall-clock.ts'
import { type Account, compareWith, listAccounts, type ComparedBooks } from './compare-books.ts'
import { comparePayments, mailDifferences } from './paying-job-kinds.ts'

type ComparisonRow = typeof bookComparisons.$inferSelect
type Known = Pick<ComparisonRow, 'day' | 'comparedAt' | 'failure' | 'differences'>

const HOUR_MS = 60 * 60 * 1000
// PayPal lists a transaction up to three hours late.
const LISTED_AFTER_MS = 3 * HOUR_MS
const DAYS_BACK = 7
// A difference may go away when the provider books late.
const AGAIN_AFTER_MS = 20 * HOUR_MS
// A job has to end within a minute; an hour later the next ones are compared.
const AT_ONCE = 3

export const compareLater = ({ db, jobs }: Pick<Deps, 'db' | 'jobs'>): Promise<void> =>
  db.transaction((tx) => jobs.enqueue(tx, comparePayments, {}))

/**
 * The latest days first. A provider that does not answer is asked again within the hour; so is one whose keys cannot be
 * read, which the report of payments says meanwhile.
 */
export async function compareDays(deps: ProviderDeps): Promise<void> {
  const zone = await readRegion(deps.db)
  for (const account of await listAccounts(deps)) {
    const days = await listDue(deps, account, zone)
    for (const day of days.slice(0, AT_ONCE)) if (!(await compareDay(deps, account, { day, zone }))) break
  }
}

async function listDue({ db, clock }: ProviderDeps, account: Account, zone: Zone) {
  const nowMs = clock.nowMs()
  const last = Temporal.PlainDate.from(dayOn(new Date(nowMs - LISTED_AFTER_MS), zone))
  const days = Array.from({ length: DAYS_BACK }, (_, index) => last.subtract({ days: index + 1 }).toString())
  const known = new Map((await listKnown(db, account, days.at(-1) ?? '')).map((row) => [row.day, row]))
  return days.filter((day) => isDue(known.get(day), nowMs))
}

const isDue = (row: Known | undefined, nowMs: number) =>
  row === undefined ||
  row.failure !== null ||
  (row.differences.length > 0 && row.comparedAt.getTime() <= nowMs - AGAIN_AFTER_MS)

const ofAccount = ({ name, mode }: Account) =>
  and(eq(bookComparisons.provider, name), eq(bookComparisons.isTest, mode === 'test'))

const listKnown = (db: Database, account: Account, since: string): Promise<Known[]> =>
  db
    .select()
    .from(bookComparisons)
    .where(and(ofAccount(account), gte(bookComparisons.day, since)))

/** Answers whether the provider did. */
async function compareDay(
  deps: ProviderDeps,
  account: Account,
  { day, zone }: { day: string; zone: Zone },
): Promise<boolean> {
  const { from, until } = spanOfDay(day, zone)
  try {
    const provider = await loadProvider(deps, account.name, account.mode)
    // Its keys have just been removed.
    if (provider === null) return false
    await store(deps, account, day, await compareWith(deps.db, provider, { from, to: until }))
    return true
  } catch (error) {
    if (!(error instanceof ProviderUnavailable || error instanceof ProviderError)) throw error
    await storeFailure(deps, account, { day, failure: error.message })
    return false
  }
}

/** An owner is told of each difference once. */
async function store(deps: ProviderDeps, account: Account, day: string, books: ComparedBooks) {
  const { db, clock, jobs } = deps
  const { payments, refunds, sums } = books
  const differences = books.differences.map(({ provider: _provider, ...difference }) => difference)
  const found = { comparedAt: new Date(clock.nowMs()), failure: null, payments, refunds, sums, differences }
  await db.transaction(async (tx) => {
    const key = keyOf(account, day)
    await tx
      .insert(bookComparisons)
      .values({ ...key, ...found, differences: [] })
      .onConflictDoNothing()
    const [before] = await tx
      .select({ differences: bookComparisons.differences })
      .from(bookComparisons)
      .where(and(ofAccount(account), eq(bookComparisons.day, day)))
      .for('update')
    await tx
      .update(bookComparisons)
      .set(found)
      .where(and(ofAccount(account), eq(bookComparisons.day, day)))
    const told = new Set(before?.differences.map(keyOfDifference))
    if (differences.every((each) => told.has(keyOfDifference(each)))) return
    for (const to of await listStaffAddresses(tx, ['owner']))
      await jobs.enqueue(tx, mailDifferences, { ...key, to })
  })
}

const keyOfDifference = ({ kind, reference, ours, theirs }: StoredDifference) =>
  JSON.stringify([kind, reference, ours, theirs])

const keyOf = ({ name, mode }: Account, day: string) => ({
  day,
  provider: name,
  isTest: mode === 'test',
})

async function storeFailure(
  { db, clock }: ProviderDeps,
  account: Account,
  { day, failure }: { day: string; failure: string },
) {
  const comparedAt = new Date(clock.nowMs())
  await db
    .insert(bookComparisons)
    .values({
      ...keyOf(account, day),
      comparedAt,
      failure,
      payments: 0,
      refunds: 0,
      sums: [],
      differences: [],
    })
    .onConflictDoUpdate({
      target: [bookComparisons.day, bookComparisons.provider, bookComparisons.isTest],
      set: { comparedAt: sql`excluded.compared_at`, failure },
    })
}

interface DifferencesMail {
  day: string
  provider: string
  isTest: boolean
  to: string
}

const MOST_LISTED = 10

/** Null if there is none any more. */
export async function differencesMail(
  { db, publicUrl }: Pick<MailingDeps, 'db' | 'publicUrl'>,
  { day, provider, isTest, to }: DifferencesMail,
): Promise<Mail | null> {
  const [row] = await db
    .select()
    .from(bookComparisons)
    .where(
      and(
        eq(bookComparisons.day, day),
        eq(bookComparisons.provider, provider),
        eq(bookComparisons.isTest, isTest),
      ),
    )
  if (row === undefined || row.differences.length === 0) return null
  const { identity, region } = await readSettings(db)
  const name = titleOfProvider(provider)
  const { differences } = row
  const listed = differences.slice(0, MOST_LISTED).map((each) => inWords(each, name, region.locale))
  const more = differences.length - listed.length
  return {
    to,
    subject: `Payments that do not add up: ${name}, ${formatDate(day, region)} – ${identity.name}`,
    paragraphs: [
      `${name}’s list of ${formatDate(day, region)}${isTest ? ' (test mode)' : ''} and ours are not the same:`,
      [...listed, ...(more > 0 ? [`And ${more} more.`] : [])].join('\n'),
      'Look the payment up on the provider’s own site. What only they have may be a payment that was made there by hand; what only we have may be booked late: it is compared again each day for a week.',
    ],
    action: { label: 'Open the payments', url: `${publicUrl}/admin/payments?from=${day}&to=${day}` },
  }
}

function inWords(
  { kind, reference, order, ours, theirs, currency }: StoredDifference,
  provider: string,
  locale: string,
): string {
  const { format } = moneyOf({ currency, locale })
  const what = `${kind === 'payment' ? 'Payment' : 'Refund'} ${reference}${order === null ? '' : ` of order ${order}`}`
  if (ours === null) return `${what}: ${format(theirs ?? 0)} at ${provider}, nothing with us.`
  if (theirs === null) return `${what}: ${format(ours)} with us, nothing at ${provider}.`
  return `${what}: ${format(ours)} with us, ${format(theirs)} at ${provider}.`
}
