import type { ImportPreview, ImportResult } from '@tiffin/contract'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { z } from 'zod'
import { importMenu as takeIn } from '../features/menu-import/import-menu.ts'
import { previewImport } from '../features/menu-import/preview-import.ts'
import { Refusal } from '../platform/refusal.ts'
import { commandLine } from './command-line.ts'
import { defineCommand } from './command.ts'
import { exitCodes } from './exit-codes.ts'

export const importMenu = defineCommand({
  name: 'import',
  summary: 'Imports a menu from a spreadsheet: .xlsx, .xls or .csv.',
  takes: [['<file>', 'a spreadsheet with a header row, such as an export’s menu.xlsx']],
  options: [
    ['--update', 'also update dishes already on the menu; without it they are skipped'],
    ['--preview', 'show what would change, without changing anything'],
  ],
  examples: ['import menu.xlsx --preview', 'import menu.xlsx --update'],
  input: z.object({
    file: z.string().min(1),
    update: z.boolean().default(false),
    preview: z.boolean().default(false),
  }),
  async run(ctx, { file, update, preview }) {
    const bytes = await readFile(file).catch(explainMissing(file))
    const options = { isCsv: /\.csv$/i.test(file) }
    const { db } = await ctx.openDatabase({ mustBeThere: true })
    if (preview) {
      const planned = await previewImport(db, bytes, options).catch(explainKind(file))
      ctx.out.answer(describePreview(planned), planned)
      return planned.counts.refused > 0 ? exitCodes.refused : exitCodes.done
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
      { file: bytes, fileName: basename(file), mode: update ? 'update' : undefined },
      options,
    ).catch(explainKind(file))
    ctx.out.answer(describeResult(result), result)
    return result.errors.length > 0 ? exitCodes.refused : exitCodes.done
  },
})

const explainMissing =
  (file: string) =>
  (error: NodeJS.ErrnoException): never => {
    if (error.code === 'ENOENT') throw new Refusal('NOT_FOUND', `There is no file ${file}.`)
    if (error.code === 'EISDIR') throw new Refusal('VALIDATION', `${file} is a folder.`)
    throw error
  }

// In the admin area a .csv is not one of the types; here it is recognized by its name.
const explainKind =
  (file: string) =>
  (error: unknown): never => {
    if (!(error instanceof Refusal) || error.body.code !== 'UNSUPPORTED_MEDIA') throw error
    throw new Refusal(
      'UNSUPPORTED_MEDIA',
      `${file} is not a spreadsheet. Choose an .xlsx, .xls or .csv file.`,
    )
  }

function describePreview({ counts, ignoredColumns, changed, refused }: ImportPreview): string {
  return [
    `${counts.new} new, ${counts.changed} to update, ${counts.unchanged} unchanged, ${counts.refused} rejected. Nothing was changed.`,
    ...ignoredColumns.map((name) => `Ignored column: "${name}".`),
    ...changed.map(
      ({ row, slug, changes }) =>
        `row ${row}: ${slug}: ${changes.map(({ column, before, after }) => `${column} ${before} → ${after}`).join(', ')}`,
    ),
    ...refused.map(({ row, title, reasons }) => describeRefused(row, title, reasons)),
  ].join('\n')
}

const describeRefused = (row: number, title: string, reasons: ImportPreview['refused'][number]['reasons']) =>
  `row ${row}: ${title}: rejected: ${reasons.map(({ cell, message }) => [cell, message].filter(Boolean).join(' ')).join('; ')}`

const describeResult = ({ inserted, updated, skipped, errors }: ImportResult): string =>
  [
    `${inserted} inserted, ${updated ?? 0} updated, ${skipped} skipped, ${errors.length} rejected.`,
    ...errors.map(
      ({ row, cell, message }) => `row ${row}${cell === undefined ? '' : `, ${cell}`}: ${message}`,
    ),
  ].join('\n')
