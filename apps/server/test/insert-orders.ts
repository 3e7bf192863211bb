import { sql } from 'drizzle-orm'
import type { Database } from '../src/db/database.ts'

/** Inserts so many orders that reading all of them takes a while. */
export const insertOrders = (db: Database, count: number) =>
  db.execute(sql`
    insert into orders (id, customer_name, customer_email, payment_method, subtotal_cents, discount_cents, tax_cents, total_cents, currency, pickup_at, created_at)
    select md5(n::text), 'Test Guest', 'guest@example.com', 'cash', 1000, 0, 50, 1050, 'CAD', now(), now()
    from generate_series(1, ${count}) n`)
