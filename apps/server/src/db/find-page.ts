import { MAX_COUNTED, MAX_COUNTED_IN_SEARCH, MAX_LIST_LENGTH } from '@tiffin/contract'
import { and, getTableName, sql, type Column, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { type Database, rowsOf } from './database.ts'

interface List {
  table: PgTable
  id: Column
  /** Along an index. */
  order: SQL[]
  /** Which rows the list covers. */
  filter: SQL | undefined
  /** Which of them contain the search terms. */
  search?: Search | undefined
}

export interface Search {
  condition: SQL
  /** Whether a trigram index can answer it. */
  isIndexed: boolean
}

interface Page {
  limit?: number | undefined
  offset?: number | undefined
}

/** How long a list is. */
export interface Length {
  /** How many rows there are without `limit` and `offset`; a lower bound if counting stopped early. */
  total: number
  isMore: boolean
}

// How many rows to sample to tell whether a search term is common, and the rows they are sampled from.
const SAMPLE_ROWS = 1000
const COMMON_ROWS = 20
// How many rows to search when no index applies.
const NEAREST_ROWS = 10_000

/**
 * The ids of one page of a list, and how long the list is, counted only as far as is useful. Its time does not grow
 * with the table, unlike an exact count or a search that reads every row.
 */
export async function findPage(
  db: Database,
  list: List,
  { limit = MAX_LIST_LENGTH, offset = 0 }: Page,
): Promise<{ ids: string[] } & Length> {
  const bound = Math.max(list.search ? MAX_COUNTED_IN_SEARCH : MAX_COUNTED, offset + limit)
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
  // Treat these rows as if they were the whole table.
  const nameOf = sql.identifier(getTableName(table))
  if (!isIndexed)
    return sql`select ${id} from (${nearest(list, NEAREST_ROWS)}) as ${nameOf} where ${condition} ${inOrder}`
  const both = and(filter, condition)
  if (await isCommon(db, list, condition)) return sql`select ${id} from ${table} where ${both} ${inOrder}`
  // Without `offset 0` Postgres might walk along the order, in which rare terms are far apart, and read everything.
  return sql`select ${id} from (select * from ${table} where ${both} offset 0) as ${nameOf} ${inOrder}`
}

/** Common terms are found fastest along the list order, rare ones through the index. */
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
