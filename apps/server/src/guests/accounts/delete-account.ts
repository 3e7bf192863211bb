import { type accountExport, MAX_LIST_LENGTH, openStatuses } from '@tiffin/contract'
import { and, asc, eq, gt, inArray, not, notInArray, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '../../db/database.ts'
import { forgetRows } from '../../db/many-rows.ts'
import { orderLines, orders, ordersToAnonymize, orderVersions, users } from '../../db/schema/index.ts'
import { recordChange } from '../../ledger/log/record-change.ts'
import { isOrderOf, listOrdersOf } from '../../ordering/orders/order-queries.ts'
import { presentOrder } from '../../ordering/orders/present-order.ts'
import type { Context } from '../../platform/context.ts'
import { AppError } from '../../platform/app-error.ts'
import { regionOf } from '../../platform/read-settings.ts'
import { retryTransaction } from '../../platform/retry-transaction.ts'
import type { Clock } from '../../platform/wall-clock.ts'
import { listWishlistProducts } from '../change-wishlist.ts'
import { deleteGuests, findNoteOf, listGuestIdsOf } from '../guest-queries.ts'
import { anonymizeReviews } from '../reviews/decide-review.ts'
import { isPaying } from '../../ordering/paying/held-orders.ts'
import { exportReviews } from '../reviews/list-reviews.ts'
import { getUser, presentAccount, presentUser, type UserRow } from './account-queries.ts'
import { confirmPassword } from './prove-second-factor.ts'
import { listSessionsOf } from './sessions.ts'

/** Users delete their own account. */
export async function deleteAccount(ctx: Context, userId: string, password: string): Promise<void> {
  await confirmPassword(ctx, await getUser(ctx.db, userId), password, 'password')
  await retryTransaction(ctx.db, async (tx) => {
    // Locked first: an order being placed is either among its orders or rejected, and of the last two owners
    // one stays.
    const locked = await lockWithOwners(tx, userId)
    const user = locked.find(({ id }) => id === userId)
    if (!user) return
    rejectLastOwner(locked, user)
    await eraseAccount(tx, user, ctx.clock)
    if (user.staffRole === null) return
    const { staffRole } = user
    await recordChange(
      tx,
      { caller: presentUser(user), clock: ctx.clock },
      {
        action: 'remove staff',
        subjectId: userId,
        before: { name: user.name, email: user.email, staffRole },
      },
    )
  })
  // Reviews have lost their author's name.
  ctx.catalogue.markStale()
  ctx.live.nudge()
}

// One that nobody has picked up or closed by then must not keep a name alive.
const AWAITED_HOURS = 12
// A last step can still be taken back.
const SETTLED_MINUTES = 5

/** The kitchen has to know the name, the number and the allergies of whom it is cooking for. */
function isAwaited(now: Temporal.Instant): SQL {
  const since = new Date(now.subtract({ hours: AWAITED_HOURS }).epochMilliseconds)
  return sql`(${inArray(orders.status, openStatuses)} and ${gt(orders.pickupAt, since)})`
}

async function rejectWhilePaying(tx: Database, userId: string) {
  if (await isPaying(tx, userId))
    throw new AppError(
      'CONFLICT',
      'An order of this account waits for its payment. Pay for it or cancel it first.',
    )
}

/**
 * Deletes the account with its sessions and wishlist. Its orders and reviews stay, without a name; the open ones keep
 * it until they are over. Rejects while one of its orders is being paid.
 */
export async function eraseAccount(tx: Database, user: UserRow, clock: Clock): Promise<void> {
  await rejectWhilePaying(tx, user.id)
  const theirs = isOrderOf(user)
  await tx
    .insert(ordersToAnonymize)
    .select(
      tx
        .select({ orderId: orders.id })
        .from(orders)
        .where(and(theirs, isAwaited(clock.now()))),
    )
    .onConflictDoNothing()
  // Before their orders forget whose they are, and deleted after: the notes' contacts say which orders are theirs.
  const noted = await listGuestIdsOf(tx, user)
  const awaited = tx.select({ id: ordersToAnonymize.orderId }).from(ordersToAnonymize)
  await anonymizeOrders(tx, and(theirs, notInArray(orders.id, awaited)))
  await tx.update(orders).set({ userId: null }).where(eq(orders.userId, user.id))
  await deleteGuests(tx, noted)
  await anonymizeReviews(tx, user.id)
  // A colleague may have taken a hundred thousand.
  await forgetRows(tx, orders.takenBy, [user.id])
  await tx.delete(users).where(eq(users.id, user.id))
}

/** Those that were open when their account was deleted, and no longer are. */
export async function anonymizeFinished(db: Database, now: Temporal.Instant): Promise<void> {
  await retryTransaction(db, async (tx) => {
    const over = await tx
      .select({ id: orders.id, steps: orders.steps })
      .from(ordersToAnonymize)
      .innerJoin(orders, eq(orders.id, ordersToAnonymize.orderId))
      .where(not(isAwaited(now)))
      .for('update')
    const settledBy = now.subtract({ minutes: SETTLED_MINUTES })
    const ids = over.flatMap(({ id, steps }) => {
      const last = steps.at(-1)
      return last && Temporal.Instant.compare(last.at, settledBy) > 0 ? [] : [id]
    })
    await anonymizeOrders(tx, inArray(orders.id, ids))
    await tx.delete(ordersToAnonymize).where(inArray(ordersToAnonymize.orderId, ids))
  })
}

async function anonymizeOrders(tx: Database, which: SQL | undefined): Promise<void> {
  const ids = tx.select({ id: orders.id }).from(orders).where(which)
  await tx
    .update(orderLines)
    .set({ choices: sql`${orderLines.choices} - 'note'` })
    .where(inArray(orderLines.orderId, ids))
  await eraseVersions(tx, ids)
  await tx
    .update(orders)
    .set({
      userId: null,
      customerName: 'Former guest',
      customerEmail: '',
      customerPhone: null,
      note: null,
      allergyNote: false,
    })
    .where(which)
}

/** What their orders were before they were changed, without their words. */
async function eraseVersions(tx: Database, orderIds: SQLWrapper): Promise<void> {
  await tx
    .update(orderVersions)
    .set({
      reason: null,
      contents: sql`${orderVersions.contents} || jsonb_build_object('note', null, 'allergyNote', false, 'lines', (
        select coalesce(jsonb_agg(line || jsonb_build_object('choices', (line->'choices') - 'note')), '[]')
        from jsonb_array_elements(${orderVersions.contents}->'lines') as line
      ))`,
    })
    .where(inArray(orderVersions.orderId, orderIds))
}

/**
 * The account's row and those of all owners, locked in the order of their ids until the transaction ends: a caller who
 * removes an owner waits for any other who does, and then sees who is left.
 */
export function lockWithOwners(tx: Database, userId: string): Promise<UserRow[]> {
  return tx
    .select()
    .from(users)
    .where(or(eq(users.id, userId), eq(users.staffRole, 'owner')))
    .orderBy(asc(users.id))
    .for('update')
}

/** Without an owner, no one could grant permissions any more. */
export function rejectLastOwner(locked: UserRow[], { id, staffRole, disabledAt }: UserRow): void {
  if (staffRole !== 'owner' || disabledAt) return
  const isActiveOwner = (row: UserRow) => row.staffRole === 'owner' && !row.disabledAt
  if (locked.some((row) => row.id !== id && isActiveOwner(row))) return
  throw new AppError('CONFLICT', 'This is the only owner, and the restaurant needs one.')
}

/** All data stored about a customer; never a hash of anything. */
export async function exportAccount(ctx: Context, userId: string): Promise<z.infer<typeof accountExport>> {
  const user = await getUser(ctx.db, userId)
  const placed = await listAllOrdersOf(ctx.db, user)
  const wished = await listWishlistProducts(ctx, userId)
  const zone = await regionOf(ctx)
  return {
    exportedAt: ctx.clock.now().toString({ smallestUnit: 'millisecond' }),
    account: presentAccount(user),
    orders: placed.map((order) => presentOrder(order, zone)),
    wishlist: wished.map(({ slug, title }) => ({ slug, title })),
    devices: await listDevicesOf(ctx, userId),
    reviews: await exportReviews(ctx.db, userId),
    restaurantNote: await findNoteOf(ctx.db, user),
  }
}

async function listDevicesOf({ db, token }: Context, userId: string) {
  const sessions = await listSessionsOf(db, userId, token)
  return sessions.map(({ device, lastUsed }) => ({ device, lastUsed }))
}

/** A regular of many years has more orders than a list returns in one answer. */
async function listAllOrdersOf(db: Database, user: UserRow) {
  const all = []
  for (;;) {
    const part = await listOrdersOf(db, user, { limit: MAX_LIST_LENGTH, offset: all.length })
    all.push(...part)
    if (part.length < MAX_LIST_LENGTH) return all
  }
}
