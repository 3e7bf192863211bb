import type { Connection } from '../db/database.ts'
import { listApplied, listMigrations } from '../db/migration-history.ts'
import { AppError } from '../platform/app-error.ts'

/**
 * Creates the tables of an empty database, so a command can run before the first start. Rejects tables of another
 * version: migrating them is up to the server, because an older server may be running on them.
 */
export async function prepareTables(connection: Connection, { mustBeThere = false } = {}): Promise<void> {
  const applied = await listApplied(connection.db)
  if (applied.length === 0 && mustBeThere)
    throw new AppError(
      'NOT_FOUND',
      'This database has no tables yet. Check that DATA_DIR or DATABASE_URL is the one your site uses.',
    )
  if (applied.length === 0) return connection.migrate()
  const known = listMigrations().map(({ writtenAt }) => writtenAt)
  if (applied.some((writtenAt) => !known.includes(writtenAt)))
    throw new AppError(
      'CONFLICT',
      'This database was last used by a newer version of Tiffin. Run the command from that version.',
    )
  if (applied.length < known.length)
    throw new AppError(
      'CONFLICT',
      'The tables are from an older version. Start this version’s server once to migrate them.',
    )
}
