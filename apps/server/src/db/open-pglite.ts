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
