/** `npm run bench [-- --quick]`: what docs/performance.md describes. Fails on errors only, never on a timing. */
import { execFileSync } from 'node:child_process'
import { cpus, loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { measureColdPage } from './cold-pages.ts'
import { compare, type Pace } from './compare.ts'
import { reportDashboard } from './dashboard.ts'
import { reportFirstVisits } from './first-visit.ts'
import { reportImport } from './import.ts'
import { reportLargeMenu } from './large-menu.ts'
import { reportLighthouse } from './lighthouse.ts'
import { reportLive } from './live.ts'
import { loadOver } from './load.ts'
import { openOrdersFloor } from './orders-floor.ts'
import { COUNTED_DISH, orderOf, placeOne } from './orders.ts'
import { listReads, startReadFloor } from './reads.ts'
import { startRecorder, type Statement } from './record-transactions.ts'
import { reportManyOptions } from './many-options.ts'
import { reportMemory } from './memory.ts'
import { print, printTable, type Row } from './report.ts'
import { reportAdminPages } from './admin-pages.ts'
import { reportSellingOut } from './selling-out.ts'
import type { ServingProcess } from './serving-process.ts'
import { cookPlentyOf, describePostgres, openDatabase, startSite } from './site.ts'
import { reportStart } from './start.ts'
import { reportWorkbook } from './workbook.ts'

const READ_AIM = 0.6
const ORDER_AIM = 0.4
const READERS = 32
// As many as the server's pool has connections, so that neither side has to wait for a connection.
const ORDERING_GUESTS = 10

const { values: flags } = parseArgs({ options: { quick: { type: 'boolean', default: false } } })
const readPace: Pace = flags.quick
  ? { rounds: 1, secondsPerRun: 1, warmUpSeconds: 1 }
  : { rounds: 5, secondsPerRun: 0.8, warmUpSeconds: 0.8 }
const orderPace: Pace = flags.quick
  ? { rounds: 1, secondsPerRun: 2, warmUpSeconds: 1 }
  : { rounds: 5, secondsPerRun: 2.5, warmUpSeconds: 2 }

const basket = ['samosa', 'butter-chicken', 'garlic-naan']
const orders = {
  'three dishes': orderOf(basket),
  'one of them counted': orderOf([COUNTED_DISH, ...basket.slice(1)]),
}

async function bench() {
  await using open = new AsyncDisposableStack()
  const database = await openDatabase()
  open.defer(database.stop)
  const { databaseUrl } = database
  const recordings = await recordOrders(databaseUrl)
  const site = await startSite(databaseUrl)
  open.defer(site.stop)

  print(`${cpus().length} cores (${cpus()[0]?.model.trim()}), load average ${loadavg()[0]?.toFixed(1)}`)
  print(`Node ${process.version}, ${await describePostgres(databaseUrl)}`)
  if (Number(loadavg()[0]) > cpus().length)
    print('Other programs are at work: these figures are not for keeping.')
  await reportStart(databaseUrl, { isQuick: flags.quick })
  await reportMemory(databaseUrl, { isQuick: flags.quick })
  await benchReads(site, 'br', 'Brotli, as a browser asks')
  await benchReads(site, 'identity', 'Uncompressed')
  await reportColdPages(site)
  await reportSellingOut(site, { isQuick: flags.quick })
  await benchOrders(site, databaseUrl, recordings)
  await reportLive(database, { isQuick: flags.quick })
  await reportDashboard(database, { isQuick: flags.quick })
  await reportImport(database)
  await reportWorkbook(database, { isQuick: flags.quick })
  await reportLargeMenu(database)
  await reportManyOptions(database)
  await reportAdminPages(database, { isQuick: flags.quick })
  await reportFirstVisits(site, { isQuick: flags.quick })
  await reportLighthouse(site, { isQuick: flags.quick })
  reportFirstLoad()
}

async function benchReads(site: ServingProcess, encoding: 'br' | 'identity', title: string) {
  await using open = new AsyncDisposableStack()
  const reads = listReads(encoding)
  const floor = await startReadFloor(site.url, reads)
  open.defer(floor.stop)
  const rows: Row[] = []
  for (const [index, { name, path, acceptEncoding }] of reads.entries()) {
    const headers = { 'accept-encoding': acceptEncoding }
    const subjectSide = loadOver(READERS, site, { path, headers })
    const floorSide = loadOver(READERS, floor, { path: `/${index}`, headers })
    rows.push({ name, comparison: await compare(subjectSide, floorSide, readPace), aim: READ_AIM })
  }
  printTable(`${title}, ${READERS} connections`, rows)
}

async function reportColdPages(site: ServingProcess) {
  print('\nFirst answer after a counted dish was sold (menu read, page rendered and compressed), median')
  for (const page of listReads('br')) {
    const waitMs = await measureColdPage(site.url, page, flags.quick ? 5 : 20)
    print(`${page.name.padEnd(20)} ${waitMs.toFixed(1).padStart(8)} ms`)
  }
}

type Recordings = Map<string, [Statement[], Statement[]]>

/** Runs the site once behind a recorder, and places each order twice. */
async function recordOrders(databaseUrl: string): Promise<Recordings> {
  await using open = new AsyncDisposableStack()
  const recorder = await startRecorder(databaseUrl)
  open.defer(recorder.stop)
  const site = await startSite(recorder.databaseUrl)
  open.defer(site.stop)
  await cookPlentyOf(databaseUrl, COUNTED_DISH)
  const recordings: Recordings = new Map()
  for (const [name, order] of Object.entries(orders)) {
    recorder.transactions.length = 0
    await placeOne(site.url, order)
    await placeOne(site.url, order)
    // After an order its event is numbered, possibly for both orders in one transaction.
    const [first, second, ...others] = recorder.transactions.filter(isOrder)
    if (!first || !second || others.length > 0) throw new Error('Two orders are not two transactions')
    recordings.set(name, [first, second])
  }
  return recordings
}

const isOrder = (statements: Statement[]) =>
  statements.some(({ text }) => text.includes('insert into "orders"'))

async function benchOrders(site: ServingProcess, databaseUrl: string, recordings: Recordings) {
  await using open = new AsyncDisposableStack()
  const rows: Row[] = []
  for (const [name, order] of Object.entries(orders)) {
    const recording = recordings.get(name)
    if (!recording) throw new Error(`No recording of ${name}`)
    const floor = await openOrdersFloor(databaseUrl, recording, ORDERING_GUESTS)
    open.defer(floor.stop)
    const comparison = await compare(loadOver(ORDERING_GUESTS, site, order), floor.run, orderPace)
    rows.push({ name: `${name} (${recording[0].length})`, comparison, aim: ORDER_AIM })
  }
  printTable(
    `Orders on Postgres with fsync, ${ORDERING_GUESTS} connections (in brackets: statements, each a round trip)`,
    rows,
  )
}

function reportFirstLoad() {
  const script = fileURLToPath(new URL('../../apps/web/build/check-budget.ts', import.meta.url))
  print(`\n${execFileSync(process.execPath, [script], { encoding: 'utf8' }).trimEnd()}`)
}

await bench()
