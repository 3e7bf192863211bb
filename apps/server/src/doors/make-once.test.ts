import { expect, test } from 'vitest'
import { makeOnce } from './make-once.ts'

test('what was made is kept, and what failed is tried again', async () => {
  let tries = 0
  const made = makeOnce(async () => {
    tries += 1
    if (tries === 1) throw new Error('The disk is away')
    return `try ${tries}`
  })
  await expect(made()).rejects.toThrow('The disk is away')
  expect([await made(), await made()]).toEqual(['try 2', 'try 2'])
})
