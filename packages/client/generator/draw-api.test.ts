import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { drawApi } from './draw-api.ts'

test('the types are of the router as it is now', async () => {
  const written = await readFile(new URL('../src/api.gen.ts', import.meta.url), 'utf8')
  expect(written, 'Say `npm run generate` in packages/client').toBe(await drawApi())
})

test('every call says what it does', async () => {
  const [, calls = ''] = (await drawApi()).split('export interface TiffinApi {')
  const silent = Array.from(calls.matchAll(/[{>;]\n {4}(\w+)\(/g), ([, name]) => name)
  expect(silent).toEqual([])
})
