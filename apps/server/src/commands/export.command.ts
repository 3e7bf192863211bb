import { resolve } from 'node:path'
import { z } from 'zod'
import { exportSite as writeExport } from '../data/site-export/export-site.ts'
import { openBucket } from '../platform/bucket.ts'
import { defineCommand } from './command.ts'

export const exportSite = defineCommand({
  name: 'export',
  summary:
    'Exports the menu, orders, customers, messages and pictures to a folder, in formats that other programs can read.',
  takes: [['<folder>', 'created if missing; must be empty']],
  examples: ['export /mnt/stick/tiffin-export'],
  input: z.object({ folder: z.string().min(1) }),
  async run(ctx, { folder }) {
    const { dataDir, bucket: bucketSettings, publicUrl } = ctx.readSettings()
    const bucket = bucketSettings && openBucket(bucketSettings)
    const dedicated = await (
      await ctx.openDatabase({ mustBeThere: true, besideServer: 'copy' })
    ).openDedicatedConnection()
    try {
      const files = await writeExport({ db: dedicated.db, dataDir, bucket, publicUrl }, resolve(folder))
      const lines = files.map(({ name, rows }) => `${name.padEnd(20)}${String(rows).padStart(8)}`)
      ctx.out.answer(`${lines.join('\n')}\nREADME.txt says what each of them is.`, files)
    } finally {
      await dedicated.close()
    }
  },
})
