/** The menu, for further use in other programs. */
import { dollarsFromCents } from '@tiffin/pricing'
import type { Database } from '../../db/database.ts'
import type { Table } from '../exports/table.ts'
import { columnKeys, columns } from '../../menu/import/menu-columns.ts'
import { readMenuSheet } from '../../menu/import/make-template.ts'
import { listCategories, listChoices, listDishGroups, listProducts } from './site-export-queries.ts'

/** The columns that an import reads. */
export const menuTable = (db: Database): Table => [
  {
    name: 'Products',
    columns: columnKeys.map((key) => ({ title: columns[key].header, width: 20 })),
    async *parts() {
      yield (await readMenuSheet(db, { hasStock: true })).rows
    },
  },
]

/** Everything that the site knows about its dishes, category by category. */
export async function readMenuTree(db: Database): Promise<{ count: number; menu: object }> {
  const products = await listProducts(db)
  const groupsByDish = Map.groupBy(await listDishGroups(db), ({ link }) => link.productId)
  const categories = (await listCategories(db)).map(({ id, slug, name, emoji }) => ({
    slug,
    name,
    emoji,
    products: products
      .filter((product) => product.categoryId === id)
      .map((product) => ({
        ...treeProductOf(product),
        optionGroups: (groupsByDish.get(product.id) ?? []).map(treeGroupOfDish),
      })),
  }))
  return { count: products.length, menu: { categories, optionGroups: await readGroups(db) } }
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
  allergens: product.allergens,
  spiceLevel: product.spiceLevel,
  attributes: product.attributes,
})

async function readGroups(db: Database) {
  const byGroup = Map.groupBy(await listChoices(db), ({ group }) => group.id)
  return [...byGroup.values()].flatMap((ofGroup) => {
    const [first] = ofGroup
    if (first === undefined) return []
    const { key, name, min, max } = first.group
    return [{ key, name, min, max, choices: ofGroup.map(treeChoiceOf) }]
  })
}

const treeChoiceOf = ({ choice, product }: Awaited<ReturnType<typeof listChoices>>[number]) => ({
  key: choice.key,
  name: choice.name,
  price: dollarsFromCents(choice.priceCents),
  isDefault: choice.isDefault,
  max: choice.max,
  isSoldOut: choice.isSoldOut,
  product,
  breaksDiets: choice.breaksDiets,
  allergens: choice.allergens,
})

/** What is null is as in the group. */
const treeGroupOfDish = ({ link, key }: Awaited<ReturnType<typeof listDishGroups>>[number]) => ({
  group: key,
  min: link.min,
  max: link.max,
  defaults: link.defaults,
  prices:
    link.prices &&
    Object.entries(link.prices).map(([choice, cents]) => ({ choice, price: dollarsFromCents(cents) })),
})
