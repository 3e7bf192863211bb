/** Adds the dishes of a .csv file to the menu. Dishes that are already on it stay as they are. */
import type { Tiffin } from '@tiffin/client'
import { doRow } from './do-row.ts'
import { readRows } from './read-rows.ts'
import { runAsStaff } from './run-as-staff.ts'
import { toDollars } from './to-dollars.ts'

const file = process.argv[2] ?? 'menu.csv'

await runAsStaff(async (tiffin) => {
  const rows = await readRows(file, ['title', 'category', 'price', 'description'])
  const known = await readTitles(tiffin)
  const unknown = rows.filter((row) => !known.has(row.title))

  let added = 0
  // One after the other, because the menu keeps the order of the file.
  for (const { title, category, price, description } of unknown) {
    const dish = { title, categorySlug: category, price: toDollars(price), description }
    if (await doRow(title, () => tiffin.products.create(dish))) added += 1
  }
  console.log(`${added} added, ${rows.length - unknown.length} already on the menu`)
})

/** Of the whole menu: one answer has at most a thousand dishes. */
async function readTitles(tiffin: Tiffin) {
  const titles = new Set<string>()
  for (let offset = 0, total = 1; offset < total;) {
    const part = await tiffin.products.list({ offset })
    for (const { title } of part.products) titles.add(title)
    offset += part.products.length
    total = part.products.length === 0 ? offset : part.total
  }
  return titles
}
