import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { toLoggable } from './outage-log.ts'

const failed = new DrizzleQueryError('insert into orders', ['guest@example.com'], new Error('out of memory'))

test('a failed query is logged without what the guest typed', () => {
  for (const error of [failed, new Error('wrapped', { cause: failed })]) {
    const logged = toLoggable(error) as Error
    expect(logged.message).toBe('out of memory')
    expect(`${logged.message} ${logged.stack}`).not.toContain('guest@example.com')
  }
})

test('any other error is logged unchanged', () => {
  const error = new Error('boiled over')
  expect(toLoggable(error)).toBe(error)
})
