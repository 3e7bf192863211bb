import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { generateApi } from './generate-api.ts'

const generated = generateApi()

test('the types match the current router', async () => {
  const written = await readFile(new URL('../src/api.gen.ts', import.meta.url), 'utf8')
  expect(written, 'Say `npm run generate` in packages/client').toBe(await generated)
})

test('every call has a description', async () => {
  const [, calls = ''] = (await generated).split('export interface TiffinApi {')
  const silent = Array.from(calls.matchAll(/[{>;]\n {4}(\w+)\(/g), ([, name]) => name)
  expect(silent).toEqual([])
})
