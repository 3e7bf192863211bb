import { constants } from 'node:fs'
import { chmod, copyFile, mkdir, open, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { newId } from '../../db/new-id.ts'
import { removeOnExit } from '../../platform/temporary-files.ts'
import { checksumOf } from './checksum.ts'
import type { Manifest } from './manifest.ts'

type BackedUpFile = Manifest['files'][number]

/** Moves unpacked pictures and emails to where the site looks for them. Existing, intact files stay. */
export async function placeFiles(
  files: BackedUpFile[],
  { from, to }: { from: string; to: string },
): Promise<void> {
  for (const file of files) {
    const place = join(to, file.path)
    if (!(await isWhole(place, file))) await placeFile(join(from, file.path), place)
  }
}

/** A power cut may have left an empty file under its name. */
async function isWhole(place: string, { bytes, sha256 }: BackedUpFile): Promise<boolean> {
  const found = await checksumOf(place).catch(nullIfMissing)
  return found?.bytes === bytes && found.sha256 === sha256
}

// No one ever reads half a file.
async function placeFile(source: string, place: string) {
  await mkdir(dirname(place), { recursive: true, mode: 0o700 })
  await chmod(source, 0o600)
  await flush(source)
  await rename(source, place).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EXDEV') throw error
    return copyOntoOtherDisk(source, place)
  })
}

// The pictures folder may be a symbolic link.
async function copyOntoOtherDisk(source: string, place: string) {
  await using temporary = removeOnExit(`${place}.${newId()}`)
  await copyFile(source, temporary.path, constants.COPYFILE_EXCL)
  await flush(temporary.path)
  await rename(temporary.path, place)
}

async function flush(file: string) {
  await using handle = await open(file, 'r+')
  await handle.sync()
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
