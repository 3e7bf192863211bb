/** Gives dishes the prices of a sheet (a .csv with the columns slug and price), and says what has changed. */
import { parse } from 'csv-parse/sync'
import { readFile } from 'node:fs/promises'
import { doRow, runAsStaff } from './run-as-staff.ts'
import { toDollars } from './to-dollars.ts'

interface Row {
  slug: string
  price: string
}

const file = process.argv[2] ?? 'prices.csv'

await runAsStaff(async (tiffin) => {
  const rows = parse<Row>(await readFile(file), { columns: true, bom: true, trim: true })
  let changed = 0
  for (const { slug, price } of rows) {
    await doRow(slug, async () => {
      const { _id: id } = await tiffin.products.get({ slug })
      const { title, version, price: old } = await tiffin.products.getEditable({ id })
      if (old === toDollars(price)) return
      // With the version that was read, an edit that somebody makes meanwhile is not written over.
      const { price: now } = await tiffin.products.change({ id, version, price: toDollars(price) })
      console.log(`${title}: $${old.toFixed(2)} is now $${now.toFixed(2)}`)
      changed += 1
    })
  }
  console.log(`${changed} of ${rows.length} prices changed`)
})
