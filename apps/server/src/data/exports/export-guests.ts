import type {
  ExportCustomersInput,
  ExportReservationsInput,
  ExportSubscribersInput,
  RegionSettings,
} from '@tiffin/contract'
import { type Money, moneyOf } from '@tiffin/pricing'
import type { Database } from '../../db/database.ts'
import { unsubscribeUrl } from '../../guests/newsletter/newsletter-jobs.ts'
import { type OrdersSum, sumOrdersOf } from '../../ordering/orders/sum-orders-of.ts'
import type { StreamedFile } from '../../platform/context.ts'
import { readRegion } from '../../platform/read-settings.ts'
import { type Clock, dayOn, localTimeOf, spanOfDay, type Zone } from '../../platform/wall-clock.ts'
import {
  countCustomers,
  countReservations,
  countSubscribers,
  listNextAccounts,
  listNextGuests,
  listNextReservations,
  listNextSubscribers,
} from './export-queries.ts'
import { batchesOf, type Cell, type Column, type Table } from './table.ts'
import { writeFile } from './write-file.ts'

const customerColumnsOf = (money: Money): Column[] => [
  { title: 'Email', width: 32 },
  { title: 'Name', width: 28 },
  { title: 'Account', width: 10 },
  { title: 'Since', width: 17, kind: 'time' },
  { title: 'Orders', width: 8 },
  { title: 'Spent', width: 12, kind: money },
]

export interface ExportContext {
  db: Database
  clock: Clock
}

/** Accounts first, then customers who have only ordered as guests; the totals exclude cancelled orders. */
export async function exportCustomers(
  { db, clock }: ExportContext,
  { format }: ExportCustomersInput,
): Promise<StreamedFile> {
  const zone = await readRegion(db)
  const today = dayOn(new Date(clock.nowMs()), zone)
  return writeFile(`customers_${today}`, format, {
    table: customersTable(db, zone),
    countRows: () => countCustomers(db),
  })
}

export const customersTable = (db: Database, zone: RegionSettings): Table => [
  { name: 'Customers', columns: customerColumnsOf(moneyOf(zone)), parts: () => listCustomerRows(db, zone) },
]

async function* listCustomerRows(db: Database, zone: RegionSettings) {
  for (let part = await listNextAccounts(db, ''); part.length > 0;) {
    const sums = await sumOrdersOf(
      db,
      part.map(({ id }) => id),
    )
    yield part.map((account) => accountRow(account, sums.get(account.id), zone))
    part = await listNextAccounts(db, part.at(-1)?.email ?? '')
  }
  for (let part = await listNextGuests(db, ''); part.length > 0;) {
    yield part.map((guest) => guestRow(guest, zone))
    part = await listNextGuests(db, part.at(-1)?.email ?? '')
  }
}

type Account = Awaited<ReturnType<typeof listNextAccounts>>[number]

const accountRow = (
  { email, name, createdAt }: Account,
  sum: OrdersSum | undefined,
  zone: RegionSettings,
): Cell[] => [
  email,
  name,
  'yes',
  localTimeOf(createdAt, zone),
  sum?.count ?? 0,
  moneyOf(zone).toAmount(sum?.spentCents ?? 0),
]

type Guest = Awaited<ReturnType<typeof listNextGuests>>[number]

const guestRow = ({ email, name, firstOrderAt, orders, spentCents }: Guest, zone: RegionSettings): Cell[] => [
  email,
  name,
  'no',
  firstOrderAt && localTimeOf(firstOrderAt, zone),
  orders,
  moneyOf(zone).toAmount(spentCents),
]

const reservationColumns: Column[] = [
  { title: 'Number', width: 9 },
  { title: 'Time', width: 17, kind: 'time' },
  { title: 'Guests', width: 8 },
  { title: 'Status', width: 11 },
  { title: 'Name', width: 24 },
  { title: 'Email', width: 30 },
  { title: 'Phone', width: 16 },
  { title: 'Notes', width: 50 },
  { title: 'Requested', width: 17, kind: 'time' },
]

/** The reservations for these days of the restaurant's calendar, sorted by time. */
export async function exportReservations(
  db: Database,
  { from, to, status, format }: ExportReservationsInput,
): Promise<StreamedFile> {
  const zone = await readRegion(db)
  const span = { from: spanOfDay(from, zone).from, until: spanOfDay(to, zone).until, status, zone }
  return writeFile(`reservations_${from}_${to}`, format, {
    table: reservationsTable(db, span),
    countRows: () => countReservations(db, span),
  })
}

type Span = Parameters<typeof listNextReservations>[1] & { zone: Zone }

export const reservationsTable = (db: Database, span: Span): Table => [
  {
    name: 'Reservations',
    columns: reservationColumns,
    parts: () =>
      batchesOf<Reservation>((last) => listNextReservations(db, span, last), reservationRowOf(span.zone)),
  },
]

type Reservation = Awaited<ReturnType<typeof listNextReservations>>[number]

const reservationRowOf =
  (zone: Zone) =>
  (row: Reservation): Cell[] => [
    row.number,
    localTimeOf(row.startsAt, zone),
    row.partySize,
    row.status,
    row.name,
    row.email,
    row.phone,
    row.notes,
    localTimeOf(row.createdAt, zone),
  ]

const subscriberColumns: Column[] = [
  { title: 'Email', width: 32 },
  { title: 'Signed up', width: 17, kind: 'time' },
  { title: 'Confirmed', width: 17, kind: 'time' },
  { title: 'Consent wording', width: 60 },
  { title: 'Unsubscribe link', width: 80 },
]

/** Confirmed subscribers, each with the unsubscribe link that every newsletter to them must contain. */
export async function exportSubscribers(
  { db, clock, publicUrl }: ExportContext & Pick<Site, 'publicUrl'>,
  { format }: ExportSubscribersInput,
): Promise<StreamedFile> {
  const zone = await readRegion(db)
  const today = dayOn(new Date(clock.nowMs()), zone)
  return writeFile(`subscribers_${today}`, format, {
    table: subscribersTable(db, { publicUrl, zone }),
    countRows: () => countSubscribers(db),
  })
}

interface Site {
  publicUrl: string
  zone: Zone
}

export const subscribersTable = (db: Database, site: Site): Table => [
  {
    name: 'Subscribers',
    columns: subscriberColumns,
    parts: () => batchesOf((last) => listNextSubscribers(db, last?.email ?? ''), subscriberRowOf(site)),
  },
]

type Subscriber = Awaited<ReturnType<typeof listNextSubscribers>>[number]

const subscriberRowOf =
  ({ publicUrl, zone }: Site) =>
  ({ id, email, askedAt, confirmedAt, consent }: Subscriber): Cell[] => [
    email,
    localTimeOf(askedAt, zone),
    confirmedAt && localTimeOf(confirmedAt, zone),
    consent,
    unsubscribeUrl(publicUrl, id),
  ]
