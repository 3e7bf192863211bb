/** A separate process: a file's bytes come in, its rows go out, one message per line. It can access nothing else. */
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { sendSheet } from './send-sheet.ts'

await sendSheet(await buffer(process.stdin), {
  isCsv: process.argv[2] === 'csv',
  async write(line) {
    if (!process.stdout.write(line)) await once(process.stdout, 'drain')
  },
})
