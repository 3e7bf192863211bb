/** Guests as the counter knows them: which contacts and orders are one person's. */
import { contactKey, type GuestRef, phoneKey } from '@tiffin/contract'
import { and, desc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { guestContacts, guests, orders, users } from '../db/schema/index.ts'
import { findOrder, isOfPhones, isOrderOf } from '../ordering/orders/order-queries.ts'
import { AppError } from '../platform/app-error.ts'
import { type CustomerRow, getCustomerRow } from './customer-queries.ts'

export type GuestRow = typeof guests.$inferSelect

/** By what a guest was asked for: an account, contacts, or both. */
interface Named {
  customerId: string | null
  contacts: string[]
  id: string | null
}

/** Who is meant, and what has been noted about them. */
export interface FoundGuest {
  /** null: nothing yet. */
  row: GuestRow | null
  account: CustomerRow | null
  /** Those of the row and those they were asked for by, by key. */
  contacts: Map<string, string>
  /** Those of the row. */
  ownKeys: Set<string>
}

async function nameGuest(db: Database, { contact, customerId, orderId, id }: GuestRef): Promise<Named> {
  if (contact !== undefined) return { customerId: null, contacts: [contact], id: null }
  if (customerId !== undefined) return { customerId, contacts: [], id: null }
  if (orderId === undefined) return { customerId: null, contacts: [], id: id ?? '' }
  const found = await findOrder(db, orderId)
  if (!found) throw new AppError('NOT_FOUND', 'We cannot find that order')
  const { userId, customerEmail, customerPhone } = found.order
  const customer = userId === null ? null : await findCustomerRow(db, userId)
  if (customer !== null) return { customerId: customer.id, contacts: [], id: null }
  const contacts = [customerPhone ?? '', customerEmail].filter((written) => contactKey(written) !== null)
  if (contacts.length === 0)
    throw new AppError('NOT_FOUND', 'This order has neither a telephone number nor an email address')
  return { customerId: null, contacts: contacts.slice(0, 1), id: null }
}

async function findCustomerRow(db: Database, id: string): Promise<CustomerRow | null> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), eq(users.role, 'customer')))
  return row ?? null
}

export async function findGuest(db: Database, ref: GuestRef): Promise<FoundGuest> {
  const { customerId, contacts, id } = await nameGuest(db, ref)
  const asked = new Map(contacts.map((written) => [contactKey(written) ?? written, written]))
  const keys = [...asked.keys()]
  const [row = null] = await db
    .select()
    .from(guests)
    .where(
      or(
        id === null ? undefined : eq(guests.id, id),
        customerId === null ? undefined : eq(guests.userId, customerId),
        keys.length === 0
          ? undefined
          : inArray(
              guests.id,
              db
                .select({ id: guestContacts.guestId })
                .from(guestContacts)
                .where(inArray(guestContacts.key, keys)),
            ),
      ),
    )
  if (row === null && id !== null) throw new AppError('NOT_FOUND', 'We cannot find that guest')
  const own =
    row === null ? [] : await db.select().from(guestContacts).where(eq(guestContacts.guestId, row.id))
  const userId = customerId ?? row?.userId ?? null
  return {
    row,
    account: userId === null ? null : await getCustomerRow(db, userId),
    contacts: new Map([...own.map(({ key, contact }) => [key, contact] as const), ...asked]),
    ownKeys: new Set(own.map(({ key }) => key)),
  }
}

/** Their orders; also those that an account has placed with their number. */
export function isOrderOfGuest({ account, contacts }: FoundGuest): SQL | undefined {
  const keys = [...contacts.keys()]
  const addresses = keys.filter((key) => key.includes('@'))
  const numbers = keys.filter((key) => !key.includes('@'))
  const array = (some: string[]) =>
    sql`array[${sql.join(
      some.map((key) => sql`${key}`),
      sql`, `,
    )}]`
  return or(
    account === null ? undefined : isOrderOf(account),
    addresses.length === 0
      ? undefined
      : and(isNull(orders.userId), sql`lower(${orders.customerEmail}) = any(${array(addresses)})`),
    numbers.length === 0 ? undefined : isOfPhones(array(numbers)),
  )
}

/** The keys of what an order says of its guest. */
export const contactsOfOrder = ({
  customerEmail,
  customerPhone,
}: Pick<typeof orders.$inferSelect, 'customerEmail' | 'customerPhone'>): [key: string, contact: string][] => {
  const phone = customerPhone ?? ''
  const number = phoneKey(phone)
  const address = customerEmail.includes('@') ? customerEmail.toLowerCase() : null
  return [
    ...(number === null ? [] : [[number, phone] as [string, string]]),
    ...(address === null ? [] : [[address, customerEmail] as [string, string]]),
  ]
}

export const listContactsOf = (db: Database, guestIds: string[]) =>
  db.select().from(guestContacts).where(inArray(guestContacts.guestId, guestIds)).orderBy(guestContacts.key)

/** The name on the latest order with one of these contacts. */
export async function findLatestName(db: Database, keys: string[]): Promise<string> {
  if (keys.length === 0) return ''
  const isTheirs = isOrderOfGuest({
    row: null,
    account: null,
    ownKeys: new Set(),
    contacts: new Map(keys.map((key) => [key, key])),
  })
  const [latest] = await db
    .select({ name: orders.customerName })
    .from(orders)
    .where(isTheirs)
    .orderBy(desc(orders.createdAt))
    .limit(1)
  return latest?.name ?? ''
}

/** For the account's own export. What was noted under a number before anyone knew whose it is comes after the account's. */
export async function findNoteOf(db: Database, user: CustomerRow) {
  const rows = await db
    .select()
    .from(guests)
    .where(await isGuestOf(db, user))
  if (rows.length === 0) return null
  const ordered = rows.toSorted((one, other) => Number(other.userId !== null) - Number(one.userId !== null))
  const own = await listContactsOf(
    db,
    rows.map(({ id }) => id),
  )
  return {
    note: ordered.flatMap(({ note }) => (note === '' ? [] : note)).join('\n'),
    contacts: own.map(({ contact }) => contact),
  }
}

/** What goes with the account: also what was noted under a contact of its orders that belongs to no other one. */
export async function listGuestIdsOf(db: Database, user: CustomerRow): Promise<string[]> {
  const rows = await db
    .select({ id: guests.id })
    .from(guests)
    .where(await isGuestOf(db, user))
  return rows.map(({ id }) => id)
}

/** With their contacts. */
export async function deleteGuests(tx: Database, ids: string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(guests).where(inArray(guests.id, ids))
}

async function isGuestOf(db: Database, user: CustomerRow): Promise<SQL | undefined> {
  const placed = await db
    .selectDistinct({ customerEmail: orders.customerEmail, customerPhone: orders.customerPhone })
    .from(orders)
    .where(isOrderOf(user))
  const keys = new Set(placed.flatMap((order) => contactsOfOrder(order).map(([key]) => key)))
  if (user.emailVerifiedAt) keys.add(user.email)
  const byContact = db
    .select({ id: guestContacts.guestId })
    .from(guestContacts)
    .where(inArray(guestContacts.key, [...keys]))
  return or(
    eq(guests.userId, user.id),
    keys.size === 0 ? undefined : and(isNull(guests.userId), inArray(guests.id, byContact)),
  )
}
