import { sql } from 'drizzle-orm'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { extract } from 'tar'
import { afterAll, expect, test } from 'vitest'
import { homeKind, openEmptyDatabase } from '../../../test/open-empty-database.ts'
import { rowsOf } from '../../db/database.ts'
import { clearAppliedMigrations, listApplied, listMigrations } from '../../db/migration-history.ts'
import { systemClock } from '../../platform/wall-clock.ts'
import { backUpSite } from './back-up-site.ts'
import { setFixedFormats } from './dump-table.ts'
import { restoreTables } from './restore-tables.ts'

const folder = mkdtempSync(join(tmpdir(), 'tiffin-older-backups-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

// Creating an embedded database from scratch takes seconds.
test('an older backup goes through the migrations that it has missed', { timeout: 120_000 }, async () => {
  const dataDir = mkdtempSync(join(folder, 'data-'))
  const old = await openEmptyDatabase(homeKind())
  await old.migrate()
  await old.db.execute(
    sql`insert into categories (id, slug, name, emoji, position) values ('c', 'c', 'C', '🍛', 1)`,
  )
  await old.db
    .execute(sql`insert into products (id, slug, title, description, price_cents, category_id, position)
    values ('p', 'p', 'P', '', 1266, 'c', 1)`)
  const file = join(folder, 'old.tar.gz')
  const { manifest } = await backUpSite({ db: old.db, dataDir, clock: systemClock }, file)
  await old.close()

  await extract({ file, cwd: dataDir })
  const later = {
    name: '9999_later',
    writtenAt: Number.MAX_SAFE_INTEGER,
    hash: 'later',
    statements: [
      'alter table products add column later integer default 7 not null',
      'create table later (id text)',
    ],
    tables: [],
  }
  const connection = await openEmptyDatabase(homeKind())
  const dedicated = await connection.openDedicatedConnection()
  await dedicated.db.transaction(async (tx) => {
    await setFixedFormats(tx)
    await restoreTables(tx, { manifest, folder: dataDir, known: [...listMigrations(), later] })
  })
  await dedicated.close()
  expect(await rowsOf(connection.db, sql`select slug, price_cents, later from products`)).toEqual([
    { slug: 'p', price_cents: 1266, later: 7 },
  ])
  expect(await rowsOf(connection.db, sql`select * from later`)).toEqual([])
  expect((await listApplied(connection.db)).at(-1)).toBe(later.writtenAt)
  await connection.close()
})

test('tables from before the first release are refused in words', { timeout: 120_000 }, async () => {
  const connection = await openEmptyDatabase(homeKind())
  await connection.db.transaction((tx) => clearAppliedMigrations(tx))
  await connection.db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 1795744756390)`,
  )
  await expect(connection.migrate()).rejects.toThrow('before the first release')
  await connection.close()
})
