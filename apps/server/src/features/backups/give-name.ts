/** How a finished backup gets its name: once, over nothing, and with words for where it cannot have one. */
import { closeSync, existsSync, openSync, renameSync } from 'node:fs'
import { link, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Refusal } from '../../platform/refusal.ts'

/** Of several at once, the disk decides who has the name; the others are refused. */
export async function giveName(unfinished: string, file: string): Promise<void> {
  try {
    await link(unfinished, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') throw error
      moveOntoNothing(unfinished, file)
    })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw isThere(file)
    throw error
  }
  await syncFolder(dirname(file))
}

// A disk such as a stick's knows no second name of a file. At once, so that no signal leaves an empty one.
function moveOntoNothing(unfinished: string, file: string) {
  closeSync(openSync(file, 'wx', 0o600))
  renameSync(unfinished, file)
}

export const isThere = (file: string) =>
  new Refusal('CONFLICT', `${file} already exists. Choose another name.`)

export const explainFolder =
  (folder: string) =>
  (error: NodeJS.ErrnoException): never => {
    if (error.code === 'ENOTDIR') throw new Refusal('NOT_FOUND', `${folder} is not a folder.`)
    if (error.code === 'ENOENT' && !existsSync(folder))
      throw new Refusal('NOT_FOUND', `There is no folder ${folder}.`)
    if (['EACCES', 'EPERM', 'EROFS', 'ENOENT'].includes(error.code ?? ''))
      throw new Refusal('FORBIDDEN', `The folder ${folder} is not writable.`)
    throw error
  }

// The name of a file is kept by its folder.
async function syncFolder(folder: string) {
  await using handle = await open(folder)
  await handle.sync()
}
