import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { listPublicFunctions, type PublicFunction } from './public-functions.ts'

const packages = join(import.meta.dirname, '../packages')
const folders = await readdir(packages)
const published = listPublicFunctions(folders.map((name) => join(packages, name)))

const undocumentedIn = (functions: PublicFunction[]) =>
  functions.filter(({ isDocumented }) => !isDocumented).map(({ name }) => name)

describe('what a package offers says what it is for', () => {
  test.each(folders)('%s', (name) => {
    const functions = published.filter(({ folder }) => folder === join(packages, name))
    expect(functions).not.toEqual([])
    expect(undocumentedIn(functions)).toEqual([])
  })

  test('every door was looked through', () => {
    const names = published.map(({ name }) => name)
    // prettier-ignore
    expect(names).toEqual(expect.arrayContaining([
      'createTiffin', 'TiffinError', 'Tiffin.login', 'TiffinApi.orders.place',
      'normalizeSlug', 'paintDish', 'quoteOrder', 'hoursOn',
    ]))
  })
})

const kitchen = await mkdtemp(join(tmpdir(), 'tiffin-docstrings-'))
afterAll(() => rm(kitchen, { recursive: true }))

/** Of a made-up package, whose door sends on what lies behind it. */
async function undocumentedOf(source: string, door: object | string = './src/index.ts') {
  const files = {
    'package.json': JSON.stringify({ exports: { '.': door } }),
    'src/index.ts': "export * from './kitchen.ts'",
    'src/kitchen.ts': source,
  }
  await mkdir(join(kitchen, 'src'), { recursive: true })
  for (const [name, text] of Object.entries(files)) await writeFile(join(kitchen, name), text)
  return undocumentedIn(listPublicFunctions([kitchen]))
}

describe('what says nothing is found', () => {
  test.each([
    ['a function', 'export function bake() {}', 'bake'],
    ['an arrow', 'export const bake = () => 1', 'bake'],
    [
      'an arrow that another function has made',
      'const make = () => () => 1\nexport const bake = make()',
      'bake',
    ],
    ['a class', 'export class Oven {}', 'Oven'],
    ['a method', '/** Bakes. */\nexport class Oven {\n  bake() {}\n}', 'Oven.bake'],
    ['a static method', '/** Bakes. */\nexport class Oven {\n  static light() {}\n}', 'Oven.light'],
    ['a call of an interface', 'export interface Oven {\n  bake(): void\n}', 'Oven.bake'],
    ['a call that may be absent', 'export interface Oven {\n  bake?: () => void\n}', 'Oven.bake'],
    ['a call in a group', 'export interface Api {\n  oven: { bake(): void }\n}', 'Api.oven.bake'],
    ['one with a plain comment', '// Bakes.\nexport function bake() {}', 'bake'],
    ['one with tags alone', '/** @internal */\nexport function bake() {}', 'bake'],
    ['one whose docstring is empty', '/** */\nexport function bake() {}', 'bake'],
    [
      'one under the docstring of another',
      '/** Cuts. */\nexport type Cut = 1\nexport const bake = () => 1',
      'bake',
    ],
    ['one by another name', 'function bake() {}\nexport { bake as cook }', 'cook'],
  ])('%s', async (_kind, source, name) => {
    expect(await undocumentedOf(source)).toEqual([name])
  })

  test('a function behind a door that is built first', async () => {
    const door = { types: './dist/kitchen.d.ts', default: './dist/kitchen.js' }
    expect(await undocumentedOf('export function bake() {}', door)).toEqual(['bake'])
  })
})

describe('what need not say anything passes', () => {
  test.each([
    ['what says what it is for', '/** Bakes. */\nexport const bake = () => 1'],
    ['what stays inside', 'function bake() {}\nexport const bread = 1'],
    ['a private method', '/** Bakes. */\nexport class Oven {\n  private light() {}\n  #rake() {}\n}'],
    ['data', 'export const menu = { dishes: [] }'],
    ['a shape', 'export interface Dish {\n  name: string\n}'],
  ])('%s', async (_kind, source) => {
    expect(await undocumentedOf(source)).toEqual([])
  })
})
