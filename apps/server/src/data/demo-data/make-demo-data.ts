import { allergenListOf } from '@tiffin/contract'
import { moneyOf } from '@tiffin/pricing'
import { eq, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { randomBytes } from 'node:crypto'
import type { Database } from '../../db/database.ts'
import {
  cateringRequests,
  contactMessages,
  orders,
  reservations,
  reviews,
  subscribers,
  users,
} from '../../db/schema/index.ts'
import { fillWithSample, isUntouched } from '../../db/seed/fill-with-sample.ts'
import { seedDatabase } from '../../db/seed/seed-database.ts'
import { hashPassword } from '../../guests/accounts/passwords.ts'
import { recordChange } from '../../ledger/log/record-change.ts'
import { totalDays } from '../../ledger/sales/total-days.ts'
import {
  bumpCatalogueVersion,
  listProductRows,
  listSpecialDays,
} from '../../menu/catalogue/catalogue-queries.ts'
import { listGroupRows, listLinkRows } from '../../menu/catalogue/option-queries.ts'
import { presentGroupsByDish } from '../../menu/catalogue/present-options.ts'
import { listCouponRows } from '../../ordering/coupons/coupon-queries.ts'
import type { AdminContext } from '../../platform/context.ts'
import { busyModeOff, readRegion, readSettings } from '../../platform/read-settings.ts'
import { AppError } from '../../platform/app-error.ts'
import { spanOfDay, todayAt } from '../../platform/wall-clock.ts'
import { drawGuests } from './draw-guests.ts'
import { createRandom } from './random.ts'
import { type DemoHistory, writeHistory } from './write-history.ts'

const DAYS_BOOKED_AHEAD = 14

interface Wanted {
  seed: number
  /** The last day of the history; today, if left out. */
  until?: string | undefined
  days: number
  /** Which coupons a new database starts with. */
  isDemo: boolean
}

export interface MadeDemoData extends DemoHistory {
  seed: number
  from: string
  to: string
}

/** Makes an empty site that of the sample; one that has a menu, or settings of its own, stays as it is. */
export async function fillSite(
  { db, clock }: Pick<AdminContext, 'db' | 'clock'>,
  isDemo: boolean,
): Promise<boolean> {
  const now = new Date(clock.nowMs())
  const isSeeded = await seedDatabase(db, { isDemo, now })
  return db.transaction(async (tx) => {
    if (!(await isUntouched(tx))) return isDemo && isSeeded
    await fillWithSample(tx, { now, hasCoupons: isDemo })
    await bumpCatalogueVersion(tx)
    return true
  })
}

/**
 * Fills a new restaurant with a made-up history: the same one for the same seed, days and menu. All or nothing;
 * no emails are sent, and no stock is used.
 */
export async function makeDemoData(
  ctx: Pick<AdminContext, 'db' | 'clock' | 'caller'>,
  { seed, until, days, isDemo }: Wanted,
): Promise<MadeDemoData> {
  const present = ctx.clock.now()
  const region = await readRegion(ctx.db)
  const today = todayAt(present, region).toString()
  const to = until ?? today
  if (to > today) throw new AppError('CONFLICT', `The history cannot end after today, ${today}.`)
  const from = Temporal.PlainDate.from(to)
    .subtract({ days: days - 1 })
    .toString()
  // The last moment of a past day.
  const now =
    to === today ? present : spanOfDay(to, region).until.toTemporalInstant().subtract({ milliseconds: 1 })
  const bookedTo = to === today ? todayAt(now, region).add({ days: DAYS_BOOKED_AHEAD }).toString() : to
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'))
  await fillSite(ctx, isDemo)

  const made = await ctx.db.transaction(async (tx) => {
    // No one can place an order between the check and the commit.
    await tx.execute(sql`lock table ${orders} in share row exclusive mode`)
    await rejectRealData(tx)
    const menu = await listProductRows(tx)
    if (menu.length === 0)
      throw new AppError('CONFLICT', 'There is nothing on the menu that could have been ordered.')
    const shop = {
      seed,
      now,
      guests: drawGuests(seed),
      menu: createRandom(`${seed} favourites`).shuffle(menu),
      options: presentGroupsByDish(await listGroupRows(tx), await listLinkRows(tx), {
        nowMs: now.epochMilliseconds,
        money: moneyOf(region),
        allergenList: allergenListOf(region),
      }),
      coupons: (await listCouponRows(tx)).toReversed(),
      rules: {
        settings: await readSettings(tx),
        specialDays: await listSpecialDays(tx, from),
        busyMode: busyModeOff,
      },
    }
    const history = await writeHistory(tx, shop, { from, to, bookedTo, passwordHash })
    const summary = { seed, from, to, ...history }
    await recordChange(tx, ctx, { action: 'make demo data', subjectId: 'demo-data', after: summary })
    await bumpCatalogueVersion(tx)
    return summary
  })
  await totalDays(ctx.db, { nowMs: present.epochMilliseconds, from, to, atMost: days })
  // The embedded database has no automatic analyze.
  await ctx.db.execute(sql`analyze`)
  return made
}

const tables: [name: string, table: PgTable][] = [
  ['orders', orders],
  ['reservations', reservations],
  ['messages', contactMessages],
  ['catering requests', cateringRequests],
  ['subscribers', subscribers],
  ['reviews', reviews],
]

/** Real and made-up guests could no longer be told apart, nor the made-up totals removed. */
async function rejectRealData(tx: Database): Promise<void> {
  const customers = await tx.$count(users, eq(users.role, 'customer'))
  if (customers > 0) throw notEmptyError('customers')
  for (const [name, table] of tables) {
    if ((await tx.$count(table)) > 0) throw notEmptyError(name)
  }
}

const notEmptyError = (name: string) =>
  new AppError(
    'CONFLICT',
    `There are ${name} already. Demo data goes into a new database only: name another DATA_DIR or DATABASE_URL.`,
  )
