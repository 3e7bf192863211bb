/** Fills a folder completely or not at all, and only if it was empty. */
import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from '../../db/data-folder.ts'
import { AppError } from '../../platform/app-error.ts'
import { removeOnExit } from '../../platform/temporary-files.ts'

// Inside the folder, which may be a separate disk.
const TEMPORARY_FOLDER = 'export.unfinished'

/** Calls back with the place to write to. Its content moves up when the work succeeds, and is deleted if it fails. */
export async function fillFolder<Result>(
  folder: string,
  work: (temporary: string) => Promise<Result>,
): Promise<Result> {
  const isNew = !existsSync(folder)
  await makeFolder(folder, 0o700).catch(explainFolder(folder))
  const from = claim(folder)
  await using temporary = removeOnExit(isNew ? folder : from)
  const result = await work(from)
  moveUp(from, folder)
  temporary.keep()
  return result
}

// If several run at the same time, the one that creates the folder continues.
function claim(folder: string): string {
  if (readdirSync(folder).length > 0) throw isNotEmpty(folder)
  const temporary = join(folder, TEMPORARY_FOLDER)
  try {
    mkdirSync(temporary, { mode: 0o700 })
    return temporary
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'EEXIST' ? isNotEmpty(folder) : error
  }
}

// Synchronous, so no signal leaves half of it.
function moveUp(from: string, to: string) {
  for (const name of readdirSync(from)) renameSync(join(from, name), join(to, name))
  rmdirSync(from)
}

const explainFolder =
  (folder: string) =>
  (error: NodeJS.ErrnoException): never => {
    if (['EEXIST', 'ENOTDIR'].includes(error.code ?? ''))
      throw new AppError('CONFLICT', `${folder} is not a folder. Choose one that does not exist yet.`)
    if (error.code === 'ENOENT') throw new AppError('FORBIDDEN', `The folder ${folder} cannot be created.`)
    throw error
  }

const isNotEmpty = (folder: string) =>
  new AppError('CONFLICT', `${folder} is not empty. Choose a folder that does not exist yet.`)
