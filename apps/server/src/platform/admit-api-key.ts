/** What has to be true before a call with a key is looked at any further. Each rejection has its own message and is put on record. */
import { and, eq, isNull, lt, ne, or } from 'drizzle-orm'
import ipaddr from 'ipaddr.js'
import type { Database } from '../db/database.ts'
import { apiKeys } from '../db/schema/index.ts'
import {
  type KeyKind,
  keyKindOf,
  readKeyKind,
  callerOfKey,
  endOfKey,
  findApiKey,
  type FoundKey,
} from './api-key-text.ts'
import { AppError } from './app-error.ts'
import type { Context, Deps, SignedIn } from './context.ts'
import { formatNetwork, networkOf } from './network-of.ts'
import { formatWait, type Limit } from './rate-limits.ts'
import { recordSecurityEvent } from './record-security-event.ts'

/** Calls of one key. */
export const callsOfKey: Limit = { name: 'api-key', attempts: 600, minutes: 1 }
/** Wrong keys from one address, and from the wider network: as many as wrong passwords. */
const wrongFromAddress: Limit = { name: 'key-address', attempts: 60, minutes: 15 }
const wrongFromNetwork: Limit = { name: 'key-network', attempts: 180, minutes: 15 }

const guessesFrom = ({ address }: Pick<Context, 'address'>) => [
  { limit: wrongFromAddress, key: address },
  { limit: wrongFromNetwork, key: networkOf(address) },
]

export interface KeyedRequest {
  key: string
  /** The client's whole address. */
  ip: string
  /** Over HTTP without TLS, on a site that guests reach by HTTPS. */
  isPlain: boolean
  /** How many procedures it calls. */
  calls: number
}

export type Recorder = Pick<Deps, 'db' | 'clock'> & Pick<Context, 'address' | 'log'>
type Asked = Recorder & Pick<Deps, 'limits' | 'isDemo'> & Pick<Context, 'setHeader'>

/** Returns the key's maker with the rights of the key, or rejects and says why. */
export async function admitApiKey(ctx: Asked, request: KeyedRequest): Promise<SignedIn> {
  if (request.isPlain) await rejectPlain(ctx, request.key)
  await rejectGuesser(ctx)
  const kind = readKeyKind(request.key)
  if (kind !== keyKindOf(ctx)) await rejectUnreadable(ctx, kind)
  const found = await findApiKey(ctx.db, request.key)
  if (!found) return rejectGuess(ctx, 'an unknown key', 'This API key is not one of this site’s.')
  await rejectEnded(ctx, found)
  if (!isWithin(request.ip, found.row.networks)) await rejectOutside(ctx, found)
  await countCalls(ctx, found.row.id, request.calls)
  return callerOfKey(found, ctx.clock.nowMs()) ?? rejectOrphaned()
}

/** It can be read on the way, no matter who uses it. */
async function rejectPlain(ctx: Recorder, key: string): Promise<never> {
  await recordExposed(ctx, key, 'sent over plain HTTP')
  throw new AppError(
    'KEY_EXPOSED',
    'API keys are not accepted over plain HTTP. Use https, and replace this key: others may have read it. If this was https, your proxy has to send X-Forwarded-Proto.',
  )
}

/** A key where it ends up in logs and histories. */
export async function rejectExposed(ctx: Recorder, key: string, where: 'address' | 'cookie'): Promise<never> {
  await recordExposed(ctx, key, where === 'address' ? 'sent in an address' : 'sent in a cookie')
  throw new AppError(
    'KEY_EXPOSED',
    `API keys are not accepted in ${where === 'address' ? 'an address' : 'a cookie'}. Send the key as “Authorization: Bearer …”, and replace it: logs may have kept it.`,
  )
}

async function recordExposed(ctx: Recorder, key: string, what: string) {
  const found = readKeyKind(key) === null ? null : await findApiKey(ctx.db, key)
  await recordRejected(ctx, what, found)
}

const recordRejected = (ctx: Recorder, what: string, found: FoundKey | null = null) =>
  recordSecurityEvent(ctx.db, ctx, {
    kind: 'rejected key',
    what,
    ...(found && { keyName: found.row.name }),
  })

/** Also for a right one: otherwise it could be told from the wrong ones. */
async function rejectGuesser(ctx: Asked): Promise<void> {
  const exceeded = await ctx.limits.peek(guessesFrom(ctx))
  if (exceeded === null) return
  ctx.setHeader('Retry-After', String(exceeded.waitSeconds))
  throw new AppError(
    'RATE_LIMITED',
    `Too many wrong API keys from your network. Please try again in ${formatWait(exceeded.waitSeconds)}.`,
  )
}

async function rejectUnreadable(ctx: Asked, kind: KeyKind | null): Promise<never> {
  if (kind === null)
    return rejectGuess(
      ctx,
      'a damaged key',
      'This API key is damaged: it is incomplete or has a wrong character.',
    )
  const site = kind === 'demo' ? 'a demo' : 'a live site'
  return rejectGuess(ctx, `a key of ${site}`, `This API key belongs to ${site}, and this site is not one.`)
}

async function rejectGuess(ctx: Asked, what: string, message: string): Promise<never> {
  await ctx.limits.count(guessesFrom(ctx))
  await recordRejected(ctx, what)
  throw new AppError('KEY_INVALID', message)
}

async function rejectEnded(ctx: Asked, found: FoundKey): Promise<void> {
  const end = endOfKey(found, ctx.clock.nowMs())
  if (end === null) return
  await recordRejected(ctx, end, found)
  if (end === 'orphaned') return rejectOrphaned()
  throw new AppError(
    'KEY_ENDED',
    end === 'revoked'
      ? `The API key “${found.row.name}” was revoked.`
      : `The API key “${found.row.name}” has expired.`,
  )
}

function rejectOrphaned(): never {
  throw new AppError('KEY_ENDED', 'Whoever made this API key no longer works here.')
}

async function rejectOutside(ctx: Asked, found: FoundKey): Promise<never> {
  await recordRejected(ctx, 'outside its networks', found)
  throw new AppError('KEY_REFUSED', `The API key “${found.row.name}” is not accepted from your network.`)
}

/** `networks` are as `readNetwork` writes them. None: anywhere. */
export function isWithin(ip: string, networks: readonly string[]): boolean {
  if (networks.length === 0) return true
  if (!ipaddr.isValid(ip)) return false
  const address = ipaddr.process(ip)
  return networks.some((network) => {
    const [range, bits] = ipaddr.parseCIDR(network)
    return range.kind() === address.kind() && address.match(range, bits)
  })
}

/** In CIDR notation, without bits outside its mask: `203.0.113.7` is `203.0.113.7/32`. Null if it is no network. */
export function readNetwork(text: string): string | null {
  try {
    if (ipaddr.isValidCIDR(text)) {
      const [address, bits] = ipaddr.parseCIDR(text)
      const kind = address.kind() === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6
      return `${kind.networkAddressFromCIDR(text).toString()}/${bits}`
    }
    // Not 203.113 or 0xcb007107, which some programs read as addresses.
    if (!ipaddr.IPv4.isValidFourPartDecimal(text) && !ipaddr.IPv6.isValid(text)) return null
    const address = ipaddr.process(text)
    return `${address.toString()}/${address.kind() === 'ipv4' ? 32 : 128}`
  } catch {
    return null
  }
}

/** Headers as in draft-ietf-httpapi-ratelimit-headers-10. */
async function countCalls(ctx: Asked, keyId: string, points: number): Promise<void> {
  const { attempts, minutes } = callsOfKey
  const used = await ctx.limits.measure({ limit: callsOfKey, key: keyId, points })
  if (used === null) return
  const { remaining, waitSeconds, isExceeded } = used
  ctx.setHeader('RateLimit-Policy', `"key";q=${attempts};w=${minutes * 60}`)
  ctx.setHeader('RateLimit', `"key";r=${remaining};t=${waitSeconds}`)
  if (!isExceeded) return
  ctx.setHeader('Retry-After', String(waitSeconds))
  throw new AppError(
    'RATE_LIMITED',
    `This API key may make ${attempts} calls a minute. Please try again in ${formatWait(waitSeconds)}.`,
  )
}

// Each call would be a write.
const NOTED_MS = 60_000

/** For the list of keys. */
export async function noteKeyUse(
  { db, clock, address }: Pick<Context, 'db' | 'clock' | 'address'>,
  keyId: string,
  call: string,
): Promise<void> {
  const now = new Date(clock.nowMs())
  const { id, lastUsedAt, lastUsedCall } = apiKeys
  await db
    .update(apiKeys)
    .set({ lastUsedAt: now, lastUsedFrom: formatNetwork(address), lastUsedCall: call })
    .where(
      and(
        eq(id, keyId),
        or(isNull(lastUsedAt), lt(lastUsedAt, new Date(now.getTime() - NOTED_MS)), ne(lastUsedCall, call)),
      ),
    )
}

/** Ends all keys that this account has made. */
export async function endKeysOf(tx: Database, userId: string, now: Date): Promise<void> {
  await tx
    .update(apiKeys)
    .set({ revokedAt: now })
    .where(and(eq(apiKeys.makerId, userId), isNull(apiKeys.revokedAt)))
}
