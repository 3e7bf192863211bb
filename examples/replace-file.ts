import { open, rename } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/** Writes a file as a whole: whoever opens it, and whenever this program is killed, it is the old one or the new one. */
export async function replaceFile(path: string, content: string | Uint8Array): Promise<void> {
  // In the same folder: a file can be moved only within its disk.
  const unfinished = join(dirname(path), `.${basename(path)}.${process.pid}.part`)
  const file = await open(unfinished, 'w')
  try {
    await file.writeFile(content)
    // Otherwise a power failure could leave an empty file.
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(unfinished, path)
}
