import { describe, expect, test } from 'vitest'
import { addTallies, countPlaywright, countVitest } from './count-tests.ts'

const file = (project: string, errors: string[], ...states: string[]) => ({
  project,
  name: 'dal.test.ts',
  errors,
  tests: states.map((state) => ({
    name: 'the dal is hot',
    state,
    error: state === 'failed' ? 'expected cold to be hot\n    at the pass' : '',
  })),
})

const reportOf = (...files: ReturnType<typeof file>[]) => ({ projects: [''], files, errors: [] })

const spec = (title: string, ok: boolean) => ({ ok, title, file: 'order.spec.ts', line: 7 })

describe('the summary of npm test', () => {
  test('counts what passed and what failed; a skipped test counts as neither', () => {
    const report = reportOf(
      file('', [], 'passed', 'passed', 'skipped'),
      file('', [], 'passed', 'failed', 'pending'),
    )
    expect(countVitest('pantry', report)).toEqual({
      passed: 3,
      skipped: 2,
      failures: ['dal.test.ts: the dal is hot: expected cold to be hot'],
    })
  })

  test('counts a file that broke before its first test as a failure', () => {
    const report = reportOf(file('', [], 'passed'), file('', ['no lentils\n    at the pantry']))
    expect(countVitest('pantry', report)).toEqual({
      passed: 1,
      skipped: 0,
      failures: ['dal.test.ts: no lentils'],
    })
  })

  test('counts a file whose tests passed but whose clean-up broke as a failure', () => {
    expect(countVitest('pantry', reportOf(file('', ['no lentils'], 'passed')))).toEqual({
      passed: 1,
      skipped: 0,
      failures: ['dal.test.ts: no lentils'],
    })
  })

  test('counts an error outside all files as a failure', () => {
    const report = { ...reportOf(file('', [], 'passed')), errors: ['no gas'] }
    expect(countVitest('pantry', report).failures).toEqual(['pantry: no gas'])
  })

  test('counts a package with no executed tests as a failure, and names it', () => {
    const failures = ['pantry: no test was executed']
    expect(countVitest('pantry', reportOf())).toEqual({ passed: 0, skipped: 0, failures })
    expect(countVitest('pantry', reportOf(file('', [], 'skipped')))).toEqual({
      passed: 0,
      skipped: 1,
      failures,
    })
  })

  test('counts one database without executed tests as a failure, even if the other one passed', () => {
    const report = { ...reportOf(file('pglite', [], 'passed')), projects: ['pglite', 'postgres'] }
    expect(countVitest('apps/server', report)).toEqual({
      passed: 1,
      skipped: 0,
      failures: ['[postgres] apps/server: no test was executed'],
    })
  })

  test('counts a journey that needed a second try as passed and names it, as it does one that failed, however deeply nested', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }
    const suites = [
      {
        specs: [{ ...spec('a guest orders', true), tests: [{ status: 'flaky' }] }],
        suites: [{ specs: [spec('a guest pays', false)] }],
      },
    ]
    expect(countPlaywright({ stats, suites, errors: [] })).toEqual({
      passed: 6,
      skipped: 2,
      failures: ['order.spec.ts:7: a guest pays'],
      flickered: ['order.spec.ts:7: a guest orders'],
    })
  })

  test('counts a server that did not start for the journeys as a failure', () => {
    const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }
    expect(countPlaywright({ stats, suites: [], errors: [{ message: 'Error: no server' }] })).toEqual({
      passed: 0,
      skipped: 0,
      failures: ['journeys: no test was executed', 'Error: no server'],
    })
  })

  test('is the sum over all runners', () => {
    const tallies = [
      { passed: 3, skipped: 2, failures: ['dal.test.ts: the dal is hot'] },
      { passed: 6, skipped: 0, failures: [] },
    ]
    expect(addTallies(tallies)).toEqual({ passed: 9, skipped: 2, failures: ['dal.test.ts: the dal is hot'] })
  })
})
