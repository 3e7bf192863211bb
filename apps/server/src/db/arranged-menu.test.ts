import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { homeKind, openEmptyDatabase } from '../../test/open-empty-database.ts'
import { applyMigrations, clearAppliedMigrations, listMigrations } from './migration-history.ts'
import { rowsOf } from './rows-of.ts'

// Creating an embedded database from scratch takes seconds.
test(
  'the dishes of a database from before keep the order in which they were shown',
  { timeout: 120_000 },
  async () => {
    const connection = await openEmptyDatabase(homeKind())
    const [first, ...later] = listMigrations()
    await connection.db.transaction(async (tx) => {
      await clearAppliedMigrations(tx)
      await applyMigrations(tx, first ? [first] : [])
      await tx.execute(sql`insert into categories (id, slug, name, emoji, position)
      values ('soup', 'soup', 'Soup', '🍲', 1), ('rice', 'rice', 'Rice', '🍚', 0)`)
      // Counted through the whole menu, and two at one place.
      await tx.execute(sql`insert into products (id, slug, title, description, price_cents, category_id, position)
      values ('d', 'd', 'D', '', 500, 'soup', 12), ('b', 'b', 'B', '', 500, 'rice', 7),
        ('a', 'a', 'A', '', 500, 'rice', 7), ('c', 'c', 'C', '', 500, 'rice', 3)`)
      await applyMigrations(tx, later)
    })
    expect(
      await rowsOf(
        connection.db,
        sql`select id, category_id as "category", position from products order by category_id, position`,
      ),
    ).toEqual([
      { id: 'c', category: 'rice', position: 0 },
      { id: 'a', category: 'rice', position: 1 },
      { id: 'b', category: 'rice', position: 2 },
      { id: 'd', category: 'soup', position: 0 },
    ])
    await connection.close()
  },
)
