import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Migration } from '../../db/migration-history.ts'
import { Refusal } from '../../platform/refusal.ts'
import { migrationsFolder } from '../../program-files.ts'
import type { SiteTable } from './site-tables.ts'

interface Snapshot {
  tables: Record<string, { name: string; columns: Record<string, { name: string }> }>
}

/** A restore creates the tables as the migrations do, so columns that someone has added to them would be lost. */
export function rejectExtraColumns(tables: SiteTable[], latest: Migration): void {
  const known = columnsAfter(latest)
  for (const { name: table, columns } of tables) {
    const added = columns.find(({ name }) => !known.get(table)?.has(name))
    if (!added) continue
    throw new Refusal(
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
