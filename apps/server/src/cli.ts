/** The command line: reads arguments and environment, runs one command, and reports the result as its exit code. */
import { CommanderError } from 'commander'
import { constants } from 'node:os'
import { createProgram } from './commands/command-table.ts'
import {
  type BesideServer,
  type CommandContext,
  createOutput,
  type ExitCode,
  exitCodes,
} from './commands/command.ts'
import { explainFailure } from './commands/explain-failure.ts'
import { connect, connectBorrowed, connectCopy } from './db/connect.ts'
import type { Connection } from './db/database.ts'
import { FolderInUse } from './db/data-folder.ts'
import { listApplied, listMigrations } from './db/migration-history.ts'
import { type Env, readEnv } from './env.ts'
import { AppError } from './platform/app-error.ts'
import { systemClock } from './platform/wall-clock.ts'

// What it writes is for its own user only, no matter who runs it.
process.umask(0o077)

const isJson = process.argv.includes('--json')
let connection: Connection | undefined

const ctx: CommandContext = {
  out: createOutput(process, { isJson }),
  clock: systemClock,
  stdin: process.stdin,
  stdout: process.stdout,
  readSettings: () => readEnv(process.env),
  async openDatabase({ migrates = true, mustBeThere = false, besideServer = 'borrowed' } = {}) {
    connection ??= await open(readEnv(process.env), besideServer)
    if (migrates) await prepareTables(connection, { mustBeThere })
    return connection
  },
}

const connectBeside = { borrowed: connectBorrowed, copy: connectCopy, never: async () => null }

async function open(settings: Env, besideServer: BesideServer): Promise<Connection> {
  try {
    return await connect(settings)
  } catch (error) {
    const beside = error instanceof FolderInUse ? await connectBeside[besideServer](settings) : null
    if (!beside) throw error
    return beside
  }
}

async function runTyped(): Promise<ExitCode> {
  let exitCode: ExitCode = exitCodes.done
  const program = createProgram(async (command, typed) => {
    exitCode = (await command.run(ctx, typed)) ?? exitCodes.done
  })
  try {
    await program.parseAsync()
    return exitCode
  } catch (error) {
    const isShown = error instanceof CommanderError && /^commander\.(help|version)/.test(error.code)
    return isShown ? shownCode(error) : reportError(error)
  } finally {
    await connection?.close()
  }
}

// Help or version was requested, or no command was named and help was shown.
const shownCode = ({ exitCode }: CommanderError) => (exitCode === 0 ? exitCodes.done : exitCodes.wrongUsage)

function reportError(error: unknown): ExitCode {
  const { exitCode, body, stack } = explainFailure(error)
  process.stderr.write(`${isJson ? JSON.stringify(body) : (stack ?? body.message)}\n`)
  return exitCode
}

// Unfinished files are removed on exit, and the database rolls back what was not committed.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => process.exit(128 + constants.signals[signal]))

process.exitCode = await runTyped()

/**
 * Creates the tables of an empty database, so a command can run before the first start. Rejects tables of another
 * version: migrating them is up to the server, because an older server may be running on them.
 */
async function prepareTables(opened: Connection, { mustBeThere = false } = {}): Promise<void> {
  const applied = await listApplied(opened.db)
  if (applied.length === 0 && mustBeThere)
    throw new AppError(
      'NOT_FOUND',
      'This database has no tables yet. Check that DATA_DIR or DATABASE_URL is the one your site uses.',
    )
  if (applied.length === 0) return opened.migrate()
  const known = listMigrations().map(({ writtenAt }) => writtenAt)
  if (applied.some((writtenAt) => !known.includes(writtenAt)))
    throw new AppError(
      'CONFLICT',
      'This database was last used by a newer version of Tiffin. Run the command from that version.',
    )
  if (applied.length < known.length)
    throw new AppError(
      'CONFLICT',
      'The tables are from an older version. Start this version’s server once to migrate them.',
    )
}
