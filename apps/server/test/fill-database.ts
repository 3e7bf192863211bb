import { connectPostgres } from '../src/db/postgres.ts'
import { seedDatabase } from '../src/db/seed/seed-database.ts'

/** Makes a new Postgres database that of the sample, open to guests: a server that starts on an empty one stays closed. */
export async function fillDatabase(databaseUrl: string): Promise<void> {
  const connection = connectPostgres(databaseUrl)
  await connection.migrate()
  await seedDatabase(connection.db, { isDemo: true, now: new Date() })
  await connection.close()
}
