/** Places for what is not finished yet: of one process alone, and gone however its work ends. */
import { mkdtempSync, rmSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isRunning } from '../db/folder-lock.ts'

interface Unfinished extends AsyncDisposable {
  path: string
  /** It is finished, and stays. */
  keep(): void
}

/**
 * Makes a folder that only its owner can read, beside what is to be made. It goes with the scope that holds it, or with
 * the process; what processes have left that were killed goes now.
 */
export async function openUnfinished(parent: string, name: string): Promise<Unfinished> {
  await removeLeft(parent, `${name}.unfinished-`)
  // At once: between making and promising no signal comes.
  return goneInTheEnd(mkdtempSync(join(parent, `${name}.unfinished-${process.pid}-`)))
}

/** Promises that what is under this name, now or later, goes with the scope that holds it, or with the process. */
export function goneInTheEnd(path: string): Unfinished {
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

// What cannot be looked at or taken away is another user's.
async function removeLeft(parent: string, prefix: string) {
  for (const name of await readdir(parent).catch(() => [])) {
    if (!name.startsWith(prefix)) continue
    const pid = Number(/^\d+(?=-)/.exec(name.slice(prefix.length))?.[0])
    const path = join(parent, name)
    if (pid > 0 && (await isLeft(path, pid))) await rm(path, { recursive: true, force: true }).catch(() => {})
  }
}

// In a container each command may get the number of the last one.
async function isLeft(path: string, pid: number) {
  if (pid !== process.pid) return !isRunning(pid)
  const found = await stat(path).catch(() => null)
  return found !== null && found.mtimeMs < performance.timeOrigin
}
