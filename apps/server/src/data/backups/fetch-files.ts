import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import pLimit from 'p-limit'
import type { Bucket } from '../../platform/bucket.ts'
import { manifest } from './manifest.ts'

const AT_ONCE = 8

/** Copies the pictures and emails of a bucket into a folder, laid out as in a data folder. */
export async function fetchFiles(bucket: Bucket, folder: string): Promise<void> {
  const keys = [...(await bucket.list('uploads/')), ...(await bucket.list('mail/'))]
  // Files that do not look like ours belong to someone else, and their paths may lead out of the folder.
  const ours = keys.filter((key) => manifest.shape.files.element.shape.path.safeParse(key).success)
  await pLimit(AT_ONCE).map(ours, async (key) => {
    const bytes = await bucket.read(key)
    // It was deleted in the meantime.
    if (bytes === null) return
    await mkdir(dirname(join(folder, key)), { recursive: true })
    await writeFile(join(folder, key), bytes, { mode: 0o600 })
  })
}
