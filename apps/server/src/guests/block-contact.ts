/** Staff block an email address or a telephone number that is misused: nobody orders or reserves online with it. */
import { type BlockedContact, contactKey, type ListBlockedInput, MAX_LIST_LENGTH } from '@tiffin/contract'
import { asc, desc, eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { newId } from '../db/new-id.ts'
import { blockedContacts, users } from '../db/schema/index.ts'
import { recordChange } from '../ledger/log/record-change.ts'
import { publishChange } from '../menu/catalogue/change-menu.ts'
import { AppError } from '../platform/app-error.ts'
import type { AdminContext } from '../platform/context.ts'
import { readRegion } from '../platform/read-settings.ts'
import { retryTransaction } from '../platform/retry-transaction.ts'
import { presentMoment, type Zone } from '../platform/wall-clock.ts'
import { endEverythingOf } from './accounts/change-password.ts'
import { getCustomerRow } from './customer-queries.ts'

type BlockedRow = typeof blockedContacts.$inferSelect

export async function listBlocked(
  db: Database,
  { limit = MAX_LIST_LENGTH, offset = 0 }: ListBlockedInput,
): Promise<BlockedContact[]> {
  const rows = await db
    .select()
    .from(blockedContacts)
    .orderBy(desc(blockedContacts.createdAt), asc(blockedContacts.key))
    .limit(limit)
    .offset(offset)
  const zone = await readRegion(db)
  return rows.map((row) => presentBlocked(row, zone))
}

/** One that is blocked already stays as it is. */
export const blockContact = (ctx: AdminContext, contact: string): Promise<BlockedContact> =>
  publishChange(ctx, async (tx) => {
    const key = contactKey(contact) ?? contact
    const zone = await readRegion(tx)
    const values = { id: newId(), key, contact, createdAt: new Date(ctx.clock.nowMs()) }
    const [inserted] = await tx.insert(blockedContacts).values(values).onConflictDoNothing().returning()
    if (inserted) {
      // Without the contact: the log outlives the block.
      await recordChange(tx, ctx, { action: 'block contact', subjectId: inserted.id })
      return presentBlocked(inserted, zone)
    }
    const [earlier] = await tx.select().from(blockedContacts).where(eq(blockedContacts.key, key))
    return presentBlocked(earlier ?? values, zone)
  })

export const unblockContact = (ctx: AdminContext, id: string): Promise<void> =>
  publishChange(ctx, async (tx) => {
    const gone = await tx.delete(blockedContacts).where(eq(blockedContacts.id, id)).returning()
    if (gone.length === 0) throw new AppError('NOT_FOUND', 'It is not blocked any more')
    await recordChange(tx, ctx, { action: 'unblock contact', subjectId: id })
  })

const presentBlocked = ({ id, contact, createdAt }: BlockedRow, zone: Zone): BlockedContact => ({
  _id: id,
  contact,
  blocked: presentMoment(createdAt, zone),
})

/** From now on no one can use the account, even where it is signed in already. Its orders and wishlist stay. */
export function disableCustomer(ctx: AdminContext, id: string): Promise<void> {
  return retryTransaction(ctx.db, async (tx) => {
    await setDisabled(tx, ctx, { id, isDisabled: true })
    // After the row is locked: a login that came first already has its session, and loses it here.
    await endEverythingOf(tx, id)
  })
}

export function enableCustomer(ctx: AdminContext, id: string): Promise<void> {
  return retryTransaction(ctx.db, (tx) => setDisabled(tx, ctx, { id, isDisabled: false }))
}

async function setDisabled(
  tx: Database,
  ctx: AdminContext,
  { id, isDisabled }: { id: string; isDisabled: boolean },
) {
  const { disabledAt } = await getCustomerRow(tx, id, { isLocked: true })
  const wasDisabled = disabledAt !== null
  if (wasDisabled === isDisabled) return
  await tx
    .update(users)
    .set({ disabledAt: isDisabled ? new Date(ctx.clock.nowMs()) : null })
    .where(eq(users.id, id))
  const action = isDisabled ? 'disable customer' : 'enable customer'
  // Without the name: the log outlives the account, and the id leads to it while it exists.
  await recordChange(tx, ctx, {
    action,
    subjectId: id,
    before: { isDisabled: wasDisabled },
    after: { isDisabled },
  })
}
