/** The tables of docs/performance.md. What is written around them is not touched. */
import { readFileSync, writeFileSync } from 'node:fs'
import type { PartName } from './part-names.ts'

const file = new URL('../../docs/performance.md', import.meta.url)

/** By the part of the bench that printed it. */
type Tables = ReadonlyMap<PartName, string>

/** Writes the tables of the parts that ran into docs/performance.md. */
export const acceptTables = (tables: Tables): void =>
  writeFileSync(file, writeTables(readFileSync(file, 'utf8'), tables))

/** Fails if a part has no place in docs/performance.md: better before it has run for half an hour. */
export function requirePlaces(parts: readonly PartName[]): void {
  const text = readFileSync(file, 'utf8')
  for (const part of parts) findPlace(text, part)
}

/** The text with these tables in the places of their parts; a part without one keeps its old table. */
export function writeTables(text: string, tables: Tables): string {
  let written = text
  for (const [part, table] of tables) {
    const { begin, end } = findPlace(written, part)
    written = `${written.slice(0, begin)}\n\n${fenced(table)}\n\n${written.slice(end)}`
  }
  return written
}

/** Between `<!-- bench:reads -->` and `<!-- /bench:reads -->`, each of which is there once. */
function findPlace(text: string, part: PartName) {
  const [opening, closing] = [`<!-- bench:${part} -->`, `<!-- /bench:${part} -->`]
  const begin = text.indexOf(opening) + opening.length
  const end = text.indexOf(closing, begin)
  const isOnce = [opening, closing].every((mark) => text.split(mark).length === 2)
  if (!isOnce || end < 0) throw new Error(`docs/performance.md must have ${opening} and ${closing} once`)
  return { begin, end }
}

/** As prettier would leave it, which takes blanks at the end of a line for a change. */
const fenced = (table: string) =>
  ['```text', ...table.split('\n').map((line) => line.trimEnd()), '```'].join('\n')
