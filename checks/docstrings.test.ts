import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { listPublicFunctions, type PublicFunction } from './public-functions.ts'

// prettier-ignore
const silent: [kind: string, source: string, name: string][] = [
  ['a function', 'export function bake() {}', 'bake'],
  ['an arrow', 'export const bake = () => 1', 'bake'],
  ['an arrow that another function has made', 'const make = () => () => 1\nexport const bake = make()', 'bake'],
  ['a class', 'export class Oven {}', 'Oven'],
  ['a method', '/** Bakes. */\nexport class Oven {\n  bake() {}\n}', 'Oven.bake'],
  ['a static method', '/** Bakes. */\nexport class Oven {\n  static light() {}\n}', 'Oven.light'],
  ['a call of an interface', 'export interface Oven {\n  bake(): void\n}', 'Oven.bake'],
  ['a call that may be absent', 'export interface Oven {\n  bake?: () => void\n}', 'Oven.bake'],
  ['a call in a group', 'export interface Api {\n  oven: { bake(): void }\n}', 'Api.oven.bake'],
  ['one with a plain comment', '// Bakes.\nexport function bake() {}', 'bake'],
  ['one with tags alone', '/** @internal */\nexport function bake() {}', 'bake'],
  ['one whose docstring is empty', '/** */\nexport function bake() {}', 'bake'],
  ['one under the docstring of another', '/** Cuts. */\nexport type Cut = 1\nexport const bake = () => 1', 'bake'],
  ['one by another name', 'function bake() {}\nexport { bake as cook }', 'cook'],
]

// prettier-ignore
const sound: [kind: string, source: string][] = [
  ['what says what it is for', '/** Bakes. */\nexport const bake = () => 1'],
  ['what stays inside', 'function bake() {}\nexport const bread = 1'],
  ['a private method', '/** Bakes. */\nexport class Oven {\n  private light() {}\n  #rake() {}\n}'],
  ['data', 'export const menu = { dishes: [] }'],
  ['a shape', 'export interface Dish {\n  name: string\n}'],
]

const builtFirst = { types: './dist/kitchen.d.ts', default: './dist/kitchen.js' }

const packages = join(import.meta.dirname, '../packages')
const names = await readdir(packages)
const madeUp = [...silent, ...sound]
let found: PublicFunction[] = []
let kitchens = ''

const undocumentedIn = (folder: string) =>
  found.filter((each) => each.folder === folder && !each.isDocumented).map(({ name }) => name)

/** Writes a package whose entry point re-exports the given source. */
async function makeUp(folder: string, source: string, entry: object | string = './src/index.ts') {
  await mkdir(join(folder, 'src'), { recursive: true })
  await writeFile(join(folder, 'package.json'), JSON.stringify({ exports: { '.': entry } }))
  await writeFile(join(folder, 'src/index.ts'), "export * from './kitchen.ts'")
  await writeFile(join(folder, 'src/kitchen.ts'), source)
}

// All together, because starting the compiler is the slow part.
beforeAll(async () => {
  kitchens = await mkdtemp(join(tmpdir(), 'tiffin-docstrings-'))
  try {
    for (const [kind, source] of madeUp) await makeUp(join(kitchens, kind), source)
    await makeUp(join(kitchens, 'built'), 'export function bake() {}', builtFirst)
    const folders = [...madeUp.map(([kind]) => kind), 'built'].map((kind) => join(kitchens, kind))
    found = listPublicFunctions([...names.map((name) => join(packages, name)), ...folders])
  } finally {
    await rm(kitchens, { recursive: true })
  }
}, 120_000)

describe('every public function of a package has a docstring', () => {
  test.each(names)('%s', (name) => {
    expect(undocumentedIn(join(packages, name))).toEqual([])
  })

  test('every entry point was searched', () => {
    // prettier-ignore
    expect(found.map(({ name }) => name)).toEqual(expect.arrayContaining([
      'createTiffin', 'TiffinError', 'Tiffin.login', 'TiffinApi.orders.place',
      'normalizeSlug', 'paintDish', 'quoteOrder', 'hoursOn',
    ]))
  })
})

describe('a missing docstring is found', () => {
  test.each(silent)('%s', (kind, _source, name) => {
    expect(undocumentedIn(join(kitchens, kind))).toEqual([name])
  })

  test('also behind an entry point that is built first', () => {
    expect(undocumentedIn(join(kitchens, 'built'))).toEqual(['bake'])
  })
})

describe('what needs no docstring passes', () => {
  test.each(sound)('%s', (kind) => {
    expect(undocumentedIn(join(kitchens, kind))).toEqual([])
  })
})
