import { providerTitles, titleOfProvider } from '@tiffin/contract'
import { and, desc, eq, gte, isNotNull, notExists, or, sql, sum } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import {
  bookComparisons,
  onlineDisputes,
  onlineRefunds,
  paymentEvents,
  securityEvents,
} from '../../db/schema/index.ts'
import { type KeyRow, listKeys, readKeys, UnreadableKeys } from '../../payments/load-provider.ts'
import { countUnprocessed } from '../../payments/process-notice.ts'
import type { Secrets } from '../../platform/secrets.ts'
import type { Clock } from '../../platform/wall-clock.ts'
import { type Finding, ok, trouble, warning } from './finding.ts'

const LATE_MS = 10 * 60 * 1000
const DAY_MS = 24 * 60 * 60 * 1000
/** So many refused notices are no mistake of a provider. */
const MANY_FORGED = 20

interface PaymentSettings {
  secrets: Secrets
  clock: Clock
  /** Whether guests can reach the site. */
  isReachable: boolean
}

/** Whether guests can pay online, and whether what the providers tell is heard. */
export async function checkPayments(db: Database, settings: PaymentSettings): Promise<Finding> {
  const { clock, isReachable } = settings
  const rows = await listKeys(db)
  const unreadable = await findUnreadable(rows, settings)
  if (unreadable !== null)
    return trouble('payments', unreadable, 'Until then nobody can pay online, and no refund can be made.')
  const late = await countUnprocessed(db, new Date(clock.nowMs() - LATE_MS))
  if (late > 0)
    return warning(
      'payments',
      `${late} ${late === 1 ? 'notice' : 'notices'} of payment providers have waited for over ten minutes.`,
      'Start the server, or check its log.',
    )
  const kept = await countKept(db)
  if (kept > 0)
    return warning(
      'payments',
      `The provider refused to send the money of ${kept} ${kept === 1 ? 'order' : 'orders'} back that could not be placed.`,
      'Send it back on the provider’s own site, or in another way.',
    )
  const faulty = rows.find(({ isInUse, faults }) => isInUse && faults !== null && faults.length > 0)
  if (faulty)
    return warning(
      'payments',
      `${providerTitles[faulty.provider]}: ${faulty.faults?.join(' ')}`,
      'See Settings › Payments, and test the connection there again.',
    )
  const forged = await countForged(db, new Date(clock.nowMs() - DAY_MS))
  if (forged >= MANY_FORGED)
    return warning(
      'payments',
      `${forged} payment notices were refused within a day.`,
      'The security log says why. Test the connection under Settings › Payments: the webhook’s secret may be another one.',
    )
  const compared = await findDifferences(db, new Date(clock.nowMs() - 7 * DAY_MS))
  if (compared !== null) return compared
  const [unknown] = await listUnknownDisputes(db, new Date(clock.nowMs() - 30 * DAY_MS))
  if (unknown)
    return warning(
      'payments',
      `A payment that this site does not know is disputed: ${unknown.reference} at ${titleOfProvider(unknown.provider)}.`,
      'Look it up on the provider’s own site, and answer there in time.',
    )
  const inUse = rows.filter((row) => row.isInUse)
  const inTest = inUse.find(({ mode }) => mode === 'test')
  if (inTest && isReachable)
    return warning(
      'payments',
      `${providerTitles[inTest.provider]} is in test mode: guests’ payments move no money.`,
      'Choose live mode under Settings › Payments.',
    )
  const list = inUse.map(({ provider, mode }) => `${providerTitles[provider]} in ${mode} mode`).join(', ')
  return ok('payments', list === '' ? 'No payment provider is set up.' : `Guests can pay with ${list}.`)
}

async function findUnreadable(rows: KeyRow[], settings: PaymentSettings): Promise<string | null> {
  for (const row of rows) {
    try {
      await readKeys(settings, row)
    } catch (error) {
      if (error instanceof UnreadableKeys) return error.message
      throw error
    }
  }
  return null
}

/** Nobody sees an order that was never placed: what its guest has paid is only found here. */
const countKept = (db: Database): Promise<number> =>
  db.$count(onlineRefunds, and(eq(onlineRefunds.kind, 'unplaced'), eq(onlineRefunds.state, 'refused')))

/** What the daily comparisons of the last week have found. */
async function findDifferences(db: Database, since: Date): Promise<Finding | null> {
  const isUnequal = sql`jsonb_array_length(${bookComparisons.differences}) > 0`
  const found = await db
    .select({ day: bookComparisons.day, isUnequal: sql<boolean>`${isUnequal}` })
    .from(bookComparisons)
    .where(
      and(
        gte(bookComparisons.day, since.toISOString().slice(0, 10)),
        or(isUnequal, isNotNull(bookComparisons.failure)),
      ),
    )
  if (found.length === 0) return null
  const unequal = new Set(found.filter((row) => row.isUnequal).map(({ day }) => day)).size
  if (unequal > 0)
    return warning(
      'payments',
      `On ${unequal} ${unequal === 1 ? 'day' : 'days'} of the last week, payments are not the same with us and at the provider.`,
      'See Payments in the admin, which names each of them.',
    )
  return warning(
    'payments',
    'A provider’s list of the last days could not be read, so they are not compared.',
    'See Payments in the admin for its answer. It is asked again every hour.',
  )
}

/** The newest first. Those about our own payments are mailed to owners. */
function listUnknownDisputes(db: Database, since: Date) {
  const { provider, about, receivedAt } = paymentEvents
  const reference = sql<string>`${about}->>'reference'`
  const known = db
    .select({ provider: onlineDisputes.provider })
    .from(onlineDisputes)
    .where(and(eq(onlineDisputes.provider, provider), eq(onlineDisputes.reference, reference)))
  return db
    .select({ provider, reference })
    .from(paymentEvents)
    .where(and(sql`${about}->>'kind' = 'dispute'`, gte(receivedAt, since), notExists(known)))
    .orderBy(desc(receivedAt))
    .limit(1)
}

async function countForged(db: Database, since: Date): Promise<number> {
  const [row] = await db
    .select({ count: sum(securityEvents.count).mapWith(Number) })
    .from(securityEvents)
    .where(and(eq(securityEvents.kind, 'forged notice'), gte(securityEvents.at, since)))
  return row?.count ?? 0
}
