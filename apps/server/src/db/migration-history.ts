/** The migrations known to this program, and those applied to a database. */
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { migrationsFolder } from '../program-files.ts'
import { type Database, rowsOf } from './database.ts'

export interface Migration {
  /** Of its file: `0003_back_office`. */
  name: string
  /** How the database identifies it, in milliseconds. */
  writtenAt: number
  hash: string
  statements: string[]
  /** The tables that exist after it. */
  tables: string[]
}

interface Journal {
  entries: { tag: string }[]
}

interface Snapshot {
  tables: Record<string, { name: string }>
}

const readMeta = (file: string): unknown =>
  JSON.parse(readFileSync(join(migrationsFolder, 'meta', file), 'utf8'))

/** All of them, oldest first. */
export function listMigrations(): Migration[] {
  const { entries } = readMeta('_journal.json') as Journal
  return readMigrationFiles({ migrationsFolder }).map(({ folderMillis, hash, sql: statements }, index) => {
    const name = entries[index]?.tag ?? ''
    const { tables } = readMeta(`${name.split('_', 1)[0]}_snapshot.json`) as Snapshot
    return {
      name,
      writtenAt: folderMillis,
      hash,
      statements,
      tables: Object.values(tables).map((table) => table.name),
    }
  })
}

/** The timestamps of the migrations applied to this database, oldest first; empty if there are none. */
export async function listApplied(db: Database): Promise<number[]> {
  const [table] = await rowsOf<{ name: string | null }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`,
  )
  if (!table?.name) return []
  const rows = await rowsOf<{ writtenAt: string }>(
    db,
    sql`select created_at::text as "writtenAt" from drizzle.__drizzle_migrations order by created_at`,
  )
  return rows.map(({ writtenAt }) => Number(writtenAt))
}

/**
 * Throws if the tables come from a history that does not begin as this program's does: creating them again would fail
 * halfway through with an error that explains nothing.
 */
export async function rejectForeignTables(db: Database): Promise<void> {
  const applied = await listApplied(db)
  const first = listMigrations()[0]?.writtenAt
  if (applied.length > 0 && !applied.some((writtenAt) => writtenAt === first))
    throw new Error(
      'The tables of this database were created before the first release of Tiffin, which cannot migrate them. ' +
        'Start with an empty database or data folder.',
    )
}

/** Clears the list of applied migrations, in a transaction that also drops their tables. */
export async function clearAppliedMigrations(tx: Database): Promise<void> {
  await tx.execute(sql`create schema if not exists drizzle`)
  // The same table that Drizzle creates.
  await tx.execute(
    sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  )
  await tx.execute(sql`delete from drizzle.__drizzle_migrations`)
}

/** Applies migrations within a transaction; Drizzle's own function would commit it. */
export async function applyMigrations(tx: Database, migrations: Migration[]): Promise<void> {
  for (const { statements, hash, writtenAt } of migrations) {
    for (const statement of statements) await tx.execute(sql.raw(statement))
    await tx.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${writtenAt})`,
    )
  }
}
