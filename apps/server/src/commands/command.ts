/** The shape of a command. A command parses, calls a feature and prints the answer; it contains no rules of its own. */
import type { z } from 'zod'
import type { Connection } from '../db/database.ts'
import type { Env } from '../env.ts'
import type { Caller } from '../platform/context.ts'
import type { Clock } from '../platform/wall-clock.ts'

/**
 * What a command works on while a server has the embedded database open: the database itself, between the site's own
 * transactions, or a copy, for one that reads everything; some need it for themselves.
 */
export type BesideServer = 'borrowed' | 'copy' | 'never'

export interface CommandContext {
  out: Output
  clock: Clock
  /** The settings. Throws UnusableSetting if one is invalid. */
  readSettings: () => Env
  /**
   * Opens the configured database; it is closed when the command ends. Unless `options` say otherwise, an empty one is
   * migrated, or rejected if the command needs an existing site, and one of another version is rejected. Throws
   * FolderInUse while another command has the embedded database open, or a server that does not lend it.
   */
  openDatabase: (options?: {
    migrates?: boolean
    mustBeThere?: boolean
    besideServer?: BesideServer
  }) => Promise<Connection>
  stdin: NodeJS.ReadStream
  /** For an answer that is a file; every other answer goes through `out`. */
  stdout: NodeJS.WritableStream
}

interface Declaration<Schema extends z.ZodType> {
  /** A verb and a noun. */
  name: string
  /** One sentence, shown first in the help. */
  summary: string
  /** Each with a description: `['<email>', 'the email address they log in with']`. `[file]` is optional. */
  takes?: [argument: string, is: string][]
  /** `['--name <name>', 'what they are called']`; without `<…>` it is a switch. Every command accepts `--json`. */
  options?: [flags: string, is: string][]
  /** Complete command lines, without the program's name. */
  examples: string[]
  /** Arguments and options by their camel-case names, as strings; a switch is true or absent. */
  input: Schema
  /** Returns an exit code if it is anything other than done. */
  run(ctx: CommandContext, input: z.output<Schema>): Promise<ExitCode | void>
}

export type Command = Omit<Declaration<z.ZodType>, 'input' | 'run'> & {
  takes: [argument: string, is: string][]
  options: [flags: string, is: string][]
  run(ctx: CommandContext, typed: Record<string, unknown>): Promise<ExitCode | void>
}

/** Invalid arguments; the message is for the person who typed them. */
export class WrongUsage extends Error {}

export function defineCommand<Schema extends z.ZodType>(declared: Declaration<Schema>): Command {
  const { input, run, takes = [], options = [], ...others } = declared
  return {
    ...others,
    takes,
    options,
    run(ctx, typed) {
      const parsed = input.safeParse(typed)
      if (parsed.success) return run(ctx, parsed.data)
      const [issue] = parsed.error.issues
      const name = toKebabCase(String(issue?.path[0] ?? ''))
      const shown = takes.find(([argument]) => argument.slice(1, -1) === name)?.[0] ?? `--${name}`
      throw new WrongUsage(name === '' ? `${issue?.message}.` : `${shown} cannot be used: ${issue?.message}.`)
    },
  }
}

const toKebabCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** What the exit code of a command tells a script. */
export const exitCodes = {
  done: 0,
  /** An unexpected error: a bug of ours, or a problem with the machine. */
  unforeseen: 1,
  /** The arguments or the settings are invalid. */
  wrongUsage: 2,
  /** The command was valid but could not be carried out: there is no such account, the doctor found trouble. */
  refused: 3,
  /** A server or another command has the embedded database open. */
  inUse: 4,
} as const

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes]

interface Output {
  /**
   * Prints the command's answer: the text for people, the value for a script that passed `--json`. Once, or a line for
   * each thing that happens while the command runs.
   */
  answer(text: string, value: unknown): void
  /** Prints a note along the way, such as progress. Never part of the answer. */
  note(text: string): void
}

interface Streams {
  stdout: { write(text: string): unknown }
  stderr: { write(text: string): unknown }
}

export const createOutput = ({ stdout, stderr }: Streams, { isJson }: { isJson: boolean }): Output => ({
  answer: (text, value) => stdout.write(`${isJson ? JSON.stringify(value) : text}\n`),
  note: (text) => stderr.write(`${text}\n`),
})

/** The actor in the log for commands run from a terminal: anyone who can read the settings, so not an account. */
export const commandLine: Caller = {
  _id: 'command-line',
  name: 'Command line',
  email: 'command line',
  role: 'admin',
  staffRole: 'owner',
}
