/** Owners make, replace and revoke the keys of programs. */
import {
  type ApiKey,
  type CreateApiKeyInput,
  isPermitted,
  type Issue,
  type KeyPermission,
  MAX_KEY_DAYS,
  type NewApiKey,
  type ReplaceApiKeyInput,
} from '@tiffin/contract'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { newId } from '../../db/new-id.ts'
import { apiKeys } from '../../db/schema/index.ts'
import { recordChange } from '../../ledger/log/record-change.ts'
import { readNetwork } from '../../platform/admit-api-key.ts'
import {
  KEY_HINT_LENGTH,
  keyKindOf,
  keyPrefixOf,
  makeKeyText,
  type ApiKeyRow,
} from '../../platform/api-key-text.ts'
import { AppError, rejectIssues } from '../../platform/app-error.ts'
import type { AdminContext, Caller } from '../../platform/context.ts'
import { hashToken } from '../../platform/hashes.ts'
import { readRegion } from '../../platform/read-settings.ts'
import { spanOfDay, todayAt, type Zone } from '../../platform/wall-clock.ts'
import { getApiKey, lockApiKey } from './api-key-queries.ts'

const HOUR_MS = 60 * 60 * 1000

export interface Editing extends Pick<AdminContext, 'db' | 'clock' | 'isDemo' | 'caller'> {
  /** In whose name the key works, if it is not the caller. */
  maker?: Caller
}

/** The answer is the only one that has the key in it. */
export async function createApiKey(ctx: Editing, wanted: CreateApiKeyInput): Promise<NewApiKey> {
  const { name, permissions } = wanted
  const zone = await readRegion(ctx.db)
  const networks = wanted.networks.map((network) => readNetwork(network))
  rejectIssues('VALIDATION', [
    ...issuesOfEnd(ctx, wanted.endsOn, zone),
    ...networks.flatMap((network, index) =>
      network === null
        ? [
            {
              path: `networks.${index}`,
              message: `${wanted.networks[index]} is no address and no network such as 203.0.113.0/24`,
            },
          ]
        : [],
    ),
  ])
  rejectMoreThanMaker(ctx, permissions)
  const endsAt = spanOfDay(wanted.endsOn, zone).until
  const made = await ctx.db.transaction(async (tx) => {
    // Of two owners who use the same name at once, the second is told.
    await tx.execute(sql`lock table ${apiKeys} in share row exclusive mode`)
    await rejectTakenName(tx, ctx, name)
    const key = { name, permissions, networks: networks.filter((each) => each !== null), endsAt }
    const { text, row } = await insertKey(tx, ctx, key)
    await recordChange(tx, ctx, { action: 'create API key', subjectId: row.id, after: logged(row) })
    return { text, id: row.id }
  })
  return { key: made.text, apiKey: await getApiKey(ctx, made.id) }
}

/** The new one may do the same; the old one goes on for a while, so that nothing stops while programs are moved over. */
export async function replaceApiKey(
  ctx: Editing,
  { id, endsOn, overlapHours }: ReplaceApiKeyInput,
): Promise<NewApiKey> {
  const zone = await readRegion(ctx.db)
  rejectIssues('VALIDATION', issuesOfEnd(ctx, endsOn, zone))
  const made = await ctx.db.transaction(async (tx) => {
    const old = await lockApiKey(tx, id)
    rejectEnded(old, ctx.clock.nowMs())
    if (old.replacedBy !== null)
      throw new AppError('CONFLICT', `Someone has already replaced the key “${old.name}”.`)
    rejectMoreThanMaker(ctx, old.permissions)
    const { name, permissions, networks } = old
    const endsAt = spanOfDay(endsOn, zone).until
    const { text, row } = await insertKey(tx, ctx, { name, permissions, networks, endsAt })
    const overlapEnds = ctx.clock.nowMs() + overlapHours * HOUR_MS
    const oldEndsAt = new Date(Math.min(old.endsAt.getTime(), overlapEnds))
    await tx.update(apiKeys).set({ replacedBy: row.id, endsAt: oldEndsAt }).where(eq(apiKeys.id, id))
    await recordChange(tx, ctx, {
      action: 'replace API key',
      subjectId: id,
      before: logged(old),
      after: { ...logged(row), previousEndsAt: oldEndsAt.toISOString() },
    })
    return { text, id: row.id }
  })
  return { key: made.text, apiKey: await getApiKey(ctx, made.id) }
}

/** From the next call on, in all processes. Its replacement, or what it replaced, goes on. */
export async function revokeApiKey(ctx: Editing, id: string): Promise<ApiKey> {
  await ctx.db.transaction(async (tx) => {
    const row = await lockApiKey(tx, id)
    if (row.revokedAt) return
    await tx
      .update(apiKeys)
      .set({ revokedAt: new Date(ctx.clock.nowMs()) })
      .where(eq(apiKeys.id, id))
    await recordChange(tx, ctx, { action: 'revoke API key', subjectId: id, before: logged(row) })
  })
  return getApiKey(ctx, id)
}

type NewKey = Pick<ApiKeyRow, 'name' | 'permissions' | 'networks' | 'endsAt'>

async function insertKey(tx: Database, ctx: Editing, key: NewKey) {
  const text = makeKeyText(keyKindOf(ctx))
  const maker = ctx.maker ?? ctx.caller
  const [row] = await tx
    .insert(apiKeys)
    .values({
      ...key,
      id: newId(),
      keyHash: hashToken(text),
      prefix: keyPrefixOf(keyKindOf(ctx)),
      hint: text.slice(-KEY_HINT_LENGTH),
      makerId: maker._id,
      makerEmail: maker.email,
      createdAt: new Date(ctx.clock.nowMs()),
    })
    .returning()
  return { text, row: row as ApiKeyRow }
}

function issuesOfEnd({ clock }: Editing, endsOn: string, zone: Zone): Issue[] {
  const today = todayAt(clock.now(), zone)
  const day = Temporal.PlainDate.from(endsOn)
  if (Temporal.PlainDate.compare(day, today) < 0)
    return [{ path: 'endsOn', message: 'Choose today or a later day' }]
  if (Temporal.PlainDate.compare(day, today.add({ days: MAX_KEY_DAYS })) > 0)
    return [{ path: 'endsOn', message: 'A key ends after two years at the latest' }]
  return []
}

function rejectMoreThanMaker({ caller, maker = caller }: Editing, wanted: readonly KeyPermission[]) {
  const lacking = wanted.find((permission) => !isPermitted(maker, permission))
  if (lacking !== undefined)
    throw new AppError('FORBIDDEN', `You can’t give a key a permission that you don’t have: ${lacking}.`)
}

async function rejectTakenName(tx: Database, { clock }: Editing, name: string) {
  const isTaken = and(
    sql`lower(${apiKeys.name}) = lower(${name})`,
    isNull(apiKeys.revokedAt),
    gt(apiKeys.endsAt, new Date(clock.nowMs())),
  )
  if ((await tx.$count(apiKeys, isTaken)) === 0) return
  const message = `There is a key “${name}” already. Logs tell keys apart by their names: choose another one, or replace that key.`
  throw new AppError('CONFLICT', message, { issues: [{ path: 'name', message }] })
}

function rejectEnded({ name, revokedAt, endsAt }: ApiKeyRow, nowMs: number) {
  if (revokedAt) throw new AppError('CONFLICT', `The key “${name}” was revoked. Create a new one.`)
  if (endsAt.getTime() <= nowMs)
    throw new AppError('CONFLICT', `The key “${name}” has expired. Create a new one.`)
}

/** Nothing that would let anybody use it. */
const logged = ({ name, prefix, hint, permissions, networks, endsAt }: ApiKeyRow) => ({
  name,
  endsWith: prefix + '…' + hint,
  permissions,
  networks,
  endsAt: endsAt.toISOString(),
})
