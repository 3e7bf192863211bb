import type { CustomerRecord } from '@tiffin/contract'
import type { Database } from '../db/database.ts'
import { listOrdersOf } from '../ordering/orders/order-queries.ts'
import { presentOrder } from '../ordering/orders/present-order.ts'
import { sumOrdersOf } from '../ordering/orders/sum-orders-of.ts'
import { getCustomerRow } from './customer-queries.ts'
import { presentCustomer } from './present-customer.ts'

const SHOWN_ORDERS = 100

/** One customer with their newest orders. */
export async function getCustomer(db: Database, id: string): Promise<CustomerRecord> {
  const row = await getCustomerRow(db, id)
  const sums = await sumOrdersOf(db, [id])
  const orders = await listOrdersOf(db, row, { limit: SHOWN_ORDERS })
  return { ...presentCustomer(row, sums.get(id)), orders: orders.map(presentOrder) }
}
