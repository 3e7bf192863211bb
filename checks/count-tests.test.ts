import { describe, expect, test } from 'vitest'
import { addTallies, countPlaywright, countVitest } from './count-tests.ts'

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((each) => ({ status: each })),
})

describe('the last line of npm test', () => {
  test('counts what passed and what failed, and neither for what was left out', () => {
    const testResults = [
      file('passed', 'passed', 'passed', 'pending'),
      file('failed', 'passed', 'failed', 'todo'),
    ]
    expect(countVitest({ testResults })).toEqual({ passed: 3, failed: 1, skipped: 2 })
  })

  test('counts a file that broke before its first test as a failure', () => {
    expect(countVitest({ testResults: [file('failed')] })).toEqual({ passed: 0, failed: 1, skipped: 0 })
  })

  test('counts a file whose tests passed and whose clean-up broke as a failure', () => {
    expect(countVitest({ testResults: [file('failed', 'passed')] })).toEqual({
      passed: 1,
      failed: 1,
      skipped: 0,
    })
  })

  test('counts a journey that needed a second try as passed', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }
    expect(countPlaywright({ stats, errors: [] })).toEqual({ passed: 6, failed: 1, skipped: 2 })
  })

  test('counts a server that did not start for the journeys as a failure', () => {
    const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }
    expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 0, failed: 1, skipped: 0 })
  })

  test('is the sum over all runners', () => {
    const tallies = [
      { passed: 3, failed: 1, skipped: 2 },
      { passed: 6, failed: 0, skipped: 0 },
    ]
    expect(addTallies(tallies)).toEqual({ passed: 9, failed: 1, skipped: 2 })
  })
})
