/** The state of the sequences that number rows: a number that was assigned is not assigned again. */
import { sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { rowsOf } from '../../db/rows-of.ts'
import { sequenceOf, type SiteTable } from './site-tables.ts'

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
