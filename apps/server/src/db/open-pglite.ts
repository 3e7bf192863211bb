import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'

/** The embedded database with what our tables need of it; without a folder, in memory. */
export const openPglite = (folder?: string, options: PGliteOptions = {}) =>
  PGlite.create(folder, { ...options, extensions: { pg_trgm } })
