/** What the runners' own reports say was really executed; `failures` names each test that failed, for the end of the log. */
export type Tally = { passed: number; skipped: number; failures: string[] }

type VitestReport = {
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] | null }[]
  }[]
}

/** Counts a Vitest report. A file that broke before its first test is one failure, not none. */
export function countVitest({ testResults }: VitestReport): Tally {
  const results = testResults.flatMap((file) => file.assertionResults)
  const count = (status: string) => results.filter((result) => result.status === status).length
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed')
    if (status === 'failed' && failed.length === 0) return [`${name}: ${firstLine(message)}`]
    return failed.map((each) => `${name}: ${each.fullName}: ${firstLine(each.failureMessages?.[0])}`)
  })
  const [passed, failed] = [count('passed'), count('failed')]
  return { passed, skipped: results.length - passed - failed, failures }
}

type PlaywrightSuite = {
  suites?: PlaywrightSuite[]
  specs: { ok: boolean; title: string; file: string; line: number }[]
}

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites: PlaywrightSuite[]
  errors: { message?: string }[]
}

/** Counts a Playwright report. An error outside of all tests (a server that does not start) is a failure too. */
export function countPlaywright({ stats, suites, errors }: PlaywrightReport): Tally {
  const failed = suites.flatMap(listSpecs).filter((spec) => !spec.ok)
  return {
    passed: stats.expected + stats.flaky,
    skipped: stats.skipped,
    failures: [
      ...failed.map(({ file, line, title }) => `${file}:${line}: ${title}`),
      ...errors.map(({ message }) => firstLine(message)),
    ],
  }
}

function listSpecs({ suites = [], specs }: PlaywrightSuite): PlaywrightSuite['specs'] {
  return [...specs, ...suites.flatMap(listSpecs)]
}

const firstLine = (text = '') => text.split('\n', 1)[0] ?? ''

export function addTallies(tallies: Tally[]): Tally {
  const sum = (key: 'passed' | 'skipped') => tallies.reduce((total, tally) => total + tally[key], 0)
  return {
    passed: sum('passed'),
    skipped: sum('skipped'),
    failures: tallies.flatMap((tally) => tally.failures),
  }
}
