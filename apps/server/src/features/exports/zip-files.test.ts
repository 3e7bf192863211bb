import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { zipFiles } from './zip-files.ts'

const PART_BYTES = 100_000

/** A file that goes on and on, and knows how much of it was read and whether that has ended. */
function endlessFile() {
  const file = {
    name: 'endless',
    parts: 0,
    ended: Promise.withResolvers<void>(),
    async *read() {
      try {
        for (;;) {
          file.parts += 1
          yield randomBytes(PART_BYTES)
        }
      } finally {
        file.ended.resolve()
      }
    },
  }
  return file
}

test('a file is read no further than somebody takes its zip, and let go when nobody does any more', async () => {
  const file = endlessFile()
  let bytes = 0
  for await (const part of zipFiles([file])) {
    bytes += part.length
    if (bytes > 20 * PART_BYTES) break
  }
  await file.ended.promise
  expect(file.parts).toBeLessThan(30)
})

test('a file that cannot be read on ends its zip with the reason', async () => {
  const broken = {
    name: 'broken',
    async *read() {
      yield randomBytes(PART_BYTES)
      throw new Error('The database is gone')
    },
  }
  await expect(buffer(zipFiles([broken, endlessFile()]))).rejects.toThrow('The database is gone')
})
