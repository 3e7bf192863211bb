/** Passkeys (WebAuthn): making one, and checking what it has signed. The only file that knows simplewebauthn. */
import type { NewPasskey, PasskeyCreation, PasskeyRequest, UsedPasskey } from '@tiffin/contract'
import { asc, DrizzleQueryError, eq, and, gt, isNull, lte } from 'drizzle-orm'
import { isIP } from 'node:net'
import type { Database } from '../../db/database.ts'
import { passkeys, passkeyChallenges } from '../../db/schema/index.ts'
import type { Context } from '../../platform/context.ts'
import { AppError } from '../../platform/app-error.ts'
import { readSettings } from '../../platform/read-settings.ts'
import type { UserRow } from './account-queries.ts'

type Site = Pick<Context, 'db' | 'clock' | 'publicUrl'>
export type PasskeyRow = typeof passkeys.$inferSelect

// ES256 and RS256, as WebAuthn recommends to relying parties: between them every device has one (COSE algorithms).
const supportedAlgorithmIDs = [-7, -257]

// Loaded with the first passkey: with what it brings along, it is more than the rest of the accounts.
const loadWebAuthn = () => import('@simplewebauthn/server')

/** Browsers bind passkeys to a name and accept none for an address that is only a number. */
export const offersPasskeys = ({ publicUrl }: Pick<Context, 'publicUrl'>): boolean =>
  isIP(new URL(publicUrl).hostname.replace(/^\[|\]$/g, '')) === 0

/** The name that passkeys are bound to, and the address of pages that may use them. */
function partyOf(site: Pick<Context, 'publicUrl'>) {
  if (!offersPasskeys(site))
    throw new AppError('CONFLICT', 'Passkeys need a site with a name. Set PUBLIC_URL to its address.')
  const { hostname, origin } = new URL(site.publicUrl)
  return { rpId: hostname, origin }
}

/** What a browser needs to make a passkey for this account. */
export async function beginPasskey(
  site: Site,
  { id: userId, name, email }: Pick<UserRow, 'id' | 'name' | 'email'>,
): Promise<PasskeyCreation> {
  const { rpId } = partyOf(site)
  const { generateRegistrationOptions } = await loadWebAuthn()
  const restaurant = (await readSettings(site.db)).identity.name
  const known = await listPasskeys(site.db, userId)
  const { challenge, pubKeyCredParams, user } = await generateRegistrationOptions({
    rpID: rpId,
    rpName: restaurant,
    userID: new TextEncoder().encode(userId),
    userName: email,
    userDisplayName: name,
    supportedAlgorithmIDs,
  })
  await issueChallenge(site.db, { challenge, userId, nowMs: site.clock.nowMs() })
  return {
    challenge,
    rp: { id: rpId, name: restaurant },
    user,
    pubKeyCredParams,
    timeout: CHALLENGE_MS,
    excludeCredentials: known.map(({ id }) => ({ id, type: 'public-key' as const })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  }
}

interface NamedPasskey {
  userId: string
  name: string
  passkey: NewPasskey
}

/** Stores a passkey that the user's browser has just made. */
export async function insertPasskey(
  tx: Database,
  { clock, publicUrl }: Pick<Context, 'clock' | 'publicUrl'>,
  { userId, name, passkey: { authenticatorAttachment: _place, ...passkey } }: NamedPasskey,
): Promise<void> {
  const { rpId, origin } = partyOf({ publicUrl })
  const { verifyRegistrationResponse } = await loadWebAuthn()
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: { ...passkey, clientExtensionResults: {} },
    expectedChallenge: (challenge) => redeemChallenge(tx, { challenge, userId, nowMs: clock.nowMs() }),
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
    supportedAlgorithmIDs,
  }).catch(rejectUnfit)
  if (!verified) throw notAccepted()
  const { id, publicKey, counter } = registrationInfo.credential
  const inserted = await tx
    .insert(passkeys)
    .values({
      id,
      userId,
      name,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      createdAt: new Date(clock.nowMs()),
    })
    .onConflictDoNothing({ target: passkeys.id })
    .returning({ id: passkeys.id })
  if (inserted.length === 0) throw new AppError('CONFLICT', 'This passkey has already been added.')
}

/** What a browser needs to use a passkey; it asks the person which account, so this reveals nothing. */
export async function requestPasskey(site: Site): Promise<PasskeyRequest> {
  const { rpId } = partyOf(site)
  const { generateAuthenticationOptions } = await loadWebAuthn()
  const { challenge } = await generateAuthenticationOptions({ rpID: rpId })
  await issueChallenge(site.db, { challenge, userId: null, nowMs: site.clock.nowMs() })
  return { challenge, rpId, timeout: CHALLENGE_MS, userVerification: 'required' }
}

/** The id of the user whose passkey has signed a challenge of this site. Each challenge works once. */
export async function usePasskey(
  { db, clock, publicUrl }: Site,
  { authenticatorAttachment: _place, ...passkey }: UsedPasskey,
): Promise<string> {
  const { rpId, origin } = partyOf({ publicUrl })
  const [known] = await db.select().from(passkeys).where(eq(passkeys.id, passkey.id))
  if (!known) throw new AppError('FORBIDDEN', 'We don’t know this passkey. Log in with your password.')
  const nowMs = clock.nowMs()
  const { verifyAuthenticationResponse } = await loadWebAuthn()
  const { userHandle, ...response } = passkey.response
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: {
      ...passkey,
      clientExtensionResults: {},
      response: { ...response, ...(userHandle !== undefined && { userHandle }) },
    },
    expectedChallenge: (challenge) => redeemChallenge(db, { challenge, userId: null, nowMs }),
    expectedOrigin: origin,
    expectedRPID: rpId,
    credential: {
      id: known.id,
      publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64url')),
      counter: known.counter,
    },
    requireUserVerification: true,
  }).catch(rejectUnfit)
  if (!verified) throw notAccepted()
  await db
    .update(passkeys)
    .set({ counter: authenticationInfo.newCounter, lastUsedAt: new Date(nowMs) })
    .where(eq(passkeys.id, known.id))
  return known.userId
}

export const listPasskeys = (db: Database, userId: string): Promise<PasskeyRow[]> =>
  db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id))

export async function deletePasskeys(tx: Database, userId: string): Promise<void> {
  await tx.delete(passkeys).where(eq(passkeys.userId, userId))
}

const notAccepted = () => new AppError('FORBIDDEN', 'That passkey was not accepted. Please try again.')

// The library throws for whatever does not fit: another site's signature, an old challenge, unreadable bytes.
function rejectUnfit(error: unknown): never {
  if (error instanceof DrizzleQueryError) throw error
  throw notAccepted()
}

/** How long a browser may wait for the person, in milliseconds. */
const CHALLENGE_MS = 5 * 60_000

interface Challenge {
  challenge: string
  /** Who is adding a passkey; null if someone is logging in. */
  userId: string | null
  nowMs: number
}

async function issueChallenge(db: Database, { challenge, userId, nowMs }: Challenge): Promise<void> {
  await db.insert(passkeyChallenges).values({ challenge, userId, expiresAt: new Date(nowMs + CHALLENGE_MS) })
}

/** Whether it was issued for this and is used for the first time. */
async function redeemChallenge(db: Database, { challenge, userId, nowMs }: Challenge): Promise<boolean> {
  const isFor = userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId)
  const redeemed = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challenge, challenge),
        isFor,
        gt(passkeyChallenges.expiresAt, new Date(nowMs)),
      ),
    )
    .returning({ challenge: passkeyChallenges.challenge })
  return redeemed.length > 0
}

export async function deleteExpiredChallenges(db: Database, now: Temporal.Instant): Promise<void> {
  await db.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, new Date(now.epochMilliseconds)))
}
