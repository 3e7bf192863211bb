import type { DemoLogin } from '@tiffin/contract'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import type { Database } from '../../db/database.ts'
import { newId } from '../../db/new-id.ts'
import { users } from '../../db/schema/index.ts'
import { findUserByEmail } from './account-queries.ts'
import { endEverythingOf } from './change-password.ts'
import { hashPassword, isPassword } from './passwords.ts'

// Known to everybody, so only ever used in demo mode.
const DEMO_PASSWORD = 'maple-and-masala'

// Any number that nothing else locks: of two processes that start at once, one makes the admin.
const FIRST_ADMIN_LOCK = 7_846_335

interface AdminSettings {
  isDemo: boolean
  adminEmail: string
  adminPassword: string | undefined
}

/** The admin's login in demo mode, where its owner has not chosen one. */
const demoLoginOf = ({ isDemo, adminEmail, adminPassword }: AdminSettings): DemoLogin =>
  isDemo && adminPassword === undefined ? { email: adminEmail, password: DEMO_PASSWORD } : null

/** What the login page may tell everybody; nothing where it would not work, for the owner has another one by now. */
export async function findDemoLogin(db: Database, settings: AdminSettings): Promise<DemoLogin> {
  const demo = demoLoginOf(settings)
  const admin = demo && (await findUserByEmail(db, demo.email))
  if (!demo || !admin?.staffRole || admin.disabledAt) return null
  return (await isPassword(demo.password, admin.passwordHash)) ? demo : null
}

/**
 * Makes the first admin of a restaurant that has none. Answers with the login where it was made up here, else null.
 * Who tried the demo and then opens the restaurant starts with another admin: the demo's login is known to everybody.
 */
export function ensureAdmin(db: Database, settings: AdminSettings, now: Date): Promise<DemoLogin> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${FIRST_ADMIN_LOCK})`)
    const demo = demoLoginOf(settings)
    if (!demo) await dropDemoAdmins(tx)
    const [admin] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.staffRole, 'owner'), isNull(users.disabledAt)))
      .limit(1)
    if (admin) return null
    const { adminEmail: email, adminPassword: chosen } = settings
    const login = demo ?? { email, password: chosen ?? randomBytes(12).toString('base64url') }
    await makeAdmin(tx, login, now)
    return chosen === undefined ? login : null
  })
}

async function dropDemoAdmins(tx: Database) {
  for (const { id, passwordHash } of await tx.select().from(users).where(eq(users.role, 'admin'))) {
    if (await isPassword(DEMO_PASSWORD, passwordHash)) await tx.delete(users).where(eq(users.id, id))
  }
}

async function makeAdmin(tx: Database, { email, password }: { email: string; password: string }, now: Date) {
  const row = {
    name: 'Admin',
    role: 'admin' as const,
    staffRole: 'owner' as const,
    disabledAt: null,
    passwordHash: await hashPassword(password),
  }
  // A guest of that address must not become the owner by having registered first.
  const [made] = await tx
    .insert(users)
    .values({ ...row, id: newId(), email, emailVerifiedAt: now, createdAt: now })
    .onConflictDoUpdate({ target: users.email, set: { ...row, emailVerifiedAt: now } })
    .returning({ id: users.id })
  if (made) await endEverythingOf(tx, made.id)
}
