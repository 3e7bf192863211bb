import { z } from 'zod'
import { uploadedFile } from './file.ts'
import { blankIsAbsent } from './list-page.ts'
import { text } from './text.ts'

/** More rows than any menu has: a longer file is rejected as a whole (413). */
export const IMPORT_LIMIT_ROWS = 50_000

/** How many rows of each kind a preview shows; the counts are complete. */
export const PREVIEW_LIMIT_ROWS = 200

export const previewImportInput = z.object(uploadedFile)

export const importInput = z.object({
  ...uploadedFile,
  mode: blankIsAbsent(z.enum(['update'])).describe(
    'Rows whose slug is already on the menu update that product instead of being skipped',
  ),
  fingerprint: blankIsAbsent(text(100)).describe(
    'From the preview; nothing is imported if the result would differ (409)',
  ),
})

const row = z.int().describe('As the spreadsheet shows it')
const cell = z.string().describe('Such as C7')

const sheet = z
  .string()
  .optional()
  .describe('Options for a row of the option groups; the name of the sheet if products are on several')

export const importResult = z.object({
  inserted: z.int(),
  skipped: z.int().describe('Already on the menu and not updated, or unchanged'),
  updated: z.int().optional().describe('Only with mode=update'),
  groups: z
    .object({ inserted: z.int(), skipped: z.int(), updated: z.int().optional() })
    .optional()
    .describe('The same for option groups; absent if the file has no sheet with them'),
  errors: z
    .array(z.object({ sheet, row, cell: cell.optional(), message: z.string() }))
    .describe('Rejected rows; of a rejected option group the first one'),
})

const previewedRow = { sheet, row, slug: z.string(), title: z.string() }
const previewedGroup = { row, key: z.string(), title: z.string() }

const counts = z.object({ new: z.int(), changed: z.int(), unchanged: z.int(), refused: z.int() })
const changes = z.array(z.object({ column: z.string(), before: z.string(), after: z.string() }))
const refused = z.array(
  z.object({
    sheet,
    row,
    title: z.string(),
    reasons: z.array(z.object({ cell: cell.optional(), message: z.string() })),
  }),
)

/** What an import would do. Contains only the first rows of each kind. */
export const importPreview = z.object({
  fingerprint: z.string(),
  counts,
  readSheets: z.array(z.string()).describe('The sheets with products that are read'),
  ignoredColumns: z.array(z.string()).describe('Unknown column headings'),
  ignoredSheets: z
    .array(z.string())
    .describe('Sheets that could be a part of the menu and are not read, each with the reason'),
  new: z.array(z.object(previewedRow)),
  changed: z.array(z.object({ ...previewedRow, changes })),
  refused,
  groups: z
    .object({
      counts,
      new: z.array(z.object(previewedGroup)),
      changed: z.array(z.object({ ...previewedGroup, changes })),
      refused,
    })
    .optional()
    .describe('Option groups, each by its first row; absent if the file has no sheet with them'),
})

export type ImportInput = z.infer<typeof importInput>
export type ImportResult = z.infer<typeof importResult>
export type ImportPreview = z.infer<typeof importPreview>
