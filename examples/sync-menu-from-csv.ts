/** Shows what a .csv file would change on the menu, and with --apply changes it. Dishes that are not in the file stay as they are. */
import type { ImportPreview } from '@tiffin/client'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { complain, runWithKey } from './run-with-key.ts'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { apply: { type: 'boolean' } } })
const path = positionals[0] ?? 'menu.csv'

await runWithKey(async (tiffin) => {
  const file = new File([await readFile(path)], basename(path))
  const preview = await tiffin.products.previewImport({ file })
  report(preview)
  if (!values.apply) return console.log('Nothing was changed: add --apply to do it')
  // With the preview's fingerprint nothing else than what was shown is done, whatever others have changed meanwhile.
  const { fingerprint } = preview
  const { inserted, updated } = await tiffin.products.import({ file, mode: 'update', fingerprint })
  console.log(`${inserted} added, ${updated ?? 0} changed`)
})

function report({ counts, ignoredColumns, ...rows }: ImportPreview) {
  for (const { title } of rows.new) console.log(`+ ${title}`)
  for (const { title, changes } of rows.changed)
    for (const { column, before, after } of changes) console.log(`~ ${title}: ${column} ${before} → ${after}`)
  for (const { row, title, reasons } of rows.refused)
    complain(`Row ${row}, ${title}: ${reasons.map(({ message }) => message).join(', ')}`)
  if (ignoredColumns.length > 0) complain(`Ignored columns: ${ignoredColumns.join(', ')}`)
  console.log(
    `${counts.new} new, ${counts.changed} to change, ${counts.unchanged} as they are, ${counts.refused} refused`,
  )
}
