import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { built } from './built.ts'

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const document = readFileSync(fileOf('../../../docs/api.md'), 'utf8')

/** Each command with the answer that is printed below it. */
const steps = Array.from(
  document.matchAll(/```sh\n([^`]+)```\n+```json\n([^`]+)```/g),
  ([, command = '', answer = '']) => [command, JSON.parse(answer) as unknown] as const,
)

const dataDir = mkdtempSync(join(tmpdir(), 'tiffin-quick-start-'))
const server = spawn(process.execPath, [built('main.js')], {
  env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir, PORT: '0', NODE_ENV: '', LOG_LEVEL: 'silent' },
  stdio: ['ignore', 'pipe', 'inherit'],
})
let url = ''

beforeAll(async () => {
  let output = ''
  for await (const part of server.stdout) {
    output += String(part)
    const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(output) ?? []
    if (address) {
      url = address
      return
    }
  }
  throw new Error(`The server has ended: ${output}`)
}, 120_000)

afterAll(async () => {
  const exit = once(server, 'exit')
  server.kill()
  await exit
  rmSync(dataDir, { recursive: true, force: true })
})

/** An answer as the document shows it: omitted parts are removed, and values that differ each time become '…'. */
function asShown(answer: unknown, shown: unknown): unknown {
  if (shown === '…' && typeof answer === 'string') return shown
  if (typeof shown !== 'object' || shown === null || typeof answer !== 'object' || answer === null)
    return answer
  if (Array.isArray(shown) || Array.isArray(answer))
    return Object.values(answer).map((each, place) => asShown(each, Object.values(shown)[place]))
  const fields = answer as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(shown).map(([name, value]) => [name, asShown(fields[name], value)]),
  )
}

test('the quick start has commands to try', () => expect(steps.length).toBeGreaterThanOrEqual(4))

// In sequence: the owner sees what the guest has ordered.
test.each(steps)('%s', async (command, shown) => {
  const script = command.replaceAll('http://127.0.0.1:3000', url)
  const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', script])
  expect(asShown(JSON.parse(stdout), shown)).toEqual(shown)
})
