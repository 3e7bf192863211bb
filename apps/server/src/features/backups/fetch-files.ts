import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import pLimit from 'p-limit'
import type { Bucket } from '../../platform/bucket.ts'
import { manifest } from './manifest.ts'

const AT_ONCE = 8

/** Copies the pictures and mails of a bucket into a folder, where they lie as in a data folder. */
export async function fetchFiles(bucket: Bucket, folder: string): Promise<void> {
  const keys = [...(await bucket.list('uploads/')), ...(await bucket.list('mail/'))]
  // What does not look like one of them is somebody else's, and may lead out of the folder.
  const ours = keys.filter((key) => manifest.shape.files.element.shape.path.safeParse(key).success)
  await pLimit(AT_ONCE).map(ours, async (key) => {
    const bytes = await bucket.read(key)
    // Somebody has taken it away meanwhile.
    if (bytes === null) return
    await mkdir(dirname(join(folder, key)), { recursive: true })
    await writeFile(join(folder, key), bytes, { mode: 0o600 })
  })
}
