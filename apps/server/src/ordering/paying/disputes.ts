/** Guests who have told their bank, or the provider, that a payment was wrong: owners have to answer there, in time. */
import { titleOfProvider } from '@tiffin/contract'
import { moneyOf } from '@tiffin/pricing'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { heldOrders, onlineDisputes, onlinePayments } from '../../db/schema/index.ts'
import type { StoredNotice } from '../../payments/process-notice.ts'
import type { Deps } from '../../platform/context.ts'
import type { Mail, MailingDeps } from '../../platform/mail.ts'
import { readSettings } from '../../platform/read-settings.ts'
import { listStaffAddresses } from '../../platform/staff-addresses.ts'
import { mailDispute } from './paying-job-kinds.ts'

type Dispute = Extract<StoredNotice['about'], { kind: 'dispute' }>

/** Once: its later events, such as its end, tell nobody again. One about a payment that is not ours is left alone. */
export async function recordDispute(
  { db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  provider: string,
  { reference, chargeId, cents }: Dispute,
): Promise<void> {
  if (chargeId === null) return
  const isCharge = and(eq(onlinePayments.provider, provider), eq(onlinePayments.chargeId, chargeId))
  const [payment] = await db.select({ id: onlinePayments.id }).from(onlinePayments).where(isCharge)
  if (payment === undefined) return
  await db.transaction(async (tx) => {
    const dispute = { provider, reference, paymentId: payment.id, cents, createdAt: new Date(clock.nowMs()) }
    const added = await tx.insert(onlineDisputes).values(dispute).onConflictDoNothing().returning()
    if (added.length === 0) return
    const owners = await listStaffAddresses(tx, ['owner'])
    for (const to of owners) await jobs.enqueue(tx, mailDispute, { provider, reference, to })
  })
}

interface DisputeMail {
  provider: string
  reference: string
  to: string
}

/** Null if it is not known any more. */
export async function disputeMail(
  { db, publicUrl }: Pick<MailingDeps, 'publicUrl'> & { db: Database },
  { provider, reference, to }: DisputeMail,
): Promise<Mail | null> {
  const [found] = await db
    .select({ dispute: onlineDisputes, payment: onlinePayments, held: heldOrders })
    .from(onlineDisputes)
    .innerJoin(onlinePayments, eq(onlinePayments.id, onlineDisputes.paymentId))
    .innerJoin(heldOrders, eq(heldOrders.id, onlinePayments.orderId))
    .where(and(eq(onlineDisputes.provider, provider), eq(onlineDisputes.reference, reference)))
  if (found === undefined) return null
  const { dispute, payment, held } = found
  const { identity, region } = await readSettings(db)
  const name = titleOfProvider(provider)
  const money = moneyOf({ currency: payment.currency, locale: region.locale })
  return {
    to,
    subject: `The payment of order ${held.number} is disputed – ${identity.name}`,
    paragraphs: [
      `A guest disputes a payment of ${money.format(dispute.cents ?? payment.cents)} for order ${held.number}.`,
      `${name} keeps the money back until it is decided. Answer on ${name}’s site, with what was ordered and when it was picked up: whoever does not answer in time loses the money.`,
      'Do not refund it as well, unless you accept the dispute there.',
    ],
    action: { label: 'Open the order', url: `${publicUrl}/admin/orders?q=${held.number}` },
  }
}
