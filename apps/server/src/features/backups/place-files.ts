import { constants } from 'node:fs'
import { chmod, copyFile, mkdir, open, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { newId } from '../../db/new-id.ts'
import { goneInTheEnd } from '../../platform/unfinished.ts'
import type { Manifest } from './manifest.ts'
import { sumOf } from './sum-of.ts'

type KeptFile = Manifest['files'][number]

/** Puts unpacked pictures and mails where the site looks for them. What is there already, whole, stays. */
export async function placeFiles(
  files: KeptFile[],
  { from, to }: { from: string; to: string },
): Promise<void> {
  for (const file of files) {
    const place = join(to, file.path)
    if (!(await isWhole(place, file))) await placeFile(join(from, file.path), place, file.path)
  }
}

/** A power cut may have left an empty one under its name. */
async function isWhole(place: string, { bytes, sha256 }: KeptFile): Promise<boolean> {
  const found = await sumOf(place).catch(nullIfMissing)
  return found?.bytes === bytes && found.sha256 === sha256
}

// Nobody ever reads half a file.
async function placeFile(source: string, place: string, path: string) {
  const isPrivate = path.startsWith('mail/')
  await mkdir(dirname(place), { recursive: true, ...(isPrivate && { mode: 0o700 }) })
  await chmod(source, isPrivate ? 0o600 : 0o644)
  await flush(source)
  await rename(source, place).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EXDEV') throw error
    return copyOntoOtherDisk(source, place)
  })
}

// Pictures may be kept behind a link.
async function copyOntoOtherDisk(source: string, place: string) {
  await using unfinished = goneInTheEnd(`${place}.${newId()}`)
  await copyFile(source, unfinished.path, constants.COPYFILE_EXCL)
  await flush(unfinished.path)
  await rename(unfinished.path, place)
}

async function flush(file: string) {
  await using handle = await open(file, 'r+')
  await handle.sync()
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
