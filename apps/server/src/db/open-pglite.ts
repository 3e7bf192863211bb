import { setFlagsFromString } from 'node:v8'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'

// A restaurant's tables fit into it; what it would take by itself is 160 MB.
const settings = ['shared_buffers=16MB']

// Optimizing its code takes 10 MB and more for each function that is worked on at a time.
setFlagsFromString('--wasm-num-compilation-tasks=1')

/** The embedded database with what our tables need of it; without a folder, in memory. */
export const openPglite = (folder?: string, options: PGliteOptions = {}) =>
  PGlite.create(folder, {
    startParams: [...PGlite.defaultStartParams, ...settings.flatMap((setting) => ['-c', setting])],
    ...options,
    extensions: { pg_trgm },
  })

/** The files of a database in which nothing is yet, as an archive to begin with. */
export async function packPglite(): Promise<Buffer> {
  const pglite = await openPglite()
  await pglite.exec('checkpoint')
  const archive = await pglite.dumpDataDir('gzip')
  await pglite.close()
  return Buffer.from(await archive.arrayBuffer())
}
