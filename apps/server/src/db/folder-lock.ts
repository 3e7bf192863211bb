import { createHash } from 'node:crypto'
import { readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'

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

/**
 * Locks a folder for this process until the returned function is called or the process ends, however it ends.
 * Throws FolderInUse.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = await realpath(folder)
  return process.platform === 'linux' ? lockBySocket(path) : lockByPidFile(path)
}

// An abstract socket belongs to the kernel: it disappears with its process, even after kill -9, and leaves no file.
function lockBySocket(path: string): Promise<() => Promise<void>> {
  const name = `\0tiffin-${createHash('sha256').update(path).digest('hex')}`
  const server = createServer((socket) => socket.destroy())
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new FolderInUse(path) : error),
    )
    server.listen(name, () => {
      server.unref()
      resolve(() => new Promise((done) => server.close(() => done())))
    })
  })
}

async function lockByPidFile(path: string): Promise<() => Promise<void>> {
  const file = join(path, '..', 'db.pid')
  const write = () => writeFile(file, String(process.pid), { flag: 'wx' })
  try {
    await write()
  } catch {
    const pid = Number(await readFile(file, 'utf8'))
    if (pid !== process.pid && isRunning(pid)) throw new FolderInUse(path)
    await rm(file, { force: true })
    await write()
  }
  return () => rm(file, { force: true })
}

/** Works for another user's process, too. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
