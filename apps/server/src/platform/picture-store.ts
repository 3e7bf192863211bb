/** Where uploaded pictures are stored: in a folder of this machine, or in a bucket that several share. */
import { access, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { makeFolder } from '../db/data-folder.ts'
import { newId } from '../db/new-id.ts'
import type { Bucket } from './bucket.ts'

/** Stores files under names of the form `set/file.kind`. The content under a name never changes. */
export interface PictureStore {
  save(name: string, bytes: Uint8Array): Promise<void>
  has(name: string): Promise<boolean>
  /** The bytes, or null if there is no such name. */
  read(name: string): Promise<Uint8Array | null>
}

// No dots except before the extension, so no name leads out of the folder, nor to a file that is being written.
const NAME = /^[0-9a-z-]{1,80}\/[0-9a-z-]{1,40}\.[a-z]{1,8}$/

/** A store in a folder, which is created with the first picture. */
export function createPictureFolder(folder: string): PictureStore {
  const pathOf = (name: string) => (NAME.test(name) ? join(folder, name) : null)
  return {
    async save(name, bytes) {
      const path = pathOf(name)
      if (path === null) throw cannotBeCalled(name)
      await makeFolder(dirname(path))
      await replaceFile(path, bytes)
    },
    async has(name) {
      const path = pathOf(name)
      if (path === null) return false
      return access(path).then(
        () => true,
        () => false,
      )
    },
    async read(name) {
      const path = pathOf(name)
      return path === null ? null : readFile(path).catch(nullIfMissing)
    },
  }
}

/** A store in a bucket, under `uploads/` as in the data folder. */
export function createPictureBucket(bucket: Bucket): PictureStore {
  const keyOf = (name: string) => (NAME.test(name) ? `uploads/${name}` : null)
  return {
    async save(name, bytes) {
      const key = keyOf(name)
      if (key === null) throw cannotBeCalled(name)
      await bucket.save(key, bytes)
    },
    async has(name) {
      const key = keyOf(name)
      return key !== null && bucket.has(key)
    },
    async read(name) {
      const key = keyOf(name)
      return key === null ? null : bucket.read(key)
    },
  }
}

const cannotBeCalled = (name: string) => new Error(`A picture cannot be called ${name}`)

/** Atomically: no one ever reads half a file. */
async function replaceFile(path: string, bytes: Uint8Array) {
  const unfinished = `${path}.${newId()}`
  try {
    await writeFile(unfinished, bytes, { flush: true })
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes(error.code ?? '')) return null
  throw error
}
