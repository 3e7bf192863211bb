import type { CustomerList } from '@tiffin/contract'
import type { Database } from '../db/database.ts'
import { sumOrdersOf } from '../ordering/orders/sum-orders-of.ts'
import { listCustomerRows } from './customer-queries.ts'
import { presentCustomer } from './present-customer.ts'

/** The customers, and what each has ordered. */
export async function listCustomers(
  db: Database,
  filter: Parameters<typeof listCustomerRows>[1],
): Promise<CustomerList> {
  const { rows, ...length } = await listCustomerRows(db, filter)
  const ids = rows.map(({ id }) => id)
  const sums = await sumOrdersOf(db, ids)
  return { customers: rows.map((row) => presentCustomer(row, sums.get(row.id))), ...length }
}
