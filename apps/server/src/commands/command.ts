/** What a command is made of. A command parses, calls a feature and answers; it holds no rule of its own. */
import type { z } from 'zod'
import type { Connection } from '../db/connect.ts'
import type { Env } from '../env.ts'
import type { Clock } from '../platform/clock.ts'
import type { ExitCode } from './exit-codes.ts'
import type { Output } from './output.ts'

export interface CommandContext {
  out: Output
  clock: Clock
  /** The settings. Throws UnusableSetting where one cannot be used. */
  readSettings: () => Env
  /**
   * Opens the database of the settings; it is closed when the command is over. Unless told otherwise an empty one is
   * migrated, or refused where only a site that is there makes sense, and one of another version refused. Throws FolderInUse while a server runs on the embedded one,
   * unless a copy of it will do.
   */
  openDatabase: (options?: {
    migrates?: boolean
    mustBeThere?: boolean
    mayBeCopy?: boolean
  }) => Promise<Connection>
  stdin: NodeJS.ReadStream
  /** For an answer that is a file; any other goes through `out`. */
  stdout: NodeJS.WritableStream
}

interface Declaration<Schema extends z.ZodType> {
  /** A verb and a noun. */
  name: string
  /** One sentence; the first thing that the help says. */
  summary: string
  /** Each with what it is: `['<email>', 'the email address they log in with']`. `[file]` may be left out. */
  takes?: [argument: string, is: string][]
  /** `['--name <name>', 'what they are called']`; without `<…>` it is a switch. Every command knows `--json`. */
  options?: [flags: string, is: string][]
  /** Whole lines, without what starts the program. */
  examples: string[]
  /** Arguments and options by their names in camel case, as strings; a switch is true or absent. */
  input: Schema
  /** Answers with how it went, where that is anything but done. */
  run(ctx: CommandContext, input: z.output<Schema>): Promise<ExitCode | void>
}

export type Command = Omit<Declaration<z.ZodType>, 'input' | 'run'> & {
  takes: [argument: string, is: string][]
  options: [flags: string, is: string][]
  run(ctx: CommandContext, typed: Record<string, unknown>): Promise<ExitCode | void>
}

/** Arguments that cannot be used; the message is for whoever typed them. */
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
