/** The site's tables as described by the database's own catalogue. */
import { sql } from 'drizzle-orm'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Database, rowsOf } from '../../db/database.ts'
import type { Migration } from '../../db/migration-history.ts'
import { AppError } from '../../platform/app-error.ts'
import { migrationsFolder } from '../../program-files.ts'

export interface SiteTable {
  name: string
  columns: { name: string; type: string }[]
  key: string[]
  /** Tables that its rows refer to. */
  parents: string[]
  /** Columns with automatic numbers. */
  numbered: string[]
}

/**
 * Exactly these tables with their columns, referenced ones first: anything else in the schema belongs to someone else.
 */
export async function listSiteTables(db: Database, names: readonly string[]): Promise<SiteTable[]> {
  const found = await rowsOf<SiteTable>(
    db,
    sql`
      select c.relname::text as name,
        (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
          from pg_attribute a
          where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
        (select coalesce(json_agg(a.attname order by array_position(i.indkey::int2[], a.attnum)), '[]')
          from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey::int2[])
          where i.indrelid = c.oid and i.indisprimary) as key,
        (select coalesce(json_agg(distinct parent.relname), '[]')
          from pg_constraint f join pg_class parent on parent.oid = f.confrelid
          where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as parents,
        (select coalesce(json_agg(a.attname), '[]')
          from pg_attribute a where a.attrelid = c.oid and a.attidentity <> '') as numbered
      from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      order by c.relname`,
  )
  return parentsFirst(found.filter(({ name }) => names.includes(name)))
}

function parentsFirst(tables: SiteTable[]): SiteTable[] {
  const placed: SiteTable[] = []
  let waiting = tables
  while (waiting.length > 0) {
    const isFree = ({ parents }: SiteTable) => !waiting.some(({ name }) => parents.includes(name))
    const free = waiting.filter(isFree)
    if (free.length === 0) throw new Error('Tables refer to each other in a circle')
    placed.push(...free)
    waiting = waiting.filter((table) => !free.includes(table))
  }
  return placed
}

/** The sequence that numbers the column's next row. */
export const sequenceOf = (table: string, column: string) =>
  sql`pg_get_serial_sequence(${`public.${table}`}, ${column})`

// The state of the sequences that number rows: a number that was assigned is not assigned again.

interface Sequence {
  table: string
  column: string
  lastValue: number
  /** Whether that value was assigned to a row. */
  isCalled: boolean
}

export async function readSequences(tx: Database, tables: SiteTable[]): Promise<Sequence[]> {
  const sequences: Sequence[] = []
  for (const { name: table, numbered } of tables) {
    for (const column of numbered) {
      const [at] = await rowsOf<{ sequence: string }>(
        tx,
        sql`select ${sequenceOf(table, column)} as sequence`,
      )
      const [state] = await rowsOf<{ lastValue: string; isCalled: boolean }>(
        tx,
        sql`select last_value::text as "lastValue", is_called as "isCalled" from ${sql.raw(at?.sequence ?? '')}`,
      )
      if (state) sequences.push({ table, column, ...state, lastValue: Number(state.lastValue) })
    }
  }
  return sequences
}

/** Advances the sequences that are behind their earlier state. */
export async function raiseSequences(tx: Database, given: Sequence[], tables: SiteTable[]): Promise<void> {
  for (const now of await readSequences(tx, tables)) {
    const then = given.find(({ table, column }) => table === now.table && column === now.column)
    if (!then || nextOf(then) <= nextOf(now)) continue
    const { table, column, lastValue, isCalled } = then
    await rowsOf(
      tx,
      sql`select setval(${sequenceOf(table, column)}::regclass, ${lastValue}::bigint, ${isCalled}::boolean)`,
    )
  }
}

const nextOf = ({ lastValue, isCalled }: Sequence) => (isCalled ? lastValue + 1 : lastValue)

interface Snapshot {
  tables: Record<string, { name: string; columns: Record<string, { name: string }> }>
}

/** A restore creates the tables as the migrations do, so columns that someone has added to them would be lost. */
export function rejectExtraColumns(tables: SiteTable[], latest: Migration): void {
  const known = columnsAfter(latest)
  for (const { name: table, columns } of tables) {
    const added = columns.find(({ name }) => !known.get(table)?.has(name))
    if (!added) continue
    throw new AppError(
      'CONFLICT',
      `The column ${added.name} of ${table} does not belong to Tiffin and could not be restored. Move it to a table of your own.`,
    )
  }
}

function columnsAfter({ name }: Migration): Map<string, Set<string>> {
  const file = join(migrationsFolder, 'meta', `${name.split('_', 1)[0]}_snapshot.json`)
  const { tables } = JSON.parse(readFileSync(file, 'utf8')) as Snapshot
  return new Map(
    Object.values(tables).map((table) => [
      table.name,
      new Set(Object.values(table.columns).map((column) => column.name)),
    ]),
  )
}

/**
 * Tables that a backup leaves out. A session or an API key that was ended, or an emailed link that was used, would be valid
 * again after the restore; so everyone logs in again with their old password. Rate-limit counters are worthless an hour
 * later, and events are for the pages that are open now; webhooks would tell what was told long ago. With the key of hashed addresses, anyone who has the file could find
 * them by trying; PINs are hashed with the same key.
 */
const excluded = [
  'sessions',
  'api_keys',
  'mailed_tokens',
  'passkey_challenges',
  'site_keys',
  'rate_limits',
  'events',
  'account_hash_key',
  'webhook_messages',
  'webhook_deliveries',
  'webhook_attempts',
  'staff_pins',
]

/** What makes a restaurant: how it is set up and what it offers. Nothing of its guests, orders and staff. */
export const restaurantTables: readonly string[] = [
  'settings',
  'special_days',
  'pages',
  'categories',
  'option_groups',
  'products',
  'option_choices',
  'product_option_groups',
  'promotions',
  'sheet_headings',
]

export const isExcluded = (table: string): boolean => excluded.includes(table)
