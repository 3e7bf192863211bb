import type { BookTableInput, HouseRules } from '@tiffin/contract'
import type { Database } from '../../db/database.ts'
import { newId } from '../../db/new-id.ts'
import { reservations } from '../../db/schema/index.ts'
import { rejectBlocked } from '../../ordering/orders/reject-blocked.ts'
import { formKeyOf, claimFormKey, getStored, rejectBots } from '../../platform/form-guard.ts'
import type { Context } from '../../platform/context.ts'
import { requireLaunch, requirePart } from '../../platform/launch.ts'
import { countIfDone, rejectTooMany } from '../../platform/rate-limits.ts'
import { AppError } from '../../platform/app-error.ts'
import { rejectOtherRegion } from '../../platform/read-settings.ts'
import { retryTransaction } from '../../platform/retry-transaction.ts'
import { dayOn, spanOfDay, writeInstant } from '../../platform/wall-clock.ts'
import { noteNews } from '../../platform/webhook-news.ts'
import { mailGuestOfReservation, mailStaffOfReservation } from './reservation-jobs.ts'
import { findByFormKey, listFullTimes, type ReservationRow, takeSeats } from './reservation-queries.ts'
import {
  bookableDays,
  listOpenSeatings,
  listSeatings,
  suggestTimes,
  rejectLargeParty,
  reservationsForMailbox,
  reservationsFromAddress,
  seatsFromAddress,
} from './seatings.ts'

interface Request {
  wanted: Omit<BookTableInput, 'form'>
  startsAt: Temporal.Instant
  now: Temporal.Instant
  rules: HouseRules
  formKey: string | null
}

/** Requests a table: its seats are taken immediately, and the restaurant answers by email. */
export async function bookTable(ctx: Context, { form, ...wanted }: BookTableInput): Promise<ReservationRow> {
  await requirePart(ctx, 'tables')
  rejectBots(ctx, form)
  const rules = await ctx.catalogue.rules()
  rejectLargeParty(wanted.partySize, rules.settings)
  const formKey = formKeyOf(ctx, wanted)
  // Before anything is counted or compared with the clock: a guest who retries because no answer came has their table.
  const earlier = await findByFormKey(ctx.db, formKey)
  if (earlier) return earlier
  await requireLaunch(ctx)
  rejectBlocked(wanted, rules)
  await rejectTooMany(ctx, [{ limit: reservationsFromAddress, key: ctx.address }])

  const startsAt = Temporal.Instant.from(wanted.startsAt)
  const request = { wanted, startsAt, now: ctx.clock.now(), rules, formKey }
  await rejectUnseated(ctx.db, request)
  const mails = { limit: reservationsForMailbox, key: wanted.email.toLowerCase() }
  const seats = { limit: seatsFromAddress(rules.settings), key: ctx.address, points: wanted.partySize }
  const booked = await countIfDone(ctx, [mails, seats], () =>
    retryTransaction(ctx.db, (tx) => settle(tx, ctx, request)),
  )
  ctx.live.nudge()
  return booked
}

async function settle(tx: Database, ctx: Context, request: Request): Promise<ReservationRow> {
  const { wanted, formKey, now, rules } = request
  // Of two submissions of one form the later one waits here, then finds the first.
  if (!(await claimFormKey(tx, formKey, ctx))) return getStored(tx, formKey, findByFormKey)
  const startsAt = new Date(request.startsAt.epochMilliseconds)
  const [inserted] = await tx
    .insert(reservations)
    .values({
      ...wanted,
      notes: wanted.notes ?? null,
      id: newId(),
      startsAt,
      attempt: formKey,
      createdAt: new Date(now.epochMilliseconds),
    })
    .returning()
  const row = inserted as ReservationRow
  await rejectOtherRegion(tx, rules.settings.region)
  if (!(await takeSeats(tx, { ...row, seatsPerSlot: rules.settings.tables.seatsPerSlot })))
    await rejectFull(tx, request)
  await ctx.jobs.enqueue(tx, mailGuestOfReservation, { reservationId: row.id, news: 'requested' })
  await ctx.jobs.enqueue(tx, mailStaffOfReservation, { reservationId: row.id, news: 'requested' })
  noteNews(tx, { type: 'reservation.received', about: row.id })
  return row
}

async function rejectUnseated(db: Database, request: Request): Promise<void> {
  const { now, rules, startsAt } = request
  const { region } = rules.settings
  const day = dayOn(new Date(startsAt.epochMilliseconds), region)
  const isAt = (time: Temporal.Instant) => time.equals(startsAt)
  if (listOpenSeatings(day, { now, rules }).some(isAt)) return
  const message = listSeatings(day, rules).some(isAt)
    ? unbookableMessage(day, request)
    : 'We don’t seat guests at that time. Please choose another one.'
  await rejectWithTimes(db, request, { code: 'CLOSED', message })
}

const unbookableMessage = (day: string, { now, rules }: Request) =>
  day > bookableDays(now, rules.settings).lastDay
    ? 'That’s too far ahead for a table. Please choose an earlier day.'
    : 'That’s too soon for a table. Please choose a later time, or call us.'

const rejectFull = (tx: Database, request: Request) =>
  rejectWithTimes(tx, request, {
    code: 'SLOT_FULL',
    message: `There is no table for ${request.wanted.partySize} left at that time. Please choose another one.`,
  })

interface Reason {
  code: 'CLOSED' | 'SLOT_FULL'
  message: string
}

async function rejectWithTimes(
  db: Database,
  { wanted, startsAt, now, rules }: Request,
  { code, message }: Reason,
): Promise<never> {
  const { region, tables } = rules.settings
  const { firstDay, lastDay } = bookableDays(now, rules.settings)
  const fullTimes = await listFullTimes(db, {
    from: spanOfDay(firstDay, region).from,
    until: spanOfDay(lastDay, region).until,
    partySize: wanted.partySize,
    seatsPerSlot: tables.seatsPerSlot,
  })
  const isFree = (time: Temporal.Instant) => !fullTimes.has(time.epochMilliseconds)
  const nextTimes = suggestTimes({ now, requested: startsAt, rules, isFree })
  throw new AppError(code, message, {
    issues: [{ path: 'startsAt', message }],
    nextTimes: nextTimes.map(writeInstant),
  })
}
