import type { FieldChange } from './group-plan.ts'
import type { Money } from '@tiffin/pricing'
import type { CategoryNames, MenuProduct } from './menu-queries.ts'
import { type ColumnKey, columnKeys, columns, type SheetProduct } from './menu-columns.ts'
import { writeOptionsCell } from './options-cell.ts'

/** How a sheet names the menu's categories, and writes its prices. */
export interface ShownMenu {
  categoryNames: CategoryNames
  money: Money
}

/** The columns of a product that a sheet can contain. */
export type Fields = Pick<
  MenuProduct,
  | 'title'
  | 'number'
  | 'sku'
  | 'description'
  | 'priceCents'
  | 'categoryId'
  | 'thumbnail'
  | 'isFeatured'
  | 'isHidden'
  | 'discountPercent'
  | 'stock'
  | 'dietary'
  | 'allergens'
  | 'options'
  | 'spiceLevel'
  | 'attributes'
  | 'place'
>

const fieldOf = {
  title: 'title',
  slug: 'title',
  number: 'number',
  sku: 'sku',
  description: 'description',
  variation: 'options',
  price: 'priceCents',
  category: 'categoryId',
  position: 'place',
  imageUrl: 'thumbnail',
  isFeatured: 'isFeatured',
  isHidden: 'isHidden',
  discountPercent: 'discountPercent',
  stock: 'stock',
  dietary: 'dietary',
  allergens: 'allergens',
  optionGroups: 'options',
  spiceLevel: 'spiceLevel',
  abv: 'attributes',
  volumeMl: 'attributes',
  origin: 'attributes',
  flavourNotes: 'attributes',
} as const satisfies Record<ColumnKey, keyof Fields>

interface Comparison {
  changes: FieldChange[]
  /** The columns that differ. */
  keys: ColumnKey[]
  /** What they will be. */
  set: Partial<Fields>
}

/** What differs between a product and what it will be, column by column. */
export function compareProducts(before: MenuProduct, after: MenuProduct, shown: ShownMenu): Comparison {
  const [from, to] = [sheetProductOf(before, shown), sheetProductOf(after, shown)]
  const keys = columnKeys.filter((key) =>
    // Two categories may share a name. Labels are compared as they are written, because they have no order.
    key === 'category'
      ? before.categoryId !== after.categoryId
      : columns[key].cellOf(from) !== columns[key].cellOf(to),
  )
  return {
    keys,
    changes: keys.map((key) => ({
      column: columns[key].header,
      before: String(columns[key].cellOf(from) ?? ''),
      after: String(columns[key].cellOf(to) ?? ''),
    })),
    set: Object.assign(
      {},
      ...keys.map((key) => ({ [fieldOf[key]]: after[fieldOf[key]] })),
    ) as Partial<Fields>,
  }
}

/** A product as a sheet shows it. */
export const sheetProductOf = (product: MenuProduct, { categoryNames, money }: ShownMenu): SheetProduct => ({
  ...product,
  price: money.toAmount(product.priceCents),
  options: writeOptionsCell(product.options, money),
  category: categoryNames.nameOf(product.categoryId),
})
