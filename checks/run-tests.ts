/**
 * `npm test`: all checks, the build, and every test of every runner; continues after a failure, and prints the total.
 * `npm test -- orders` runs what belongs to a word or a folder. `npm run soak` runs what takes minutes, at length.
 */
import { spawn } from 'node:child_process'
import { createWriteStream, rmSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readFile, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { addTallies, countPlaywright, countVitest, VITEST_REPORT, type Tally } from './count-tests.ts'
import { listTested } from './list-tested.ts'
import { planSteps, type Step } from './plan-steps.ts'
import { readRepository } from './read-repository.ts'
import { STEP_TIMES, type StepTime } from './step-times.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const inRoot = (path: string) => join(root, path)
const journeyReportOf = ({ name }: Step) => `e2e/.turbo/${name.replaceAll(/\W+/g, '-')}.json`

const { values: flags, positionals: words } = parseArgs({
  allowPositionals: true,
  options: { soak: { type: 'boolean', default: false } },
})

/** Where tests keep their databases and files: in memory if the system has room there. */
async function makeTemporaryFolder(): Promise<string> {
  const memory = '/dev/shm'
  const { bavail, bsize } = await statfs(memory).catch(() => ({ bavail: 0, bsize: 0 }))
  const folder = await mkdtemp(join(bavail * bsize > 6e9 ? memory : tmpdir(), 'tiffin-tests-'))
  // Postgres, which does not run as root, has its files there too.
  await chmod(folder, 0o711)
  return folder
}

const temporary = await makeTemporaryFolder()
const removeTemporary = () =>
  rmSync(temporary, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    removeTemporary()
    process.exit(1)
  })

async function runTests() {
  const { paths } = await readRepository(root)
  const steps = planSteps({ paths, tested: listTested({ paths }), words, isSoak: flags.soak })
  if (steps.length === 0) {
    process.stdout.write(`No test has ${words.join(' or ')} in its path.\n`)
    process.exitCode = 1
    return
  }
  const earlier = await readTimes()
  await Promise.all(steps.flatMap(reportsOf).map((report) => rm(inRoot(report), { force: true })))
  await mkdir(inRoot('checks/.turbo'), { recursive: true })

  const times: StepTime[] = []
  const failed: Step[] = []
  for (const [index, step] of steps.entries()) {
    const left = steps.slice(index).reduce((sum, { name }) => sum + (earlier.get(name) ?? 0), 0)
    const expected = left > 0 ? `, about ${describe(left)} left` : ''
    process.stdout.write(`[${index + 1}/${steps.length}] ${step.name}${expected} … `)
    const begun = performance.now()
    const hasPassed = await run(step)
    const tookMs = performance.now() - begun
    times.push({ name: step.name, tookMs })
    if (!hasPassed) failed.push(step)
    process.stdout.write(`${hasPassed ? 'done' : 'FAILED'} in ${describe(tookMs)}\n`)
    if (!hasPassed) process.stdout.write(await readFile(logOf(step), 'utf8'))
  }
  if (words.length === 0 && !flags.soak) await writeFile(inRoot(STEP_TIMES), JSON.stringify(times))
  await printTotal(steps, failed)
}

async function printTotal(steps: Step[], failed: Step[]) {
  const tallies = steps.flatMap((step) => [
    ...(step.vitest ?? []).map((folder) =>
      tallyOf(join(folder, VITEST_REPORT), (read) =>
        countVitest(folder, read, { isWhole: words.length === 0 }),
      ),
    ),
    ...(step.isJourneys ? [tallyOf(journeyReportOf(step), countPlaywright)] : []),
  ])
  const { passed, skipped, failures, flickered = [] } = addTallies(await Promise.all(tallies))
  for (const failure of failures) process.stdout.write(`failed: ${failure.replaceAll(root, '')}\n`)
  for (const name of flickered)
    process.stdout.write(`passed on the second try only: ${name.replaceAll(root, '')}\n`)
  if (skipped > 0) process.stdout.write(`${skipped} skipped\n`)
  for (const { name } of failed) process.stdout.write(`Not in order: ${name}. See above.\n`)
  process.stdout.write(`${passed} passed, ${failures.length} failed\n`)
  process.exitCode = failed.length === 0 && failures.length === 0 && passed > 0 ? 0 : 1
}

/** Its output goes to a file: who waits wants to see what is left, and who looks for a failure only that step's. */
function run(step: Step): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const log = createWriteStream(logOf(step))
  const [command = '', ...args] = step.command
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      DO_NOT_TRACK: '1',
      TMPDIR: temporary,
      JOURNEYS_DATA: join(temporary, 'journeys', step.name),
      PLAYWRIGHT_JSON_OUTPUT_FILE: inRoot(journeyReportOf(step)),
      ...(flags.soak && { SOAK: '1' }),
      ...step.env,
    },
  })
  child.stdout.pipe(log, { end: false })
  child.stderr.pipe(log, { end: false })
  child.once('error', (error) => log.end(`${error.message}\n`, () => resolve(false)))
  child.once('close', (code) => log.end(() => resolve(code === 0)))
  return promise
}

const logOf = ({ name }: Step) => inRoot(`checks/.turbo/${name.replaceAll(/\W+/g, '-')}.log`)

const reportsOf = (step: Step) => [
  ...(step.vitest ?? []).map((folder) => join(folder, VITEST_REPORT)),
  ...(step.isJourneys ? [journeyReportOf(step)] : []),
]

async function readTimes(): Promise<ReadonlyMap<string, number>> {
  try {
    const times = JSON.parse(await readFile(inRoot(STEP_TIMES), 'utf8')) as StepTime[]
    return new Map(times.map(({ name, tookMs }) => [name, tookMs]))
  } catch {
    // It is the first run here.
    return new Map()
  }
}

const describe = (ms: number) =>
  ms < 60_000
    ? `${Math.ceil(ms / 1000)} s`
    : `${Math.floor(ms / 60_000)} min ${Math.ceil((ms % 60_000) / 1000)} s`

async function tallyOf(path: string, count: (report: never) => Tally): Promise<Tally> {
  try {
    return count(JSON.parse(await readFile(inRoot(path), 'utf8')) as never)
  } catch {
    return { passed: 0, skipped: 0, failures: [`${path}: no report, so its tests did not run`] }
  }
}

try {
  await runTests()
} finally {
  removeTemporary()
}
