/** The receivers of the documentation, run as they stand there. */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Webhook } from 'standardwebhooks'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { newId } from '../src/db/new-id.ts'

const document = readFileSync(join(import.meta.dirname, '../../../docs/api.md'), 'utf8')
const secret = `whsec_${Buffer.from(newId()).toString('base64')}`
// Where the package is found.
const folder = join(import.meta.dirname, '../node_modules/.cache', `receivers-${newId()}`)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function codeIn(language: string) {
  const [, code = ''] =
    new RegExp(`\`\`\`${language}\\n([^\`]*WEBHOOK_SECRET[^\`]*)\`\`\``).exec(document) ?? []
  expect(code).not.toBe('')
  return code
}

function write(name: string, code: string): string {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, name)
  writeFileSync(file, code)
  return file
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

const hasPython = (() => {
  try {
    execFileSync('python3', ['-c', 'import sys; assert sys.version_info >= (3, 9)'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()

test.each([
  {
    language: 'ts',
    isThere: true,
    command: process.execPath,
    fileOf: () => write('receiver.mjs', stripTypeScriptTypes(codeIn('ts'))),
  },
  {
    language: 'python',
    isThere: hasPython,
    command: 'python3',
    fileOf: () => write('receiver.py', codeIn('python')),
  },
])('the receiver in $language verifies', async ({ isThere, command, fileOf }) => {
  if (!isThere) return
  const port = await freePort()
  const receiver = spawn(command, [fileOf()], {
    env: { ...process.env, WEBHOOK_SECRET: secret, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  onTestFinished(() => void receiver.kill())
  const lines: string[] = []
  createInterface(receiver.stdout).on('line', (line) => lines.push(line))

  const body = JSON.stringify({ type: 'order.placed', number: 1, data: { note: 'jalapeño' } })
  const send = (sent: string, at: Date, by = secret) =>
    fetch(`http://127.0.0.1:${port}/`, {
      method: 'POST',
      body: sent,
      headers: {
        'webhook-id': 'msg_1',
        'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
        'webhook-signature': new Webhook(by).sign('msg_1', at, body),
      },
    }).then(
      ({ status }) => status,
      () => null,
    )
  const now = new Date()
  await expect.poll(() => send(body, now), { timeout: 20_000 }).toBe(204)
  await expect.poll(() => lines.map((line) => JSON.parse(line) as unknown)).toEqual([JSON.parse(body)])
  expect(await send(body.replace('1', '2'), now)).toBe(401)
  expect(await send(body, new Date(now.getTime() - 3_600_000))).toBe(401)
  expect(await send(body, now, `whsec_${Buffer.from(newId()).toString('base64')}`)).toBe(401)
  expect(lines).toHaveLength(1)
})
