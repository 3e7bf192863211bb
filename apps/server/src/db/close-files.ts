import { chmod, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Takes a folder's files from all other users: PGlite gives those of a new database to everyone. */
export async function closeFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile() && ((await stat(path)).mode & 0o077) !== 0) await chmod(path, 0o600)
  }
}
