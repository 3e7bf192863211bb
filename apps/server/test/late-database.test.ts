import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { newId } from '../src/db/new-id.ts'
import { openBreakableConnection } from './breakable-connection.ts'
import { built } from './built.ts'
import { createDatabase, dropDatabase } from './start-postgres.ts'
import { writeWebApp } from './write-web-app.ts'

const main = built('main.js')
const database = inject('database')

describe.runIf(database.kind === 'postgres')('starting before the database', () => {
  const name = `tiffin_late_${newId()}`
  const folder = mkdtempSync(join(tmpdir(), 'tiffin-late-'))
  let databaseUrl: string
  let serverUrl: string

  beforeAll(async () => {
    if (database.kind !== 'postgres') throw new Error('The embedded database is never late')
    ;({ serverUrl } = database)
    databaseUrl = await createDatabase(serverUrl, name, database.template)
    writeWebApp(folder)
  })

  afterAll(async () => {
    await dropDatabase(serverUrl, name)
    rmSync(folder, { recursive: true })
  })

  const start = (url: string) =>
    spawn(process.execPath, [main, `--web-dist=${folder}`], {
      env: { ...process.env, DATABASE_URL: url, DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'silent' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })

  test('waits, says what for, and serves once it is available', async () => {
    const breakable = await openBreakableConnection(databaseUrl)
    await breakable.turn('cut')
    const server = start(breakable.databaseUrl)
    let output = ''
    server.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    const { host } = new URL(breakable.databaseUrl)
    await expect
      .poll(() => output, { timeout: 60_000 })
      .toContain(`Waiting for the database ${name} at ${host}`)
    await breakable.turn('open')
    await expect.poll(() => output, { timeout: 60_000 }).toContain('Tiffin is serving')
    const [address] = /http:\S+/.exec(output) ?? []
    expect((await fetch(`${address}/readyz`)).status).toBe(200)
    server.kill('SIGTERM')
    expect(await once(server, 'exit')).toEqual([0, null])
    expect(output.match(/Waiting/g)).toHaveLength(1)
    await breakable.close()
  })

  test('does not wait if waiting is pointless', async () => {
    const url = new URL(databaseUrl)
    url.pathname = '/no_such_database'
    const server = start(url.href)
    const [output, [exitCode]] = await Promise.all([text(server.stderr), once(server, 'exit')])
    expect([exitCode, output]).toEqual([
      1,
      'The setting DATABASE_URL cannot be used: database "no_such_database" does not exist.\n',
    ])
  })
})
