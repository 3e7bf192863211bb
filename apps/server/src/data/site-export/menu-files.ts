/** The menu, for further use in other programs. */
import { type Money, moneyOf } from '@tiffin/pricing'
import type { Database } from '../../db/database.ts'
import { readRegion } from '../../platform/read-settings.ts'
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
  const money = moneyOf(await readRegion(db))
  const products = await listProducts(db)
  const groupsByDish = Map.groupBy(await listDishGroups(db), ({ link }) => link.productId)
  const categories = (await listCategories(db)).map(({ id, slug, name, emoji, description, picture }) => ({
    slug,
    name,
    emoji,
    description,
    image: picture,
    products: products
      .filter((product) => product.categoryId === id)
      .map((product) => ({
        ...treeProductOf(product, money),
        optionGroups: (groupsByDish.get(product.id) ?? []).map((group) => treeGroupOfDish(group, money)),
      })),
  }))
  return { count: products.length, menu: { categories, optionGroups: await readGroups(db, money) } }
}

const treeProductOf = (product: Awaited<ReturnType<typeof listProducts>>[number], money: Money) => ({
  slug: product.slug,
  number: product.number,
  title: product.title,
  description: product.description,
  price: money.toAmount(product.priceCents),
  discountPercent: product.discountPercent,
  image: product.thumbnail,
  stock: product.stock,
  isSoldOut: product.isSoldOut,
  isFeatured: product.isFeatured,
  isHidden: product.isHidden,
  dietary: product.dietary,
  allergens: product.allergens,
  spiceLevel: product.spiceLevel,
  attributes: product.attributes,
})

async function readGroups(db: Database, money: Money) {
  const byGroup = Map.groupBy(await listChoices(db), ({ group }) => group.id)
  const keyById = new Map([...byGroup].map(([id, [first]]) => [id, first?.group.key]))
  return [...byGroup.values()].flatMap((ofGroup) => {
    const [first] = ofGroup
    if (first === undefined) return []
    const { key, name, min, max, addsIngredients } = first.group
    const sizeGroup = keyById.get(first.group.sizeGroupId ?? '') ?? null
    return [
      {
        key,
        name,
        min,
        max,
        addsIngredients,
        sizeGroup,
        choices: ofGroup.map((found) => treeChoiceOf(found, money)),
      },
    ]
  })
}

const treeChoiceOf = (
  { choice, product }: Awaited<ReturnType<typeof listChoices>>[number],
  money: Money,
) => ({
  key: choice.key,
  name: choice.name,
  price: money.toAmount(choice.priceCents),
  sizePrices:
    choice.sizePrices &&
    Object.entries(choice.sizePrices).map(([size, cents]) => ({ size, price: money.toAmount(cents) })),
  isDefault: choice.isDefault,
  max: choice.max,
  isSoldOut: choice.isSoldOut,
  product,
  breaksDiets: choice.breaksDiets,
  allergens: choice.allergens,
})

/** What is null is as in the group. */
const treeGroupOfDish = (
  { link, key }: Awaited<ReturnType<typeof listDishGroups>>[number],
  money: Money,
) => ({
  group: key,
  min: link.min,
  max: link.max,
  defaults: link.defaults,
  prices:
    link.prices &&
    Object.entries(link.prices).map(([choice, cents]) => ({ choice, price: money.toAmount(cents) })),
})
