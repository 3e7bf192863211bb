import type { RegionSettings } from '@tiffin/contract'
import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync } from 'node:fs'
import { writeFile, copyFile, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { makeFolder } from '../../db/data-folder.ts'
import type { Database } from '../../db/database.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Bucket } from '../../platform/bucket.ts'
import { readSettings } from '../../platform/read-settings.ts'
import { removeOnExit } from '../../platform/temporary-files.ts'
import { cateringTable, messagesTable } from '../exports/export-enquiries.ts'
import { customersTable, reservationsTable, subscribersTable } from '../exports/export-guests.ts'
import { ordersTable } from '../exports/export-orders.ts'
import type { Table } from '../exports/table.ts'
import { makeMenuFile } from '../../menu/import/make-template.ts'
import { closingsTable, drawerTable } from './drawer-tables.ts'
import { disputesTable, onlinePaymentsTable, onlineRefundsTable } from './online-tables.ts'
import { paymentsTable, repliesTable, reviewsTable } from './guest-tables.ts'
import { menuTable, readMenuTree } from './menu-files.ts'
import {
  blockedContactsTable,
  couponsTable,
  guestNotesTable,
  promotionsTable,
  specialDaysTable,
} from './offer-tables.ts'
import { describeFiles, type ExportedFile, writeTable } from './describe-files.ts'

interface Site {
  /** Without timeouts: this may take minutes. */
  db: Database
  dataDir: string
  /** Where the pictures are, if not in the data folder. */
  bucket?: Bucket | undefined
  publicUrl: string
}

const ALL_TIMES = { from: new Date('1970-01-01'), until: new Date('9999-12-31') }

/** Writes the owner's data to a folder, in formats that other programs read, as of one instant. */
export const exportSite = (site: Site, folder: string): Promise<ExportedFile[]> =>
  fillFolder(folder, (temporary) => writeAll(site, temporary))

async function writeAll(site: Site, folder: string): Promise<ExportedFile[]> {
  const files = await site.db.transaction((tx) => writeFiles({ ...site, db: tx }, folder), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  })
  files.push({
    name: 'pictures',
    rows: await writePictures(site, join(folder, 'pictures')),
  })
  await writeFile(join(folder, 'README.txt'), describeFiles(files, await readSettings(site.db)), {
    mode: 0o600,
  })
  return files
}

const tablesOf = ({ db, publicUrl }: Site, zone: RegionSettings): [names: string[], table: Table][] => [
  [['menu.csv'], menuTable(db)],
  [['orders.csv', 'order-lines.csv'], ordersTable(db, { ...ALL_TIMES, region: zone })],
  [['payments.csv'], paymentsTable(db, zone)],
  [['online-payments.csv'], onlinePaymentsTable(db, zone)],
  [['online-refunds.csv'], onlineRefundsTable(db, zone)],
  [['disputes.csv'], disputesTable(db, zone)],
  [['closings.csv'], closingsTable(db, zone)],
  [['drawer.csv'], drawerTable(db, zone)],
  [['customers.csv'], customersTable(db, zone)],
  [['messages.csv'], messagesTable(db, { ...ALL_TIMES, zone })],
  [['catering.csv'], cateringTable(db, { ...ALL_TIMES, zone })],
  [['reservations.csv'], reservationsTable(db, { ...ALL_TIMES, zone })],
  [['replies.csv'], repliesTable(db, zone)],
  [['subscribers.csv'], subscribersTable(db, { publicUrl, zone })],
  [['blocked-contacts.csv'], blockedContactsTable(db, zone)],
  [['guest-notes.csv'], guestNotesTable(db, zone)],
  [['reviews.csv'], reviewsTable(db, zone)],
  [['coupons.csv'], couponsTable(db, zone)],
  [['promotions.csv'], promotionsTable(db)],
  [['special-days.csv'], specialDaysTable(db)],
]

const writePictures = ({ bucket, dataDir }: Site, folder: string) =>
  bucket ? fetchPictures(bucket, folder) : copyPictures(join(dataDir, 'uploads'), folder)

async function writeFiles(site: Site, folder: string): Promise<ExportedFile[]> {
  const write = (name: string, content: string | Uint8Array) =>
    writeFile(join(folder, name), content, { flag: 'wx', mode: 0o600 })
  const { base64 } = await makeMenuFile(site.db)
  await write('menu.xlsx', Buffer.from(base64, 'base64'))
  const { count, menu } = await readMenuTree(site.db)
  await write('menu.json', toJson(menu))
  const files = [
    { name: 'menu.xlsx', rows: count },
    { name: 'menu.json', rows: count },
  ]
  const settings = await readSettings(site.db)
  for (const [names, table] of tablesOf(site, settings.region))
    files.push(...(await writeTable(folder, names, table)))
  await write('settings.json', toJson(settings))
  return [...files, { name: 'settings.json', rows: Object.keys(settings).length }]
}

const toJson = (value: object) => `${JSON.stringify(value, null, 2)}\n`

// The site's naming scheme. A file that is being written has a different ending.
const SET = /^[\da-z-]{1,80}$/
const PICTURE = /^[\da-z-]{1,40}\.[a-z]{1,8}$/
const IN_BUCKET = 'uploads/'
const FETCHED_AT_ONCE = 8

/** Copies the stored sizes of each uploaded picture, and returns the number of files. */
async function copyPictures(uploads: string, folder: string): Promise<number> {
  await mkdir(folder)
  let count = 0
  for (const set of await readdir(uploads).catch(noneIfMissing)) {
    if (SET.test(set)) count += await copySet(join(uploads, set), join(folder, set))
  }
  return count
}

/** The same, from a bucket. */
async function fetchPictures(bucket: Bucket, folder: string): Promise<number> {
  await mkdir(folder)
  const names = (await bucket.list(IN_BUCKET)).map((key) => key.slice(IN_BUCKET.length).split('/'))
  const ours = names.filter(([set = '', name = '', more]) => SET.test(set) && PICTURE.test(name) && !more)
  await pLimit(FETCHED_AT_ONCE).map(ours, async ([set = '', name = '']) => {
    const bytes = await bucket.read(`${IN_BUCKET}${set}/${name}`)
    if (bytes === null) return
    await mkdir(join(folder, set), { recursive: true })
    await writeFile(join(folder, set, name), bytes)
  })
  return ours.length
}

async function copySet(from: string, to: string): Promise<number> {
  const names = (await readdir(from)).filter((name) => PICTURE.test(name))
  if (names.length === 0) return 0
  await mkdir(to)
  for (const name of names) await copyFile(join(from, name), join(to, name))
  return names.length
}

// Nothing has been uploaded yet.
function noneIfMissing(error: NodeJS.ErrnoException): never[] {
  if (error.code === 'ENOENT') return []
  throw error
}

// Fills a folder completely or not at all, and only if it was empty.

// Inside the folder, which may be a separate disk.
const TEMPORARY_FOLDER = 'export.unfinished'

/** Calls back with the place to write to. Its content moves up when the work succeeds, and is deleted if it fails. */
async function fillFolder<Result>(
  folder: string,
  work: (temporary: string) => Promise<Result>,
): Promise<Result> {
  const isNew = !existsSync(folder)
  await makeFolder(folder, 0o700).catch(explainFolder(folder))
  const from = claim(folder)
  await using temporary = removeOnExit(isNew ? folder : from)
  const result = await work(from)
  moveUp(from, folder)
  temporary.keep()
  return result
}

// If several run at the same time, the one that creates the folder continues.
function claim(folder: string): string {
  if (readdirSync(folder).length > 0) throw isNotEmpty(folder)
  const temporary = join(folder, TEMPORARY_FOLDER)
  try {
    mkdirSync(temporary, { mode: 0o700 })
    return temporary
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'EEXIST' ? isNotEmpty(folder) : error
  }
}

// Synchronous, so no signal leaves half of it.
function moveUp(from: string, to: string) {
  for (const name of readdirSync(from)) renameSync(join(from, name), join(to, name))
  rmdirSync(from)
}

const explainFolder =
  (folder: string) =>
  (error: NodeJS.ErrnoException): never => {
    if (['EEXIST', 'ENOTDIR'].includes(error.code ?? ''))
      throw new AppError('CONFLICT', `${folder} is not a folder. Choose one that does not exist yet.`)
    if (error.code === 'ENOENT') throw new AppError('FORBIDDEN', `The folder ${folder} cannot be created.`)
    throw error
  }

const isNotEmpty = (folder: string) =>
  new AppError('CONFLICT', `${folder} is not empty. Choose a folder that does not exist yet.`)
