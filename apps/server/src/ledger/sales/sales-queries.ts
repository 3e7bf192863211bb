import type { MoneyTerms } from '@tiffin/pricing'
import { between, or, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { orders, salesChoices, salesDays, salesDishes, salesHours } from '../../db/schema/index.ts'
import type { Zone } from '../../platform/wall-clock.ts'
import { choicesSoldOn, dishesSoldOn, hoursSoldOn, sold } from './orders-as-sales.ts'
import { type DaySpan, listUntotalledDays } from './total-days.ts'

const BEST_DISHES = 10
const BEST_CHOICES = 20

interface Sold {
  orders: number
  sales: number
  revenueCents: number
}

/** All reads see one snapshot: a day that is totalled or invalidated meanwhile is counted exactly once. */
const atOneMoment = <Result>(db: Database, read: (tx: Database) => Promise<Result>) =>
  db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' })

interface Wanted {
  span: DaySpan
  /** The last day that can have orders. */
  today: string
  /** Whole days before the span, for comparison. */
  before: DaySpan | null
  /** The beginning of a day, for comparison. */
  partOfDay: { day: string; until: Date } | null
  zone: Zone & MoneyTerms
}

/** Days whose sales are read from their orders. */
interface Untotalled {
  days: readonly string[]
  zone: Zone & MoneyTerms
}

/** Sales in the span by day, by hour of day, by dish and by choice; and the sales before it. */
export const readSales = (db: Database, { span, today, before, partOfDay, zone }: Wanted) =>
  atOneMoment(db, async (tx) => {
    const meant = { from: before?.from ?? span.from, to: span.to < today ? span.to : today }
    const untotalled = await listUntotalledDays(tx, meant, zone)
    const ordersWithin = ({ from, to }: DaySpan): Untotalled => ({
      days: untotalled.filter((day) => day >= from && day <= to),
      zone,
    })
    const compared = [
      ...(before ? [hoursWithin(before, ordersWithin(before))] : []),
      ...(partOfDay ? [hoursSoldOn([partOfDay.day], zone, partOfDay.until)] : []),
    ]
    return {
      ...(await sumByDayAndHour(tx, hoursWithin(span, ordersWithin(span)))),
      bestDishes: await listBestDishes(tx, span, ordersWithin(span)),
      bestChoices: await listBestChoices(tx, span, ordersWithin(span)),
      previous: await sumByDayAndHour(tx, sql.join(compared, sql` union all `)),
    }
  })

const nothingSold: Sold = { orders: 0, sales: 0, revenueCents: 0 }

/** Totals where they exist, combined with the orders of the other days. */
const hoursWithin = ({ from, to }: DaySpan, { days, zone }: Untotalled) =>
  sql`select * from ${salesHours} where ${between(salesHours.day, from, to)} union all ${hoursSoldOn(days, zone)}`

const summed = {
  orders: sql`coalesce(sum(orders), 0)`.mapWith(Number),
  sales: sql`coalesce(sum(sales), 0)`.mapWith(Number),
  revenueCents: sql`coalesce(sum(revenue_cents), 0)`.mapWith(Number),
}

const extrasCents = sql`coalesce(sum(extras_cents), 0)`.mapWith(Number)

/** Both in one query: a row has either a day or an hour. */
async function sumByDayAndHour(tx: Database, hours: SQL) {
  const rows = await tx
    .select({ day: sql<string | null>`day::text`, hour: sql<number | null>`hour`, ...summed, extrasCents })
    .from(sql`(${hours}) as sold`)
    .groupBy(sql`grouping sets ((day), (hour))`)
  return {
    days: rows.flatMap((row) => (row.day === null ? [] : { ...row, key: row.day })),
    hours: rows.flatMap((row) => (row.hour === null ? [] : { ...row, key: String(row.hour) })),
  }
}

async function sumAll(tx: Database, hours: SQL): Promise<Sold> {
  const [sum] = await tx.select(summed).from(hours)
  return sum ?? nothingSold
}

async function sumPlaced(tx: Database, isMeant: SQL | undefined): Promise<Sold> {
  const [sum] = await tx
    .select({ ...sold, revenueCents: sold.revenueCents.mapWith(Number) })
    .from(orders)
    .where(isMeant)
  return sum ?? nothingSold
}

/** By portions. A renamed dish appears under its latest name, which is looked up only for the top ten. */
function listBestDishes(tx: Database, span: DaySpan, { days, zone }: Untotalled) {
  const isInSpan = between(salesDishes.day, span.from, span.to)
  return tx
    .select({
      slug: sql<string>`slug`,
      title: sql<string>`title`,
      quantity: sql`quantity`.mapWith(Number),
      revenueCents: sql`revenue_cents`.mapWith(Number),
    })
    .from(
      sql`(
        with live as (${dishesSoldOn(days, zone)}), best as (
          select slug, sum(quantity) as quantity, sum(revenue_cents) as revenue_cents
          from (
            select slug, quantity, revenue_cents from ${salesDishes} where ${isInSpan}
            union all select slug, quantity, revenue_cents from live
          ) as sold
          group by slug order by 2 desc, 3 desc, 1 limit ${BEST_DISHES}
        )
        select best.*, coalesce(
          (select title from live where live.slug = best.slug order by day desc limit 1),
          (select title from ${salesDishes} where slug = best.slug and ${isInSpan} order by day desc limit 1)
        ) as title
        from best
      ) as best`,
    )
    .orderBy(sql`quantity desc, revenue_cents desc, slug`)
}

/** By quantity. Like dishes, they appear under their latest names. */
function listBestChoices(tx: Database, span: DaySpan, { days, zone }: Untotalled) {
  const latestOf = (choices: SQL) => sql`(
    select day, group_name, choice_name from ${choices} as sold
    where sold.group_key = best.group_key and sold.choice_key = best.choice_key
      and day between ${span.from} and ${span.to}
    order by day desc limit 1
  )`
  return tx
    .select({
      group: sql<string>`group_key`,
      choice: sql<string>`choice_key`,
      groupName: sql<string>`group_name`,
      choiceName: sql<string>`choice_name`,
      quantity: sql`quantity`.mapWith(Number),
      revenueCents: sql`revenue_cents`.mapWith(Number),
    })
    .from(
      sql`(
        with live as (${choicesSoldOn(days, zone)}), best as (
          select group_key, choice_key, sum(quantity) as quantity, sum(revenue_cents) as revenue_cents
          from (
            select group_key, choice_key, quantity, revenue_cents from ${salesChoices} where day between ${span.from} and ${span.to}
            union all select group_key, choice_key, quantity, revenue_cents from live
          ) as sold
          group by 1, 2 order by 3 desc, 4 desc, 1, 2 limit ${BEST_CHOICES}
        )
        select best.*, latest.group_name, latest.choice_name
        from best cross join lateral (
          ${latestOf(sql`live`)} union all ${latestOf(sql`${salesChoices}`)} order by day desc limit 1
        ) as latest
      ) as best`,
    )
    .orderBy(sql`quantity desc, revenue_cents desc, group_key, choice_key`)
}

/** How many portions of each dish, by its slug. */
export async function listSoldPortions(
  db: Database,
  span: DaySpan,
  zone: Zone,
): Promise<ReadonlyMap<string, number>> {
  const untotalled = await listUntotalledDays(db, span, zone)
  const rows = await db
    .select({ slug: sql<string>`slug`, quantity: sql`sum(quantity)`.mapWith(Number) })
    .from(
      sql`(
        select slug, quantity from ${salesDishes} where ${between(salesDishes.day, span.from, span.to)}
        union all select slug, quantity from (${dishesSoldOn(untotalled, zone)}) as live
      ) as sold`,
    )
    .groupBy(sql`slug`)
  return new Map(rows.map(({ slug, quantity }) => [slug, quantity]))
}

/** All-time: the totals, and the orders that are in none of them. */
export const sumAllSales = (db: Database): Promise<Sold> =>
  atOneMoment(db, async (tx) => {
    const sums = await sumAll(tx, sql`${salesHours}`)
    const rest = await sumOutside(tx)
    return {
      orders: sums.orders + rest.orders,
      sales: sums.sales + rest.sales,
      revenueCents: sums.revenueCents + rest.revenueCents,
    }
  })

async function sumOutside(tx: Database): Promise<Sold> {
  const gaps = await tx
    .select({ from: sql<string>`starts_at::text`, until: sql<string>`ends_at::text` })
    .from(
      sql`(
        select coalesce(lag(${salesDays.endsAt}) over (order by ${salesDays.startsAt}), '-infinity') as starts_at,
          ${salesDays.startsAt} as ends_at
        from ${salesDays}
        union all
        select coalesce(max(${salesDays.endsAt}), '-infinity'), 'infinity' from ${salesDays}
      ) as gap`,
    )
    .where(sql`starts_at < ends_at`)
  // Listed one by one instead of joined: only then does Postgres know how few orders these are.
  const isInGap = gaps.map(
    ({ from, until }) =>
      sql`(${orders.createdAt} >= ${from}::timestamptz and ${orders.createdAt} < ${until}::timestamptz)`,
  )
  return sumPlaced(tx, or(...isInGap))
}
