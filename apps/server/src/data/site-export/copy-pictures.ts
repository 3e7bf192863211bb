import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pLimit from 'p-limit'
import type { Bucket } from '../../platform/bucket.ts'

// The site's naming scheme. A file that is being written has a different ending.
const SET = /^[\da-z-]{1,80}$/
const PICTURE = /^[\da-z-]{1,40}\.[a-z]{1,8}$/
const IN_BUCKET = 'uploads/'
const FETCHED_AT_ONCE = 8

/** Copies the stored sizes of each uploaded picture, and returns the number of files. */
export async function copyPictures(uploads: string, folder: string): Promise<number> {
  await mkdir(folder)
  let count = 0
  for (const set of await readdir(uploads).catch(noneIfMissing)) {
    if (SET.test(set)) count += await copySet(join(uploads, set), join(folder, set))
  }
  return count
}

/** The same, from a bucket. */
export async function fetchPictures(bucket: Bucket, folder: string): Promise<number> {
  await mkdir(folder)
  const names = (await bucket.list(IN_BUCKET)).map((key) => key.slice(IN_BUCKET.length).split('/'))
  const ours = names.filter(([set = '', name = '', more]) => SET.test(set) && PICTURE.test(name) && !more)
  await pLimit(FETCHED_AT_ONCE).map(ours, async ([set = '', name = '']) => {
    const bytes = await bucket.read(`${IN_BUCKET}${set}/${name}`)
    if (bytes === null) return
    await mkdir(join(folder, set), { recursive: true })
    await writeFile(join(folder, set, name), bytes)
  })
  return ours.length
}

async function copySet(from: string, to: string): Promise<number> {
  const names = (await readdir(from)).filter((name) => PICTURE.test(name))
  if (names.length === 0) return 0
  await mkdir(to)
  for (const name of names) await copyFile(join(from, name), join(to, name))
  return names.length
}

// Nothing has been uploaded yet.
function noneIfMissing(error: NodeJS.ErrnoException): never[] {
  if (error.code === 'ENOENT') return []
  throw error
}
