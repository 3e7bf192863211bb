import { readdir } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { checksumOf } from './checksum.ts'
import { manifest, type Manifest } from './manifest.ts'

type BackedUpFile = Manifest['files'][number]

const backedUpFile = manifest.shape.files.element

/** The pictures and emails in the data folder. Files that do not look like ours belong to someone else. */
export async function listFiles(dataDir: string): Promise<BackedUpFile[]> {
  const files: BackedUpFile[] = []
  for (const folder of ['uploads', 'mail']) {
    for (const path of await listPaths(dataDir, folder)) {
      if (backedUpFile.shape.path.safeParse(path).success)
        files.push({ path, ...(await checksumOf(join(dataDir, path))) })
    }
  }
  return files
}

async function listPaths(dataDir: string, folder: string): Promise<string[]> {
  const found = await readdir(join(dataDir, folder), { recursive: true, withFileTypes: true }).catch(
    noneIfMissing,
  )
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(dataDir, '/').length).replaceAll(sep, '/'))
    .toSorted()
}

function noneIfMissing(error: NodeJS.ErrnoException): never[] {
  if (error.code === 'ENOENT') return []
  throw error
}
