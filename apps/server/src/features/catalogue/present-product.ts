import { UNCOUNTED_STOCK, type Category, type EditableProduct, type Product } from '@tiffin/contract'
import { dollarsFromCents } from '@tiffin/pricing'
import type { categories } from '../../db/schema/index.ts'
import type { ProductRow } from './catalogue-queries.ts'

export function presentCategory(row: typeof categories.$inferSelect): Category {
  return { _id: row.id, slug: row.slug, name: row.name, emoji: row.emoji }
}

export function presentProduct({ product, category }: ProductRow): Product {
  return {
    _id: product.id,
    slug: product.slug,
    title: product.title,
    description: product.description,
    price: dollarsFromCents(product.priceCents),
    discountPercent: product.discountPercent,
    ...(product.thumbnail && { thumbnail: product.thumbnail }),
    stock: product.stock ?? UNCOUNTED_STOCK,
    isFeatured: product.isFeatured,
    category: { _id: category.id, slug: category.slug, name: category.name },
    attributes: product.attributes,
    dietary: product.dietary,
    ...(product.spiceLevel && { spiceLevel: product.spiceLevel }),
  }
}

export const presentEditable = (row: ProductRow): EditableProduct => ({
  ...presentProduct(row),
  stock: row.product.stock,
  version: row.product.version,
})
