/**
 * Every night: writes yesterday's orders, and the sales, payments, taxes and closings of its month, into a folder. A run that is
 * repeated replaces its files, and no file is ever half written.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { formatMoney } from './format-money.ts'
import { replaceFile } from './replace-file.ts'
import { complain, runWithKey } from './run-with-key.ts'

const [, , folder, wanted] = process.argv

await runWithKey(async (tiffin) => {
  if (folder === undefined)
    return complain('Say into which folder: node export-for-accountant.ts accounting [2026-11-30]')
  const day = wanted ?? dayBefore((await tiffin.closings.day()).today)
  const { figures, closings } = await tiffin.closings.day({ day })
  const files = [
    await tiffin.exports.orders({ from: day, to: day, format: 'csv' }),
    // A workbook of the month as far as it has come.
    await tiffin.exports.month({ month: day.slice(0, 7) }),
  ]
  await mkdir(folder, { recursive: true })
  for (const { fileName, bytes } of files) await replaceFile(join(folder, fileName), bytes)

  const { currency } = (await tiffin.settings.site()).region
  const total = formatMoney(figures.sales.total, currency)
  console.log(`${day}: ${figures.orders.sold} orders were sold for ${total}, ${closings.length} closings`)
  console.log(`Written to ${folder}: ${files.map(({ fileName }) => fileName).join(', ')}`)
})

/** Of the calendar. */
function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)
}
