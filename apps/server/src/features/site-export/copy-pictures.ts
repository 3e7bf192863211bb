import { copyFile, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'

// As the site names them. A file that is being written has another ending.
const SET = /^[\da-z-]{1,80}$/
const PICTURE = /^[\da-z-]{1,40}\.[a-z]{1,8}$/

/** Copies of each uploaded picture the sizes that the site keeps, and says how many files that were. */
export async function copyPictures(uploads: string, folder: string): Promise<number> {
  await mkdir(folder)
  let count = 0
  for (const set of await readdir(uploads).catch(noneIfMissing)) {
    if (SET.test(set)) count += await copySet(join(uploads, set), join(folder, set))
  }
  return count
}

async function copySet(from: string, to: string): Promise<number> {
  const names = (await readdir(from)).filter((name) => PICTURE.test(name))
  if (names.length === 0) return 0
  await mkdir(to)
  for (const name of names) await copyFile(join(from, name), join(to, name))
  return names.length
}

// Nobody has uploaded anything yet.
function noneIfMissing(error: NodeJS.ErrnoException): never[] {
  if (error.code === 'ENOENT') return []
  throw error
}
