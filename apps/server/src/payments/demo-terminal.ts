/** A payment provider of our own for demos: it shows the whole road, and moves no money. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { and, eq, gte, inArray, lt, sum } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { newId } from '../db/new-id.ts'
import { demoPayments, demoRefunds } from '../db/schema/index.ts'
import type { Deps } from '../platform/context.ts'
import { readDemoTerminalKey } from '../platform/hashes.ts'
import {
  ForgedNotice,
  type PaymentProvider,
  type PaymentRequest,
  type ProviderEntry,
  type ProviderNotice,
  type ProviderPayment,
  ProviderError,
  type RefundRequest,
} from './provider.ts'

export type DemoPayment = typeof demoPayments.$inferSelect

type DemoDeps = Pick<Deps, 'db' | 'clock'>

/** Three percent, so that reports have something to show. */
const feeOf = (cents: number) => Math.round(cents * 0.03)

/** On this site, whatever address its guest has opened it by. */
const pathOf = (url: string) => {
  const { pathname, search } = new URL(url)
  return `${pathname}${search}`
}

export function openDemoTerminal(deps: DemoDeps): PaymentProvider {
  const { db } = deps
  return {
    name: 'demo',
    mode: 'test',
    async begin(request) {
      const { reference } = await insertPayment(deps, request)
      return { reference, url: `/demo-terminal/${reference}` }
    },
    lookUp: async (payment) => present(await requirePayment(deps, payment)),
    async close(payment) {
      await db
        .update(demoPayments)
        .set({ state: 'closed' })
        .where(and(eq(demoPayments.reference, payment.reference), eq(demoPayments.state, 'open')))
      return present(await requirePayment(deps, payment))
    },
    refund: (request) => refund(deps, request),
    async lookUpRefund({ reference }) {
      const [found] = await db.select().from(demoRefunds).where(eq(demoRefunds.id, reference))
      if (!found) throw new ProviderError('NOT_FOUND', 'The demo terminal has no such refund.')
      return { reference, state: 'done', reason: null }
    },
    readNotice: (rawBody, headers) => readNotice(deps, rawBody, headers['demo-signature'] ?? ''),
    check: async () => [],
    listEntries: (span) => listEntries(db, span),
  }
}

async function insertPayment({ db, clock }: DemoDeps, request: PaymentRequest): Promise<DemoPayment> {
  const { attemptId, orderId, description, cents, currency } = request
  await db
    .insert(demoPayments)
    .values({
      attemptId,
      orderId,
      description,
      cents,
      currency,
      returnUrl: pathOf(request.returnUrl),
      cancelUrl: pathOf(request.cancelUrl),
      reference: newId(),
      state: 'open',
      createdAt: new Date(clock.nowMs()),
    })
    .onConflictDoNothing()
  const [row] = await db.select().from(demoPayments).where(eq(demoPayments.attemptId, attemptId))
  if (!row) throw new Error('The demo payment was not stored')
  return row
}

/** As it is by now: what was pending may have been settled. */
export async function findDemoPayment(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  reference: string,
): Promise<DemoPayment | null> {
  const now = new Date(clock.nowMs())
  const [row] = await db.select().from(demoPayments).where(eq(demoPayments.reference, reference))
  if (!row) return null
  if (row.state !== 'pending' || !row.settlesAt || !row.settlesAs || row.settlesAt > now) return row
  const settled = {
    state: row.settlesAs,
    ...(row.settlesAs === 'paid' && { paidAt: row.settlesAt }),
    settlesAt: null,
    settlesAs: null,
  }
  await db
    .update(demoPayments)
    .set(settled)
    .where(and(eq(demoPayments.reference, reference), eq(demoPayments.state, 'pending')))
  return { ...row, ...settled }
}

async function requirePayment(
  deps: DemoDeps,
  { reference, attemptId }: { reference: string; attemptId: string },
) {
  const row = await findDemoPayment(deps, reference)
  if (row?.attemptId !== attemptId)
    throw new ProviderError('NOT_FOUND', 'The demo terminal has no such payment.')
  return row
}

function present({ reference, state, cents, currency }: DemoPayment): ProviderPayment {
  const isPaid = state === 'paid'
  return {
    reference,
    state,
    chargeId: isPaid || state === 'pending' ? reference : null,
    cents: isPaid ? cents : null,
    currency: isPaid ? currency : null,
    feeCents: isPaid ? feeOf(cents) : null,
    lastFour: isPaid ? '4242' : null,
  }
}

function refund({ db, clock }: DemoDeps, { refundId, chargeId, cents, currency }: RefundRequest) {
  return db.transaction(async (tx) => {
    // Refunds of one payment wait for each other.
    const [payment] = await tx
      .select()
      .from(demoPayments)
      .where(eq(demoPayments.reference, chargeId))
      .for('update')
    if (payment?.state !== 'paid' || payment.currency !== currency)
      throw new ProviderError('NOT_PAID', 'The demo terminal has taken no such payment.')
    const done = { reference: refundId, state: 'done' as const, reason: null }
    const [same] = await tx.select().from(demoRefunds).where(eq(demoRefunds.id, refundId))
    if (same) return done
    const [sums] = await tx
      .select({ cents: sum(demoRefunds.cents).mapWith(Number) })
      .from(demoRefunds)
      .where(eq(demoRefunds.reference, chargeId))
    if ((sums?.cents ?? 0) + cents > payment.cents)
      throw new ProviderError('TOO_MUCH', 'More would be given back than was paid.')
    await tx
      .insert(demoRefunds)
      .values({ id: refundId, reference: chargeId, cents, createdAt: new Date(clock.nowMs()) })
    return done
  })
}

async function listEntries(db: Database, { from, to }: { from: Date; to: Date }): Promise<ProviderEntry[]> {
  const paid = await db
    .select()
    .from(demoPayments)
    .where(and(gte(demoPayments.paidAt, from), lt(demoPayments.paidAt, to)))
  const refunded = await db
    .select()
    .from(demoRefunds)
    .where(and(gte(demoRefunds.createdAt, from), lt(demoRefunds.createdAt, to)))
  const references = [...new Set(refunded.map(({ reference }) => reference))]
  const currencies = await db
    .select({ reference: demoPayments.reference, currency: demoPayments.currency })
    .from(demoPayments)
    .where(inArray(demoPayments.reference, references))
  const currencyOf = new Map(currencies.map(({ reference, currency }) => [reference, currency]))
  return [
    ...paid.map(({ reference, cents, currency, paidAt }) => ({
      kind: 'payment' as const,
      reference,
      cents,
      feeCents: feeOf(cents),
      currency,
      at: paidAt?.toISOString() ?? '',
    })),
    ...refunded.map(({ id, reference, cents, createdAt }) => ({
      kind: 'refund' as const,
      reference: id,
      cents: 0 - cents,
      feeCents: 0,
      currency: currencyOf.get(reference) ?? '',
      at: createdAt.toISOString(),
    })),
  ].toSorted((a, b) => a.at.localeCompare(b.at))
}

const MAX_AGE_MS = 5 * 60 * 1000

/** A notice as the terminal sends it to our own webhook. */
export async function signDemoNotice(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  notice: { kind: string; reference: string },
): Promise<{ rawBody: Buffer; headers: Record<string, string> }> {
  const body = JSON.stringify({ id: newId(), sentAt: clock.nowMs(), ...notice })
  return {
    rawBody: Buffer.from(body),
    headers: { 'demo-signature': await signatureOf(db, Buffer.from(body)) },
  }
}

const signatureOf = async (db: Database, rawBody: Buffer) =>
  createHmac('sha256', await readDemoTerminalKey(db))
    .update(rawBody)
    .digest('base64url')

async function readNotice(
  { db, clock }: DemoDeps,
  rawBody: Buffer,
  signature: string,
): Promise<ProviderNotice> {
  const expected = Buffer.from(await signatureOf(db, rawBody))
  const given = Buffer.from(signature)
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new ForgedNotice('The signature is not the demo terminal’s')
  const { id, sentAt, kind, reference } = JSON.parse(rawBody.toString()) as {
    id: string
    sentAt: number
    kind: string
    reference: string
  }
  if (Math.abs(clock.nowMs() - sentAt) > MAX_AGE_MS) throw new ForgedNotice('The notice is too old')
  return { eventId: id, kind, about: { kind: 'payment', reference } }
}
