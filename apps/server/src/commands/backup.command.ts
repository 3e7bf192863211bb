import { resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { backUpSite, streamBackup } from '../data/backups/back-up-site.ts'
import { restoreSite as restore } from '../data/backups/restore-site.ts'
import { openBucket } from '../platform/bucket.ts'
import { defineCommand, commandLine } from './command.ts'

const STANDARD_OUTPUT = '-'

export const backupSite = defineCommand({
  name: 'backup',
  summary: 'Saves the database, the pictures and the stored emails to one file.',
  takes: [
    ['[file]', 'where to, - for the standard output; without it tiffin-<date>-<time>.tar.gz in this folder'],
  ],
  examples: ['backup', 'backup /mnt/stick/tiffin.tar.gz'],
  input: z.object({ file: z.string().min(1).optional() }),
  async run(ctx, { file }) {
    const { dataDir, bucket: bucketSettings } = ctx.readSettings()
    const bucket = bucketSettings && openBucket(bucketSettings)
    const dedicated = await (
      await ctx.openDatabase({ migrates: false, besideServer: 'copy' })
    ).openDedicatedConnection()
    const site = { db: dedicated.db, dataDir, bucket, clock: ctx.clock }
    try {
      if (file === STANDARD_OUTPUT) return await pipeline(streamBackup(site), ctx.stdout, { end: false })
      const place = resolve(file ?? `tiffin-${stampOf(ctx.clock.now())}.tar.gz`)
      const { manifest, bytes } = await backUpSite(site, place)
      const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
      const { madeAt, files } = manifest
      ctx.out.answer(
        `${place}\n${manifest.tables.length} tables with ${rows} rows, ${files.length} files, ${bytes} bytes. It contains your customers' data: keep it safe.`,
        {
          file: place,
          bytes,
          madeAt,
          tables: Object.fromEntries(manifest.tables.map((table) => [table.name, table.rows])),
          files: files.length,
        },
      )
    } finally {
      await dedicated.close()
    }
  },
})

/** `2026-01-07-190000`: such names sort by time. */
const stampOf = (now: Temporal.Instant) =>
  now.toString({ smallestUnit: 'second' }).replace('T', '-').replaceAll(/[:Z]/g, '')

export const restoreSite = defineCommand({
  name: 'restore',
  summary: 'Restores the site from a backup.',
  takes: [['<file>', 'a file written by backup']],
  options: [['--replace', 'overwrite existing orders and customers; anything newer than the backup is lost']],
  examples: ['restore tiffin-2026-01-07-190000.tar.gz', 'restore --replace /mnt/stick/tiffin.tar.gz'],
  input: z.object({ file: z.string().min(1), replace: z.boolean().default(false) }),
  async run(ctx, { file, replace }) {
    const { dataDir, bucket: bucketSettings } = ctx.readSettings()
    const bucket = bucketSettings && openBucket(bucketSettings)
    const dedicated = await (
      await ctx.openDatabase({ migrates: false, besideServer: 'never' })
    ).openDedicatedConnection()
    try {
      const site = { db: dedicated.db, dataDir, bucket, clock: ctx.clock, caller: commandLine }
      const { madeAt, tables, files } = await restore(site, { file: resolve(file), replaces: replace })
      const rows = tables.reduce((sum, table) => sum + table.rows, 0)
      ctx.out.answer(
        `Restored the site as of ${madeAt}: ${tables.length} tables with ${rows} rows, ${files.length} files. Everyone has to log in again.`,
        {
          madeAt,
          tables: Object.fromEntries(tables.map((table) => [table.name, table.rows])),
          files: files.length,
        },
      )
    } finally {
      await dedicated.close()
    }
  },
})
