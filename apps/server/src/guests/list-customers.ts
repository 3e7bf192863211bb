import type { CustomerAccount, CustomerList, CustomerRecord, RegionSettings } from '@tiffin/contract'
import { moneyOf } from '@tiffin/pricing'
import type { Database } from '../db/database.ts'
import { listOrdersOf } from '../ordering/orders/order-queries.ts'
import { presentOrderForStaff } from '../ordering/orders/present-order.ts'
import { sumOrdersOf } from '../ordering/orders/sum-orders-of.ts'
import { readRegion } from '../platform/read-settings.ts'
import { localTimeOf } from '../platform/wall-clock.ts'
import { type CustomerRow, getCustomerRow, listCustomerRows } from './customer-queries.ts'

/** The customers, and what each has ordered. */
export async function listCustomers(
  db: Database,
  filter: Parameters<typeof listCustomerRows>[1],
): Promise<CustomerList> {
  const { rows, ...length } = await listCustomerRows(db, filter)
  const ids = rows.map(({ id }) => id)
  const sums = await sumOrdersOf(db, ids)
  const zone = await readRegion(db)
  return { customers: rows.map((row) => presentCustomer(row, sums.get(row.id), zone)), ...length }
}

const SHOWN_ORDERS = 100

/** One customer with their newest orders. */
export async function getCustomer(db: Database, id: string): Promise<CustomerRecord> {
  const row = await getCustomerRow(db, id)
  const sums = await sumOrdersOf(db, [id])
  const orders = await listOrdersOf(db, row, { limit: SHOWN_ORDERS })
  const zone = await readRegion(db)
  return {
    ...presentCustomer(row, sums.get(id), zone),
    orders: orders.map((order) => presentOrderForStaff(order, zone)),
  }
}

const presentCustomer = (
  { id, name, email, emailVerifiedAt, disabledAt, createdAt }: CustomerRow,
  { count, spentCents }: { count: number; spentCents: number } = { count: 0, spentCents: 0 },
  region: RegionSettings,
): CustomerAccount => ({
  _id: id,
  name,
  email,
  isEmailVerified: emailVerifiedAt !== null,
  isDisabled: disabledAt !== null,
  createdAt: createdAt.toISOString(),
  createdLocal: localTimeOf(createdAt, region),
  ordersCount: count,
  spent: moneyOf(region).toAmount(spentCents),
})
