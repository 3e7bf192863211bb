import { foldWords, MAX_LIST_LENGTH, type ReviewStatus } from '@tiffin/contract'
import { and, count, desc, eq, ilike, inArray, sql, sum, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { findPage, type Length } from '../../db/find-page.ts'
import { containing, either, searchedText, searchFor } from '../../db/searched-text.ts'
import { isPending, products, reviews, searchedReview, users } from '../../db/schema/index.ts'

export type ReviewRow = typeof reviews.$inferSelect

interface Page {
  limit?: number | undefined
  offset?: number | undefined
}

/** Those that guests see, newest first, and how many there are without `limit` and `offset`. */
export async function listApprovedReviews(
  db: Database,
  productId: string,
  { limit = MAX_LIST_LENGTH, offset = 0 }: Page,
): Promise<{ rows: ReviewRow[]; total: number }> {
  const isSeen = isApprovedOf(productId)
  const rows = await db
    .select()
    .from(reviews)
    .where(isSeen)
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(limit)
    .offset(offset)
  return { rows, total: await db.$count(reviews, isSeen) }
}

const isApprovedOf = (productId: string) =>
  and(eq(reviews.productId, productId), eq(reviews.status, 'approved'))

export async function findReviewBy(
  db: Database,
  { userId, productId }: { userId: string; productId: string },
): Promise<ReviewRow | null> {
  const [row] = await db
    .select()
    .from(reviews)
    .where(and(eq(reviews.userId, userId), eq(reviews.productId, productId)))
  return row ?? null
}

/** All reviews of one user, newest first. */
export function listReviewsBy(db: Database, userId: string) {
  return db
    .select({ review: reviews, product: { slug: products.slug, title: products.title } })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(eq(reviews.userId, userId))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
}

export type StaffReviewRow = Awaited<ReturnType<typeof listStaffRows>>[number]

interface StaffFilter extends Page {
  status?: ReviewStatus | undefined
  /** Slug. */
  product?: string | undefined
  q?: string | undefined
}

/** Pending ones first, then newest first, and how many there are without `limit` and `offset`. */
export async function listStaffReviews(
  db: Database,
  { status, product, q, ...page }: StaffFilter,
): Promise<{ rows: StaffReviewRow[] } & Length> {
  const filter = and(
    status && eq(reviews.status, status),
    product === undefined
      ? undefined
      : inArray(reviews.productId, await productsWhere(db, eq(products.slug, product))),
  )
  const { ids, ...length } = await findPage(
    db,
    {
      table: reviews,
      id: reviews.id,
      order: pendingFirst,
      filter,
      search: q === undefined ? undefined : await searchReviews(db, q),
    },
    page,
  )
  return { rows: await listStaffRows(db, inArray(reviews.id, ids)), ...length }
}

const pendingFirst = [desc(isPending(reviews)), desc(reviews.createdAt), desc(reviews.id)]

async function searchReviews(db: Database, q: string) {
  const named = await productsWhere(db, ilike(searchedText(products.title), containing(foldWords(q))))
  return either(searchFor(searchedReview(reviews), q), inArray(reviews.productId, named))
}

const productsWhere = async (db: Database, condition: SQL) =>
  (await db.select({ id: products.id }).from(products).where(condition)).map(({ id }) => id)

export async function findStaffReview(db: Database, id: string): Promise<StaffReviewRow | null> {
  const [row] = await listStaffRows(db, eq(reviews.id, id))
  return row ?? null
}

function listStaffRows(db: Database, condition: SQL) {
  return db
    .select({
      review: reviews,
      product: { id: products.id, slug: products.slug, title: products.title },
      customer: { id: users.id, name: users.name },
    })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .leftJoin(users, eq(users.id, reviews.userId))
    .where(condition)
    .orderBy(...pendingFirst)
}

/** Locks the dish: the later of two concurrent changes to its reviews waits here, and then totals both. */
export async function lockReviewedProduct(
  tx: Database,
  which: { id: string } | { slug: string },
): Promise<{ id: string; title: string } | null> {
  const isWanted = 'id' in which ? eq(products.id, which.id) : eq(products.slug, which.slug)
  const [product] = await tx
    .select({ id: products.id, title: products.title })
    .from(products)
    .where(isWanted)
    // Orders of the dish need not wait: their lines only reference its key.
    .for('no key update')
  return product ?? null
}

/** Totals the stars that guests see. The product's row is already locked. */
export async function updateRating(tx: Database, productId: string): Promise<void> {
  const [sums] = await tx
    .select({ ratingCount: count(), ratingSum: sql<number>`coalesce(${sum(reviews.stars)}, 0)::int` })
    .from(reviews)
    .where(isApprovedOf(productId))
  await tx
    .update(products)
    .set({ ...sums })
    .where(eq(products.id, productId))
}
