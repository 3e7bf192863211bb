/** What the runners' own reports say was really executed. */
export type Tally = { passed: number; failed: number; skipped: number }

type VitestReport = {
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

/** Counts a Vitest report. A file that broke before its first test is one failure, not none. */
export function countVitest({ testResults }: VitestReport): Tally {
  const statuses = testResults.flatMap((file) => {
    const ofTests = file.assertionResults.map((result) => result.status)
    return file.status === 'failed' && !ofTests.includes('failed') ? [...ofTests, 'failed'] : ofTests
  })
  const count = (status: string) => statuses.filter((each) => each === status).length
  const [passed, failed] = [count('passed'), count('failed')]
  return { passed, failed, skipped: statuses.length - passed - failed }
}

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}

/** Counts a Playwright report. An error outside of all tests (a server that does not start) is a failure too. */
export function countPlaywright({ stats, errors }: PlaywrightReport): Tally {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  }
}

export function addTallies(tallies: Tally[]): Tally {
  const sum = (key: keyof Tally) => tallies.reduce((total, tally) => total + tally[key], 0)
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
}
