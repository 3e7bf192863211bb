import { and, inArray, or, sql } from 'drizzle-orm'
import type { Issue } from '@tiffin/contract'
import type { Database } from '../../db/database.ts'
import { products } from '../../db/schema/index.ts'
import { AppError } from '../../platform/app-error.ts'
import { bumpCatalogueVersion, isForSaleAt, isSoldOutAt } from '../../menu/catalogue/catalogue-queries.ts'
import type { OrderableDish } from '../../menu/catalogue/option-queries.ts'
import type { PricedLine } from './price-lines.ts'

/** How many portions of a dish an order needs, as dishes of their own and as parts of others. */
export interface Portions {
  dish: Pick<OrderableDish, 'id' | 'title' | 'stock' | 'isSoldOut' | 'soldOutUntil'>
  quantity: number
  /** Where the order first asks for it. */
  path: string
  /** It is chosen as a part of another dish. */
  isPart: boolean
}

const portionsOf = (lines: readonly PricedLine[]): Portions[] => {
  const wanted = lines.flatMap(({ product, quantity: portions, itemIndex, parts }) => [
    { dish: product, quantity: portions, path: `items.${itemIndex}.quantity`, isPart: false },
    ...parts.map(({ dish, quantity, path }) => ({ dish, quantity: quantity * portions, path, isPart: true })),
  ])
  return [...Map.groupBy(wanted, ({ dish }) => dish.id).values()].flatMap((same) => {
    const [first] = same
    return first ? [{ ...first, quantity: same.reduce((sum, { quantity }) => sum + quantity, 0) }] : []
  })
}

/**
 * Takes the portions of every counted dish, all or none. Returns how many it took of each, and which dishes have sold out
 * as a result.
 * Rejects with the remaining portions of each dish that falls short.
 */
export async function takeStock(
  tx: Database,
  lines: readonly PricedLine[],
  now: Date,
): Promise<{ portions: { id: string; quantity: number }[]; emptied: string[] }> {
  const portions = portionsOf(lines)
  // The dish as this transaction read it. Anyone who is too late for the last portions must not wait for those who may get
  // them. An uncounted dish has no row to take a portion from, and locking it would serialize all its orders: one that
  // read it before the 86 was committed counts as placed earlier.
  const gone = portions.filter(
    ({ dish, quantity }) =>
      isSoldOutAt(dish, now.getTime()) || (dish.stock !== null && dish.stock < quantity),
  )
  if (gone.length > 0) await rejectShortLines(tx, gone, now)
  const counted = portions.filter(({ dish }) => dish.stock !== null)
  const { refused, emptied } = await takePortions(tx, counted, now)
  if (refused.length > 0) await rejectShortLines(tx, refused, now)
  return { portions: counted.map(({ dish, quantity }) => ({ id: dish.id, quantity })), emptied }
}

/** Returns what could not be taken, and the slugs of the dishes that now have no portions left. */
async function takePortions(tx: Database, counted: Portions[], now: Date) {
  const moved = await moveStock(
    tx,
    counted.map(({ dish, quantity }) => ({ id: dish.id, quantity })),
    now,
  )
  const takenIds = new Set(moved.map(({ id }) => id))
  return {
    refused: counted.filter(({ dish }) => !takenIds.has(dish.id)),
    emptied: moved.flatMap(({ slug, stock }) => (stock === 0 ? [slug] : [])),
  }
}

interface Moved {
  id: string
  /** Taken; less than 0: given back. */
  quantity: number
}

/**
 * Takes portions of counted dishes and gives others back. Returns the dishes for which that was possible, as they are
 * now: it is not for those that have too few portions or are sold out. What is given back of a dish that is not counted
 * any more is not returned either.
 */
export async function moveStock(tx: Database, moves: readonly Moved[], now: Date) {
  if (moves.length === 0) return []
  const ids = moves.map(({ id }) => id)
  const quantities = moves.map(({ quantity }) => quantity)
  // Rows are locked in the order of their ids, so opposite carts cannot block each other; `stock >= quantity`
  // decides who gets the last portion, because it is checked again on the row as the winner left it. So is whether
  // the dish has been 86ed in the meantime.
  const wanted = sql`(
    select locked.id, unnested.quantity
    from ${products} as locked
    join unnest(${sql.param(ids)}::text[], ${sql.param(quantities)}::int[]) as unnested(id, quantity)
      on unnested.id = locked.id
    order by locked.id
    for update of locked
  ) as wanted`
  return tx
    .update(products)
    .set({ stock: sql`${products.stock} - wanted.quantity` })
    .from(wanted)
    .where(
      and(
        sql`${products.id} = wanted.id`,
        sql`${products.stock} >= wanted.quantity`,
        or(sql`wanted.quantity < 0`, isForSaleAt(now)),
      ),
    )
    .returning({
      id: products.id,
      slug: products.slug,
      stock: products.stock,
      isSoldOut: products.isSoldOut,
      soldOutUntil: products.soldOutUntil,
      quantity: sql<number>`wanted.quantity`,
    })
}

/** Tells open menus which dishes have sold out, and which can be ordered again. */
export async function announceStock(
  tx: Database,
  moved: Awaited<ReturnType<typeof moveStock>>,
  nowMs: number,
): Promise<void> {
  if (moved.length === 0) return
  const dishes = moved.flatMap((dish) => {
    if (dish.quantity > 0) return dish.stock === 0 ? [{ slug: dish.slug, available: false }] : []
    const isBack = dish.stock === -dish.quantity && !isSoldOutAt(dish, nowMs)
    return isBack ? [{ slug: dish.slug, available: true }] : []
  })
  await bumpCatalogueVersion(tx, 'stock', dishes)
}

/** A choice that is gone is another problem than a dish that is: the guest can choose something else. */
export async function rejectShortLines(tx: Database, short: readonly Portions[], now: Date): Promise<never> {
  const left = await tx
    .select({ id: products.id, stock: products.stock })
    .from(products)
    .where(
      and(
        inArray(
          products.id,
          short.map(({ dish }) => dish.id),
        ),
        isForSaleAt(now),
      ),
    )
  const stockById = new Map(left.map(({ id, stock }) => [id, stock]))
  const issues: Issue[] = short.map(({ dish, path }) => ({
    path,
    message: shortage(dish.title, stockById.get(dish.id) ?? 0),
  }))
  // Of a choice with portions left, fewer can be ordered.
  const isGone = short.every(({ dish, isPart }) => isPart && !stockById.get(dish.id))
  const code = isGone ? 'OPTION_UNAVAILABLE' : 'OUT_OF_STOCK'
  throw new AppError(code, issues.map(({ message }) => message).join('. '), { issues })
}

const shortage = (title: string, left: number) =>
  left > 0 ? `Only ${left} left of ${title}` : `${title} is sold out`
