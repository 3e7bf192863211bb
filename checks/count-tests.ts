/** What the runners' own reports say was really executed; `failures` names each failed test, for the end of the log. */
export type Tally = {
  passed: number
  skipped: number
  failures: string[]
  /** Passed on the second try, which only a machine without anybody at it is given: a fault to look for. */
  flickered?: string[]
}

/** Where `report-tests.ts` writes its report, in each package's folder. */
export const VITEST_REPORT = '.turbo/test-report.json'

/** What a test file spent, in milliseconds. The others are parts of `tests`, or overlap with it. */
export type FileTime = {
  tests: number
  imports: number
  dom: number
  /** With nothing to do but wait: for a clock, a database, another process. */
  waiting: number
  /** What the processor did for it, in the worker and in the processes that it started. */
  processor?: number
  'processor of processes'?: number
  databases?: number
  processes?: number
}

export type VitestReport = {
  /** All configured projects, including those without any executed file; a single unnamed one where there are none. */
  projects: string[]
  files: {
    project: string
    name: string
    errors: string[]
    spentMs?: FileTime
    tests: { name: string; state: string; error: string; tookMs?: number; isFlaky?: boolean }[]
  }[]
  /** Errors outside all files. */
  errors: string[]
}

/**
 * Counts a package's report. A file that broke before its first test is one failure, not none, and so is a project
 * without any executed test: its set-up failed or no test was found, and the exit code may not show it. If only some
 * files were chosen (`isWhole: false`), one project with tests is enough.
 */
export function countVitest(
  packageName: string,
  { projects, files, errors }: VitestReport,
  { isWhole = true } = {},
): Tally {
  const tests = files.flatMap((file) => file.tests)
  const count = (state: string) => tests.filter((test) => test.state === state).length
  const isIdle = (project: string) =>
    !files.some((file) => file.project === project && file.tests.some(isExecuted))
  // Of chosen files, some may be for one of the databases only.
  const idle = isWhole || projects.every(isIdle) ? projects.filter(isIdle) : []
  const failures = [
    ...idle.map((project) => `${inProject(packageName, project)}: no test was executed`),
    ...files.flatMap((file) => listFailures(file).map((failure) => inProject(failure, file.project))),
    ...errors.map((message) => `${packageName}: ${firstLine(message)}`),
  ]
  const [passed, failed] = [count('passed'), count('failed')]
  const flickered = files.flatMap(({ name, tests: own }) =>
    own.filter(({ isFlaky }) => isFlaky).map((test) => `${name}: ${test.name}`),
  )
  return {
    passed,
    skipped: tests.length - passed - failed,
    failures,
    ...(flickered.length > 0 && { flickered }),
  }
}

const isExecuted = ({ state }: { state: string }) => state === 'passed' || state === 'failed'

const inProject = (text: string, project: string) => (project === '' ? text : `[${project}] ${text}`)

function listFailures({ name, errors, tests }: VitestReport['files'][number]): string[] {
  const failed = tests.filter(({ state }) => state === 'failed')
  return [
    ...errors.map((message) => `${name}: ${firstLine(message)}`),
    ...failed.map((test) => `${name}: ${test.name}: ${firstLine(test.error)}`),
  ]
}

type PlaywrightSuite = {
  suites?: PlaywrightSuite[]
  specs: { ok: boolean; title: string; file: string; line: number; tests?: { status: string }[] }[]
}

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites: PlaywrightSuite[]
  errors: { message?: string }[]
}

/** Counts a Playwright report. An error outside all tests (a failed server start) is a failure; so are zero tests. */
export function countPlaywright({ stats, suites, errors }: PlaywrightReport): Tally {
  const isIdle = stats.expected + stats.unexpected + stats.flaky === 0
  const specs = suites.flatMap(listSpecs)
  const failed = specs.filter((spec) => !spec.ok)
  const flickered = specs.filter(({ tests }) => tests?.some(({ status }) => status === 'flaky'))
  return {
    passed: stats.expected + stats.flaky,
    skipped: stats.skipped,
    failures: [
      ...(isIdle ? ['journeys: no test was executed'] : []),
      ...failed.map(nameOf),
      ...errors.map(({ message }) => firstLine(message)),
    ],
    ...(flickered.length > 0 && { flickered: flickered.map(nameOf) }),
  }
}

const nameOf = ({ file, line, title }: PlaywrightSuite['specs'][number]) => `${file}:${line}: ${title}`

function listSpecs({ suites = [], specs }: PlaywrightSuite): PlaywrightSuite['specs'] {
  return [...specs, ...suites.flatMap(listSpecs)]
}

const firstLine = (text = '') => text.split('\n', 1)[0] ?? ''

export function addTallies(tallies: Tally[]): Tally {
  const flickered = tallies.flatMap((tally) => tally.flickered ?? [])
  const sum = (key: 'passed' | 'skipped') => tallies.reduce((total, tally) => total + tally[key], 0)
  return {
    passed: sum('passed'),
    skipped: sum('skipped'),
    failures: tallies.flatMap((tally) => tally.failures),
    ...(flickered.length > 0 && { flickered }),
  }
}
