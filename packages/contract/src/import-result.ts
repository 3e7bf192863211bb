import { z } from 'zod'
import { uploadedFile } from './picture.ts'
import { blankIsAbsent } from './list-page.ts'
import { amount, text } from './text.ts'

/** More rows than any menu has: a longer file is rejected as a whole (413). */
export const IMPORT_LIMIT_ROWS = 50_000

/** How many rows of each kind a preview shows; the counts are complete. */
export const PREVIEW_LIMIT_ROWS = 200

/** The columns of a menu in a spreadsheet, by the headings of the templates. */
export const menuColumns = {
  title: 'Title',
  slug: 'Slug',
  number: 'Number',
  sku: 'SKU',
  description: 'Description',
  variation: 'Variation',
  price: 'Price',
  category: 'Category',
  position: 'Position',
  imageUrl: 'Image URL',
  isFeatured: 'Featured',
  isHidden: 'Hidden',
  discountPercent: 'Discount %',
  stock: 'Stock',
  dietary: 'Dietary',
  allergens: 'Allergens',
  optionGroups: 'Options',
  spiceLevel: 'Spice',
  abv: 'ABV %',
  volumeMl: 'Volume ml',
  origin: 'Origin',
  flavourNotes: 'Tasting Notes',
} as const

export type MenuColumn = keyof typeof menuColumns

const menuColumnKeys = Object.keys(menuColumns) as [MenuColumn, ...MenuColumn[]]
const menuColumn = z.enum(menuColumnKeys)

/** The longest heading that can be given a meaning; of longer ones only this much is told. */
export const MAX_HEADING_LENGTH = 60
const MAX_HEADINGS = 100

/** What headings of one's own mean: a column, or null for one that is left out. */
const headings = z
  .record(z.string().min(1).max(MAX_HEADING_LENGTH), menuColumn.nullable())
  .refine((record) => Object.keys(record).length <= MAX_HEADINGS, `Up to ${MAX_HEADINGS} headings`)

/** A form has only texts: these are JSON in one. */
const headingsField = blankIsAbsent(
  z
    .string()
    .max(10_000)
    .transform((json, ctx) => {
      const read = headings.safeParse(parseJson(json))
      if (read.success) return read.data
      ctx.addIssue({ code: 'custom', message: `Headings must be JSON such as ${HEADINGS_EXAMPLE}` })
      return z.NEVER
    }),
)

const HEADINGS_EXAMPLE = '{"Naam":"title","Prijs":"price","Code":null}'

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

const readingOptions = {
  headings: headingsField.describe(
    `What the file’s own headings mean, as JSON: ${HEADINGS_EXAMPLE}; null leaves a column out. An import remembers them for the files to come`,
  ),
  addCategories: blankIsAbsent(z.enum(['true', 'false'])).describe(
    'Whether categories that are not on the menu are added to its end; otherwise their rows are rejected',
  ),
}

export const previewImportInput = z.object({ ...uploadedFile, ...readingOptions })

export const importInput = z.object({
  ...uploadedFile,
  ...readingOptions,
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

const previewedRow = {
  sheet,
  row,
  slug: z.string(),
  title: z.string(),
  sizes: z
    .array(z.object({ name: z.string(), price: amount }))
    .optional()
    .describe('If several rows are this product: its sizes, a row each'),
}
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
  headings: z
    .array(z.object({ heading: z.string(), column: menuColumn.nullable() }))
    .describe('Of the sheets with products, or of all if none is found: what each heading means'),
  newCategories: z
    .array(z.object({ name: z.string(), rows: z.int() }))
    .describe('Categories of the file that are not on the menu, and how many rows name each'),
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

export type SheetHeadings = z.infer<typeof headings>
export type PreviewImportInput = z.infer<typeof previewImportInput>
export type ImportInput = z.infer<typeof importInput>
export type ImportResult = z.infer<typeof importResult>
export type ImportPreview = z.infer<typeof importPreview>

/** The progress of a long call, in rows of a file. */
export const jobProgress = z.object({
  step: z.enum(['checking', 'writing']),
  done: z.int(),
  of: z.int(),
})

export type JobProgress = z.infer<typeof jobProgress>
