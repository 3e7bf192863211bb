import { asc, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import {
  blockedContacts,
  categories,
  coupons,
  replies,
  optionChoices,
  optionGroups,
  orders,
  closings,
  drawerEntries,
  heldOrders,
  onlineDisputes,
  onlinePayments,
  onlineRefunds,
  payments,
  productOptionGroups,
  products,
  promotions,
  reviews,
  specialDays,
} from '../../db/schema/index.ts'

const PART_LENGTH = 500

/** The next reviews after `last`, oldest first: uses the index reviews_created_at. */
export function listNextReviews(db: Database, last: { createdAt: Date; id: string } | undefined) {
  return db
    .select({ review: reviews, product: { slug: products.slug, title: products.title } })
    .from(reviews)
    .innerJoin(products, eq(reviews.productId, products.id))
    .where(last && sql`(${reviews.createdAt}, ${reviews.id}) > (${last.createdAt}, ${last.id})`)
    .orderBy(asc(reviews.createdAt), asc(reviews.id))
    .limit(PART_LENGTH)
}

/** The next replies after `last`, in the order of their ids: they have no index by time. */
export function listNextReplies(db: Database, last: { id: string } | undefined) {
  return db
    .select()
    .from(replies)
    .where(last && sql`${replies.id} > ${last.id}`)
    .orderBy(asc(replies.id))
    .limit(PART_LENGTH)
}

/** The next payments after the one with that number, in the order in which they were recorded. */
export function listNextPayments(db: Database, after: number | undefined) {
  return db
    .select({ payment: payments, order: { number: orders.number, currency: orders.currency } })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(after === undefined ? undefined : gt(payments.number, after))
    .orderBy(asc(payments.number))
    .limit(PART_LENGTH)
}

/** The next closings after the one with that number. */
export const listNextClosings = (db: Database, after = 0) =>
  db
    .select()
    .from(closings)
    .where(gt(closings.number, after))
    .orderBy(asc(closings.number))
    .limit(PART_LENGTH)

/** The next drawer entries after the one with that number, each with the number of its closing. */
export const listNextDrawerEntries = (db: Database, after = 0) =>
  db
    .select({ entry: drawerEntries, closing: closings.number })
    .from(drawerEntries)
    .leftJoin(closings, eq(closings.id, drawerEntries.closingId))
    .where(gt(drawerEntries.number, after))
    .orderBy(asc(drawerEntries.number))
    .limit(PART_LENGTH)

export const listBlockedContacts = (db: Database) =>
  db.select().from(blockedContacts).orderBy(asc(blockedContacts.createdAt), asc(blockedContacts.key))

export const listCoupons = (db: Database) => db.select().from(coupons).orderBy(asc(coupons.code))

export const listPromotions = (db: Database) =>
  db.select().from(promotions).orderBy(asc(promotions.position), asc(promotions.id))

export const listAllSpecialDays = (db: Database) =>
  db.select().from(specialDays).orderBy(asc(specialDays.firstDay))

export const listCategories = (db: Database) =>
  db.select().from(categories).orderBy(asc(categories.position), asc(categories.id))

export const listProducts = (db: Database) =>
  db.select().from(products).orderBy(asc(products.position), asc(products.id))

/** A row for each choice, group by group. */
export const listChoices = (db: Database) =>
  db
    .select({ group: optionGroups, choice: optionChoices, product: products.slug })
    .from(optionGroups)
    .innerJoin(optionChoices, eq(optionChoices.groupId, optionGroups.id))
    .leftJoin(products, eq(products.id, optionChoices.productId))
    .orderBy(asc(optionGroups.key), asc(optionChoices.position))

/** Which dishes have which groups, and what is different for them. */
export const listDishGroups = (db: Database) =>
  db
    .select({ link: productOptionGroups, key: optionGroups.key })
    .from(productOptionGroups)
    .innerJoin(optionGroups, eq(optionGroups.id, productOptionGroups.groupId))
    .orderBy(asc(productOptionGroups.position))

/** The next attempts to pay online, oldest first. */
export function listNextOnlinePayments(db: Database, last: { createdAt: Date; id: string } | undefined) {
  const { createdAt, id } = onlinePayments
  return db
    .select({ payment: onlinePayments, order: heldOrders.number })
    .from(onlinePayments)
    .innerJoin(heldOrders, eq(heldOrders.id, onlinePayments.orderId))
    .where(last && sql`(${createdAt}, ${id}) > (${last.createdAt}, ${last.id})`)
    .orderBy(asc(createdAt), asc(id))
    .limit(PART_LENGTH)
}

/** The next refunds of them, oldest first. */
export function listNextOnlineRefunds(db: Database, last: { createdAt: Date; id: string } | undefined) {
  const { createdAt, id, paymentId } = onlineRefunds
  return db
    .select({ refund: onlineRefunds, payment: onlinePayments, order: heldOrders.number })
    .from(onlineRefunds)
    .innerJoin(onlinePayments, eq(onlinePayments.id, paymentId))
    .innerJoin(heldOrders, eq(heldOrders.id, onlinePayments.orderId))
    .where(last && sql`(${createdAt}, ${id}) > (${last.createdAt}, ${last.id})`)
    .orderBy(asc(createdAt), asc(id))
    .limit(PART_LENGTH)
}

/** The next disputes, in the order of the providers’ names for them. */
export function listNextDisputes(db: Database, last: { provider: string; reference: string } | undefined) {
  const { provider, reference, paymentId } = onlineDisputes
  return db
    .select({ dispute: onlineDisputes, currency: onlinePayments.currency, order: heldOrders.number })
    .from(onlineDisputes)
    .innerJoin(onlinePayments, eq(onlinePayments.id, paymentId))
    .innerJoin(heldOrders, eq(heldOrders.id, onlinePayments.orderId))
    .where(last && sql`(${provider}, ${reference}) > (${last.provider}, ${last.reference})`)
    .orderBy(asc(provider), asc(reference))
    .limit(PART_LENGTH)
}
