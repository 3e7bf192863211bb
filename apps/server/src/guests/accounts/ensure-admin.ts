import type { DemoLogin } from '@tiffin/contract'
import { and, eq, isNull } from 'drizzle-orm'
import { lockUntilCommit } from '../../db/advisory-locks.ts'
import type { Database } from '../../db/database.ts'
import { newId } from '../../db/new-id.ts'
import { users } from '../../db/schema/index.ts'
import { AppError } from '../../platform/app-error.ts'
import { findUserByEmail, type UserRow } from './account-queries.ts'
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
 * Creates the first owner of a restaurant that has none: of the demo, or with the password that its settings have chosen.
 * Otherwise the link that the server logs does. A restaurant that grows out of a demo starts without the demo's owner,
 * because that login is public.
 */
export function ensureAdmin(db: Database, settings: AdminSettings, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    // If two processes start at the same time, one creates the admin.
    await lockUntilCommit(tx, 'firstAdmin')
    const demo = demoLoginOf(settings)
    if (!demo) await dropDemoAdmins(tx)
    const { adminEmail: email, adminPassword: chosen } = settings
    const password = demo?.password ?? chosen
    if (password === undefined || (await hasOwner(tx))) return
    if (chosen !== undefined) await rejectEasySetting(tx, chosen, email)
    const passwordHash = await hashPassword(password)
    await makeOwner(tx, { name: 'Admin', email, passwordHash, isPasswordTemporary: false }, now)
  })
}

export const hasOwner = async (tx: Database): Promise<boolean> =>
  (await tx.$count(users, and(eq(users.staffRole, 'owner'), isNull(users.disabledAt)))) > 0

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

interface NewOwner {
  name: string
  email: string
  passwordHash: string
  isPasswordTemporary: boolean
}

export async function makeOwner(tx: Database, wanted: NewOwner, now: Date): Promise<UserRow> {
  const row = {
    ...wanted,
    role: 'admin' as const,
    staffRole: 'owner' as const,
    disabledAt: null,
    emailVerifiedAt: now,
  }
  // A guest with that address must not become the owner by having registered first.
  const [made] = await tx
    .insert(users)
    .values({ ...row, id: newId(), createdAt: now })
    .onConflictDoUpdate({ target: users.email, set: row })
    .returning()
  const owner = made as UserRow
  await endEverythingOf(tx, owner.id)
  return owner
}
