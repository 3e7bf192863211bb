/** Temporary files and folders: used by one process alone, and removed however its work ends. */
import { mkdtempSync, rmSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isRunning } from '../db/data-folder.ts'

interface TemporaryPath extends AsyncDisposable {
  path: string
  /** Keeps it: the work is finished. */
  keep(): void
}

/**
 * Creates a folder that only its owner can read, beside the final result. It is removed at the end of the owning scope,
 * or with the process; leftovers of killed processes are removed now.
 */
export async function openTemporaryFolder(parent: string, name: string): Promise<TemporaryPath> {
  await removeLeftovers(parent, `${name}.unfinished-`)
  // Synchronous: no signal can arrive between creating it and registering its removal.
  return removeOnExit(mkdtempSync(join(parent, `${name}.unfinished-${process.pid}-`)))
}

/** Registers a path, existing or not yet, for removal at the end of the owning scope, or with the process. */
export function removeOnExit(path: string): TemporaryPath {
  const remove = () => rmSync(path, { recursive: true, force: true, maxRetries: 3 })
  let isKept = false
  process.on('exit', remove)
  return {
    path,
    keep() {
      isKept = true
      process.off('exit', remove)
    },
    async [Symbol.asyncDispose]() {
      if (!isKept) await rm(path, { recursive: true, force: true })
      process.off('exit', remove)
    },
  }
}

// Folders that cannot be read or removed belong to another user.
async function removeLeftovers(parent: string, prefix: string) {
  for (const name of await readdir(parent).catch(() => [])) {
    if (!name.startsWith(prefix)) continue
    const pid = Number(/^\d+(?=-)/.exec(name.slice(prefix.length))?.[0])
    const path = join(parent, name)
    if (pid > 0 && (await isLeftover(path, pid)))
      await rm(path, { recursive: true, force: true }).catch(() => {})
  }
}

// In a container each command may get the process id of the previous one.
async function isLeftover(path: string, pid: number) {
  if (pid !== process.pid) return !isRunning(pid)
  const found = await stat(path).catch(() => null)
  return found !== null && found.mtimeMs < performance.timeOrigin
}
