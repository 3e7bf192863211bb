/**
 * The ratios that were accepted last, in `bench/baseline.json`. Every change takes its share unseen if it is compared only with
 * the one before; ratios to floors of the same minutes can be compared over months.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { note, percent } from './report.ts'

const file = new URL('../baseline.json', import.meta.url)
const TOLERATED = 0.9

/** Prints what has fallen by more than a tenth, and what was never accepted; returns whether nothing has fallen. */
export function holdsBaseline(ratios: ReadonlyMap<string, number>): boolean {
  const accepted = readBaseline()
  const fallen = [...ratios].filter(([name, ratio]) => ratio < TOLERATED * (accepted[name] ?? 0))
  note(`\n${ratios.size} ratios beside bench/baseline.json: ${fallen.length} more than a tenth lower`)
  for (const [name, ratio] of fallen)
    note(`${name}: ${percent(ratio)}, accepted was ${percent(accepted[name] ?? 0)}`)
  for (const name of ratios.keys())
    if (!(name in accepted)) note(`${name}: not in bench/baseline.json yet; --accept adds it`)
  return fallen.length === 0
}

/** What was not measured this time stays. To be faster than the floor is luck, to which nobody is to be held. */
export function acceptBaseline(ratios: ReadonlyMap<string, number>): void {
  const rounded = [...ratios].map(
    ([name, ratio]) => [name, Math.min(1, Math.round(ratio * 100) / 100)] as const,
  )
  writeFileSync(file, `${JSON.stringify({ ...readBaseline(), ...Object.fromEntries(rounded) }, null, 2)}\n`)
}

const readBaseline = () => JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>
