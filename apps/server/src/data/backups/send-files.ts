import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pLimit from 'p-limit'
import type { Bucket } from '../../platform/bucket.ts'
import type { Manifest } from './manifest.ts'

const AT_ONCE = 8

/** Uploads unpacked pictures and emails to a bucket. Existing files stay: a bucket never has partial files. */
export async function sendFiles(files: Manifest['files'], from: string, bucket: Bucket): Promise<void> {
  await pLimit(AT_ONCE).map(files, async ({ path }) => {
    if (!(await bucket.has(path))) await bucket.save(path, await readFile(join(from, path)))
  })
}
