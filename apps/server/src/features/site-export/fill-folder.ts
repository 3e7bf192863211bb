/** Fills a folder whole or not at all, and only one that had nothing in it. */
import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from '../../db/make-folder.ts'
import { Refusal } from '../../platform/refusal.ts'
import { goneInTheEnd } from '../../platform/unfinished.ts'

// Inside of the folder, which may be a disk of its own.
const UNFINISHED = 'export.unfinished'

/** Hands over where to write. What is there moves up when the work is done, and goes where it failed. */
export async function fillFolder<Result>(
  folder: string,
  work: (unfinished: string) => Promise<Result>,
): Promise<Result> {
  const isNew = !existsSync(folder)
  await makeFolder(folder, 0o700).catch(explainFolder(folder))
  const from = claim(folder)
  await using unfinished = goneInTheEnd(isNew ? folder : from)
  const result = await work(from)
  moveUp(from, folder)
  unfinished.keep()
  return result
}

// Of several at once, whoever makes it goes on.
function claim(folder: string): string {
  if (readdirSync(folder).length > 0) throw isNotEmpty(folder)
  const unfinished = join(folder, UNFINISHED)
  try {
    mkdirSync(unfinished, { mode: 0o700 })
    return unfinished
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'EEXIST' ? isNotEmpty(folder) : error
  }
}

// At once, so that no signal leaves half of it.
function moveUp(from: string, to: string) {
  for (const name of readdirSync(from)) renameSync(join(from, name), join(to, name))
  rmdirSync(from)
}

const explainFolder =
  (folder: string) =>
  (error: NodeJS.ErrnoException): never => {
    if (['EEXIST', 'ENOTDIR'].includes(error.code ?? ''))
      throw new Refusal('CONFLICT', `${folder} is not a folder. Choose one that does not exist yet.`)
    if (error.code === 'ENOENT') throw new Refusal('FORBIDDEN', `The folder ${folder} cannot be created.`)
    throw error
  }

const isNotEmpty = (folder: string) =>
  new Refusal('CONFLICT', `${folder} is not empty. Choose a folder that does not exist yet.`)
