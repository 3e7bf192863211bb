import { createHash } from 'node:crypto'
import { constants, createReadStream } from 'node:fs'
import { chmod, copyFile, mkdir, open, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import pLimit from 'p-limit'
import { newId } from '../../db/new-id.ts'
import type { Bucket } from '../../platform/bucket.ts'
import { removeOnExit } from '../../platform/temporary-files.ts'
import { manifest, type Manifest } from './manifest.ts'

type BackedUpFile = Manifest['files'][number]

const backedUpFile = manifest.shape.files.element

/** The pictures and emails in the data folder. Files that do not look like ours belong to someone else. */
export async function listFiles(dataDir: string): Promise<BackedUpFile[]> {
  const files: BackedUpFile[] = []
  for (const folder of ['uploads', 'mail']) {
    for (const path of await listPaths(dataDir, folder)) {
      if (backedUpFile.shape.path.safeParse(path).success)
        files.push({ path, ...(await checksumOf(join(dataDir, path))) })
    }
  }
  return files
}

async function listPaths(dataDir: string, folder: string): Promise<string[]> {
  const found = await readdir(join(dataDir, folder), { recursive: true, withFileTypes: true }).catch(
    noneIfMissing,
  )
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(dataDir, '/').length).replaceAll(sep, '/'))
    .toSorted()
}

function noneIfMissing(error: NodeJS.ErrnoException): never[] {
  if (error.code === 'ENOENT') return []
  throw error
}

/** A file's size and checksum. */
async function checksumOf(file: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    hash.update(chunk)
    bytes += chunk.length
  }
  return { bytes, sha256: hash.digest('hex') }
}

const AT_ONCE = 8

/** Copies the pictures and emails of a bucket into a folder, laid out as in a data folder. */
export async function fetchFiles(bucket: Bucket, folder: string): Promise<void> {
  const keys = [...(await bucket.list('uploads/')), ...(await bucket.list('mail/'))]
  // Files that do not look like ours belong to someone else, and their paths may lead out of the folder.
  const ours = keys.filter((key) => manifest.shape.files.element.shape.path.safeParse(key).success)
  await pLimit(AT_ONCE).map(ours, async (key) => {
    const bytes = await bucket.read(key)
    // It was deleted in the meantime.
    if (bytes === null) return
    await mkdir(dirname(join(folder, key)), { recursive: true })
    await writeFile(join(folder, key), bytes, { mode: 0o600 })
  })
}

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

/** Uploads unpacked pictures and emails to a bucket. Existing files stay: a bucket never has partial files. */
export async function sendFiles(files: Manifest['files'], from: string, bucket: Bucket): Promise<void> {
  await pLimit(AT_ONCE).map(files, async ({ path }) => {
    if (!(await bucket.has(path))) await bucket.save(path, await readFile(join(from, path)))
  })
}
