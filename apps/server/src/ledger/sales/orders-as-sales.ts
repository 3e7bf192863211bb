/** Sales read from the orders themselves: the source of a day's totals, and of days without totals. */
import { unsoldStatuses } from '@tiffin/contract'
import { moneyOf, type MoneyTerms } from '@tiffin/pricing'
import { and, gte, lt, notInArray, or, sql, type SQL } from 'drizzle-orm'
import { orderLines, orders } from '../../db/schema/index.ts'
import { hoursOfDay, spanOfDay, type Zone } from '../../platform/wall-clock.ts'

/** Whether an order of that status counts as sold. */
export const isSale = (status: string) => !(unsoldStatuses as readonly string[]).includes(status)

export const sold = {
  orders: sql<number>`count(*)::int`,
  sales: sql<number>`(count(*) filter (where ${notInArray(orders.status, [...unsoldStatuses])}))::int`,
  revenueCents: sql`coalesce(sum(${orders.totalCents}) filter (where ${notInArray(orders.status, [...unsoldStatuses])}), 0)::bigint`,
}

const soldExtrasCents = sql`coalesce(sum(${orders.extrasTotalCents}) filter (where ${notInArray(orders.status, [...unsoldStatuses])}), 0)::bigint`

interface Span {
  from: Date
  until: Date
}

const isPlacedWithin = (spans: readonly Span[]): SQL =>
  or(...spans.map(({ from, until }) => and(gte(orders.createdAt, from), lt(orders.createdAt, until)))) ??
  sql`false`

/**
 * Rows like those of `sales_hours`, of orders placed before `until` if it is given. We pass the bounds, because Postgres'
 * own time zone data may be outdated.
 */
export function hoursSoldOn(days: readonly string[], zone: Zone, until?: Date): SQL {
  const hours = days.flatMap((day) => hoursOfDay(day, zone).map((hour) => ({ day, ...hour })))
  const starts = list(hours.map(({ from }) => from.toISOString()))
  // If an hour occurs twice, both go into one row.
  return sql`
    select (${list(hours.map(({ day }) => day))}::date[])[${orders}.part] as day,
      (${list(hours.map(({ hour }) => hour))}::smallint[])[${orders}.part] as hour,
      ${sold.orders} as orders, ${sold.sales} as sales, ${sold.revenueCents} as revenue_cents,
      ${soldExtrasCents} as extras_cents
    from (
      select width_bucket(${orders.createdAt}, ${starts}::timestamptz[]) as part,
        ${orders.status}, ${orders.totalCents}, ${orders.extrasTotalCents}
      from ${orders} where ${and(isPlacedOn(days, zone), until && lt(orders.createdAt, until))}
    ) as ${orders}
    group by 1, 2`
}

/**
 * Rows like those of `sales_dishes`, which also exclude cancelled orders and no-shows. A dish in a combo counts as
 * cooked; what was paid for it belongs to the combo. Lines are combined by title first, which leaves little to sort.
 */
export function dishesSoldOn(days: readonly string[], zone: Zone): SQL {
  const nth = nthOf(days, zone)
  return sql`
    select (${list(days)}::date[])[nth] as day, slug,
      (array_agg(title order by is_part, sold_at desc))[1] as title,
      sum(quantity)::int as quantity, sum(revenue_cents)::bigint as revenue_cents
    from (
      select ${nth} as nth, ${orderLines.slug} as slug, ${orderLines.title} as title,
        max(${orders.createdAt}) as sold_at, sum(${orderLines.quantity}) as quantity, false as is_part,
        sum(${orderLines.unitPriceCents}::bigint * ${orderLines.quantity}) as revenue_cents
      from ${ordersWithLines} where ${isSoldOn(days, zone)} group by 1, 2, 3
      union all
      select ${nth}, part.slug, part.title, ${orders.createdAt}, part.quantity, true, 0
      from ${ordersWithLines} cross join lateral ${partsOfLine} where ${and(isSoldOn(days, zone), hasOptions)}
    ) as portions
    group by 1, 2`
}

/**
 * Rows like those of `sales_choices`, with quantities for all portions. Defaults count unless they were left out. Lines
 * with the same options are combined before their options are read: many orders, few combinations.
 */
export function choicesSoldOn(days: readonly string[], region: Zone & MoneyTerms): SQL {
  return sql`
    select (${list(days)}::date[])[nth] as day, group_key, choice_key,
      (array_agg(group_name order by sold_at desc))[1] as group_name,
      (array_agg(choice_name order by sold_at desc))[1] as choice_name,
      sum(quantity)::int as quantity, sum(quantity * price_cents)::bigint as revenue_cents
    from (
      select nth, sold_at, option->>'group' as group_key, option->>'choice' as choice_key,
        option->>'groupName' as group_name, option->>'choiceName' as choice_name,
        portions * coalesce((option->>'quantity')::int, 1) as quantity,
        round((option->>'price')::numeric * ${10 ** moneyOf(region).decimals}::int) as price_cents
      from (
        select ${nthOf(days, region)} as nth, ${orderLines.choices}->'options' as options,
          max(${orders.createdAt}) as sold_at, sum(${orderLines.quantity}) as portions
        from ${ordersWithLines} where ${and(isSoldOn(days, region), hasOptions)} group by 1, 2
      ) as combinations cross join lateral jsonb_array_elements(options) as option
    ) as chosen
    where quantity > 0
    group by 1, 2, 3`
}

const ordersWithLines = sql`${orders} join ${orderLines} on ${orderLines.orderId} = ${orders.id}`

const hasOptions = sql`${orderLines.choices} ? 'options'`

/** Which of the days an order is of, from 1 on. */
const nthOf = (days: readonly string[], zone: Zone) => {
  const starts = days.map((day) => spanOfDay(day, zone).from.toISOString())
  return sql`width_bucket(${orders.createdAt}, ${list(starts)}::timestamptz[])`
}

const list = (values: readonly (string | number)[]) => sql.param(values)

const isSoldOn = (days: readonly string[], zone: Zone) =>
  and(isPlacedOn(days, zone), notInArray(orders.status, [...unsoldStatuses]))

/** Adjacent days form one span, so the index is left with few ranges. */
function isPlacedOn(days: readonly string[], zone: Zone): SQL {
  const spans: Span[] = []
  for (const { from, until } of days.map((day) => spanOfDay(day, zone))) {
    const last = spans.at(-1)
    if (last?.until.getTime() === from.getTime()) last.until = until
    else spans.push({ from, until })
  }
  return isPlacedWithin(spans)
}

/** For `cross join lateral`: the dishes that were chosen as parts of the line, with the portions of the whole line. */
export const partsOfLine = sql`(
  select option->>'productId' as product_id, option->>'product' as slug, option->>'choiceName' as title,
    ${orderLines.quantity} * coalesce((option->>'quantity')::int, 1) as quantity,
    option ? 'isCounted' as is_counted
  from jsonb_array_elements(${orderLines.choices}->'options') as option
  where option ? 'product' and coalesce((option->>'quantity')::int, 1) > 0
) as part`
