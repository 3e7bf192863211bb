/** What staff note about a guest, and whom they have found to be one person. */
import { contactKey, type GuestProfile, type GuestRef } from '@tiffin/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { newId } from '../db/new-id.ts'
import { guestContacts, guests } from '../db/schema/index.ts'
import { recordChange } from '../ledger/log/record-change.ts'
import { AppError } from '../platform/app-error.ts'
import type { AdminContext } from '../platform/context.ts'
import { retryTransaction } from '../platform/retry-transaction.ts'
import { getGuest } from './get-guest.ts'
import { findGuest, type FoundGuest, type GuestRow } from './guest-queries.ts'

interface Note {
  guest: GuestRef
  note: string
  version: number
}

/** The log says that something was noted, not what nor about whom: it outlives both. */
export async function noteGuest(ctx: AdminContext, { guest, note, version }: Note): Promise<GuestProfile> {
  const shown = await retryTransaction(ctx.db, async (tx) => {
    await lockGuests(tx)
    const found = await findGuest(tx, guest)
    rejectOther(found, version)
    if (found.row === null && note === '') return guest
    const row = found.row ?? (await insertGuest(tx, ctx, found, note))
    if (note === '' && isOnlyNote(found)) await tx.delete(guests).where(eq(guests.id, row.id))
    else if (note !== row.note) await change(tx, ctx, row, { note })
    await recordChange(tx, ctx, { action: 'note guest', subjectId: row.id })
    return guest.id === undefined ? guest : lastingRef(found)
  })
  return getGuest(ctx, shown)
}

/** Without its note, it would say nothing. */
const isOnlyNote = ({ row, ownKeys }: FoundGuest) =>
  row !== null && ownKeys.size + (row.userId === null ? 0 : 1) <= 1

/** Names the guest also when there is no note any more. */
function lastingRef({ row, account, contacts }: FoundGuest): GuestRef {
  if (account !== null) return { customerId: account.id }
  const [contact] = contacts.values()
  return contact === undefined ? { id: row?.id } : { contact }
}

interface Merge {
  into: GuestRef
  from: GuestRef
  version: number
  fromVersion: number
}

/** From now on both are one: their orders, notes and contacts. */
export async function mergeGuests(
  ctx: AdminContext,
  { into, from, ...versions }: Merge,
): Promise<GuestProfile> {
  const id = await retryTransaction(ctx.db, async (tx) => {
    await lockGuests(tx)
    const one = await findGuest(tx, into)
    const other = await findGuest(tx, from)
    rejectSame(one, other)
    rejectOther(one, versions.version)
    rejectOther(other, versions.fromVersion)
    const kept = one.row ?? (await insertGuest(tx, ctx, one))
    const gone = other.row ?? (await insertGuest(tx, ctx, other))
    await tx.update(guestContacts).set({ guestId: kept.id }).where(eq(guestContacts.guestId, gone.id))
    await tx.delete(guests).where(eq(guests.id, gone.id))
    const note = [kept.note, gone.note].filter((text) => text !== '').join('\n')
    await change(tx, ctx, kept, { note, userId: kept.userId ?? gone.userId })
    await recordChange(tx, ctx, { action: 'merge guest', subjectId: kept.id })
    return kept.id
  })
  return getGuest(ctx, { id })
}

function rejectSame(one: FoundGuest, other: FoundGuest) {
  const isSame =
    (one.row !== null && one.row.id === other.row?.id) ||
    (one.account !== null && one.account.id === other.account?.id) ||
    [...one.contacts.keys()].some((key) => other.contacts.has(key))
  if (isSame) throw new AppError('CONFLICT', 'These are one guest already.')
  if (one.account !== null && other.account !== null)
    throw new AppError('CONFLICT', 'Both have an account, and two accounts cannot be merged.')
}

interface Separation {
  id: string
  contact: string
  version: number
}

/** Takes a contact away again, with the orders that it stands for; what is noted stays with the others. */
export async function separateGuest(
  ctx: AdminContext,
  { id, contact, version }: Separation,
): Promise<GuestProfile> {
  await retryTransaction(ctx.db, async (tx) => {
    await lockGuests(tx)
    const found = await findGuest(tx, { id })
    rejectOther(found, version)
    const key = contactKey(contact) ?? contact
    if (found.row === null || !found.ownKeys.has(key))
      throw new AppError('NOT_FOUND', 'This contact is not one of theirs')
    if (found.ownKeys.size === 1 && found.row.userId === null)
      throw new AppError('CONFLICT', 'This is their only contact. Remove the note instead.')
    await tx.delete(guestContacts).where(and(eq(guestContacts.key, key), eq(guestContacts.guestId, id)))
    await change(tx, ctx, found.row, {})
    await recordChange(tx, ctx, { action: 'separate guest', subjectId: id })
  })
  return getGuest(ctx, { id })
}

// One change at a time, since a merge touches two guests and a note may make one: the later of two sees the first.
const lockGuests = (tx: Database) => tx.execute(sql`lock table ${guests} in share row exclusive mode`)

function rejectOther({ row }: FoundGuest, version: number) {
  if ((row?.version ?? 0) === version) return
  throw new AppError('CONFLICT', 'A colleague has changed this guest meanwhile. Please look again.')
}

async function change(
  tx: Database,
  { clock }: AdminContext,
  { id, version }: GuestRow,
  values: Partial<GuestRow>,
) {
  await tx
    .update(guests)
    .set({ ...values, version: version + 1, changedAt: new Date(clock.nowMs()) })
    .where(eq(guests.id, id))
}

async function insertGuest(
  tx: Database,
  { clock }: AdminContext,
  { account, contacts }: FoundGuest,
  note = '',
): Promise<GuestRow> {
  const values = { id: newId(), userId: account?.id ?? null, note, changedAt: new Date(clock.nowMs()) }
  const [row] = await tx.insert(guests).values(values).returning()
  const rows = [...contacts].map(([key, contact]) => ({ key, contact, guestId: values.id }))
  if (rows.length > 0) await tx.insert(guestContacts).values(rows)
  return row as GuestRow
}
