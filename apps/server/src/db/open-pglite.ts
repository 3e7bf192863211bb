import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { setFlagsFromString } from 'node:v8'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'

// Enough for a restaurant's tables; the default takes 160 MB.
const settings = ['shared_buffers=16MB']

// Optimizing PGlite's code takes 10 MB or more for each function compiled concurrently.
setFlagsFromString('--wasm-num-compilation-tasks=1')

/** The embedded database with the extensions that our tables need; without a folder, in memory. */
export const openPglite = (folder?: string, options: PGliteOptions = {}) =>
  PGlite.create(folder, {
    startParams: [...PGlite.defaultStartParams, ...settings.flatMap((setting) => ['-c', setting])],
    ...options,
    extensions: { pg_trgm },
  })

/** The files of an empty database, as an archive to start from. */
export async function packPglite(): Promise<Buffer> {
  const pglite = await openPglite()
  await pglite.exec('checkpoint')
  const archive = await pglite.dumpDataDir('gzip')
  await pglite.close()
  return Buffer.from(await archive.arrayBuffer())
}

/**
 * Fills a folder, if it is empty, with the files of an embedded database: all of them or none. Creating them with
 * initdb takes half a gigabyte of memory, so the build includes them.
 */
export async function unpackDatabase(archive: string, folder: string): Promise<void> {
  if ((await readdir(folder)).length > 0) return
  const unfinished = `${folder}.new`
  // Leftovers of a killed process. No other process is using them, because the folder is locked.
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { mode: 0o700 })
  // Needed once in the life of a site.
  const { extract } = await import('tar')
  await extract({ file: archive, cwd: unfinished, preserveOwner: false })
  await rename(unfinished, folder)
}
