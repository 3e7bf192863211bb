import { type ApiKey, isPermitted } from '@tiffin/contract'
import { and, asc, desc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { apiKeys, users } from '../../db/schema/index.ts'
import { AppError } from '../../platform/app-error.ts'
import { type ApiKeyRow, endOfKey, type FoundKey } from '../../platform/api-key-text.ts'
import { readRegion } from '../../platform/read-settings.ts'
import { type Clock, presentMoment, type Zone } from '../../platform/wall-clock.ts'

// As long as the security log tells of its calls.
const RETENTION_DAYS = 180

interface Asked {
  db: Database
  clock: Clock
}

const listFound = (db: Database): Promise<FoundKey[]> =>
  db
    .select({ row: apiKeys, maker: users })
    .from(apiKeys)
    .leftJoin(users, eq(users.id, apiKeys.makerId))
    .orderBy(asc(sql`lower(${apiKeys.name})`), desc(apiKeys.createdAt), asc(apiKeys.id))

/** Those that work first, by name. */
export async function listApiKeys({ db, clock }: Asked): Promise<ApiKey[]> {
  const zone = await readRegion(db)
  const keys = (await listFound(db)).map((found) => presentApiKey(found, { nowMs: clock.nowMs(), zone }))
  return [...keys.filter(isWorking), ...keys.filter((key) => !isWorking(key))]
}

const isWorking = ({ state }: ApiKey) => state === 'active' || state === 'replaced'

/** The key as it is now. */
export async function getApiKey({ db, clock }: Asked, id: string): Promise<ApiKey> {
  const found = (await listFound(db)).find(({ row }) => row.id === id)
  if (!found) throw noSuchKey()
  return presentApiKey(found, { nowMs: clock.nowMs(), zone: await readRegion(db) })
}

const noSuchKey = () => new AppError('NOT_FOUND', 'We cannot find that API key')

/** Locked until the transaction ends: of two who replace or revoke it, the second sees what the first has done. */
export async function lockApiKey(tx: Database, id: string): Promise<ApiKeyRow> {
  const [row] = await tx.select().from(apiKeys).where(eq(apiKeys.id, id)).for('update')
  if (!row) throw noSuchKey()
  return row
}

function presentApiKey({ row, maker }: FoundKey, { nowMs, zone }: { nowMs: number; zone: Zone }): ApiKey {
  const { id, name, prefix, hint, permissions, networks, makerEmail, replacedBy } = row
  const { createdAt, endsAt, lastUsedAt, lastUsedFrom, lastUsedCall } = row
  const end = endOfKey({ row, maker }, nowMs)
  const holder = { staffRole: end === null && maker ? maker.staffRole : null, key: { permissions } }
  return {
    _id: id,
    name,
    prefix,
    hint,
    permissions,
    effective: permissions.filter((permission) => isPermitted(holder, permission)),
    networks,
    maker: makerEmail,
    createdAt: presentMoment(createdAt, zone),
    endsAt: presentMoment(endsAt, zone),
    state: end ?? (replacedBy === null ? 'active' : 'replaced'),
    replacedBy,
    lastUse: lastUsedAt && {
      at: presentMoment(lastUsedAt, zone),
      network: lastUsedFrom,
      call: lastUsedCall ?? '',
    },
  }
}

/** Those that ended so long ago that no log speaks of them any more. */
export async function deleteOldKeys(db: Database, now: Temporal.Instant): Promise<void> {
  const tooOld = new Date(now.subtract({ hours: RETENTION_DAYS * 24 }).epochMilliseconds)
  await db
    .delete(apiKeys)
    .where(
      or(
        lt(apiKeys.endsAt, tooOld),
        lt(apiKeys.revokedAt, tooOld),
        and(isNull(apiKeys.makerId), lt(apiKeys.createdAt, tooOld)),
      ),
    )
}
