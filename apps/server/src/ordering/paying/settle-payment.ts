/** What becomes of online payments: the one way for webhooks, for guests who come back, and for what was never heard of again. */
import { and, eq, lt } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { newId } from '../../db/new-id.ts'
import { heldOrders, onlinePayments, onlineRefunds } from '../../db/schema/index.ts'
import { loadProvider, type ProviderDeps } from '../../payments/load-provider.ts'
import {
  type PaymentProvider,
  type PaymentRequest,
  ProviderUnavailable,
  type ProviderName,
  type ProviderPayment,
  ProviderError,
} from '../../payments/provider.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/context.ts'
import { retryTransaction } from '../../platform/retry-transaction.ts'
import { inSavepoint } from '../../platform/webhook-news.ts'
import { addPayment } from '../orders/payments.ts'
import {
  endHeld,
  findHeld,
  type HeldEnding,
  type HeldRow,
  isUnsettled,
  listAttempts,
  lockHeld,
  type OnlinePaymentRow,
  placeHeld,
  whereUnsettled,
} from './held-orders.ts'
import { mailEnding, refundPayment, settlePayment } from './paying-job-kinds.ts'

const HOUR_MS = 60 * 60 * 1000
const PAYABLE_MS = 25 * HOUR_MS

export type SettleDeps = ProviderDeps & Pick<Deps, 'catalogue' | 'followUps' | 'live'>

/** Asks the provider what has become of every attempt to pay, and does what follows. Throws `ProviderUnavailable` if it does not answer. */
export async function settleAttempts(
  deps: SettleDeps,
  orderId: string,
  { closes = false }: { closes?: boolean } = {},
): Promise<void> {
  for (const attempt of (await listAttempts(deps.db, orderId)).filter(isUnsettled)) {
    const answer = await askProvider(deps, attempt, closes)
    if (answer !== null) await applyAnswer(deps, attempt, answer)
  }
}

/**
 * Ends a waiting order: first nobody can pay it any more, and only then everything is given back. An order that has just
 * been paid is placed instead; one whose payment is still undecided keeps what it holds.
 */
export async function endUnpaid(deps: SettleDeps, orderId: string, ending: HeldEnding): Promise<void> {
  await settleAttempts(deps, orderId, { closes: true })
  const isEnded = await retryTransaction(deps.db, async (tx) => {
    const held = await lockHeld(tx, orderId)
    if (held.state !== 'waiting' || (await hasUnsettled(tx, orderId))) return false
    await endHeld(tx, deps, held, ending)
    if (ending !== 'cancelled') await deps.jobs.enqueue(tx, mailEnding, { orderId })
    return true
  })
  if (isEnded) announce(deps)
}

/** The guest would rather pay at pickup, or has nothing to pay. The order is placed unless it has just been paid. */
export async function placeUnpaid(deps: SettleDeps, orderId: string): Promise<void> {
  await settleAttempts(deps, orderId, { closes: true })
  const rules = await deps.catalogue.rules()
  await retryTransaction(deps.db, async (tx) => {
    const held = await lockHeld(tx, orderId)
    if (held.state !== 'waiting') return
    if (await hasUnsettled(tx, orderId))
      throw new AppError('CONFLICT', 'Your payment is still being checked. Please wait a moment.')
    const { methods } = rules.settings.payments
    await placeHeld(tx, { ...deps, rules }, held, methods.includes('cash') ? 'cash' : held.method)
  })
  announce(deps)
}

/** After its time: the hold ends, or goes on while the provider has not decided. */
export async function settleDue(deps: SettleDeps, orderId: string): Promise<void> {
  // What the guest has paid, or approved, in time is taken even if nobody has told us.
  await settleAttempts(deps, orderId)
  const held = await findHeld(deps.db, orderId)
  if (held?.state === 'waiting' && held.heldUntil.getTime() <= deps.clock.nowMs())
    await endUnpaid(deps, orderId, 'expired')
}

async function hasUnsettled(tx: Database, orderId: string): Promise<boolean> {
  const left = await tx.$count(onlinePayments, and(eq(onlinePayments.orderId, orderId), whereUnsettled))
  return left > 0
}

/** The menu and open pages learn of it. */
function announce(deps: Pick<Deps, 'catalogue' | 'live'>): void {
  deps.catalogue.markStale('stock')
  deps.live.nudge()
}

/** Null: the provider has not heard of it, or refuses it, and nobody can pay it. */
async function askProvider(
  deps: SettleDeps,
  attempt: OnlinePaymentRow,
  closes: boolean,
): Promise<ProviderPayment | null> {
  if (attempt.state === 'new' && !closes) return null
  const provider = await requireProvider(deps, attempt)
  // Its answer may have been lost: asking again begins no other one.
  const reference = attempt.reference ?? (await begin(deps, attempt).catch(nullIfRefused))
  if (reference === null) return null
  const named = { reference, attemptId: attempt.id }
  try {
    return await (closes && attempt.state !== 'pending' ? provider.close(named) : provider.lookUp(named))
  } catch (error) {
    if (error instanceof ProviderError && cannotBePaid(attempt, deps)) return { ...nobodyPaid, reference }
    throw error
  }
}

/**
 * A provider that refuses to speak of a payment, perhaps since the keys are another account's by now, says nothing about
 * whether it was paid. A page to pay on is open for a day at most: what it holds is then given back.
 */
const cannotBePaid = ({ state, createdAt }: OnlinePaymentRow, { clock }: Pick<Deps, 'clock'>) =>
  state !== 'pending' && createdAt.getTime() + PAYABLE_MS < clock.nowMs()

const nobodyPaid = {
  state: 'closed',
  chargeId: null,
  cents: null,
  currency: null,
  feeCents: null,
  lastFour: null,
} as const

/** Its keys may have been removed since: then it cannot be asked, and nothing is given back. */
export async function requireProvider(
  deps: ProviderDeps,
  { provider: name, isTest }: Pick<OnlinePaymentRow, 'provider' | 'isTest'>,
): Promise<PaymentProvider> {
  const provider = await loadProvider(deps, name as ProviderName, isTest ? 'test' : 'live')
  if (provider === null) throw new ProviderUnavailable(`The keys of ${name} are missing`)
  return provider
}

/**
 * Tells the provider of an attempt, and remembers its answer. Returns the provider's name for it. One that it refuses has
 * failed: it would be refused again.
 */
export async function begin(deps: ProviderDeps, attempt: OnlinePaymentRow): Promise<string> {
  const held = await findHeld(deps.db, attempt.orderId)
  if (held === null) throw new AppError('NOT_FOUND', 'We cannot find that order')
  const provider = await requireProvider(deps, attempt)
  const remember = (facts: Pick<OnlinePaymentRow, 'state'> & Partial<OnlinePaymentRow>) =>
    deps.db
      .update(onlinePayments)
      .set(facts)
      .where(and(eq(onlinePayments.id, attempt.id), eq(onlinePayments.state, 'new')))
  try {
    const { reference, url } = await provider.begin(requestOf(held, attempt, deps.publicUrl))
    await remember({ state: 'open', reference, url })
    return reference
  } catch (error) {
    if (error instanceof ProviderError) await remember({ state: 'failed' })
    throw error
  }
}

function nullIfRefused(error: unknown): null {
  if (error instanceof ProviderError) return null
  throw error
}

/** What a provider is told of an attempt: no dishes, and of its guest only the address for a receipt. */
function requestOf(held: HeldRow, attempt: OnlinePaymentRow, publicUrl: string): PaymentRequest {
  const page = `${publicUrl}/order/${held.id}`
  return {
    attemptId: attempt.id,
    orderId: held.id,
    description: `Order ${held.number}`,
    cents: attempt.cents,
    currency: attempt.currency,
    email: held.customerEmail,
    returnUrl: `${page}?paid=true`,
    cancelUrl: page,
  }
}

async function applyAnswer(deps: SettleDeps, { id, orderId }: OnlinePaymentRow, answer: ProviderPayment) {
  const rules = await deps.catalogue.rules()
  const changed = await retryTransaction(deps.db, async (tx) => {
    const held = await lockHeld(tx, orderId)
    const [attempt] = await tx.select().from(onlinePayments).where(eq(onlinePayments.id, id))
    // Settled by the process that held the lock before.
    if (attempt === undefined || !isUnsettled(attempt)) return false
    const { state, chargeId, feeCents, lastFour } = answer
    const paidAt = state === 'paid' ? new Date(deps.clock.nowMs()) : null
    const facts = { state, chargeId, feeCents, lastFour, paidAt }
    await tx.update(onlinePayments).set(facts).where(eq(onlinePayments.id, id))
    if (state === 'paid') await takeMoney(tx, { ...deps, rules }, held, { ...attempt, ...facts }, answer)
    return state === 'paid'
  })
  if (changed) announce(deps)
}

/** It pays its order, or goes back: it came too late, or twice, or for what cannot be served any more. */
async function takeMoney(
  tx: Database,
  deps: SettleDeps & { rules: Awaited<ReturnType<Deps['catalogue']['rules']>> },
  held: HeldRow,
  attempt: OnlinePaymentRow,
  answer: ProviderPayment,
): Promise<void> {
  const paidCents = answer.cents ?? attempt.cents
  const isExact =
    paidCents === attempt.cents && (answer.currency === null || answer.currency === attempt.currency)
  if (held.state !== 'waiting' || !isExact) {
    await returnMoney(tx, deps, attempt, paidCents)
    return
  }
  try {
    await inSavepoint(tx, async (inner) => {
      const { order } = await placeHeld(inner, deps, held, attempt.method)
      await inner.update(onlinePayments).set({ isUsed: true }).where(eq(onlinePayments.id, attempt.id))
      await addPayment(inner, deps, order, {
        kind: 'payment',
        method: attempt.method,
        cents: paidCents - attempt.tipCents,
        tipCents: attempt.tipCents,
        onlineId: attempt.id,
      })
    })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const ending = error.body.code === 'OUT_OF_STOCK' ? 'sold-out' : 'unserved'
    await endHeld(tx, deps, held, ending)
    await returnMoney(tx, deps, attempt, paidCents)
    await deps.jobs.enqueue(tx, mailEnding, { orderId: held.id })
  }
}

async function returnMoney(
  tx: Database,
  deps: Pick<Deps, 'clock' | 'jobs'>,
  attempt: OnlinePaymentRow,
  cents: number,
): Promise<void> {
  const id = newId()
  await tx.insert(onlineRefunds).values({
    id,
    paymentId: attempt.id,
    orderId: attempt.orderId,
    kind: 'unplaced',
    cents,
    createdAt: new Date(deps.clock.nowMs()),
  })
  await deps.jobs.enqueue(tx, refundPayment, { refundId: id })
}

/** What a webhook speaks of, by the provider's name for it: the id of its order, or null. */
export async function findOrderOf(db: Database, provider: string, reference: string): Promise<string | null> {
  const [found] = await db
    .select({ orderId: onlinePayments.orderId })
    .from(onlinePayments)
    .where(and(eq(onlinePayments.provider, provider), eq(onlinePayments.reference, reference)))
  return found?.orderId ?? null
}

/** Holds whose time is over, and attempts that nobody has heard of for an hour: their job was given up, or has had nothing to do. */
export async function settleForgotten({ db, clock, jobs }: Pick<SettleDeps, 'db' | 'clock' | 'jobs'>) {
  const now = clock.nowMs()
  const isOver = and(eq(heldOrders.state, 'waiting'), lt(heldOrders.heldUntil, new Date(now)))
  const over = await db.select({ orderId: heldOrders.id }).from(heldOrders).where(isOver)
  const isOld = lt(onlinePayments.createdAt, new Date(now - HOUR_MS))
  const silent = await db
    .select({ orderId: onlinePayments.orderId })
    .from(onlinePayments)
    .where(and(whereUnsettled, isOld))
  const orderIds = new Set([...over, ...silent].map(({ orderId }) => orderId))
  await db.transaction(async (tx) => {
    for (const orderId of orderIds) await jobs.enqueue(tx, settlePayment, { orderId })
  })
}
