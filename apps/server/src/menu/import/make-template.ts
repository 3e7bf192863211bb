import type { FileDownload } from '@tiffin/contract'
import type { Money } from '@tiffin/pricing'
import { buffer } from 'node:stream/consumers'
import type { Database } from '../../db/database.ts'
import { sheetWriter } from '../../program-files.ts'
import { sheetProductOf } from './compare-products.ts'
import { type Menu, nameCategories, readMenu } from './menu-queries.ts'
import { type ColumnKey, columnKeys, columns, type SheetProduct, STOCK_AS_IT_IS } from './menu-columns.ts'
import type { MenuGroup } from './menu-groups.ts'
import { optionColumnKeys, optionColumns } from './option-columns.ts'
import { runSheetProcess } from './run-sheet-process.ts'
import type { Template } from './template-workbook.ts'

const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Two sample products and a sample group to overwrite, in a category of this menu. */
export async function makeProductsTemplate(db: Database): Promise<FileDownload> {
  const { categories, money } = await readMenu(db)
  const { names } = nameCategories(categories)
  const rows = samples(names[0] ?? '', money).map((sample) => cellsOf(sample))
  return toFile('products_template.xlsx', {
    rows,
    categories: names,
    choices: choicesOf([sampleGroup], money),
    decimals: money.decimals,
  })
}

/** The whole current menu, in menu order: importing it again changes nothing, not even what was sold meanwhile. */
export async function makeMenuTemplate(db: Database): Promise<FileDownload> {
  return toFile('menu_template.xlsx', await readMenuSheet(db, { hasStock: false }))
}

/** The same with the portions that are left, for another site. */
export async function makeMenuFile(db: Database): Promise<FileDownload> {
  return toFile('menu.xlsx', await readMenuSheet(db, { hasStock: true }))
}

/** The menu as the cells of a sheet, in the order of `columnKeys`. */
export async function readMenuSheet(db: Database, { hasStock }: { hasStock: boolean }): Promise<Template> {
  const menu = await readMenu(db)
  const categoryNames = nameCategories(menu.categories)
  const rows = inMenuOrder(menu).map((product) =>
    cellsOf(
      sheetProductOf(product, { categoryNames, money: menu.money }),
      // By the time the file comes back, portions have been sold.
      hasStock || product.stock === null ? {} : { stock: STOCK_AS_IT_IS },
    ),
  )
  return {
    rows,
    categories: categoryNames.names,
    choices: choicesOf(menu.groups, menu.money),
    decimals: menu.money.decimals,
  }
}

const cellsOf = (product: SheetProduct, instead: Partial<Record<ColumnKey, string | null>> = {}) =>
  columnKeys.map((key) => (key in instead ? (instead[key] ?? null) : columns[key].cellOf(product)))

const choicesOf = (groups: readonly MenuGroup[], money: Money) =>
  groups.flatMap((group) =>
    group.choices.map((choice) =>
      optionColumnKeys.map((key) => optionColumns[key].cellOf(group, choice, money)),
    ),
  )

function inMenuOrder({ categories, products }: Menu) {
  const place = new Map(categories.map(({ id }, index) => [id, index]))
  const placeOf = (categoryId: string) => place.get(categoryId) ?? 0
  return products.toSorted((a, b) => placeOf(a.categoryId) - placeOf(b.categoryId) || a.place - b.place)
}

async function toFile(fileName: string, template: Template): Promise<FileDownload> {
  const bytes = await runSheetProcess({ script: sheetWriter, bytes: JSON.stringify(template) }, buffer)
  return { fileName, contentType: XLSX_TYPE, base64: bytes.toString('base64') }
}

const samples = (category: string, money: Money): SheetProduct[] => [
  {
    title: 'Sample Curry',
    slug: 'sample-curry',
    number: '',
    sku: null,
    description: 'What is in it and how it is cooked.',
    price: money.toAmount(1266),
    category,
    place: null,
    thumbnail: null,
    isFeatured: false,
    isHidden: false,
    discountPercent: 0,
    stock: null,
    dietary: ['vegetarian', 'gluten-free'],
    allergens: ['milk', 'tree-nuts'],
    options: `sample-sides (raita +${money.write(money.toAmount(150))})`,
    spiceLevel: 'medium',
    attributes: {},
  },
  {
    title: 'Sample Lager',
    slug: 'sample-lager',
    number: '',
    sku: null,
    description: 'A bottle from the cold shelf.',
    price: money.toAmount(766),
    category,
    place: null,
    thumbnail: null,
    isFeatured: false,
    isHidden: false,
    discountPercent: 10,
    stock: 24,
    dietary: [],
    allergens: ['wheat'],
    options: '',
    spiceLevel: null,
    attributes: { abv: 5, volumeMl: 330, origin: 'Canada', flavourNotes: 'Light and crisp' },
  },
]

const sampleChoice = {
  sku: null,
  sizePrices: null,
  isDefault: false,
  max: 1,
  product: null,
  breaksDiets: [],
  allergens: [],
}

const sampleGroup: MenuGroup = {
  key: 'sample-sides',
  name: 'Sample Sides',
  min: 0,
  max: 2,
  addsIngredients: true,
  sizeGroup: null,
  choices: [
    { ...sampleChoice, key: 'rice', name: 'Rice', priceCents: 250, max: 2 },
    {
      ...sampleChoice,
      key: 'raita',
      name: 'Raita',
      priceCents: 200,
      breaksDiets: ['vegan'],
      allergens: ['milk'],
    },
  ],
}
