import { access, chmod, constants, mkdir, realpath, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
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

/** The configured folder cannot be used; the message is one sentence for the operator. */
export class UnusableFolder extends Error {
  constructor(because: string) {
    super(`The setting DATA_DIR cannot be used: ${because}.`)
    this.name = 'UnusableFolder'
  }
}

/** Throws UnusableFolder if the path exists and is not a folder. A missing folder is fine. */
export async function rejectOtherThanFolder(path: string): Promise<void> {
  try {
    if ((await stat(path)).isDirectory()) return
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw explained(error as NodeJS.ErrnoException, path)
  }
  throw isNoFolder(path)
}

/** Creates the folder if it is missing, and closes it to other users. Throws UnusableFolder unless it is writable. */
export async function openDataFolder(path: string): Promise<void> {
  await rejectOtherThanFolder(path)
  try {
    await makeFolder(path)
    await access(path, constants.W_OK)
    await closeToOthers(path)
  } catch (error) {
    throw explained(error as NodeJS.ErrnoException, path)
  }
}

const STICKY = 0o1000

/** A folder of someone else, or one that is shared on purpose such as /tmp, stays as it is. */
async function closeToOthers(path: string) {
  const { mode, uid } = await stat(path)
  const isOurs = uid === process.getuid?.() && (mode & STICKY) === 0
  if (isOurs && (mode & 0o077) !== 0) await chmod(path, 0o700)
}

const isNoFolder = (path: string) => new UnusableFolder(`${path} is not a folder`)

function explained(error: NodeJS.ErrnoException, path: string): Error {
  const { code = '' } = error
  if (['ENOTDIR', 'EEXIST'].includes(code)) return isNoFolder(path)
  if (code === 'ENOENT') return new UnusableFolder(`the folder ${path} cannot be created`)
  if (['EACCES', 'EPERM', 'EROFS'].includes(code))
    return new UnusableFolder(`this user is not allowed to write to ${path}`)
  return error
}

/**
 * Creates a folder and its missing parents; an existing one may be a symbolic link. Node's own `recursive` option never
 * returns where nothing can be created, such as in /proc.
 */
export async function makeFolder(path: string, mode?: number): Promise<void> {
  if (await isFolder(path)) return
  try {
    await mkdir(path, mode)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST' && (await isFolder(path))) return
    if (code !== 'ENOENT' || (await isFolder(dirname(path)))) throw error
    await makeFolder(dirname(path))
    await makeFolder(path, mode)
  }
}

const isFolder = (path: string) =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )
