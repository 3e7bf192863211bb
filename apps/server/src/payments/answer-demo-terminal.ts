/** What a guest does at the demo terminal. */
import { and, eq } from 'drizzle-orm'
import { demoPayments } from '../db/schema/index.ts'
import type { JobKind } from '../platform/jobs.ts'
import { type DemoPayment, findDemoPayment, signDemoNotice } from './demo-terminal.ts'
import { type NoticeDeps, receiveNotice } from './process-notice.ts'

export const demoAnswers = ['approve', 'decline', 'pay-late', 'bounce'] as const
export type DemoAnswer = (typeof demoAnswers)[number]

/** How long a late payment takes. */
const SETTLES_AFTER_SECONDS = 20

export const settleDemoPayment: JobKind<{ reference: string }> = { name: 'demo-payment-settles' }

/** Null if there is no such payment; the page on which the guest goes on, or null to stay at the terminal. */
export async function answerDemoTerminal(
  deps: NoticeDeps,
  reference: string,
  answer: DemoAnswer,
): Promise<{ leadsTo: string | null } | null> {
  const payment = await findDemoPayment(deps, reference)
  if (!payment) return null
  if (answer === 'decline') return { leadsTo: null }
  // Pressed twice, or after the shop has closed it: the page says what became of it.
  if (!(await take(deps, payment, answer)))
    return { leadsTo: payment.state === 'paid' ? payment.returnUrl : null }
  await sendNotice(deps, reference, answer === 'approve' ? 'payment.paid' : 'payment.pending')
  return { leadsTo: payment.returnUrl }
}

async function take({ db, clock, jobs }: NoticeDeps, { reference }: DemoPayment, answer: DemoAnswer) {
  const now = clock.nowMs()
  const becomes =
    answer === 'approve'
      ? { state: 'paid' as const, paidAt: new Date(now) }
      : {
          state: 'pending' as const,
          settlesAt: new Date(now + SETTLES_AFTER_SECONDS * 1000),
          settlesAs: answer === 'bounce' ? ('failed' as const) : ('paid' as const),
        }
  return db.transaction(async (tx) => {
    const taken = await tx
      .update(demoPayments)
      .set(becomes)
      // Of two answers, and of an answer and the shop that closes it, the first counts.
      .where(and(eq(demoPayments.reference, reference), eq(demoPayments.state, 'open')))
      .returning({ reference: demoPayments.reference })
    if (taken.length > 0 && becomes.state === 'pending')
      await jobs.enqueue(tx, settleDemoPayment, { reference }, SETTLES_AFTER_SECONDS)
    return taken.length > 0
  })
}

/** Tells the shop how a late payment has ended. */
export async function tellSettled(deps: NoticeDeps, { reference }: { reference: string }): Promise<void> {
  const payment = await findDemoPayment(deps, reference)
  if (payment?.state === 'paid') await sendNotice(deps, reference, 'payment.paid')
  if (payment?.state === 'failed') await sendNotice(deps, reference, 'payment.failed')
}

async function sendNotice(deps: NoticeDeps, reference: string, kind: string) {
  const { rawBody, headers } = await signDemoNotice(deps, { kind, reference })
  await receiveNotice(deps, { name: 'demo', rawBody, headers })
}
