import { type accountExport, MAX_LIST_LENGTH, openStatuses } from '@tiffin/contract'
import { and, asc, eq, gt, inArray, or, sql, type SQLWrapper } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '../../db/database.ts'
import { forgetRows } from '../../db/many-rows.ts'
import { orderLines, orders, orderVersions, users } from '../../db/schema/index.ts'
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
    // Locked first: an order being placed is either made anonymous or rejected, and of the last two owners
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

// One that nobody has picked up or closed by then must not keep an account alive.
const AWAITED_HOURS = 12

/** The kitchen must keep the name, the number and the allergies of whom it is cooking for. */
async function rejectOpenOrders(tx: Database, user: UserRow, clock: Clock) {
  const awaitedSince = new Date(clock.nowMs() - AWAITED_HOURS * 60 * 60 * 1000)
  const [open] = await tx
    .select({ number: orders.number })
    .from(orders)
    .where(and(isOrderOf(user), inArray(orders.status, openStatuses), gt(orders.pickupAt, awaitedSince)))
    .limit(1)
  if (open)
    throw new AppError(
      'CONFLICT',
      `Order ${open.number} of this account is still open. The account can be deleted once it is picked up or cancelled.`,
    )
  if (await isPaying(tx, user.id))
    throw new AppError(
      'CONFLICT',
      'An order of this account waits for its payment. Pay for it or cancel it first.',
    )
}

/**
 * Rejects while one of its orders is open. Deletes the account with its sessions and wishlist. Its orders and reviews stay, without a name.
 */
export async function eraseAccount(tx: Database, user: UserRow, clock: Clock): Promise<void> {
  await rejectOpenOrders(tx, user, clock)
  const theirs = tx.select({ id: orders.id }).from(orders).where(isOrderOf(user))
  await tx
    .update(orderLines)
    .set({ choices: sql`${orderLines.choices} - 'note'` })
    .where(inArray(orderLines.orderId, theirs))
  await eraseVersions(tx, theirs)
  // Before their orders forget whose they are, and deleted after: the notes' contacts say which orders are theirs.
  const noted = await listGuestIdsOf(tx, user)
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
    .where(isOrderOf(user))
  await deleteGuests(tx, noted)
  await anonymizeReviews(tx, user.id)
  // A colleague may have taken a hundred thousand.
  await forgetRows(tx, orders.takenBy, [user.id])
  await tx.delete(users).where(eq(users.id, user.id))
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
