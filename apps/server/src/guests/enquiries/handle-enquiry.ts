/** What staff do with a message and with a catering request: the same, in other words. */
import type { Reply, WriteReplyInput } from '@tiffin/contract'
import type { Database } from '../../db/database.ts'
import { recordChange } from '../../ledger/log/record-change.ts'
import { deleteReplies, listReplies } from '../../notify/list-replies.ts'
import { writeReply } from '../../notify/reply-jobs.ts'
import type { AdminContext } from '../../platform/context.ts'
import { AppError } from '../../platform/app-error.ts'
import { readRegion } from '../../platform/read-settings.ts'
import { retryTransaction } from '../../platform/retry-transaction.ts'
import type { Zone } from '../../platform/wall-clock.ts'

interface EnquiryRow {
  email: string
  state: string
}

/** What the two kinds differ in. */
export interface EnquiryKind<Row extends EnquiryRow, Shown> {
  subjectKind: 'message' | 'catering'
  /** What the log calls it. */
  noun: string
  /** What a reply makes of a new one. */
  stateWhenAnswered: Row['state']
  nameOf: (row: Row) => string
  /** Of an email with a reply. */
  titleOf: (row: Row) => string
  /** What the log says of one. */
  logged: (row: Row) => Record<string, unknown>
  /** Or NOT_FOUND; with `isLocked`, locked until the transaction ends. */
  getRow: (db: Database, id: string, options?: { isLocked?: boolean }) => Promise<Row>
  setState: (tx: Database, id: string, state: Row['state']) => Promise<void>
  deleteRow: (tx: Database, id: string) => Promise<void>
  present: (row: Row, zone: Zone) => Shown
}

/** One enquiry with its replies. */
export async function getEnquiry<Row extends EnquiryRow, Shown>(
  db: Database,
  kind: EnquiryKind<Row, Shown>,
  id: string,
): Promise<Shown & { replies: Reply[] }> {
  const enquiry = kind.present(await kind.getRow(db, id), await readRegion(db))
  const replies = await listReplies(db, [id])
  return { ...enquiry, replies: replies.get(id) ?? [] }
}

/** Emails a reply to the guest. What staff have decided stays decided. */
export function answerEnquiry<Row extends EnquiryRow, Shown>(
  ctx: AdminContext,
  kind: EnquiryKind<Row, Shown>,
  { id, body }: WriteReplyInput,
): Promise<void> {
  return retryTransaction(ctx.db, async (tx) => {
    const row = await kind.getRow(tx, id, { isLocked: true })
    const state = row.state === 'new' ? kind.stateWhenAnswered : row.state
    const { isNew } = await writeReply(tx, ctx, {
      subjectKind: kind.subjectKind,
      subjectId: id,
      recipient: row.email,
      title: kind.titleOf(row),
      body,
    })
    if (!isNew) return
    if (state !== row.state) await kind.setState(tx, id, state)
    await recordChange(tx, ctx, {
      action: `answer ${kind.noun}`,
      subjectId: id,
      before: kind.logged(row),
      after: kind.logged({ ...row, state }),
    })
  })
}

/** A decision is valid only for the state that its author saw. */
export function changeEnquiryState<Row extends EnquiryRow, Shown>(
  ctx: AdminContext,
  kind: EnquiryKind<Row, Shown>,
  { id, from, to }: { id: string; from: Row['state']; to: Row['state'] },
): Promise<void> {
  return retryTransaction(ctx.db, async (tx) => {
    // Locked: the second of two concurrent decisions sees the first.
    const row = await kind.getRow(tx, id, { isLocked: true })
    if (row.state !== from)
      throw new AppError('CONFLICT', `${kind.nameOf(row)} is already ${row.state}. Take another look first.`)
    if (to === from) return
    await kind.setState(tx, id, to)
    await recordChange(tx, ctx, {
      action: `change ${kind.noun}`,
      subjectId: id,
      before: kind.logged(row),
      after: kind.logged({ ...row, state: to }),
    })
  })
}

/** For a guest who asks to be forgotten: neither what they wrote nor the replies remain. */
export function deleteEnquiry<Row extends EnquiryRow, Shown>(
  ctx: AdminContext,
  kind: EnquiryKind<Row, Shown>,
  id: string,
): Promise<void> {
  return retryTransaction(ctx.db, async (tx) => {
    // Locked before its replies are deleted: a reply written at this moment exists by then, and is deleted, too.
    const row = await kind.getRow(tx, id, { isLocked: true })
    await deleteReplies(tx, id)
    await kind.deleteRow(tx, id)
    await recordChange(tx, ctx, { action: `delete ${kind.noun}`, subjectId: id, before: kind.logged(row) })
  })
}
