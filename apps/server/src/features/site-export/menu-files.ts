/** The menu, for further use in other programs. */
import { dollarsFromCents } from '@tiffin/pricing'
import type { Database } from '../../db/database.ts'
import type { Table } from '../exports/table.ts'
import { columnKeys, columns } from '../menu-import/menu-columns.ts'
import { readMenuSheet } from '../menu-import/make-template.ts'
import { listCategories, listProducts } from './site-export-queries.ts'

/** The columns that an import reads. */
export const menuTable = (db: Database): Table => [
  {
    name: 'Products',
    columns: columnKeys.map((key) => ({ title: columns[key].header, width: 20 })),
    async *parts() {
      yield (await readMenuSheet(db)).rows
    },
  },
]

/** Everything that the site knows about its dishes, category by category. */
export async function readMenuTree(db: Database): Promise<{ count: number; menu: object }> {
  const products = await listProducts(db)
  const menu = (await listCategories(db)).map(({ id, slug, name, emoji }) => ({
    slug,
    name,
    emoji,
    products: products.filter((product) => product.categoryId === id).map(treeProductOf),
  }))
  return { count: products.length, menu: { categories: menu } }
}

const treeProductOf = (product: Awaited<ReturnType<typeof listProducts>>[number]) => ({
  slug: product.slug,
  title: product.title,
  description: product.description,
  price: dollarsFromCents(product.priceCents),
  discountPercent: product.discountPercent,
  image: product.thumbnail,
  stock: product.stock,
  isSoldOut: product.isSoldOut,
  isFeatured: product.isFeatured,
  dietary: product.dietary,
  spiceLevel: product.spiceLevel,
  attributes: product.attributes,
})
