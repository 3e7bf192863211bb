import type { Connection } from '../db/connect.ts'
import { listApplied, listMigrations } from '../db/migration-history.ts'
import { Refusal } from '../platform/refusal.ts'

/**
 * Makes the tables of an empty database, so that a command may come before the first start. Refuses those of another
 * version: moving them on is the server's, for an older one may be running on them.
 */
export async function prepareTables(connection: Connection, { mustBeThere = false } = {}): Promise<void> {
  const applied = await listApplied(connection.db)
  if (applied.length === 0 && mustBeThere)
    throw new Refusal(
      'NOT_FOUND',
      'This database has no tables yet. Look whether DATA_DIR or DATABASE_URL is the one of your site.',
    )
  if (applied.length === 0) return connection.migrate()
  const known = listMigrations().map(({ writtenAt }) => writtenAt)
  if (applied.some((writtenAt) => !known.includes(writtenAt)))
    throw new Refusal(
      'CONFLICT',
      'A newer version of Tiffin has been at work on this database. Run the command of that version.',
    )
  if (applied.length < known.length)
    throw new Refusal(
      'CONFLICT',
      'The tables are those of an older version. Start the server of this version once: it brings them along.',
    )
}
