import { MAX_COUNTED, MAX_FOUND, MAX_LIST_LENGTH } from '@tiffin/contract'
import { and, getTableName, sql, type Column, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './database.ts'
import { rowsOf } from './rows-of.ts'

interface List {
  table: PgTable
  id: Column
  /** Along an index. */
  order: SQL[]
  /** Which rows it is about. */
  filter: SQL | undefined
  /** Which of them hold the words that somebody looks for. */
  search?: Search | undefined
}

export interface Search {
  condition: SQL
  /** Whether an index of trigrams can answer it. */
  isIndexed: boolean
}

interface Part {
  limit?: number | undefined
  offset?: number | undefined
}

/** How long a list is. */
export interface Length {
  /** How many there are without `limit` and `offset`, or so many at least. */
  total: number
  isMore: boolean
}

// How many rows tell whether words are common, and of how many of them they are.
const SAMPLE_ROWS = 1000
const COMMON_ROWS = 20
// How far one looks for what no index finds.
const NEAREST_ROWS = 10_000

/**
 * The ids of one part of a list, and how long the list is as far as anybody wants to know. Its time does not grow with
 * the table: an exact count, or a search that reads everything, would.
 */
export async function findPart(
  db: Database,
  list: List,
  { limit = MAX_LIST_LENGTH, offset = 0 }: Part,
): Promise<{ ids: string[] } & Length> {
  const bound = Math.max(list.search ? MAX_FOUND : MAX_COUNTED, offset + limit)
  const matching = await selectMatching(db, list)
  const [row] = await rowsOf<{ ids: string[]; total: number }>(
    db,
    sql`select ids[${offset + 1}::int : ${offset + limit}::int] as ids, cardinality(ids) as total
      from (select array(${matching} limit ${bound + 1}) as ids) as found`,
  )
  const { ids = [], total = 0 } = row ?? {}
  return { ids, total: Math.min(total, bound), isMore: total > bound }
}

async function selectMatching(db: Database, list: List): Promise<SQL> {
  const { table, id, order, filter, search } = list
  const inOrder = sql`order by ${sql.join(order, sql`, `)}`
  if (!search) return sql`select ${id} from ${table} where ${filter ?? true} ${inOrder}`
  const { condition, isIndexed } = search
  // As if these were the whole table.
  const nameOf = sql.identifier(getTableName(table))
  if (!isIndexed)
    return sql`select ${id} from (${nearest(list, NEAREST_ROWS)}) as ${nameOf} where ${condition} ${inOrder}`
  const both = and(filter, condition)
  if (await isCommon(db, list, condition)) return sql`select ${id} from ${table} where ${both} ${inOrder}`
  // Without `offset 0` Postgres might walk along the order, in which rare words are far apart, and read everything.
  return sql`select ${id} from (select * from ${table} where ${both} offset 0) as ${nameOf} ${inOrder}`
}

/** Words that are everywhere are found soonest along the list, and those that are nowhere in the index. */
async function isCommon(db: Database, list: List, condition: SQL) {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from (${nearest(list, SAMPLE_ROWS)}) as ${sql.identifier(getTableName(list.table))}
      where ${condition}`,
  )
  return row !== undefined && row.count >= COMMON_ROWS
}

const nearest = ({ table, order, filter }: List, rows: number) =>
  sql`select * from ${table} where ${filter ?? true} order by ${sql.join(order, sql`, `)} limit ${rows}`
