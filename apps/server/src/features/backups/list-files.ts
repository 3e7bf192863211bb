import { readdir } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { manifest, type Manifest } from './manifest.ts'
import { sumOf } from './sum-of.ts'

type KeptFile = Manifest['files'][number]

const keptFile = manifest.shape.files.element

/** The pictures and the mails of the data folder. What does not look like one of them is somebody else's. */
export async function listFiles(dataDir: string): Promise<KeptFile[]> {
  const files: KeptFile[] = []
  for (const folder of ['uploads', 'mail']) {
    for (const path of await listPaths(dataDir, folder)) {
      if (keptFile.shape.path.safeParse(path).success)
        files.push({ path, ...(await sumOf(join(dataDir, path))) })
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
