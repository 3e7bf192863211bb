import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { inject } from 'vitest'
import { connect } from '../src/db/connect.ts'
import type { Database } from '../src/db/database.ts'
import { newId } from '../src/db/new-id.ts'
import { openPglite } from '../src/db/open-pglite.ts'
import { built } from './built.ts'
import { measureStart } from './measure-start.ts'
import { createDatabase, dropDatabase } from './start-postgres.ts'

export const cli = built('cli.js')

interface Ran {
  exitCode: number | null
  stdout: string
  stderr: string
}

export interface Sandbox {
  dataDir: string
  /** The settings of a server or command in this sandbox. */
  env: NodeJS.ProcessEnv
  isEmbedded: boolean
  /** Runs the command line as a separate process, as its user does. */
  tiffin(args: string[], options?: { stdin?: string; env?: NodeJS.ProcessEnv }): Promise<Ran>
  /** Opens the database between two commands, without a request's limits, and closes it again. */
  look<Seen>(work: (db: Database) => Promise<Seen>): Promise<Seen>
  remove(): Promise<void>
}

/**
 * A separate data folder and database, of the kind that this run tests: migrated and seeded, or empty
 * as on the first day.
 */
export async function openSandbox({ isEmpty = false } = {}): Promise<Sandbox> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tiffin-place-'))
  const { databaseUrl, drop } = await measureStart('databases', () => prepareDatabase(dataDir, isEmpty))
  const env = {
    ...process.env,
    NODE_ENV: '',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl ?? '',
    LOG_LEVEL: 'silent',
  }
  return {
    dataDir,
    env,
    isEmbedded: databaseUrl === undefined,
    async tiffin(args, { stdin = '', env: more } = {}) {
      const child = spawn(process.execPath, [cli, ...args], { env: { ...env, ...more }, cwd: dataDir })
      child.stdin.end(stdin)
      const [stdout, stderr, [exitCode]] = await measureStart('processes', () =>
        Promise.all([
          text(child.stdout),
          text(child.stderr),
          once(child, 'exit') as Promise<[number | null]>,
        ]),
      )
      return { exitCode, stdout, stderr }
    },
    async look(work) {
      const connection = await connect({ databaseUrl, dataDir })
      const dedicated = await connection.openDedicatedConnection()
      try {
        return await work(dedicated.db)
      } finally {
        await dedicated.close()
        await connection.close()
      }
    },
    async remove() {
      await drop()
      rmSync(dataDir, { recursive: true })
    },
  }
}

async function prepareDatabase(dataDir: string, isEmpty: boolean) {
  const database = inject('database')
  if (database.kind === 'postgres') {
    const { serverUrl, template } = database
    const name = `tiffin_${newId()}`
    const databaseUrl = await createDatabase(serverUrl, name, isEmpty ? undefined : template)
    return { databaseUrl, drop: () => dropDatabase(serverUrl, name) }
  }
  if (!isEmpty) {
    const folder = join(dataDir, 'db')
    mkdirSync(folder)
    const loadDataDir = new Blob([await readFile(database.dumpFile)])
    await (await openPglite(folder, { loadDataDir })).close()
  }
  return { databaseUrl: undefined, drop: async () => {} }
}
