/** A receipt by email: sent by staff to anyone who asks for one. */
import { addressLines } from '@tiffin/contract'
import type { AdminContext } from '../../platform/context.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Mail, MailingDeps } from '../../platform/mail.ts'
import { readSettings } from '../../platform/read-settings.ts'
import { formatTime } from '../../platform/wall-clock.ts'
import { listContents } from '../orders/order-mails.ts'
import { moneyOfOrder } from '../orders/present-order.ts'
import { describePaid, findReceipt } from './get-receipt.ts'
import { mailReceipt } from './paying-job-kinds.ts'

/** To the order's own address, unless another one is given: that one is kept nowhere. */
export async function sendReceipt(
  { db, jobs }: AdminContext,
  { id, email }: { id: string; email?: string | undefined },
): Promise<{ to: string }> {
  const { found } = await findReceipt(db, id)
  const to = email ?? found.order.customerEmail
  if (to === '') {
    const message = 'Enter an email address: the order has none'
    throw new AppError('VALIDATION', message, { issues: [{ path: 'email', message }] })
  }
  await db.transaction((tx) => jobs.enqueue(tx, mailReceipt, { orderId: id, to }))
  return { to }
}

/** Null if the order was deleted meanwhile, with its guest’s account. */
export async function receiptMail(
  { db, publicUrl }: Pick<MailingDeps, 'db' | 'publicUrl'>,
  { orderId, to }: { orderId: string; to: string },
): Promise<Mail | null> {
  const receipt = await findReceipt(db, orderId).catch(nullIfGone)
  if (receipt === null) return null
  const { found, payments } = receipt
  const { order, lines } = found
  const settings = await readSettings(db)
  const { identity, address, contact, region } = settings
  return {
    to,
    subject: `Receipt for order ${order.number} – ${identity.name}`,
    paragraphs: [
      [identity.name, ...addressLines(address), contact.phone.display].join('\n'),
      `Receipt for order ${order.number}, placed on ${formatTime(order.createdAt, region)}.`,
      ...listContents({ order, lines }, region),
      ...(payments.length > 0 ? [describePaid(payments, moneyOfOrder(order, region))] : []),
    ],
    action: { label: 'Open the receipt', url: `${publicUrl}/order/${order.id}/receipt` },
    replyTo: contact.email,
  }
}

function nullIfGone(error: unknown): null {
  if (error instanceof AppError && error.body.code === 'NOT_FOUND') return null
  throw error
}
