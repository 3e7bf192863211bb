/** How a finished backup gets its name: atomically, overwriting nothing, with a clear error if that is impossible. */
import { closeSync, existsSync, openSync, renameSync } from 'node:fs'
import { link, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { AppError } from '../../platform/app-error.ts'

/** If several finish at the same time, the disk decides which gets the name; the others are rejected. */
export async function publishBackup(temporary: string, file: string): Promise<void> {
  try {
    await link(temporary, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') throw error
      moveWithoutOverwriting(temporary, file)
    })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw alreadyExists(file)
    throw error
  }
  await syncFolder(dirname(file))
}

// Some disks, such as a USB stick, have no hard links. Synchronous, so no signal can leave an empty file behind.
function moveWithoutOverwriting(temporary: string, file: string) {
  closeSync(openSync(file, 'wx', 0o600))
  renameSync(temporary, file)
}

export const alreadyExists = (file: string) =>
  new AppError('CONFLICT', `${file} already exists. Choose another name.`)

export const explainFolder =
  (folder: string) =>
  (error: NodeJS.ErrnoException): never => {
    if (error.code === 'ENOTDIR') throw new AppError('NOT_FOUND', `${folder} is not a folder.`)
    if (error.code === 'ENOENT' && !existsSync(folder))
      throw new AppError('NOT_FOUND', `There is no folder ${folder}.`)
    if (['EACCES', 'EPERM', 'EROFS', 'ENOENT'].includes(error.code ?? ''))
      throw new AppError('FORBIDDEN', `The folder ${folder} is not writable.`)
    throw error
  }

// The name of a file is stored in its folder.
async function syncFolder(folder: string) {
  await using handle = await open(folder)
  await handle.sync()
}
