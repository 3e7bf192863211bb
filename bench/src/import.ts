/** What importing a long menu does to the server while guests are using it. */
import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { writeSheet } from '../../apps/server/test/write-sheet.ts'
import { logInAsOwner, openOwnSite } from './owner.ts'
import { print } from './report.ts'
import type { ServingProcess } from './serving-process.ts'
import type { BenchDatabase } from './site.ts'

const ROWS = 10_000
const LOOK_EVERY_MS = 20
const SETTLE_MS = 3000
const AIM_STILL_MS = 50
const AIM_GROWN_MB = 300

const steps: [name: string, path: string][] = [
  ['preview', 'import/preview'],
  ['import', 'import'],
  ['the same file again', 'import'],
]

interface WatchedSample {
  name: string
  ms: number
  /** The longest time that the event loop was blocked, according to the server's own monitor. */
  blockedMs: number
  /** How much more memory the server used at its peak than before; null where the system does not report it. */
  grownMb: number | null
}

/** Previews and imports ten thousand new dishes, then imports the same file again. */
export async function reportImport(database: Pick<BenchDatabase, 'createAnother'>) {
  await using open = new AsyncDisposableStack()
  const { site } = await openOwnSite(database, open)
  const file = new Blob([Uint8Array.from(writeSheet(tenThousandDishes()))])
  const headers = await logInAsOwner(site)
  // What a server does at start-up is not part of an import.
  await wait(SETTLE_MS)
  print(`\nImport of ${ROWS} products: how long the server stood still at most, and how far its memory grew`)
  print(`${''.padEnd(20)}     all ms  still ms   grown MB`)
  for (const [name, path] of steps) {
    print(
      watchedLine(await watch(site, name, () => sendFile(`${site.url}/api/products/${path}`, file, headers))),
    )
  }
}

/** A line of the table for watched samples; says whether both aims are met. */
export function watchedLine({ name, ms, blockedMs, grownMb }: WatchedSample) {
  const figures = [ms.toFixed(0), blockedMs.toFixed(1), grownMb?.toFixed(0) ?? '-']
  const isMet = blockedMs <= AIM_STILL_MS && (grownMb ?? 0) < AIM_GROWN_MB
  const aimResult = `${AIM_STILL_MS} ms, ${AIM_GROWN_MB} MB ${isMet ? 'met' : 'MISSED'}`
  return `${name.padEnd(20)} ${figures.map((figure) => figure.padStart(10)).join('')}   ${aimResult}`
}

async function sendFile(url: string, file: Blob, headers: Record<string, string>) {
  const body = new FormData()
  body.append('file', file, 'menu.xlsx')
  const answer = await fetch(url, { method: 'POST', headers, body })
  const text = await answer.text()
  if (answer.status !== 200) throw new Error(`The import was answered ${answer.status}: ${text}`)
}

function tenThousandDishes() {
  const dishes = Array.from({ length: ROWS }, (_, index) => [
    `Bench Dish ${index}`,
    `bench-dish-${index}`,
    `Dish number ${index} of a very long menu, slowly cooked with cardamom and cloves`,
    7.66,
    'rice',
    'vegetarian, gluten-free',
    'medium',
  ])
  return [['Title', 'Slug', 'Description', 'Price', 'Category', 'Dietary', 'Spice'], ...dishes]
}

/** Runs an action against the server and measures how long it was blocked and how far its memory grew. */
export async function watch(
  site: ServingProcess,
  name: string,
  work: () => Promise<void>,
): Promise<WatchedSample> {
  // Reading the figures resets the monitor.
  await longestBlock(site.url)
  const before = await residentMb(site.pid)
  let peak = 0
  const look = async () => void (peak = Math.max(peak, (await residentMb(site.pid)) ?? 0))
  const looking = setInterval(() => void look(), LOOK_EVERY_MS)
  const startedAt = performance.now()
  await work().finally(() => clearInterval(looking))
  const ms = performance.now() - startedAt
  const blockedMs = await longestBlock(site.url)
  return { name, ms, blockedMs, grownMb: before === null ? null : Math.max(peak - before, 0) }
}

/** The server's longest blocked time in milliseconds since this was last read. */
export async function longestBlock(url: string): Promise<number> {
  const figures = await (await fetch(`${url}/metrics`)).text()
  const seconds = /^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(figures)?.[1]
  return Number(seconds) * 1000
}

async function residentMb(pid: number): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]
  return kilobytes === undefined ? null : Number(kilobytes) / 1024
}
