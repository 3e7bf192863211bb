import { between, or, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { orders, salesDays, salesDishes, salesHours } from '../../db/schema/index.ts'
import { listOpenDays, type DaySpan } from './open-days.ts'
import { dishesSoldOn, hoursSoldOn, isPlacedWithin, sold } from './orders-as-sales.ts'

const BEST_DISHES = 10

interface Sold {
  orders: number
  sales: number
  revenueCents: number
}

/** All reads see one moment: a day that is added up or forgotten meanwhile counts neither twice nor not at all. */
const atOneMoment = <Result>(db: Database, read: (tx: Database) => Promise<Result>) =>
  db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' })

interface Wanted {
  span: DaySpan
  /** The last day that can have orders. */
  today: string
  /** Whole days before the span, for comparison. */
  before: DaySpan | null
  /** A part of a day, likewise. */
  partOfDay: { day: string; from: Date; until: Date } | null
}

/** What was sold in the span, by day, by hour of the clock and by dish; and what before it. */
export const readSales = (db: Database, { span, today, before, partOfDay }: Wanted) =>
  atOneMoment(db, async (tx) => {
    const open = await listOpenDays(tx, {
      from: before?.from ?? span.from,
      to: span.to < today ? span.to : today,
    })
    const openWithin = ({ from, to }: DaySpan) => open.filter((day) => day >= from && day <= to)
    return {
      ...(await sumByDayAndHour(tx, hoursWithin(span, openWithin(span)))),
      bestDishes: await listBestDishes(tx, span, openWithin(span)),
      previous: [
        ...(before ? await sumByDay(tx, hoursWithin(before, openWithin(before))) : []),
        ...(partOfDay ? [{ ...(await sumPlaced(tx, isPlacedWithin([partOfDay]))), key: partOfDay.day }] : []),
      ],
    }
  })

const nothingSold: Sold = { orders: 0, sales: 0, revenueCents: 0 }

/** Sums where there are some, the orders of the other days beside them. */
const hoursWithin = ({ from, to }: DaySpan, open: string[]) =>
  sql`(
    select * from ${salesHours} where ${between(salesHours.day, from, to)}
    union all ${hoursSoldOn(open)}
  ) as sold`

const summed = {
  orders: sql`coalesce(sum(orders), 0)`.mapWith(Number),
  sales: sql`coalesce(sum(sales), 0)`.mapWith(Number),
  revenueCents: sql`coalesce(sum(revenue_cents), 0)`.mapWith(Number),
}

/** Both in one look: a row has either a day or an hour. */
async function sumByDayAndHour(tx: Database, hours: SQL) {
  const rows = await tx
    .select({ day: sql<string | null>`day::text`, hour: sql<number | null>`hour`, ...summed })
    .from(hours)
    .groupBy(sql`grouping sets ((day), (hour))`)
  return {
    days: rows.flatMap((row) => (row.day === null ? [] : { ...row, key: row.day })),
    hours: rows.flatMap((row) => (row.hour === null ? [] : { ...row, key: String(row.hour) })),
  }
}

const sumByDay = (tx: Database, hours: SQL) =>
  tx
    .select({ key: sql<string>`day::text`, ...summed })
    .from(hours)
    .groupBy(sql`day`)

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

/** By portions. A dish whose name has changed bears the latest one, which is looked up for the ten alone. */
function listBestDishes(tx: Database, span: DaySpan, open: string[]) {
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
        with live as (${dishesSoldOn(open)}), best as (
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

/** How many portions of each dish, by its slug. */
export async function listSoldPortions(db: Database, span: DaySpan): Promise<ReadonlyMap<string, number>> {
  const open = await listOpenDays(db, span)
  const rows = await db
    .select({ slug: sql<string>`slug`, quantity: sql`sum(quantity)`.mapWith(Number) })
    .from(
      sql`(
        select slug, quantity from ${salesDishes} where ${between(salesDishes.day, span.from, span.to)}
        union all select slug, quantity from (${dishesSoldOn(open)}) as live
      ) as sold`,
    )
    .groupBy(sql`slug`)
  return new Map(rows.map(({ slug, quantity }) => [slug, quantity]))
}

/** Of all time: the sums, and the orders that lie in none of them. */
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
  // Named one by one, and not joined: only so Postgres knows how few orders that is.
  const isInGap = gaps.map(
    ({ from, until }) =>
      sql`(${orders.createdAt} >= ${from}::timestamptz and ${orders.createdAt} < ${until}::timestamptz)`,
  )
  return sumPlaced(tx, or(...isInGap))
}
