import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countVitest, VITEST_REPORT } from './count-tests.ts'

const reporter = fileURLToPath(new URL('report-tests.ts', import.meta.url))

// Each test starts its own runner while the rest of the check is running.
vi.setConfig({ testTimeout: 60_000 })

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tiffin-report-'))
  await writeFile(join(folder, 'dal.test.ts'), `test('the dal is hot', () => {})`)
})
afterEach(() => rm(folder, { recursive: true }))

/** Runs Vitest itself on two projects; `second` overrides the first one's settings. */
async function runProjects(second: object) {
  const project = (name: string, more: object) => ({
    test: { name, include: ['*.test.ts'], globals: true, ...more },
  })
  const config = { test: { projects: [project('pglite', {}), project('postgres', second)] } }
  await writeFile(join(folder, 'vitest.config.js'), `export default ${JSON.stringify(config)}`)
  const { status } = spawnSync('vitest', ['run', `--root=${folder}`, `--reporter=${reporter}`])
  const report = JSON.parse(await readFile(join(folder, VITEST_REPORT), 'utf8')) as never
  return { status, tally: countVitest('apps/server', report) }
}

test('names what passed on its second try only', async () => {
  await writeFile(
    join(folder, 'dal.test.ts'),
    `let tries = 0
     test('the dal is hot', () => { tries += 1; expect(tries).toBe(2) })`,
  )
  const { status, tally } = await runProjects({ retry: 1 })
  // The other project does not try again.
  expect([status, tally.passed, tally.failures.length]).toEqual([1, 1, 1])
  expect(tally.flickered).toEqual([expect.stringContaining('the dal is hot')])
})

test('counts what ran on each of two databases', async () => {
  const { status, tally } = await runProjects({})
  expect([status, tally]).toEqual([0, { passed: 2, skipped: 0, failures: [] }])
})

test('a database without any tests is a failure, although the runner reports success', async () => {
  const { status, tally } = await runProjects({ include: ['*.none.ts'] })
  expect(status).toBe(0)
  expect(tally).toEqual({
    passed: 1,
    skipped: 0,
    failures: ['[postgres] apps/server: no test was executed'],
  })
})

test('a database that cannot be set up is a failure by name, even if a library sets the exit code to 0', async () => {
  await writeFile(
    join(folder, 'prepare.ts'),
    `process.on('beforeExit', () => process.exit(0))
     export const setup = () => { throw new Error('no Postgres') }`,
  )
  const { status, tally } = await runProjects({ globalSetup: './prepare.ts' })
  expect([status, tally.passed]).toEqual([0, 0])
  expect(tally.failures).toContain('[postgres] apps/server: no test was executed')
})
