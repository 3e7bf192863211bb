/** What the command line says where the embedded database cannot be opened: another process has it, or nobody can. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openSandbox, type Sandbox } from '../../test/open-sandbox.ts'
import { lockFolder } from '../db/data-folder.ts'
import type { Finding } from '../office/check-up/finding.ts'

const resetPassword = ['reset-password', 'maria@example.com', '--generate']

let sandbox: Sandbox
let folder: string
beforeAll(async () => {
  sandbox = await openSandbox()
  folder = join(sandbox.dataDir, 'db')
})
afterAll(() => sandbox.remove())

test('a DATA_DIR where no folder can be created is reported in one sentence', async ({ skip }) => {
  skip(process.platform !== 'linux', 'Elsewhere there is no such folder')
  const { exitCode, stderr } = await sandbox.tiffin(resetPassword, { env: { DATA_DIR: '/proc/tiffin/data' } })
  expect([exitCode, stderr]).toEqual([
    2,
    'The setting DATA_DIR cannot be used: the folder /proc/tiffin/data cannot be created.\n',
  ])
})

test('while a server has it open, the command says so and what to do', async () => {
  onTestFinished(await lockFolder(folder))
  const { exitCode, stderr } = await sandbox.tiffin(resetPassword)
  expect(exitCode).toBe(4)
  expect(stderr).toBe(
    `A server or another command has the embedded database in ${folder} open. Stop the server, or wait for the command to finish, then run this again.\n`,
  )
})

test('a running server is left alone by backup, restore and export', async () => {
  onTestFinished(await lockFolder(folder))
  const file = join(sandbox.dataDir, 'site.tar.gz')
  for (const args of [
    ['backup', file],
    ['restore', file, '--replace'],
    ['export', `${file}.d`],
  ]) {
    const { exitCode, stderr } = await sandbox.tiffin(args)
    expect(exitCode).toBe(4)
    expect(stderr).toContain('A server or another command has the embedded database')
  }
})

test.for([
  [200, 'ok', 'which is ready'],
  [503, 'trouble', 'its database is not responding'],
  ['nothing', 'trouble', 'did not respond within 3 s'],
  ['not at all', 'warning', 'nothing is listening at'],
] as const)('the check-up asks a server that has it open and answers %s', async ([answers, state, says]) => {
  onTestFinished(await lockFolder(folder))
  const server = createServer((_request, answer) => {
    if (typeof answers === 'number') answer.writeHead(answers).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  if (answers === 'not at all') server.close()
  const { stdout } = await sandbox.tiffin(['doctor', '--json'], { env: { PORT: String(port) } })
  server.close()
  const database = (JSON.parse(stdout) as Finding[]).find(({ check }) => check === 'database')
  expect(database).toMatchObject({ state, says: expect.stringContaining(says) as string })
})
