import type { AllSettings, Session, SetUpOwnerInput } from '@tiffin/contract'
import { and, eq } from 'drizzle-orm'
import { lockUntilCommit } from '../../db/advisory-locks.ts'
import type { Database } from '../../db/database.ts'
import { settings, siteKeys } from '../../db/schema/index.ts'
import { recordChange } from '../../ledger/log/record-change.ts'
import { publishChange } from '../../menu/catalogue/change-menu.ts'
import type { Context } from '../../platform/context.ts'
import { hashToken } from '../../platform/hashes.ts'
import { rejectTooMany } from '../../platform/rate-limits.ts'
import { readSettings, saveSection } from '../../platform/read-settings.ts'
import { recordSecurityEvent } from '../../platform/record-security-event.ts'
import { isSiteKey, issueSiteKey } from '../../platform/site-keys.ts'
import { AppError } from '../../platform/app-error.ts'
import { mailedTokensFromAddress } from './account-limits.ts'
import { presentUser } from './account-queries.ts'
import { hasOwner, makeOwner } from './ensure-admin.ts'
import { hashPassword, rejectBreachedPassword, rejectEasyPassword } from './passwords.ts'
import { beginSession } from './sessions.ts'

const LINK_HOURS = 24

/**
 * The key of the link with which the first owner sets up the restaurant; null once there is one. Each start makes another,
 * and of all processes the last one's is valid.
 */
export function offerSetUp(db: Database, now: Date): Promise<string | null> {
  return db.transaction(async (tx) => {
    await lockUntilCommit(tx, 'firstAdmin')
    await tx.delete(siteKeys).where(eq(siteKeys.purpose, 'set-up'))
    if (await hasOwner(tx)) return null
    return issueSiteKey(tx, { purpose: 'set-up', now, hours: LINK_HOURS })
  })
}

/** Makes the first owner and logs them in. If two people open the link, one of them becomes the owner. */
export async function setUpOwner(
  ctx: Context,
  { key, password, ...wanted }: SetUpOwnerInput,
): Promise<Session> {
  await rejectTooMany(ctx, [{ limit: mailedTokensFromAddress, key: ctx.address }])
  const now = new Date(ctx.clock.nowMs())
  // Before a hash is computed for anyone who has invented a link.
  if (!(await isSiteKey(ctx.db, { key, purpose: 'set-up', now }))) rejectLink()
  await rejectEasyPassword(ctx.db, password, wanted)
  await rejectBreachedPassword(ctx, password)
  const passwordHash = await hashPassword(password)
  return publishChange(ctx, async (tx) => {
    await lockUntilCommit(tx, 'firstAdmin')
    const used = await tx
      .delete(siteKeys)
      .where(and(eq(siteKeys.keyHash, hashToken(key)), eq(siteKeys.purpose, 'set-up')))
      .returning({ keyHash: siteKeys.keyHash })
    if (used.length === 0 || (await hasOwner(tx))) rejectLink()
    const owner = await makeOwner(tx, { ...wanted, passwordHash, isPasswordTemporary: false }, now)
    const user = presentUser(owner)
    await recordChange(
      tx,
      { caller: user, clock: ctx.clock },
      { action: 'create staff', subjectId: owner.id, after: { ...wanted, staffRole: 'owner' } },
    )
    await writeToOwner(tx, wanted.email, now)
    await recordSecurityEvent(tx, ctx, { kind: 'login', user })
    return { token: await beginSession(tx, owner, ctx.userAgent), user }
  })
}

function rejectLink(): never {
  throw new AppError(
    'CONFLICT',
    'This link has expired or has already been used. Restart the server: while there is no owner, its log has a new one.',
  )
}

/** Until the owner says otherwise, what guests send reaches them. */
async function writeToOwner(tx: Database, email: string, now: Date) {
  await lockUntilCommit(tx, 'settings')
  if ((await tx.$count(settings, eq(settings.section, 'contact'))) > 0) return
  const { contact } = await readSettings(tx)
  const value: AllSettings['contact'] = { ...contact, email, officeEmail: email }
  await saveSection(tx, 'contact', value, now)
}
