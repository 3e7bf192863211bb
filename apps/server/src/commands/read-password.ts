import { registerInput } from '@tiffin/contract'
import { randomBytes } from 'node:crypto'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { WrongUsage, type CommandContext } from './command.ts'

/** Never an argument: the process list shows arguments to everyone on the machine. */
export const passwordOptions: [flags: string, is: string][] = [
  ['--password-stdin', 'read the password from standard input'],
  ['--generate', 'generate a password and print it once'],
]

export const passwordSource = {
  passwordStdin: z.boolean().default(false),
  generate: z.boolean().default(false),
}

interface PasswordSource {
  passwordStdin: boolean
  generate: boolean
}

export interface NewPassword {
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
  const typed = isPiped ? withoutLineEnd(await text(ctx.stdin)) : await askTwice(ctx)
  const parsed = registerInput.shape.password.safeParse(typed)
  if (!parsed.success)
    throw new WrongUsage(`This password cannot be used: ${parsed.error.issues[0]?.message}.`)
  return { password: parsed.data, isGenerated: false }
}

/** What to print about the password: nothing if the person who ran the command chose it. */
export const passwordMessage = ({ password, isGenerated }: NewPassword) =>
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
