import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { zipFiles } from './write-file.ts'

const PART_BYTES = 100_000

/** An endless file that records how much of it was read and whether reading has ended. */
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

test('a file is read no faster than its zip, and released when no one reads the zip any more', async () => {
  const file = endlessFile()
  let bytes = 0
  for await (const part of zipFiles([file])) {
    bytes += part.length
    if (bytes > 20 * PART_BYTES) break
  }
  await file.ended.promise
  expect(file.parts).toBeLessThan(30)
})

test('a file that fails midway fails its zip with the reason', async () => {
  const broken = {
    name: 'broken',
    async *read() {
      yield randomBytes(PART_BYTES)
      throw new Error('The database is gone')
    },
  }
  await expect(buffer(zipFiles([broken, endlessFile()]))).rejects.toThrow('The database is gone')
})
