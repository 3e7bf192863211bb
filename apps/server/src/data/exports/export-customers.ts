import type { ExportCustomersInput, RegionSettings } from '@tiffin/contract'
import { type Money, moneyOf } from '@tiffin/pricing'
import type { Database } from '../../db/database.ts'
import type { StreamedFile } from '../../platform/context.ts'
import { readRegion } from '../../platform/read-settings.ts'
import { type Clock, dayOn, localTimeOf } from '../../platform/wall-clock.ts'
import { type OrdersSum, sumOrdersOf } from '../../ordering/orders/sum-orders-of.ts'
import { countCustomers, listNextAccounts, listNextGuests } from './export-queries.ts'
import type { Cell, Column, Table } from './table.ts'
import { writeFile } from './write-file.ts'

const columnsOf = (money: Money): Column[] => [
  { title: 'Email', width: 32 },
  { title: 'Name', width: 28 },
  { title: 'Account', width: 10 },
  { title: 'Since', width: 17, kind: 'time' },
  { title: 'Orders', width: 8 },
  { title: 'Spent', width: 12, kind: money },
]

interface ExportContext {
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
  { name: 'Customers', columns: columnsOf(moneyOf(zone)), parts: () => readParts(db, zone) },
]

async function* readParts(db: Database, zone: RegionSettings) {
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
