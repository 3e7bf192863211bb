import {
  type CartItem,
  foldWords,
  type GuestProfile,
  type GuestRef,
  isPermitted,
  lineKey,
  type NotedGuest,
  unsoldStatuses,
} from '@tiffin/contract'
import { asc, count, desc, eq, ilike, inArray, or, sql } from 'drizzle-orm'
import { containing, searchedText } from '../db/searched-text.ts'
import type { Database } from '../db/database.ts'
import { guestContacts, guests, orders, users } from '../db/schema/index.ts'
import { type OrderLineRow, type OrderRow, withLines } from '../ordering/orders/order-queries.ts'
import { type OrderRegion, presentOrderForStaff } from '../ordering/orders/present-order.ts'
import type { AdminContext } from '../platform/context.ts'
import { regionOf } from '../platform/read-settings.ts'
import { presentMoment } from '../platform/wall-clock.ts'
import {
  contactsOfOrder,
  findGuest,
  findLatestName,
  type FoundGuest,
  isOrderOfGuest,
  listContactsOf,
} from './guest-queries.ts'

const READ_ORDERS = 30

interface Shown {
  order: OrderRow
  lines: OrderLineRow[]
}

/** What the counter knows of a guest. Who may not see customers learns no address that they have not typed. */
export async function getGuest(ctx: AdminContext, ref: GuestRef): Promise<GuestProfile> {
  return presentGuest(ctx, await findGuest(ctx.db, ref), ref)
}

async function presentGuest(ctx: AdminContext, found: FoundGuest, ref: GuestRef): Promise<GuestProfile> {
  const { row, account, contacts, ownKeys } = found
  const region = await regionOf(ctx)
  const { blocked } = await ctx.catalogue.rules()
  const seesCustomers = isPermitted(ctx.caller, 'customers')
  const latest = await listTheirs(ctx.db, found)
  const counts = await countTheirs(ctx.db, found)
  const all = new Map([...latest.flatMap(({ order }) => contactsOfOrder(order)), ...contacts])
  const [last] = latest
  return {
    _id: row?.id ?? null,
    version: row?.version ?? 0,
    name: account?.name ?? last?.order.customerName ?? '',
    account: account && {
      _id: account.id,
      name: account.name,
      email: seesCustomers ? account.email : '',
    },
    contacts: [...all]
      .filter(([, contact]) => seesCustomers || contact === ref.contact)
      .map(([key, contact]) => ({ contact, isOwn: ownKeys.has(key), isBlocked: blocked.has(key) })),
    note: row?.note ?? '',
    ...counts,
    lastOrder: last ? presentMoment(last.order.createdAt, region) : null,
    usual: findUsual(latest, region),
    allergy: latest.find(({ order }) => order.allergyNote)?.order.note ?? null,
    orders: seesCustomers ? latest.map((each) => presentOrderForStaff(each, region)) : [],
  }
}

/** The newest ones with their lines. */
async function listTheirs(db: Database, found: FoundGuest): Promise<Shown[]> {
  const newest = await db
    .select()
    .from(orders)
    .where(isOrderOfGuest(found))
    .orderBy(desc(orders.createdAt), desc(orders.number))
    .limit(READ_ORDERS)
  return withLines(db, newest)
}

async function countTheirs(db: Database, found: FoundGuest) {
  const [counted] = await db
    .select({
      ordersCount: count(),
      noShows: sql<number>`(count(*) filter (where ${orders.status} = 'no-show'))::int`,
    })
    .from(orders)
    .where(isOrderOfGuest(found))
  return { ordersCount: counted?.ordersCount ?? 0, noShows: counted?.noShows ?? 0 }
}

/** The same dishes with the same choices that were ordered most often; of several the latest. */
function findUsual(latest: readonly Shown[], region: OrderRegion): CartItem[] {
  const sold = latest.filter(({ order }) => !unsoldStatuses.some((status) => status === order.status))
  const same = Map.groupBy(
    sold.map((each) => presentOrderForStaff(each, region).items),
    (items) =>
      items
        .map((item) => `${item.quantity} ${lineKey(item)}`)
        .toSorted()
        .join('\n\n'),
  )
  // The sort keeps the order of equal ones: the newest first.
  const [often] = [...same.values()].toSorted((a, b) => b.length - a.length)
  return often?.[0] ?? []
}

interface Listed {
  q?: string | undefined
  limit?: number | undefined
  offset?: number | undefined
}

/** Those about whom something is noted, or who were merged; the latest change first. There are not many. */
export async function listGuests(
  db: Database,
  { q, limit = 50, offset = 0 }: Listed,
): Promise<{ guests: NotedGuest[]; total: number; isMore: boolean }> {
  const pattern = q && containing(foldWords(q))
  const filter = pattern
    ? or(
        ilike(searchedText(guests.note, users.name, users.email), pattern),
        inArray(
          guests.id,
          db
            .select({ id: guestContacts.guestId })
            .from(guestContacts)
            .where(ilike(searchedText(guestContacts.contact, guestContacts.key), pattern)),
        ),
      )
    : undefined
  const rows = await db
    .select({ guest: guests, account: users })
    .from(guests)
    .leftJoin(users, eq(users.id, guests.userId))
    .where(filter)
    .orderBy(desc(guests.changedAt), asc(guests.id))
    .limit(limit)
    .offset(offset)
  const [counted] = await db
    .select({ total: count() })
    .from(guests)
    .leftJoin(users, eq(users.id, guests.userId))
    .where(filter)
  const contacts = Map.groupBy(
    await listContactsOf(
      db,
      rows.map(({ guest }) => guest.id),
    ),
    ({ guestId }) => guestId,
  )
  const listed: NotedGuest[] = []
  for (const { guest, account } of rows) {
    const own = contacts.get(guest.id) ?? []
    listed.push({
      _id: guest.id,
      name:
        account?.name ??
        (await findLatestName(
          db,
          own.map(({ key }) => key),
        )),
      contacts: own.map(({ contact }) => contact),
      customerId: guest.userId,
      note: guest.note,
    })
  }
  return { guests: listed, total: counted?.total ?? 0, isMore: false }
}

/** For the owner's files: everything that is noted, with its contacts. */
export async function listNotedGuests(db: Database) {
  const rows = await db
    .select({ guest: guests, email: users.email })
    .from(guests)
    .leftJoin(users, eq(users.id, guests.userId))
    .orderBy(asc(guests.id))
  const contacts = Map.groupBy(await db.select().from(guestContacts), ({ guestId }) => guestId)
  return rows.map(({ guest, email }) => ({
    note: guest.note,
    email,
    contacts: (contacts.get(guest.id) ?? []).map(({ contact }) => contact),
    changedAt: guest.changedAt,
  }))
}
