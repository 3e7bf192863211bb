import { randomBytes } from 'node:crypto'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { text as readText } from 'node:stream/consumers'
import { inviteStaffInput, registerInput, requestPasswordResetInput } from '@tiffin/contract'
import { z } from 'zod'
import { replacePassword } from '../guests/accounts/change-password.ts'
import { removeSecondFactorOf } from '../guests/accounts/change-second-factor.ts'
import { createAdmin as makeAdmin } from '../office/staff/create-admin.ts'
import { type CommandContext, commandLine, defineCommand, WrongUsage } from './command.ts'

/** Never an argument: the process list shows arguments to everyone on the machine. */
const passwordOptions: [flags: string, is: string][] = [
  ['--password-stdin', 'read the password from standard input'],
  ['--generate', 'generate a password and print it once'],
]

const passwordSource = {
  passwordStdin: z.boolean().default(false),
  generate: z.boolean().default(false),
}

interface PasswordSource {
  passwordStdin: boolean
  generate: boolean
}

interface NewPassword {
  password: string
  /** Whether it has to be shown, because no one knows it yet. */
  isGenerated: boolean
}

/** Read from standard input, generated, or prompted for on the terminal; checked against the site's password rules. */
export async function readPassword(ctx: CommandContext, source: PasswordSource): Promise<NewPassword> {
  if (source.passwordStdin && source.generate)
    throw new WrongUsage('Use --password-stdin or --generate, not both.')
  if (source.generate) return { password: randomBytes(12).toString('base64url'), isGenerated: true }
  // A terminal would show what is typed into it.
  const isPiped = source.passwordStdin && !ctx.stdin.isTTY
  const typed = isPiped ? withoutLineEnd(await readText(ctx.stdin)) : await askTwice(ctx)
  const parsed = registerInput.shape.password.safeParse(typed)
  if (!parsed.success)
    throw new WrongUsage(`This password cannot be used: ${parsed.error.issues[0]?.message}.`)
  return { password: parsed.data, isGenerated: false }
}

/** What to print about the password: nothing if the person who ran the command chose it. */
const passwordMessage = ({ password, isGenerated }: NewPassword) =>
  isGenerated
    ? { line: `\nPassword (shown only once): ${password}`, field: { password } }
    : { line: '', field: {} }

const withoutLineEnd = (typed: string) => typed.replace(/\r?\n$/, '')

async function askTwice(ctx: CommandContext): Promise<string> {
  if (!ctx.stdin.isTTY)
    throw new WrongUsage('No terminal to ask for the password: use --password-stdin or --generate.')
  const typed = await ask(ctx, 'New password: ')
  if (typed !== (await ask(ctx, 'Repeat the password: '))) throw new WrongUsage('The passwords do not match.')
  return typed
}

async function ask({ stdin, out }: CommandContext, question: string): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: stdin, output: nowhere, terminal: true })
  const givenUp = new AbortController()
  terminal.on('SIGINT', () => givenUp.abort())
  terminal.on('close', () => givenUp.abort())
  out.note(question)
  try {
    return await terminal.question('', { signal: givenUp.signal })
  } catch {
    throw new WrongUsage('Cancelled; nothing was changed.')
  } finally {
    terminal.close()
  }
}

export const removeSecondFactor = defineCommand({
  name: 'remove-second-factor',
  summary:
    'Removes the authenticator app, passkeys and recovery codes of an account whose owner has lost them, and logs it out everywhere.',
  takes: [['<email>', 'the email address of the account']],
  options: [],
  examples: ['remove-second-factor maria@example.com'],
  input: requestPasswordResetInput,
  async run(ctx, { email }) {
    const { db } = await ctx.openDatabase()
    const { id, name, role, staffRole } = await removeSecondFactorOf(
      { db, clock: ctx.clock, caller: commandLine },
      email,
    )
    ctx.out.answer(`${name} (${email}) logs in with the password alone, and is logged out everywhere.`, {
      id,
      name,
      email,
      role,
      staffRole,
    })
  },
})

export const resetPassword = defineCommand({
  name: 'reset-password',
  summary:
    'Sets a new password for an account and logs it out everywhere. Asks for the password unless an option says otherwise.',
  takes: [['<email>', 'the email address of the account']],
  options: passwordOptions,
  examples: ['reset-password maria@example.com', 'reset-password maria@example.com --generate'],
  input: z.object({ ...requestPasswordResetInput.shape, ...passwordSource }),
  async run(ctx, { email, ...source }) {
    const chosen = await readPassword(ctx, source)
    const { db } = await ctx.openDatabase()
    const { _id, name, role, staffRole } = await replacePassword(
      { db, clock: ctx.clock, caller: commandLine },
      { email, password: chosen.password },
    )
    const message = passwordMessage(chosen)
    const text = `${name} (${email}) has a new password and is logged out everywhere.${message.line}`
    ctx.out.answer(text, { id: _id, name, email, role, staffRole, ...message.field })
  },
})

const fields = inviteStaffInput.shape

export const createAdmin = defineCommand({
  name: 'create-admin',
  summary: 'Creates a staff account. Asks for the password unless an option says otherwise.',
  takes: [['<email>', 'the email address they log in with']],
  options: [
    ['--name <name>', 'their name (required)'],
    ['--role <role>', 'owner, manager or kitchen (default: owner)'],
    ['--promote', 'turn an existing customer account into a staff account, with the new name and password'],
    ...passwordOptions,
  ],
  examples: [
    'create-admin maria@example.com --name Maria',
    'create-admin sam@example.com --name Sam --role kitchen --generate',
    'create-admin maria@example.com --name Maria --password-stdin < password.txt',
  ],
  input: z.object({
    email: fields.email,
    name: fields.name,
    role: fields.staffRole.default('owner'),
    promote: z.boolean().default(false),
    ...passwordSource,
  }),
  async run(ctx, { email, name, role, promote, ...source }) {
    const chosen = await readPassword(ctx, source)
    const { db } = await ctx.openDatabase()
    const { _id, ...made } = await makeAdmin(
      { db, clock: ctx.clock, caller: commandLine },
      {
        email,
        name,
        staffRole: role,
        promotes: promote,
        password: chosen.password,
        isPasswordTemporary: chosen.isGenerated,
      },
    )
    const message = passwordMessage(chosen)
    ctx.out.answer(
      `${made.name} can log in at /admin/login as ${made.email} (${made.staffRole}).${message.line}`,
      {
        id: _id,
        name: made.name,
        email: made.email,
        role: 'admin',
        staffRole: made.staffRole,
        ...message.field,
      },
    )
  },
})
