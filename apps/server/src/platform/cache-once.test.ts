import { expect, test } from 'vitest'
import { cacheOnce } from './cache-once.ts'

test('a result is cached, and a failure is retried', async () => {
  let tries = 0
  const made = cacheOnce(async () => {
    tries += 1
    if (tries === 1) throw new Error('The disk is away')
    return `try ${tries}`
  })
  await expect(made()).rejects.toThrow('The disk is away')
  expect([await made(), await made()]).toEqual(['try 2', 'try 2'])
})
