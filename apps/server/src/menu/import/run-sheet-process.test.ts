import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { limitsWithin, runSheetProcess } from './run-sheet-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'tiffin-sheets-'))
afterAll(() => rmSync(folder, { recursive: true }))

interface Run {
  bytes?: string
  timeoutMs?: number
  take?: (output: Readable) => Promise<string>
}

function run(code: string, { bytes = 'abc', timeoutMs = 20_000, take = text }: Run = {}) {
  const file = join(folder, `${Math.random()}.mjs`)
  writeFileSync(file, code)
  return runSheetProcess({ script: file, bytes, timeoutMs }, take)
}

const SAYS_PID = 'process.stdout.write(String(process.pid));'
const sentence = 'The file could not be read. Is it a menu of a normal size?'

/** Also returns the process id. */
async function runAndWatch(code: string, timeoutMs?: number) {
  let pid = 0
  const take = async (output: Readable) => {
    const printed = await text(output)
    pid = Number(printed)
    return printed
  }
  const outcome = await run(SAYS_PID + code, { take, ...(timeoutMs !== undefined && { timeoutMs }) }).catch(
    (error: Error) => error.message,
  )
  return { pid, outcome }
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('it reads its input and returns its output', async () => {
  expect(await run('process.stdin.pipe(process.stdout)')).toBe('abc')
})

test.each([
  ['hangs', 'for (;;);', 3000],
  ['waits for ever', 'setInterval(() => {}, 1000)', 3000],
  ['throws', 'throw new Error("no")', undefined],
  ['ends with an error', 'process.exitCode = 3', undefined],
  ['eats memory', 'const all = []; for (;;) all.push(new Array(1e6).fill(all.length))', undefined],
  [
    'eats memory outside its heap',
    'const all = []; setInterval(() => all.push(Buffer.alloc(1e8, 1)), 20)',
    undefined,
  ],
])('one that %s is reported in a sentence, and no process is left', async (_what, code, timeoutMs) => {
  const { pid, outcome } = await runAndWatch(code, timeoutMs)
  expect(outcome).toBe(sentence)
  expect(pid).toBeGreaterThan(0)
  expect(isAlive(pid)).toBe(false)
})

test('one that does not read its input causes no error', async () => {
  expect(await run('process.stdin.destroy(); console.log("done")', { bytes: 'x'.repeat(1_000_000) })).toBe(
    'done\n',
  )
})

test('it has one thread that watches the server, and that one starts no other', async () => {
  const code = `
    import { once } from 'node:events'
    import { Worker } from 'node:worker_threads'
    // Long enough for further ones to start.
    await once(new Worker('setTimeout(() => {}, 300)', { eval: true }), 'exit')
    console.log(new Worker('', { eval: true }).threadId)`
  expect(await run(code)).toBe('3\n')
})

test('it sees no settings, reads no data, writes no file and starts no program', async () => {
  const tries = `
    import { readFileSync, writeFileSync } from 'node:fs'
    import { spawnSync } from 'node:child_process'
    const attempt = (work) => { try { work(); return 'done' } catch (error) { return error.code } }
    console.log(Object.keys(process.env).length, attempt(() => readFileSync('/proc/1/environ')), attempt(() => writeFileSync('/tmp/tiffin', '')), attempt(() => spawnSync('ls')))`
  expect(await run(tries)).toBe('0 ERR_ACCESS_DENIED ERR_ACCESS_DENIED ERR_ACCESS_DENIED\n')
})

test.each([
  ['while it computes', 'for (;;);'],
  ['while it waits', 'setInterval(() => {}, 1000)'],
])('it ends with a server that is killed %s', async (_when, code) => {
  const [script, server] = [join(folder, 'hanging.mjs'), join(folder, 'server.mjs')]
  writeFileSync(script, SAYS_PID + code)
  writeFileSync(
    server,
    `import { runSheetProcess } from ${JSON.stringify(new URL('run-sheet-process.ts', import.meta.url))}
     const task = { script: ${JSON.stringify(script)}, bytes: 'abc' }
     await runSheetProcess(task, async (output) => { for await (const pid of output) process.stdout.write(pid) })`,
  )
  const parent = spawn(process.execPath, [server], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [printed] = (await once(parent.stdout, 'data')) as [Buffer]
  const pid = Number(printed)
  expect(isAlive(pid)).toBe(true)
  parent.kill('SIGKILL')
  await expect.poll(() => isAlive(pid), { timeout: 10_000 }).toBe(false)
})

test.each([
  [512, 1, 256],
  [1024, 1, 512],
  [2048, 2, 512],
  [16_384, 2, 1024],
])('with %d MB, %d at once may take %d MB each, and the server keeps its half', (megabytes, atOnce, each) => {
  const limits = limitsWithin(megabytes * 1024 * 1024)
  expect([limits.atOnce, limits.residentBytes / 1024 / 1024]).toEqual([atOnce, each])
})
