import { eq } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../../db/database.ts'
import {
  cateringRequests,
  contactMessages,
  orders,
  reservations,
  reviews,
  subscribers,
  users,
} from '../../db/schema/index.ts'
import { Refusal } from '../../platform/refusal.ts'

const tables: [name: string, table: PgTable][] = [
  ['orders', orders],
  ['reservations', reservations],
  ['messages', contactMessages],
  ['catering requests', cateringRequests],
  ['subscribers', subscribers],
  ['reviews', reviews],
]

/** Real and made-up guests could no longer be told apart, nor the made-up totals removed. */
export async function rejectRealData(tx: Database): Promise<void> {
  const customers = await tx.$count(users, eq(users.role, 'customer'))
  if (customers > 0) throw refusalOf('customers')
  for (const [name, table] of tables) {
    if ((await tx.$count(table)) > 0) throw refusalOf(name)
  }
}

const refusalOf = (name: string) =>
  new Refusal(
    'CONFLICT',
    `There are ${name} already. Demo data goes into a new database only: name another DATA_DIR or DATABASE_URL.`,
  )
