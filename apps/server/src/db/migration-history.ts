/** The migrations that this program knows, and those that a database has been through. */
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { migrationsFolder } from '../program-files.ts'
import type { Database } from './database.ts'
import { rowsOf } from './rows-of.ts'

// Any number will do as long as nothing else on the server takes it: only one process migrates at a time.
export const MIGRATION_LOCK = 7_846_334

export interface Migration {
  /** Of its file: `0003_back_office`. */
  name: string
  /** By which the database knows it, in milliseconds. */
  writtenAt: number
  hash: string
  statements: string[]
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
  return readMigrationFiles({ migrationsFolder }).map(({ folderMillis, hash, sql: statements }, index) => ({
    name: entries[index]?.tag ?? '',
    writtenAt: folderMillis,
    hash,
    statements,
  }))
}

/** The tables that there are after a migration. */
export function tablesAfter({ name }: Migration): string[] {
  const { tables } = readMeta(`${name.split('_', 1)[0]}_snapshot.json`) as Snapshot
  return Object.values(tables).map((table) => table.name)
}

/** When those were written that this database has been through, oldest first; none where nothing is. */
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

/** Forgets which migrations there were, in a transaction that takes their tables away too. */
export async function forgetApplied(tx: Database): Promise<void> {
  await tx.execute(sql`create schema if not exists drizzle`)
  // As Drizzle makes it.
  await tx.execute(
    sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  )
  await tx.execute(sql`delete from drizzle.__drizzle_migrations`)
}

/** Carries migrations out within a transaction, which Drizzle's own way would end. */
export async function applyMigrations(tx: Database, migrations: Migration[]): Promise<void> {
  for (const { statements, hash, writtenAt } of migrations) {
    for (const statement of statements) await tx.execute(sql.raw(statement))
    await tx.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${writtenAt})`,
    )
  }
}
