import {
  type Category,
  type EditableCategory,
  type EditableProduct,
  factsOf,
  type ListedProduct,
  type OptionGroup,
  type Product,
  type ProductAvailability,
  readStatement,
  UNCOUNTED_STOCK,
} from '@tiffin/contract'
import { dayOn, type Zone } from '../../platform/wall-clock.ts'
import { hasWhatItNeeds, presentStatement, type Shown } from './present-options.ts'
import { type CategoryRow, isSoldOutAt, type ProductRow } from './catalogue-queries.ts'

export function presentCategory(row: CategoryRow): Category {
  const { id, slug, name, emoji, description, picture } = row
  return {
    _id: id,
    slug,
    name,
    emoji,
    ...(description && { description }),
    ...(picture && { image: picture }),
  }
}

export const presentEditableCategory = (row: CategoryRow, productsCount: number): EditableCategory => ({
  ...presentCategory(row),
  version: row.version,
  productsCount,
})

/** Guests need not know why it is unavailable: a sold-out dish shows no portions left. */
export function presentProduct(
  { product, category }: ProductRow,
  { nowMs, money, allergenList }: Shown,
  optionGroups: OptionGroup[],
): Product {
  const { dietary } = product
  const stated = readStatement(product.allergens, product.allergenList, allergenList)
  const contents = presentStatement(stated.allergens, stated.unstated)
  return {
    _id: product.id,
    slug: product.slug,
    ...(product.number && { number: product.number }),
    title: product.title,
    description: product.description,
    price: money.toAmount(product.priceCents),
    discountPercent: product.discountPercent,
    ...(product.thumbnail && { thumbnail: product.thumbnail }),
    stock:
      isSoldOutAt(product, nowMs) || !hasWhatItNeeds(optionGroups) ? 0 : (product.stock ?? UNCOUNTED_STOCK),
    isFeatured: product.isFeatured,
    category: { _id: category.id, slug: category.slug, name: category.name },
    attributes: product.attributes,
    dietary,
    diets: factsOf({ dietary, ...contents, optionGroups }).diets,
    ...contents,
    ...(product.spiceLevel && { spiceLevel: product.spiceLevel }),
    optionGroups,
    ...(product.ratingCount > 0 && { rating: presentRating(product) }),
  }
}

/** As the lists of staff show it. */
export function presentListed({ product }: ProductRow, shown: Product): ListedProduct {
  const { optionGroups: _groups, description: _description, attributes: _attributes, ...facts } = shown
  return {
    ...facts,
    ...(product.sku !== null && { sku: product.sku }),
    isHidden: product.isHidden,
    version: product.version,
  }
}

const presentRating = ({ ratingSum, ratingCount }: ProductRow['product']) => ({
  average: Math.round((ratingSum / ratingCount) * 10) / 10,
  count: ratingCount,
})

export const presentEditable = (
  row: ProductRow,
  { zone, ...shown }: Shown & { zone: Zone },
  { optionGroups, dishOptionGroups }: Pick<EditableProduct, 'optionGroups' | 'dishOptionGroups'>,
): EditableProduct => ({
  ...presentProduct(row, shown, optionGroups),
  ...(row.product.sku !== null && { sku: row.product.sku }),
  dishOptionGroups,
  ...presentAvailability(row.product, { nowMs: shown.nowMs, zone }),
  isPainted: row.product.paintedFrom !== null,
  countedStock: row.product.stock,
  version: row.product.version,
  isHidden: row.product.isHidden,
})

export function presentAvailability(
  product: Pick<ProductRow['product'], 'id' | 'isSoldOut' | 'soldOutUntil'>,
  { nowMs, zone }: { nowMs: number; zone: Zone },
): ProductAvailability {
  const isSoldOut = isSoldOutAt(product, nowMs)
  const until = isSoldOut ? product.soldOutUntil : null
  return { _id: product.id, isSoldOut, soldOutUntil: until && dayOn(until, zone) }
}
