/** For the accountant: every order of a period as a .csv file, and the total. */
import { writeFile } from 'node:fs/promises'
import { complain, runAsStaff } from './run-as-staff.ts'

const [, , from, to] = process.argv

await runAsStaff(async (tiffin) => {
  if (from === undefined || to === undefined) {
    complain('Say from which day to which: node export-sales.ts 2026-11-01 2026-11-30')
    return
  }
  const { fileName, bytes } = await tiffin.exports.orders({ from, to, format: 'csv' })
  await writeFile(fileName, bytes)

  const { totals, days } = await tiffin.admin.sales({ from, to })
  console.log(`${fileName} has ${totals.orders} orders from ${from} to ${to}`)
  console.log(`${totals.sales} were sold, for $${totals.revenue.toFixed(2)} with tax`)
  const best = days.toSorted((a, b) => b.revenue - a.revenue)[0]
  if (best && best.revenue > 0) console.log(`The best day was ${best.day}, with $${best.revenue.toFixed(2)}`)
})
