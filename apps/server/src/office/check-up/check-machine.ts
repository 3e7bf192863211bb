import { mkdtemp, readdir, rmdir, stat, statfs } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../../db/database.ts'
import { listApplied, listMigrations } from '../../db/migration-history.ts'
import { isLoopback } from '../../platform/network-of.ts'
import type { Clock, Zone } from '../../platform/wall-clock.ts'
import { ok, trouble, warning, type Finding } from './finding.ts'

const SLOW_MS = 50
const SKEW_MS = 2000

export async function checkDatabase(db: Database, { isEmbedded }: { isEmbedded: boolean }): Promise<Finding> {
  const [row] = await rowsOf<{ version: string }>(
    db,
    sql`select current_setting('server_version') as version`,
  )
  const name = isEmbedded ? 'The embedded Postgres' : 'Postgres'
  const tookMs = await timeOfQuery(db)
  const says = `${name} ${row?.version} answers within ${tookMs.toFixed(1)} ms.`
  const advice = 'Move the server and the database closer together: placing an order takes a dozen queries.'
  return tookMs > SLOW_MS ? warning('database', says, advice) : ok('database', says)
}

/** The median of several: the first ones open the connection. */
async function timeOfQuery(db: Database) {
  const times: number[] = []
  for (let round = 0; round < 5; round += 1) {
    const startedAt = performance.now()
    await db.execute(sql`select 1`)
    times.push(performance.now() - startedAt)
  }
  return times.toSorted((a, b) => a - b)[2] as number
}

// A name without a dot is that of a container beside this one; none at all is a socket.
const isNearby = (hostname: string) => isLoopback(hostname) || /^[^.:]*$/.test(hostname)

/** Whether what is said to a database on another machine is encrypted (ASVS 12.3). */
export async function checkEncryption(db: Database, databaseUrl: string): Promise<Finding> {
  const { hostname } = new URL(databaseUrl)
  const [connection] = await rowsOf<{ ssl: boolean }>(
    db,
    sql`select ssl from pg_stat_ssl where pid = pg_backend_pid()`,
  )
  if (connection?.ssl) return ok('encryption', 'The connection to the database is encrypted.')
  if (isNearby(hostname)) return ok('encryption', 'The database is on this machine or beside it.')
  return warning(
    'encryption',
    `The connection to the database on ${hostname} is not encrypted.`,
    'Add sslmode=verify-full to DATABASE_URL, or keep the way there private.',
  )
}

export async function checkMigrations(db: Database): Promise<Finding> {
  const known = listMigrations().map(({ writtenAt }) => writtenAt)
  const applied = await listApplied(db)
  const [unknownAt] = applied.filter((writtenAt) => !known.includes(writtenAt))
  const missing = known.length - applied.length
  if (unknownAt !== undefined)
    return trouble(
      'migrations',
      'The database has migrations that this version does not know.',
      'Run the release that last ran on this database, or a newer one.',
    )
  if (applied.length === 0)
    return warning('migrations', 'The database is empty.', 'It is filled on first start.')
  if (missing > 0)
    return warning('migrations', `${missing} of ${known.length} are pending.`, 'They run on next start.')
  return ok('migrations', `All ${known.length} have been applied.`)
}

/** If the two clocks differ, pickup times in the past could be promised. */
export async function checkClock(db: Database, clock: Clock): Promise<Finding> {
  const before = clock.nowMs()
  const [row] = await rowsOf<{ ms: string }>(
    db,
    sql`select (extract(epoch from clock_timestamp()) * 1000)::text as ms`,
  )
  const middle = (before + clock.nowMs()) / 2
  const skewMs = Math.abs(Number(row?.ms) - middle)
  const says = `The clocks of this machine and of the database are ${(skewMs / 1000).toFixed(1)} s apart.`
  return skewMs > SKEW_MS
    ? warning('clock', says, 'Synchronize both machines with a time server (NTP).')
    : ok('clock', says)
}

// The first one with Temporal.
const OLDEST_NODE = 26
const MB = 1024 * 1024
const NEARLY_FULL_BYTES = 1024 * MB
const FULL_BYTES = 100 * MB

export function checkNode(version = process.versions.node): Finding {
  const advice = `Start the site with the scripts in package.json: they come with their own Node.`
  return Number(version.split('.')[0]) >= OLDEST_NODE
    ? ok('node', `Node ${version}.`)
    : trouble('node', `Node ${version} is too old: ${OLDEST_NODE} is needed.`, advice)
}

/** Whether this machine knows the restaurant's time zone: pickup times depend on it. */
export function checkTimeZone(now: Temporal.Instant, { timeZone }: Zone): Finding {
  const data = process.versions['tz'] ?? 'of unknown date'
  try {
    const local = now.toZonedDateTimeISO(timeZone)
    const change = local.getTimeZoneTransition('next')
    const ahead = change ? `the clock changes on ${change.toPlainDate().toString()}` : 'no clock change ahead'
    const says = `${timeZone}: ${local.toPlainTime().toString({ smallestUnit: 'minute' })}, ${ahead} (time zone data ${data}).`
    const isOld = Number.parseInt(data, 10) < local.year - 1
    return isOld ? warning('time zone', says, 'Update Node: time zone rules change.') : ok('time zone', says)
  } catch {
    return trouble('time zone', `This machine does not know the time zone ${timeZone}.`, 'Update Node.')
  }
}

interface DiskSettings {
  dataDir: string
  databaseUrl: string | undefined
}

/** Whether the data folder is writable, and how much space is left. */
export async function checkDisk({ dataDir, databaseUrl }: DiskSettings): Promise<Finding> {
  const folder = await nearestFolder(resolve(dataDir))
  try {
    await rmdir(await mkdtemp(join(folder, '.tiffin-')))
  } catch {
    return trouble(
      'disk',
      `The folder ${folder} is not writable.`,
      'Make it writable for the server’s user, or set another DATA_DIR.',
    )
  }
  const { bavail, bsize } = await statfs(folder)
  const freeBytes = bavail * bsize
  const uploads = inMegabytes(await sizeOf(join(dataDir, 'uploads')))
  const says = `${inMegabytes(freeBytes)} free on the disk of ${dataDir}; pictures take up ${uploads}.`
  const advice = `Free up some space, or no ${databaseUrl ? 'pictures can be saved' : 'orders can be saved'}.`
  if (freeBytes < FULL_BYTES) return trouble('disk', says, advice)
  return freeBytes < NEARLY_FULL_BYTES ? warning('disk', says, advice) : ok('disk', says)
}

// Before the first start there is no data folder yet.
async function nearestFolder(path: string): Promise<string> {
  const found = await stat(path).catch(() => null)
  return found || path === dirname(path) ? path : nearestFolder(dirname(path))
}

async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  let bytes = 0
  for (const entry of entries) {
    if (!entry.isFile()) continue
    // A running server may have removed it already.
    const found = await stat(join(entry.parentPath, entry.name)).catch(() => null)
    bytes += found?.size ?? 0
  }
  return bytes
}

function inMegabytes(bytes: number) {
  return bytes >= 1024 * MB ? `${(bytes / 1024 / MB).toFixed(1)} GB` : `${Math.ceil(bytes / MB)} MB`
}
