import type { Database } from '../../db/database.ts'
import { newId } from '../../db/new-id.ts'
import { inParts, type PauseAfter } from './in-parts.ts'
import { menuMoved } from './menu-moved.ts'
import { insertProducts, lockProducts, overwriteProducts } from './menu-queries.ts'
import type { ChangedRow } from './plan-import.ts'
import type { Writing } from './plan-writing.ts'

/** Returns the ids of the new products and of those that will be choices, by their slugs. */
export async function writeProducts(
  tx: Database,
  { products, parts }: Writing,
  createdAt: Date,
  pauseAfter: PauseAfter,
): Promise<ReadonlyMap<string, string>> {
  const changeById = new Map(products.changed.map((change) => [change.id, change]))
  // In one order with those that only become choices, so that two imports cannot wait for each other.
  const ids = [...new Set([...changeById.keys(), ...parts.values()])].toSorted()
  for (const part of inParts(ids)) {
    await writeChanges(tx, part, changeById)
    await pauseAfter(part.filter((id) => changeById.has(id)).length)
  }
  const added = products.new.map((row) => ({ ...row, id: newId() }))
  for (const part of inParts(added)) {
    await insertProducts(
      tx,
      part.map(({ id, product }) => ({ ...product, id, createdAt })),
    )
    await pauseAfter(part.length)
  }
  return new Map([...parts, ...added.map(({ slug, id }) => [slug, id] as const)])
}

async function writeChanges(tx: Database, ids: string[], changeById: ReadonlyMap<string, ChangedRow>) {
  const rows = await lockProducts(tx, ids)
  const isAsPlanned = rows.every(({ id, version }) => (changeById.get(id)?.version ?? version) === version)
  if (rows.length !== ids.length || !isAsPlanned) throw menuMoved()
  // Portions sold since the plan was made stay sold: only the columns in the file are overwritten.
  const changed = rows.filter(({ id }) => changeById.has(id))
  if (changed.length === 0) return
  await overwriteProducts(
    tx,
    changed.map((row) => ({ ...row, ...changeById.get(row.id)?.set })),
  )
}
