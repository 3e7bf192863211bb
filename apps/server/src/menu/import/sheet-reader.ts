/** A separate process: a file's bytes come in, its rows go out, one message per line. It can access nothing else. */
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import type { SheetHeadings } from '@tiffin/contract'
import { moneyOf } from '@tiffin/pricing'
import { sendSheet } from './send-sheet.ts'

const [, , locale = '', currency = '', headings = '{}', kind] = process.argv

await sendSheet(await buffer(process.stdin), {
  isCsv: kind === 'csv',
  money: moneyOf({ locale, currency }),
  headings: JSON.parse(headings) as SheetHeadings,
  async write(line) {
    if (!process.stdout.write(line)) await once(process.stdout, 'drain')
  },
})
