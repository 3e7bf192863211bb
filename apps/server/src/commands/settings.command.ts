import { resolve } from 'node:path'
import { z } from 'zod'
import { backUpSite } from '../data/backups/back-up-site.ts'
import { importRestaurant } from '../data/backups/import-restaurant.ts'
import { openBucket } from '../platform/bucket.ts'
import { commandLine, defineCommand } from './command.ts'

export const carrySettings = defineCommand({
  name: 'settings',
  summary: 'Carries a restaurant over to another site: settings, pages, menu and pictures, in one file.',
  takes: [
    ['<what>', 'export, or import'],
    ['<file>', 'the file to write, or one that export has written'],
  ],
  options: [['--replace', 'import: overwrite the menu, pages and settings that are there']],
  examples: ['settings export trattoria.tar.gz', 'settings import trattoria.tar.gz'],
  input: z.object({
    what: z.enum(['export', 'import'], 'Choose export or import'),
    file: z.string().min(1),
    replace: z.boolean().default(false),
  }),
  async run(ctx, { what, file, replace }) {
    const { dataDir, bucket: bucketSettings } = ctx.readSettings()
    const bucket = bucketSettings && openBucket(bucketSettings)
    const isExport = what === 'export'
    const dedicated = await (
      await ctx.openDatabase(
        isExport ? { mustBeThere: true, besideServer: 'copy' } : { besideServer: 'never' },
      )
    ).openDedicatedConnection()
    const site = { db: dedicated.db, dataDir, bucket, clock: ctx.clock, caller: commandLine }
    try {
      const place = resolve(file)
      const { tables, files, madeAt } = isExport
        ? (await backUpSite(site, place, 'restaurant')).manifest
        : await importRestaurant(site, { file: place, replaces: replace })
      const dishes = tables.find(({ name }) => name === 'products')?.rows ?? 0
      ctx.out.answer(
        `${isExport ? `Wrote ${place}` : 'Imported the restaurant'}: its settings and pages, ${dishes} dishes, ${files.length} files of pictures. Orders, guests and staff are not part of it.`,
        { file: place, madeAt, dishes, files: files.length },
      )
    } finally {
      await dedicated.close()
    }
  },
})
