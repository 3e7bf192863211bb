import type { ContactMessage, MessageState } from '@tiffin/contract'
import { desc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { findPage, type Length } from '../../db/find-page.ts'
import { contactMessages, searchedMessage } from '../../db/schema/index.ts'
import { searchFor } from '../../db/searched-text.ts'
import { AppError } from '../../platform/app-error.ts'
import { localTimeOf, type Zone } from '../../platform/wall-clock.ts'
import type { EnquiryKind } from './handle-enquiry.ts'

export type MessageRow = typeof contactMessages.$inferSelect

/** The message from an earlier submission of the same form, if there was one. */
export async function findMessageOf(
  db: Database,
  formKey: string | null,
): Promise<Pick<MessageRow, 'id'> | null> {
  if (formKey === null) return null
  const [row] = await db
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(eq(contactMessages.attempt, formKey))
  return row ?? null
}

interface MessageFilter {
  state?: MessageState | undefined
  /** Searches name, email, phone and text. */
  q?: string | undefined
  limit?: number | undefined
  offset?: number | undefined
}

/** Newest first, how many there are without `limit` and `offset`, and how many are unanswered. */
export async function listMessageRows(
  db: Database,
  { state, q, ...page }: MessageFilter,
): Promise<{ rows: MessageRow[]; newCount: number } & Length> {
  const { id, createdAt } = contactMessages
  const order = [desc(createdAt), desc(id)]
  const filter = state && eq(contactMessages.state, state)
  const search = q === undefined ? undefined : searchFor(searchedMessage(contactMessages), q)
  const { ids, ...length } = await findPage(db, { table: contactMessages, id, order, filter, search }, page)
  const rows = await db
    .select()
    .from(contactMessages)
    .where(inArray(id, ids))
    .orderBy(...order)
  return { rows, ...length, newCount: await db.$count(contactMessages, eq(contactMessages.state, 'new')) }
}

/** The message, or NOT_FOUND; with `isLocked`, locked until the transaction ends. */
async function getMessageRow(
  db: Database,
  id: string,
  { isLocked = false }: { isLocked?: boolean } = {},
): Promise<MessageRow> {
  const query = db.select().from(contactMessages).where(eq(contactMessages.id, id))
  const [row] = await (isLocked ? query.for('update') : query)
  if (!row) throw new AppError('NOT_FOUND', 'We cannot find that message')
  return row
}

export const presentMessage = (
  { id, name, email, phone, message, state, createdAt }: MessageRow,
  zone: Zone,
): ContactMessage => ({
  _id: id,
  name,
  email,
  phone: phone ?? undefined,
  message,
  state,
  createdAt: createdAt.toISOString(),
  createdLocal: localTimeOf(createdAt, zone),
})

/** Messages, as staff handle them. */
export const messages: EnquiryKind<MessageRow, ContactMessage> = {
  subjectKind: 'message',
  noun: 'message',
  stateWhenAnswered: 'answered',
  nameOf: () => 'This message',
  titleOf: () => 'Your message to us',
  logged: ({ state }) => ({ state }),
  getRow: getMessageRow,
  async setState(tx, id, state) {
    await tx.update(contactMessages).set({ state }).where(eq(contactMessages.id, id))
  },
  async deleteRow(tx, id) {
    await tx.delete(contactMessages).where(eq(contactMessages.id, id))
  },
  present: presentMessage,
}
