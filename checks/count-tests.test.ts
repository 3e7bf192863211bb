import { describe, expect, test } from 'vitest'
import { addTallies, countPlaywright, countVitest } from './count-tests.ts'

const file = (status: string, ...tests: string[]) => ({
  name: 'dal.test.ts',
  status,
  message: 'Error: no lentils\n    at the pantry',
  assertionResults: tests.map((each) => ({
    status: each,
    fullName: 'the dal is hot',
    failureMessages: each === 'failed' ? ['AssertionError: expected cold to be hot\n    at the pass'] : [],
  })),
})

const spec = (title: string, ok: boolean) => ({ ok, title, file: 'order.spec.ts', line: 7 })

describe('the end of npm test', () => {
  test('counts what passed and what failed, and neither for what was left out', () => {
    const testResults = [
      file('passed', 'passed', 'passed', 'pending'),
      file('failed', 'passed', 'failed', 'todo'),
    ]
    expect(countVitest({ testResults })).toEqual({
      passed: 3,
      skipped: 2,
      failures: ['dal.test.ts: the dal is hot: AssertionError: expected cold to be hot'],
    })
  })

  test('counts a file that broke before its first test as a failure', () => {
    expect(countVitest({ testResults: [file('failed')] })).toEqual({
      passed: 0,
      skipped: 0,
      failures: ['dal.test.ts: Error: no lentils'],
    })
  })

  test('counts a file whose tests passed and whose clean-up broke as a failure', () => {
    expect(countVitest({ testResults: [file('failed', 'passed')] })).toEqual({
      passed: 1,
      skipped: 0,
      failures: ['dal.test.ts: Error: no lentils'],
    })
  })

  test('counts a journey that needed a second try as passed, and names one that failed, however deep it stands', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }
    const suites = [
      { specs: [spec('a guest orders', true)], suites: [{ specs: [spec('a guest pays', false)] }] },
    ]
    expect(countPlaywright({ stats, suites, errors: [] })).toEqual({
      passed: 6,
      skipped: 2,
      failures: ['order.spec.ts:7: a guest pays'],
    })
  })

  test('counts a server that did not start for the journeys as a failure', () => {
    const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }
    expect(countPlaywright({ stats, suites: [], errors: [{ message: 'Error: no server' }] })).toEqual({
      passed: 0,
      skipped: 0,
      failures: ['Error: no server'],
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
