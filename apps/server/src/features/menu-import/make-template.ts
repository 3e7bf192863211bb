import type { FileDownload } from '@tiffin/contract'
import { buffer } from 'node:stream/consumers'
import type { Database } from '../../db/database.ts'
import { sheetWriter } from '../../program-files.ts'
import { nameCategories } from './menu-categories.ts'
import { columnKeys, columns, type SheetProduct } from './menu-columns.ts'
import { readMenu, type Menu } from './menu-queries.ts'
import { sheetProductOf } from './plan-import.ts'
import { runSheetProcess } from './run-sheet-process.ts'
import type { Template } from './template-workbook.ts'

const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Two sample products to overwrite, in a category of this menu. */
export async function makeProductsTemplate(db: Database): Promise<FileDownload> {
  const { names } = nameCategories((await readMenu(db)).categories)
  const rows = samples(names[0] ?? '').map(cellsOf)
  return toFile('products_template.xlsx', { rows, categories: names })
}

/** The whole current menu, in menu order: importing it again changes nothing. */
export async function makeMenuTemplate(db: Database): Promise<FileDownload> {
  return toFile('menu_template.xlsx', await readMenuSheet(db))
}

/** The menu as the cells of a sheet, in the order of `columnKeys`. */
export async function readMenuSheet(db: Database): Promise<Template> {
  const menu = await readMenu(db)
  const categoryNames = nameCategories(menu.categories)
  const rows = inMenuOrder(menu).map((product) => cellsOf(sheetProductOf(product, categoryNames)))
  return { rows, categories: categoryNames.names }
}

const cellsOf = (product: SheetProduct) => columnKeys.map((key) => columns[key].cellOf(product))

function inMenuOrder({ categories, products }: Menu) {
  const place = new Map(categories.map(({ id }, index) => [id, index]))
  const placeOf = (categoryId: string) => place.get(categoryId) ?? 0
  return products.toSorted(
    (a, b) =>
      placeOf(a.categoryId) - placeOf(b.categoryId) || a.position - b.position || (a.id < b.id ? -1 : 1),
  )
}

async function toFile(fileName: string, template: Template): Promise<FileDownload> {
  const bytes = await runSheetProcess({ script: sheetWriter, bytes: JSON.stringify(template) }, buffer)
  return { fileName, contentType: XLSX_TYPE, base64: bytes.toString('base64') }
}

const samples = (category: string): SheetProduct[] => [
  {
    title: 'Sample Curry',
    slug: 'sample-curry',
    description: 'What is in it and how it is cooked.',
    priceCents: 1266,
    category,
    thumbnail: null,
    isFeatured: false,
    discountPercent: 0,
    stock: null,
    dietary: ['vegetarian', 'gluten-free'],
    spiceLevel: 'medium',
    attributes: {},
  },
  {
    title: 'Sample Lager',
    slug: 'sample-lager',
    description: 'A bottle from the cold shelf.',
    priceCents: 766,
    category,
    thumbnail: null,
    isFeatured: false,
    discountPercent: 10,
    stock: 24,
    dietary: [],
    spiceLevel: null,
    attributes: { abv: 5, volumeMl: 330, origin: 'Canada', flavourNotes: 'Light and crisp' },
  },
]
