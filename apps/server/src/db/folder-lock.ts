import { realpath } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'

const SQLITE_BUSY = 5
// Of two that start at the same time one gets it: while both only try, neither may give up.
const OTHERS_TRY_MS = 250

/** Another process has the embedded database open. */
export class FolderInUse extends Error {
  readonly folder: string

  constructor(folder: string) {
    super(
      `Another Tiffin process has the embedded database in ${folder} open. Stop it first, or give this one its own DATA_DIR.`,
    )
    this.name = 'FolderInUse'
    this.folder = folder
  }
}

// One that nobody refers to any more would be closed, and its lock with it.
const held = new Set<DatabaseSync>()

/**
 * Locks a folder for this process until the returned function is called or the process ends, however it ends.
 * Throws FolderInUse.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = await realpath(folder)
  // The kernel locks the file, for containers that share the folder too, and lets go of it when the process is gone.
  // It lies beside the folder: reading it would end the lock, and the folder's files are copied.
  const lock = new DatabaseSync(`${path}.lock`, { timeout: OTHERS_TRY_MS })
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive')
  } catch (error) {
    lock.close()
    throw isLocked(error) ? new FolderInUse(path) : error
  }
  held.add(lock)
  return async () => {
    if (held.delete(lock)) lock.close()
  }
}

const isLocked = (error: unknown) =>
  error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY

/** Works for another user's process, too. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
