/** Gives dishes the prices in a sheet (a .csv with the columns slug and price), and prints what has changed. */
import { doRow } from './do-row.ts'
import { readRows } from './read-rows.ts'
import { runWithKey } from './run-with-key.ts'
import { toDollars } from './to-dollars.ts'

const file = process.argv[2] ?? 'prices.csv'

await runWithKey(async (tiffin) => {
  const rows = await readRows(file, ['slug', 'price'])
  let changed = 0
  for (const { slug, price } of rows) {
    await doRow(slug, async () => {
      const { _id: id } = await tiffin.products.get({ slug })
      const { title, version, price: old } = await tiffin.products.getEditable({ id })
      if (old === toDollars(price)) return
      // Sent with the version that was read, so that an edit made meanwhile is not overwritten.
      const { price: now } = await tiffin.products.change({ id, version, price: toDollars(price) })
      console.log(`${title}: $${old.toFixed(2)} is now $${now.toFixed(2)}`)
      changed += 1
    })
  }
  console.log(`${changed} of ${rows.length} prices changed`)
})
