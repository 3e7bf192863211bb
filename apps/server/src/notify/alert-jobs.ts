/**
 * Nobody misses an order: owners and managers are told of one that nobody has accepted, later its guest. Each level of
 * this escalation is a job in the database, so a restart forgets none; a column of the order says whether it is done, so none
 * is repeated.
 */
import { type AllSettings, extraText, type RegionSettings } from '@tiffin/contract'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { type FollowUp, orders } from '../db/schema/index.ts'
import { listSpecialDays } from '../menu/catalogue/catalogue-queries.ts'
import { shouldAcceptFrom } from '../ordering/orders/get-board.ts'
import { type FoundOrder, listLines } from '../ordering/orders/order-mails.ts'
import { findOrder, type OrderRow } from '../ordering/orders/order-queries.ts'
import { moneyOfOrder } from '../ordering/orders/present-order.ts'
import type { Live } from '../platform/context.ts'
import { followUp, type FollowUps, type OrderEvent } from '../platform/follow-ups.ts'
import type { JobKind, JobRunner } from '../platform/jobs.ts'
import type { MailingDeps, Mail } from '../platform/mail.ts'
import { meaningOf } from '../platform/order-event-meaning.ts'
import { busyModeOff, type KitchenRules, readRegion, readSettings } from '../platform/read-settings.ts'
import { recordOrderEvent } from '../platform/record-event.ts'
import { listStaffAddresses } from '../platform/staff-addresses.ts'
import { todayAt, formatTime } from '../platform/wall-clock.ts'
import { listManagersDevices } from './push/push-queries.ts'
import { type PushDeps, PUSHES_AT_ONCE, sendPush, type Notice } from './push/send-push.ts'

interface EscalationJob {
  orderId: string
  level: EscalationLevel
}

interface OfficeMailJob {
  orderId: string
}

interface StaffMailJob {
  orderId: string
  to: string
}

interface StaffPushJob {
  orderId: string
  subscriptionId: string
}

export type AlertDeps = MailingDeps & PushDeps & { live: Pick<Live, 'nudge'>; followUps: FollowUps }

export const escalate: JobKind<EscalationJob> = { name: 'alert-unanswered-order' }
const mailOffice: JobKind<OfficeMailJob> = { name: 'mail-order-office' }
const mailStaff: JobKind<StaffMailJob> = { name: 'mail-unanswered-order' }
const pushStaff: JobKind<StaffPushJob> = { name: 'push-unanswered-order', parallel: PUSHES_AT_ONCE }

export const alertJobs: JobKind<object>[] = [escalate, mailOffice, mailStaff, pushStaff]

/** The office's email about a new order, and the escalation of one that waits, also again because accepting was undone. */
export function followUpAlerts(clock: MailingDeps['clock']): FollowUps {
  return async (tx, event) => {
    const { isNew, isWaiting } = meaningOf(event)
    if (!isNew && !isWaiting) return []
    const rules = event.rules ?? (await readRules(tx, clock.now()))
    return [
      ...(isNew && rules.settings.alerts.emailsOrders ? [followUp(mailOffice, { orderId: event.id })] : []),
      ...(isWaiting
        ? escalationLevels.flatMap((level) => escalationOf(event, { level, rules, nowMs: clock.nowMs() }))
        : []),
    ]
  }
}

export async function startAlertJobs(runner: JobRunner, deps: AlertDeps): Promise<void> {
  await runner.work(escalate, (job) => climb(runner, deps, job))
  await runner.work(mailOffice, async ({ orderId }, jobId) => {
    const found = await findOrder(deps.db, orderId)
    if (!found) return
    const settings = await readSettings(deps.db)
    const to = settings.contact.officeEmail
    await deps.mailer.send(newOrderMail(found, { to, publicUrl: deps.publicUrl, settings }), jobId)
  })
  await runner.work(mailStaff, async ({ orderId, to }, jobId) => {
    const found = await findOrder(deps.db, orderId)
    if (found?.order.status !== 'placed') return
    const settings = await readSettings(deps.db)
    await deps.mailer.send(unansweredMail(found, { to, publicUrl: deps.publicUrl, settings }), jobId)
  })
  await runner.work(pushStaff, async ({ orderId, subscriptionId }) => {
    const found = await findOrder(deps.db, orderId)
    if (found?.order.status !== 'placed') return
    const notice = unansweredNotice(found.order, await readRegion(deps.db))
    await sendPush(deps, subscriptionId, notice)
  })
}

async function climb(
  jobs: JobRunner,
  { db, clock, live, followUps }: AlertDeps,
  { orderId, level }: EscalationJob,
) {
  const { alerts } = await readSettings(db)
  if ((level === 'staff' ? alerts.staffAfterMinutes : alerts.guestAfterMinutes) === null) return
  await db.transaction(async (tx) => {
    const order = await claimAlert(tx, orderId, level, new Date(clock.nowMs()))
    if (!order) return
    if (level === 'guest') {
      await recordOrderEvent(tx, { followUps }, { ...order, change: 'unanswered' })
      return
    }
    const managers = await listStaffAddresses(tx, ['owner', 'manager'])
    await jobs.enqueueAll(
      tx,
      mailStaff,
      managers.map((to) => ({ orderId, to })),
    )
    const devices = await listManagersDevices(tx)
    await jobs.enqueueAll(
      tx,
      pushStaff,
      devices.map((subscriptionId) => ({ orderId, subscriptionId })),
    )
  })
  live.nudge()
}

/** The order, unless somebody has accepted or cancelled it, or the level is done. */
async function claimAlert(
  tx: Database,
  orderId: string,
  level: EscalationLevel,
  at: Date,
): Promise<OrderRow | undefined> {
  const told = level === 'staff' ? orders.staffAlertedAt : orders.guestAlertedAt
  const [order] = await tx
    .update(orders)
    .set(level === 'staff' ? { staffAlertedAt: at } : { guestAlertedAt: at })
    .where(and(eq(orders.id, orderId), eq(orders.status, 'placed'), isNull(told)))
    .returning()
  return order
}

async function readRules(tx: Database, now: Temporal.Instant): Promise<KitchenRules> {
  const settings = await readSettings(tx)
  const specialDays = await listSpecialDays(tx, todayAt(now, settings.region).toString())
  return { settings, specialDays, busyMode: busyModeOff }
}

interface Climbing {
  level: EscalationLevel
  rules: KitchenRules
  nowMs: number
}

function escalationOf(event: OrderEvent, { level, rules, nowMs }: Climbing): FollowUp[] {
  const minutes = minutesOf(level, rules)
  if (minutes === null) return []
  const dueMs = shouldAcceptFrom(event, rules).getTime() + minutes * 60_000
  // Who undid accepting it gets the usual minutes to accept it.
  const leastSeconds = event.change === 'undone' ? minutes * 60 : 0
  const seconds = Math.max(leastSeconds, Math.ceil((dueMs - nowMs) / 1000))
  return [followUp(escalate, { orderId: event.id, level }, seconds)]
}

const escalationLevels = ['staff', 'guest'] as const

/** Who is told that nobody has accepted an order. */
export type EscalationLevel = (typeof escalationLevels)[number]

/** How long an order may wait before the level is due, or null if this restaurant does without it. */
function minutesOf(level: EscalationLevel, { settings: { alerts } }: KitchenRules): number | null {
  return level === 'staff' ? alerts.staffAfterMinutes : alerts.guestAfterMinutes
}

// Emails and notices about new orders to those who work at the restaurant.

interface AlertTo {
  to: string
  publicUrl: string
  settings: AllSettings
}

/** To the office, about each order. */
export function newOrderMail({ order, lines }: FoundOrder, { to, publicUrl, settings }: AlertTo): Mail {
  const { identity, region } = settings
  return {
    to,
    subject: `New order ${order.number} for ${formatTime(order.pickupAt, region)} – ${identity.name}`,
    paragraphs: [
      `${order.customerName} has ordered${describeChannel(order)} for pickup at ${formatTime(order.pickupAt, region)}.`,
      ...describeNote(order),
      [listLines(lines), ...order.extras.map(extraText)].join('\n'),
      `Total ${moneyOfOrder(order, region).format(order.totalCents)}.`,
      ...describeContact(order),
    ],
    action: inAdmin(order, publicUrl),
  }
}

const describeContact = ({ customerEmail, customerPhone }: OrderRow): string[] => {
  const given = [customerEmail, customerPhone].filter(Boolean)
  return given.length === 0 ? [] : [given.join('\n')]
}

function describeChannel({ channel }: OrderRow): string {
  if (channel === 'web') return ''
  if (channel === 'counter') return ' at the counter'
  return channel === 'phone' ? ' by phone' : ` through ${channel}`
}

const describeNote = ({ note, allergyNote }: OrderRow): string[] =>
  note === null ? [] : [`${allergyNote ? 'ALLERGY' : 'Note'}: ${note}`]

/** To owners and managers, about an order that nobody has accepted. */
export function unansweredMail({ order, lines }: FoundOrder, { to, publicUrl, settings }: AlertTo): Mail {
  const { identity, region } = settings
  return {
    to,
    subject: `Order ${order.number} has not been accepted – ${identity.name}`,
    paragraphs: [
      `Nobody has accepted order ${order.number}, for pickup at ${formatTime(order.pickupAt, region)}. Its guest is waiting to hear from you.`,
      ...describeNote(order),
      [listLines(lines), ...order.extras.map(extraText)].join('\n'),
      ...(order.customerPhone === null ? [] : [`The guest’s phone number: ${order.customerPhone}`]),
    ],
    action: inAdmin(order, publicUrl),
  }
}

/** The same on their devices. */
export const unansweredNotice = (
  { number, pickupAt, allergyNote }: OrderRow,
  region: RegionSettings,
): Notice => ({
  title: `Order ${number} has not been accepted`,
  body: `${allergyNote ? 'Allergy! ' : ''}For pickup at ${formatTime(pickupAt, region)}. Its guest is waiting to hear from you.`,
  path: orderPath(number),
  tag: `unanswered-${number}`,
  stays: true,
})

const orderPath = (number: number) => `/admin/orders?q=${number}`

const inAdmin = ({ number }: OrderRow, publicUrl: string) => ({
  label: 'Open the order',
  url: publicUrl + orderPath(number),
})
