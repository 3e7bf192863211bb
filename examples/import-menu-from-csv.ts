/** Adds the dishes of a .csv file to the menu. Dishes that are already on it stay as they are. */
import { doRow } from './do-row.ts'
import { readRows } from './read-rows.ts'
import { runAsStaff } from './run-as-staff.ts'
import { toDollars } from './to-dollars.ts'

const file = process.argv[2] ?? 'menu.csv'

await runAsStaff(async (tiffin) => {
  const rows = await readRows(file, ['title', 'category', 'price', 'description'])
  const { products } = await tiffin.products.list()
  const known = new Set(products.map((product) => product.title))
  const unknown = rows.filter((row) => !known.has(row.title))

  let added = 0
  // One after the other, because the menu keeps the order of the file.
  for (const { title, category, price, description } of unknown) {
    const dish = { title, categorySlug: category, price: toDollars(price), description }
    if (await doRow(title, () => tiffin.products.create(dish))) added += 1
  }
  console.log(`${added} added, ${rows.length - unknown.length} already on the menu`)
})
