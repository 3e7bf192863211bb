import type { DemoLogin } from '@tiffin/contract'
import { and, eq, isNull } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import { lockUntilCommit } from '../../db/advisory-locks.ts'
import type { Database } from '../../db/database.ts'
import { newId } from '../../db/new-id.ts'
import { users } from '../../db/schema/index.ts'
import { AppError } from '../../platform/app-error.ts'
import { findUserByEmail } from './account-queries.ts'
import { endEverythingOf } from './change-password.ts'
import { hashPassword, isPassword, rejectEasyPassword } from './passwords.ts'

// Public, so only ever used in demo mode.
const DEMO_PASSWORD = 'maple-and-masala'

interface AdminSettings {
  isDemo: boolean
  adminEmail: string
  adminPassword: string | undefined
}

/** The admin's login in demo mode, if its owner has not chosen one. */
const demoLoginOf = ({ isDemo, adminEmail, adminPassword }: AdminSettings): DemoLogin =>
  isDemo && adminPassword === undefined ? { email: adminEmail, password: DEMO_PASSWORD } : null

/** The login that the login page may show; null if it would not work because the owner has changed it. */
export async function findDemoLogin(db: Database, settings: AdminSettings): Promise<DemoLogin> {
  const demo = demoLoginOf(settings)
  const admin = demo && (await findUserByEmail(db, demo.email))
  if (!demo || !admin?.staffRole || admin.disabledAt) return null
  return (await isPassword(demo.password, admin.passwordHash)) ? demo : null
}

/**
 * Creates the first admin of a restaurant that has none. Returns the login if it was generated here, else null. A
 * restaurant that grows out of a demo starts with a new admin, because the demo's login is public.
 */
export function ensureAdmin(db: Database, settings: AdminSettings, now: Date): Promise<DemoLogin> {
  return db.transaction(async (tx) => {
    // If two processes start at the same time, one creates the admin.
    await lockUntilCommit(tx, 'firstAdmin')
    const demo = demoLoginOf(settings)
    if (!demo) await dropDemoAdmins(tx)
    const [admin] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.staffRole, 'owner'), isNull(users.disabledAt)))
      .limit(1)
    if (admin) return null
    const { adminEmail: email, adminPassword: chosen } = settings
    if (chosen !== undefined) await rejectEasySetting(tx, chosen, email)
    const login = demo ?? { email, password: chosen ?? randomBytes(12).toString('base64url') }
    await makeAdmin(tx, { ...login, isPasswordTemporary: !demo && chosen === undefined }, now)
    return chosen === undefined ? login : null
  })
}

async function rejectEasySetting(tx: Database, password: string, email: string) {
  await rejectEasyPassword(tx, password, { email }).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error
    throw new AppError(
      'VALIDATION',
      'The setting ADMIN_PASSWORD cannot be used: this password is too easy to guess. Use a longer one, or several words.',
    )
  })
}

async function dropDemoAdmins(tx: Database) {
  for (const { id, passwordHash } of await tx.select().from(users).where(eq(users.role, 'admin'))) {
    if (await isPassword(DEMO_PASSWORD, passwordHash)) await tx.delete(users).where(eq(users.id, id))
  }
}

interface NewAdmin {
  email: string
  password: string
  isPasswordTemporary: boolean
}

async function makeAdmin(tx: Database, { email, password, isPasswordTemporary }: NewAdmin, now: Date) {
  const row = {
    name: 'Admin',
    role: 'admin' as const,
    staffRole: 'owner' as const,
    disabledAt: null,
    isPasswordTemporary,
    passwordHash: await hashPassword(password),
  }
  // A guest with that address must not become the owner by having registered first.
  const [made] = await tx
    .insert(users)
    .values({ ...row, id: newId(), email, emailVerifiedAt: now, createdAt: now })
    .onConflictDoUpdate({ target: users.email, set: { ...row, emailVerifiedAt: now } })
    .returning({ id: users.id })
  if (made) await endEverythingOf(tx, made.id)
}
