import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { lockFolder } from '../src/db/data-folder.ts'
import { built } from './built.ts'
import { startS3 } from './start-s3.ts'
import { writeWebApp } from './write-web-app.ts'

const main = built('main.js')

async function failToStart(env: NodeJS.ProcessEnv, webApp: string) {
  const server = spawn(process.execPath, [main, `--web-dist=${webApp}`], {
    env: { ...process.env, DATABASE_URL: '', LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [output, [exitCode]] = await Promise.all([text(server.stderr), once(server, 'exit')])
  return { output, exitCode: exitCode as number }
}

test('a DATA_DIR that is not a folder, or where none can be created, stops the start with one sentence', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tiffin-start-'))
  const file = join(folder, 'notes.txt')
  writeFileSync(file, '')
  for (const databaseUrl of ['', 'postgres://127.0.0.1:1/tiffin']) {
    expect(await failToStart({ DATA_DIR: file, DATABASE_URL: databaseUrl }, folder)).toEqual({
      exitCode: 1,
      output: `The setting DATA_DIR cannot be used: ${file} is not a folder.\n`,
    })
  }
  if (process.platform !== 'linux') return
  expect(await failToStart({ DATA_DIR: '/proc/tiffin' }, folder)).toEqual({
    exitCode: 1,
    output: 'The setting DATA_DIR cannot be used: the folder /proc/tiffin cannot be created.\n',
  })
})

test('an S3_URL that leads to no bucket of ours stops the start with one sentence', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tiffin-start-'))
  const s3 = await startS3()
  const { output, exitCode } = await failToStart(
    { DATA_DIR: folder, S3_URL: s3.urlWith({ secret: 'guessed' }) },
    folder,
  )
  expect(exitCode).toBe(1)
  expect(output).toMatch(
    /^The setting S3_URL cannot be used: 127\.0\.0\.1:\d+ answers 403 SignatureDoesNotMatch\.\n$/,
  )
  await s3.stop()
})

test('a port in use stops the start with one sentence, and the database is released', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tiffin-start-'))
  writeWebApp(join(folder, 'dist'))
  await using other = createServer()
  other.listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo

  const { output, exitCode } = await failToStart(
    { DATA_DIR: folder, PORT: String(port) },
    join(folder, 'dist'),
  )
  expect(exitCode).toBe(1)
  expect(output).toBe(`The setting PORT cannot be used: 127.0.0.1:${port} is already in use.\n`)
  const unlock = await lockFolder(join(folder, 'db'))
  await unlock()
})
