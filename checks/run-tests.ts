/** `npm test`: all checks, the build, and every test of every runner. Continues after a failure; prints the total. */
import { spawnSync } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { addTallies, countPlaywright, countVitest, VITEST_REPORT, type Tally } from './count-tests.ts'
import { listTested } from './list-tested.ts'
import { readRepository } from './read-repository.ts'
import { STEP_TIMES, type StepTime } from './step-times.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const journeyReport = join(root, 'e2e/.turbo/journey-report.json')
const steps: StepTime[] = []

async function runTests() {
  const tested = listTested(await readRepository(root))
  const reports = [...tested.map(reportOf), journeyReport]
  await Promise.all(reports.map((report) => rm(report, { force: true })))

  const hasPassed = [
    turbo(['format', 'lint', 'types', 'unused', 'build', '--output-logs=errors-only']),
    // Each Vitest already uses all cores.
    turbo(['test', '--concurrency=50%'], vitestArguments),
    turbo(['journeys'], [`--reporter=list,json,${join(root, 'e2e/report-times.ts')}`]),
  ].every(Boolean)

  await mkdir(dirname(join(root, STEP_TIMES)), { recursive: true })
  await writeFile(join(root, STEP_TIMES), JSON.stringify(steps))
  const tallies = [
    ...tested.map((folder) => tallyOf(reportOf(folder), (report) => countVitest(folder, report))),
    tallyOf(journeyReport, countPlaywright),
  ]
  const { passed, skipped, failures } = addTallies(await Promise.all(tallies))
  for (const failure of failures) process.stdout.write(`failed: ${failure.replaceAll(root, '')}\n`)
  if (skipped > 0) process.stdout.write(`${skipped} skipped\n`)
  if (!hasPassed) process.stdout.write('Not everything is in order: see above.\n')
  process.stdout.write(`${passed} passed, ${failures.length} failed\n`)
  process.exitCode = hasPassed && failures.length === 0 && passed > 0 ? 0 : 1
}

const vitestArguments = ['--reporter=default', `--reporter=${join(root, 'checks/report-tests.ts')}`]

const reportOf = (folder: string) => join(root, folder, VITEST_REPORT)

function turbo(words: string[], forTheRunner: string[] = []) {
  const command = ['run', ...words, '--continue=dependencies-successful', '--', ...forTheRunner]
  const begunAt = performance.now()
  const { status } = spawnSync('turbo', command, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, DO_NOT_TRACK: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: journeyReport },
  })
  steps.push({ name: words.join(' '), tookMs: performance.now() - begunAt })
  return status === 0
}

async function tallyOf(path: string, count: (report: never) => Tally): Promise<Tally> {
  try {
    return count(JSON.parse(await readFile(path, 'utf8')) as never)
  } catch {
    return { passed: 0, skipped: 0, failures: [`${path}: no report, so its tests did not run`] }
  }
}

await runTests()
