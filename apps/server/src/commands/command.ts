/** The shape of a command. A command parses, calls a feature and prints the answer; it contains no rules of its own. */
import type { z } from 'zod'
import type { Connection } from '../db/database.ts'
import type { Env } from '../env.ts'
import type { Clock } from '../platform/clock.ts'
import type { ExitCode } from './exit-codes.ts'
import type { Output } from './output.ts'

export interface CommandContext {
  out: Output
  clock: Clock
  /** The settings. Throws UnusableSetting if one is invalid. */
  readSettings: () => Env
  /**
   * Opens the configured database; it is closed when the command ends. Unless `options` say otherwise, an empty one is
   * migrated, or rejected if the command needs an existing site, and one of another version is rejected. Throws
   * FolderInUse while a server has the embedded database open, unless a copy will do.
   */
  openDatabase: (options?: {
    migrates?: boolean
    mustBeThere?: boolean
    mayBeCopy?: boolean
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
