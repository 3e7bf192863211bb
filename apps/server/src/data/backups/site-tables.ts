/** The site's tables as described by the database's own catalogue. */
import { sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { rowsOf } from '../../db/rows-of.ts'

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
