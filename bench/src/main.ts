/** `npm run bench [-- --quick | --accept] [reads orders …]`: what docs/performance.md describes. Fails on errors, and on a ratio that has fallen. */
import { execFileSync } from 'node:child_process'
import { cpus, loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { measureColdPage } from './cold-pages.ts'
import { compare, type Schedule } from './compare.ts'
import { reportDashboard } from './dashboard.ts'
import { reportFirstVisits } from './first-visit.ts'
import { reportImport } from './import.ts'
import { reportLargeMenu } from './large-menu.ts'
import { reportLighthouse } from './lighthouse.ts'
import { reportLive } from './live.ts'
import { loadOver } from './load.ts'
import { acceptBaseline, holdsBaseline } from './baseline.ts'
import { COUNTED_DISH, reportOrders } from './orders.ts'
import { partNames, type PartName } from './part-names.ts'
import { listPages, listReads, startReadFloor } from './reads.ts'
import { reportManyOptions } from './many-options.ts'
import { reportMemory } from './memory.ts'
import { note, print, printTable, ratios, takePrinted, type Row } from './report.ts'
import { reportAdminPages } from './admin-pages.ts'
import { reportSellingOut } from './selling-out.ts'
import type { ServingProcess } from './serving-process.ts'
import { cookPlentyOf, describePostgres, openDatabase, startSite } from './site.ts'
import { reportStart } from './start.ts'
import { reportWorkbook } from './workbook.ts'
import { acceptTables, requirePlaces } from './write-tables.ts'

const READERS = 32

const { values: flags, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean', default: false }, accept: { type: 'boolean', default: false } },
})
// One round says only that it runs.
if (flags.quick && flags.accept) throw new Error('--quick measures one round: that is no ratio to accept')
const unknown = wanted.filter((name) => !partNames.some((part) => part === name))
if (unknown.length > 0)
  throw new Error(`No such part: ${unknown.join(', ')}. There are ${partNames.join(', ')}`)
const chosen = partNames.filter((part) => wanted.length === 0 || wanted.includes(part))
if (flags.accept) requirePlaces(chosen)
const readSchedule: Schedule = flags.quick
  ? { rounds: 1, secondsPerRun: 1, warmUpSeconds: 1 }
  : { rounds: 5, secondsPerRun: 0.8, warmUpSeconds: 0.8 }
const orderSchedule: Schedule = flags.quick
  ? { rounds: 1, secondsPerRun: 2, warmUpSeconds: 1 }
  : { rounds: 5, secondsPerRun: 2.5, warmUpSeconds: 2 }

async function bench() {
  await using open = new AsyncDisposableStack()
  const database = await openDatabase()
  open.defer(database.stop)
  const { databaseUrl } = database
  const site = await startSite(databaseUrl)
  open.defer(site.stop)

  note(`Node ${process.version}, ${await describePostgres(databaseUrl)}`)
  const isQuick = flags.quick
  const parts: Record<PartName, () => Promise<void> | void> = {
    start: () => reportStart(databaseUrl, { isQuick }),
    memory: () => reportMemory(databaseUrl, { isQuick }),
    reads: () => benchReads(site),
    cold: () => reportColdPages(site, databaseUrl),
    'selling-out': () => reportSellingOut(site, { isQuick }),
    orders: () => reportOrders(database, orderSchedule),
    live: () => reportLive(database, { isQuick }),
    dashboard: () => reportDashboard(database, { isQuick }),
    import: () => reportImport(database),
    workbook: () => reportWorkbook(database, { isQuick }),
    'large-menu': () => reportLargeMenu(database),
    options: () => reportManyOptions(database),
    admin: () => reportAdminPages(database, { isQuick }),
    'first-visit': () => reportFirstVisits(site, { isQuick }),
    lighthouse: () => reportLighthouse(site, { isQuick }),
    weight: reportFirstLoad,
  }
  const tables = new Map<PartName, string>()
  for (const part of chosen) {
    const moment = describeMoment()
    note(`\n${moment}`)
    await parts[part]()
    const table = takePrinted()
    // One that was left out, as without a browser, keeps its old table.
    if (table !== '') tables.set(part, `${moment}\n\n${table}`)
  }
  if (flags.accept) {
    acceptBaseline(ratios)
    acceptTables(tables)
  } else if (!flags.quick && !holdsBaseline(ratios)) process.exitCode = 1
}

/** The day, the machine, and whether other programs are at work on it. */
function describeMoment(): string {
  const load = loadavg()[0] ?? 0
  const isBusy = load > cpus().length
  return (
    `${Temporal.Now.plainDateISO().toString()}, ${cpus().length} cores (${cpus()[0]?.model.trim()}), load average ${load.toFixed(1)}` +
    (isBusy ? ': other programs are at work, and these figures are not for keeping' : '')
  )
}

async function benchReads(site: ServingProcess) {
  await using open = new AsyncDisposableStack()
  const reads = listReads()
  const floor = await startReadFloor(site.url, reads)
  open.defer(floor.stop)
  const rows: Row[] = []
  for (const [index, { name, path, acceptEncoding, aim }] of reads.entries()) {
    const headers = { 'accept-encoding': acceptEncoding }
    const subjectSide = loadOver(READERS, site, { path, headers })
    const floorSide = loadOver(READERS, floor, { path: `/${index}`, headers })
    rows.push({ name, comparison: await compare(subjectSide, floorSide, readSchedule), aim })
  }
  printTable(`Reads, ${READERS} connections`, rows)
}

async function reportColdPages(site: ServingProcess, databaseUrl: string) {
  await cookPlentyOf(databaseUrl, COUNTED_DISH)
  print('\nFirst answer after a counted dish was sold (menu read, page rendered and compressed), median')
  for (const page of listPages()) {
    const waitMs = await measureColdPage(site.url, page, flags.quick ? 5 : 20)
    print(`${page.name.padEnd(20)} ${waitMs.toFixed(1).padStart(8)} ms`)
  }
}

function reportFirstLoad() {
  const script = fileURLToPath(new URL('../../apps/web/build/check-budget.ts', import.meta.url))
  print(`\n${execFileSync(process.execPath, [script], { encoding: 'utf8' }).trimEnd()}`)
}

await bench()
