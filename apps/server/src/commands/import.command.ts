import type { ImportPreview, ImportResult } from '@tiffin/contract'
import { readFile } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { z } from 'zod'
import { exportSite as writeExport } from '../data/site-export/export-site.ts'
import { importMenu as takeIn, previewImport } from '../menu/import/import-menu.ts'
import { AppError } from '../platform/app-error.ts'
import { openBucket } from '../platform/bucket.ts'
import { commandLine, defineCommand, exitCodes } from './command.ts'

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

export const importMenu = defineCommand({
  name: 'import',
  summary: 'Imports a menu from a spreadsheet: .xlsx, .xls or .csv.',
  takes: [['<file>', 'a spreadsheet with a header row, such as an export’s menu.xlsx']],
  options: [
    ['--update', 'also update dishes already on the menu; without it they are skipped'],
    ['--add-categories', 'also add the file’s categories that are not on the menu'],
    ['--preview', 'show what would change, without changing anything'],
  ],
  examples: ['import menu.xlsx --preview', 'import menu.xlsx --update'],
  input: z.object({
    file: z.string().min(1),
    update: z.boolean().default(false),
    addCategories: z.boolean().default(false),
    preview: z.boolean().default(false),
  }),
  async run(ctx, { file, update, preview, addCategories }) {
    const bytes = await readFile(file).catch(explainMissing(file))
    const { db } = await ctx.openDatabase({ mustBeThere: true })
    const adding = addCategories ? ({ addCategories: 'true' } as const) : {}
    if (preview) {
      const planned = await previewImport(db, { file: bytes, fileName: file, ...adding })
      ctx.out.answer(describePreview(planned), planned)
      return planned.counts.refused > 0 || isUnknown(planned) ? exitCodes.refused : exitCodes.done
    }
    const result = await takeIn(
      // This process shows no menu; servers learn of the change from the database.
      {
        db,
        clock: ctx.clock,
        caller: commandLine,
        catalogue: { markStale: () => {} },
        live: { nudge: () => {} },
      },
      { file: bytes, fileName: basename(file), mode: update ? 'update' : undefined, ...adding },
    )
    ctx.out.answer(describeResult(result), result)
    return result.errors.length > 0 ? exitCodes.refused : exitCodes.done
  },
})

const explainMissing =
  (file: string) =>
  (error: NodeJS.ErrnoException): never => {
    if (error.code === 'ENOENT') throw new AppError('NOT_FOUND', `There is no file ${file}.`)
    if (error.code === 'EISDIR') throw new AppError('VALIDATION', `${file} is a folder.`)
    throw error
  }

const isUnknown = ({ readSheets, groups }: Pick<ImportPreview, 'readSheets' | 'groups'>) =>
  readSheets.length === 0 && !groups

function describePreview({
  readSheets,
  ignoredColumns,
  ignoredSheets,
  newCategories,
  headings,
  groups,
  ...products
}: ImportPreview): string {
  if (isUnknown({ readSheets, groups })) return describeUnknown(headings)
  return [
    `${describeCounts(products)}${groups ? `; option groups: ${describeCounts(groups)}` : ''}. Nothing was changed.`,
    ...(readSheets.length > 1 ? [`Sheets read: ${readSheets.join(', ')}.`] : []),
    ...ignoredColumns.map((name) => `Ignored column: "${name}".`),
    ...ignoredSheets.map((sheet) => `Not read: ${sheet}.`),
    ...newCategories.map(({ name, rows }) => `Not on the menu: the category "${name}", in ${rows} rows.`),
    ...products.changed.map((one) => describeChanged(one, one.slug)),
    ...products.refused.map((one) => describeRefused(one)),
    ...(groups?.changed ?? []).map((one) => `Options, ${describeChanged(one, one.key)}`),
    ...(groups?.refused ?? []).map((one) => `Options, ${describeRefused(one)}`),
  ].join('\n')
}

const describeUnknown = (headings: ImportPreview['headings']) =>
  `No heading is known: ${headings.map(({ heading }) => `"${heading}"`).join(', ')}. Import the file once on the admin’s Import page, and say there what its columns are.`

const describeCounts = ({ counts }: Pick<ImportPreview, 'counts'>) =>
  `${counts.new} new, ${counts.changed} to update, ${counts.unchanged} unchanged, ${counts.refused} rejected`

const describeChanged = (
  { sheet, row, changes }: Pick<ImportPreview['changed'][number], 'sheet' | 'row' | 'changes'>,
  name: string,
) =>
  `${nameRow(sheet, row)}: ${name}: ${changes.map(({ column, before, after }) => `${column} ${before} → ${after}`).join(', ')}`

const describeRefused = ({ sheet, row, title, reasons }: ImportPreview['refused'][number]) =>
  `${nameRow(sheet, row)}: ${title}: rejected: ${reasons.map(({ cell, message }) => [cell, message].filter(Boolean).join(' ')).join('; ')}`

const nameRow = (sheet: string | undefined, row: number) =>
  sheet === undefined ? `row ${row}` : `${sheet}, row ${row}`

function describeResult({ errors, groups, ...products }: ImportResult): string {
  const ofGroups = errors.filter(({ sheet }) => sheet === 'Options').length
  return [
    `${describeDone(products)}, ${errors.length - ofGroups} rejected${groups ? `; option groups: ${describeDone(groups)}, ${ofGroups} rejected` : ''}.`,
    ...errors.map(
      ({ sheet, row, cell, message }) =>
        `${nameRow(sheet, row)}${cell === undefined ? '' : `, ${cell}`}: ${message}`,
    ),
  ].join('\n')
}

const describeDone = ({ inserted, updated, skipped }: Omit<ImportResult, 'errors' | 'groups'>): string =>
  `${inserted} inserted, ${updated ?? 0} updated, ${skipped} skipped`
