import type { RegionSettings } from '@tiffin/contract'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../../db/database.ts'
import type { Bucket } from '../../platform/bucket.ts'
import { readSettings } from '../../platform/read-settings.ts'
import { cateringTable, messagesTable } from '../exports/export-enquiries.ts'
import { customersTable } from '../exports/export-customers.ts'
import { ordersTable } from '../exports/export-orders.ts'
import { reservationsTable } from '../exports/export-reservations.ts'
import { subscribersTable } from '../exports/export-subscribers.ts'
import type { Table } from '../exports/table.ts'
import { makeMenuFile } from '../../menu/import/make-template.ts'
import { closingsTable, drawerTable } from './drawer-tables.ts'
import { disputesTable, onlinePaymentsTable, onlineRefundsTable } from './online-tables.ts'
import { paymentsTable, repliesTable, reviewsTable } from './guest-tables.ts'
import { copyPictures, fetchPictures } from './copy-pictures.ts'
import { menuTable, readMenuTree } from './menu-files.ts'
import {
  blockedContactsTable,
  couponsTable,
  guestNotesTable,
  promotionsTable,
  specialDaysTable,
} from './offer-tables.ts'
import { describeFiles, type ExportedFile, writeTable } from './describe-files.ts'
import { fillFolder } from './fill-folder.ts'

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
