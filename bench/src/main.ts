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
import { reportOrders } from './orders.ts'
import { listPages, listReads, startReadFloor } from './reads.ts'
import { reportManyOptions } from './many-options.ts'
import { reportMemory } from './memory.ts'
import { print, printTable, ratios, type Row } from './report.ts'
import { reportAdminPages } from './admin-pages.ts'
import { reportSellingOut } from './selling-out.ts'
import type { ServingProcess } from './serving-process.ts'
import { describePostgres, openDatabase, startSite } from './site.ts'
import { reportStart } from './start.ts'
import { reportWorkbook } from './workbook.ts'

const READERS = 32

const { values: flags, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean', default: false }, accept: { type: 'boolean', default: false } },
})
// One round says only that it runs.
if (flags.quick && flags.accept) throw new Error('--quick measures one round: that is no ratio to accept')
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

  print(`${cpus().length} cores (${cpus()[0]?.model.trim()}), load average ${loadavg()[0]?.toFixed(1)}`)
  print(`Node ${process.version}, ${await describePostgres(databaseUrl)}`)
  if (Number(loadavg()[0]) > cpus().length)
    print('Other programs are at work: these figures are not for keeping.')
  const isQuick = flags.quick
  const parts: Record<string, () => Promise<void> | void> = {
    start: () => reportStart(databaseUrl, { isQuick }),
    memory: () => reportMemory(databaseUrl, { isQuick }),
    reads: () => benchReads(site),
    cold: () => reportColdPages(site),
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
  for (const [name, report] of Object.entries(parts))
    if (wanted.length === 0 || wanted.includes(name)) await report()
  if (flags.accept) acceptBaseline(ratios)
  else if (!flags.quick && !holdsBaseline(ratios)) process.exitCode = 1
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

async function reportColdPages(site: ServingProcess) {
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
