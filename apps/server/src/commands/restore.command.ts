import { resolve } from 'node:path'
import { z } from 'zod'
import { restoreSite as restore } from '../data/backups/restore-site.ts'
import { commandLine, defineCommand } from './command.ts'
import { openBucket } from '../platform/bucket.ts'

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
