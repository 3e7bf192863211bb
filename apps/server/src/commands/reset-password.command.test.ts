import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openSandbox, type Sandbox } from '../../test/open-sandbox.ts'
import { newId } from '../db/new-id.ts'
import { auditLog, mailedTokens, sessions, users } from '../db/schema/index.ts'
import { hashPassword, isPassword } from '../guests/accounts/passwords.ts'

// Each command is its own process, and the machine may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let sandbox: Sandbox
let passwordHash: string
const now = new Date()

beforeAll(async () => {
  sandbox = await openSandbox()
  passwordHash = await hashPassword('mango pickle')
})
afterAll(() => sandbox.remove())

async function addUser(email: string, more: Partial<typeof users.$inferInsert> = {}) {
  const id = newId()
  await sandbox.look(async (db) => {
    await db.insert(users).values({ id, name: 'Maria', email, passwordHash, createdAt: now, ...more })
    await db.insert(sessions).values({ tokenHash: id, userId: id, expiresAt: now, endsAt: now })
    const token = { tokenHash: id, userId: id, expiresAt: now }
    await db.insert(mailedTokens).values({ ...token, purpose: 'reset-password' })
  })
  return id
}

const look = (id: string) =>
  sandbox.look(async (db) => ({
    user: (await db.select().from(users).where(eq(users.id, id)))[0],
    sessions: await db.$count(sessions, eq(sessions.userId, id)),
    links: await db.$count(mailedTokens, eq(mailedTokens.userId, id)),
    log: await db.select().from(auditLog).where(eq(auditLog.subjectId, id)),
  }))

test('the new password opens the account; sessions and emailed links stop working; the change is logged', async () => {
  const id = await addUser('maria@example.com')
  const { exitCode, stdout } = await sandbox.tiffin(
    ['reset-password', 'Maria@example.com', '--password-stdin'],
    {
      stdin: 'saffron lassi\r\n',
    },
  )
  expect([exitCode, stdout]).toEqual([
    0,
    'Maria (maria@example.com) has a new password and is logged out everywhere.\n',
  ])
  const seen = await look(id)
  expect(await isPassword('saffron lassi', seen.user?.passwordHash ?? '')).toBe(true)
  expect(seen).toMatchObject({
    // The mailbox has not been verified.
    user: { emailVerifiedAt: null },
    sessions: 0,
    links: 0,
    log: [{ userId: 'command-line', action: 'reset password', after: { name: 'Maria', role: 'customer' } }],
  })
  expect(JSON.stringify(seen.log)).not.toMatch(/saffron|argon2/)
})

test('an invited colleague counts as having joined', async () => {
  const id = await addUser('cook@example.com', { role: 'admin', staffRole: 'kitchen' })
  const { stdout } = await sandbox.tiffin(['reset-password', 'cook@example.com', '--generate', '--json'])
  const { password, ...account } = JSON.parse(stdout) as { password: string }
  expect(account).toEqual({
    id,
    name: 'Maria',
    email: 'cook@example.com',
    role: 'admin',
    staffRole: 'kitchen',
  })
  const { user } = await look(id)
  expect(await isPassword(password, user?.passwordHash ?? '')).toBe(true)
  expect(user?.emailVerifiedAt).toBeInstanceOf(Date)
})

test.each([
  ['gone@example.com', {}, 'under Customers'],
  [
    'quit@example.com',
    { role: 'admin', staffRole: 'kitchen' } as const,
    'An owner enables it first, under Staff',
  ],
])(
  'the disabled account of %s is left unchanged, and the error says who can enable it',
  async (email, role, says) => {
    const id = await addUser(email, { disabledAt: now, ...role })
    const { exitCode, stderr } = await sandbox.tiffin(['reset-password', email, '--generate'])
    expect(exitCode).toBe(3)
    expect(stderr).toContain('disabled')
    expect(stderr).toContain(says)
    expect(await look(id)).toMatchObject({ user: { passwordHash }, sessions: 1, links: 1, log: [] })
  },
)
