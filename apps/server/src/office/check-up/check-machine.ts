import { mkdtemp, readdir, rmdir, stat, statfs } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Zone } from '../../platform/wall-clock.ts'
import { ok, trouble, warning, type Finding } from './finding.ts'

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
