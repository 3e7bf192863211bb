import { PassThrough, Readable } from 'node:stream'
import { asc, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openSandbox, type Sandbox } from '../../test/open-sandbox.ts'
import { newId } from '../db/new-id.ts'
import { auditLog, mailedTokens, sessions, users } from '../db/schema/index.ts'
import { hashPassword, isPassword } from '../guests/accounts/passwords.ts'
import { readPassword } from './accounts.command.ts'
import { WrongUsage, type CommandContext } from './command.ts'

// Each command is its own process, and the machine may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let sandbox: Sandbox
beforeAll(async () => {
  // The database is empty: the first command migrates it.
  sandbox = await openSandbox({ isEmpty: true })
})
afterAll(() => sandbox.remove())

const getUser = (email: string) =>
  sandbox.look(async (db) => (await db.select().from(users).where(eq(users.email, email)))[0])

test('an owner can be created before the first start, with the password from standard input', async () => {
  const { exitCode, stdout } = await sandbox.tiffin(
    ['create-admin', ' Maria@Example.com ', '--name', 'Maria', '--password-stdin'],
    { stdin: 'saffron lassi\n' },
  )
  expect([exitCode, stdout]).toEqual([0, 'Maria can log in at /admin/login as maria@example.com (owner).\n'])
  const user = await getUser('maria@example.com')
  expect(user).toMatchObject({ name: 'Maria', role: 'admin', staffRole: 'owner' })
  expect(await isPassword('saffron lassi', user?.passwordHash ?? '')).toBe(true)
})

test('a generated password is shown once and opens the account', async () => {
  const ran = await sandbox.tiffin([
    'create-admin',
    'sam@example.com',
    '--name',
    'Sam',
    '--role',
    'kitchen',
    '--generate',
    '--json',
  ])
  const answer = JSON.parse(ran.stdout) as { id: string; password: string }
  expect(ran.exitCode).toBe(0)
  expect(answer).toEqual({
    id: (await getUser('sam@example.com'))?.id,
    name: 'Sam',
    email: 'sam@example.com',
    role: 'admin',
    staffRole: 'kitchen',
    password: expect.any(String) as string,
  })
  expect(await isPassword(answer.password, (await getUser('sam@example.com'))?.passwordHash ?? '')).toBe(true)
})

test('the log names the command line as the actor and contains no part of the password', async () => {
  const rows = await sandbox.look((db) =>
    db.select().from(auditLog).where(like(auditLog.action, 'create staff')).orderBy(asc(auditLog.at)),
  )
  expect(rows).toMatchObject([
    {
      userId: 'command-line',
      userEmail: 'command line',
      before: null,
      after: { name: 'Maria', email: 'maria@example.com', staffRole: 'owner', isDisabled: false },
    },
    { after: { name: 'Sam', staffRole: 'kitchen' } },
  ])
  expect(JSON.stringify(rows)).not.toMatch(/saffron|argon2/)
})

test('an address that already belongs to staff is rejected', async () => {
  const args = ['create-admin', 'maria@example.com', '--name', 'Other', '--generate', '--promote']
  const { exitCode, stdout, stderr } = await sandbox.tiffin(args)
  expect([exitCode, stdout]).toEqual([3, ''])
  expect(stderr).toContain('maria@example.com already has a staff account (owner).')
  expect(await getUser('maria@example.com')).toMatchObject({ name: 'Maria' })
})

const now = new Date()
async function addCustomer(email: string, disabledAt: Date | null = null) {
  const id = newId()
  const passwordHash = await hashPassword('mango pickle')
  await sandbox.look(async (db) => {
    await db.insert(users).values({ id, name: 'Guest', email, passwordHash, disabledAt, createdAt: now })
    await db.insert(sessions).values({ tokenHash: id, userId: id, expiresAt: now, endsAt: now })
    await db
      .insert(mailedTokens)
      .values({ tokenHash: id, userId: id, purpose: 'reset-password', expiresAt: now })
  })
  return id
}

test('a customer becomes staff only with --promote, and sessions opened with the old password end', async () => {
  const id = await addCustomer('guest@example.com')
  const args = [
    'create-admin',
    'guest@example.com',
    '--name',
    'Gita',
    '--role',
    'manager',
    '--password-stdin',
  ]
  const refused = await sandbox.tiffin(args, { stdin: 'saffron lassi' })
  expect(refused.exitCode).toBe(3)
  expect(refused.stderr).toContain('promote')
  expect(await getUser('guest@example.com')).toMatchObject({ role: 'customer', name: 'Guest' })

  expect((await sandbox.tiffin([...args, '--promote'], { stdin: 'saffron lassi' })).exitCode).toBe(0)
  const user = await getUser('guest@example.com')
  expect(user).toMatchObject({ id, role: 'admin', staffRole: 'manager', name: 'Gita' })
  expect(await isPassword('saffron lassi', user?.passwordHash ?? '')).toBe(true)
  const left = await sandbox.look(async (db) => [await db.$count(sessions), await db.$count(mailedTokens)])
  expect(left).toEqual([0, 0])
})

test('a disabled customer is not promoted', async () => {
  await addCustomer('gone@example.com', now)
  const { exitCode, stderr } = await sandbox.tiffin([
    'create-admin',
    'gone@example.com',
    '--name',
    'Gone',
    '--promote',
    '--generate',
  ])
  expect(exitCode).toBe(3)
  expect(stderr).toContain('disabled')
})

const read = (typed: string, source: { passwordStdin: boolean; generate: boolean }) =>
  readPassword({ stdin: Readable.from([typed]) } as unknown as CommandContext, source)
const fromStdin = { passwordStdin: true, generate: false }

test.each(['saffron lassi', 'saffron lassi\n', 'saffron lassi\r\n'])(
  '%j is read without its line ending',
  async (typed) => {
    expect(await read(typed, fromStdin)).toEqual({ password: 'saffron lassi', isGenerated: false })
  },
)

test('spaces are part of a password', async () => {
  expect(await read('  spaces  \n', fromStdin)).toMatchObject({ password: '  spaces  ' })
})

test('a terminal prompt does not echo, even with --password-stdin', async () => {
  const stdin = Object.assign(new PassThrough(), { isTTY: true, setRawMode: vi.fn() })
  const note = () => void setImmediate(() => stdin.write('saffron lassi\r'))
  const ctx = { stdin, out: { note } } as unknown as CommandContext
  expect(await readPassword(ctx, fromStdin)).toEqual({ password: 'saffron lassi', isGenerated: false })
  // A terminal in raw mode does not show what is typed.
  expect(stdin.setRawMode).toHaveBeenCalledWith(true)
})

test('generated passwords differ', async () => {
  const source = { passwordStdin: false, generate: true }
  const [one, other] = [await read('', source), await read('', source)]
  expect(one).toEqual({ password: expect.stringMatching(/^[\w-]{16}$/) as string, isGenerated: true })
  expect(one.password).not.toBe(other.password)
})

test.each([
  ['short', fromStdin, 'This password cannot be used: At least 8 characters.'],
  ['', fromStdin, 'This password cannot be used: Password is required.'],
  ['saffron lassi', { passwordStdin: true, generate: true }, 'Use --password-stdin or --generate, not both.'],
  ['saffron lassi', { passwordStdin: false, generate: false }, 'No terminal to ask for the password'],
])('%j with %j is wrong usage', async (typed, source, says) => {
  const reading = read(typed, source)
  await expect(reading).rejects.toThrow(WrongUsage)
  await expect(reading).rejects.toThrow(says)
})
