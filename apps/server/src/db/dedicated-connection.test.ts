import { sql } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { createDatabase, dropDatabase } from '../../test/start-postgres.ts'
import { advisoryLocks } from './advisory-locks.ts'
import { rowsOf } from './database.ts'
import { newId } from './new-id.ts'
import { connectPostgres } from './postgres.ts'

const waiting = sql`
  select 1 from pg_locks
  where locktype = 'advisory' and not granted
    and database = (select oid from pg_database where datname = current_database())`

const database = inject('database')

test.runIf(database.kind === 'postgres')(
  'work that may take minutes waits its turn, regardless of the database’s own timeouts',
  async () => {
    if (database.kind !== 'postgres') throw new Error('The embedded database has one user')
    const name = `tiffin_${newId()}`
    const connection = connectPostgres(await createDatabase(database.serverUrl, name))
    await connection.db.execute(sql.raw(`alter database ${name} set lock_timeout = '1ms'`))

    const holder = await connection.openDedicatedConnection()
    await holder.db.execute(sql`select pg_advisory_lock(${advisoryLocks.migration})`)
    const migrated = connection.migrate()
    // An interrupted migration is reported below.
    migrated.catch(() => {})
    await expect.poll(() => rowsOf(holder.db, waiting), { timeout: 10_000 }).toHaveLength(1)
    await holder.close()
    await migrated
    await connection.close()
    await dropDatabase(database.serverUrl, name)
  },
)
