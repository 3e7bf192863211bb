/** What strangers get who give our OpenAPI document to a generator: a client that their compiler takes. */
import { parse } from 'java-parser'
import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useSite } from './use-site.ts'

const bin = join(import.meta.dirname, '../node_modules/.bin')
const site = useSite()
let folder = ''

interface OpenApi {
  paths: Record<string, Record<string, { operationId?: string }>>
}
let document: OpenApi

/** Runs an installed program in the folder; rejects with its output if it fails. */
async function run(program: string, ...args: string[]): Promise<string> {
  const options = { cwd: folder, maxBuffer: 100_000_000 }
  const { stdout } = await promisify(execFile)(join(bin, program), args, options).catch((error: unknown) => {
    const { stdout: printed, stderr } = error as { stdout: string; stderr: string }
    throw new Error(`${program}: ${printed.slice(-3000)}${stderr.slice(-3000)}`)
  })
  return stdout
}

// With a key of an owner: it describes everything, whatever the key itself may do.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tiffin-generators-'))
  const admin = await site.admin()
  const { key } = await admin.apiKeys.create({
    name: 'Generator',
    permissions: ['orders'],
    endsOn: '2026-02-01',
  })
  const headers = { authorization: `Bearer ${key}` }
  const text = await (await fetch(`${site.url}/api/openapi.json`, { headers })).text()
  document = JSON.parse(text) as OpenApi
  await writeFile(join(folder, 'openapi.json'), text)
})

afterAll(() => rm(folder, { recursive: true, force: true }))

const operationIds = () =>
  Object.values(document.paths).flatMap((item) =>
    Object.values(item).flatMap(({ operationId }) => operationId ?? []),
  )

test(
  'TypeScript: the types of openapi-typescript compile, and find mistakes',
  { timeout: 120_000 },
  async () => {
    await run('openapi-typescript', 'openapi.json', '--output', 'api.d.ts')
    await writeFile(
      join(folder, 'script.ts'),
      `import type { components, operations, paths, webhooks } from './api.d.ts'
type Asked = paths['/orders']['post']['requestBody']['content']['application/json']
type Answered = operations['orders.list']['responses'][200]['content']['application/json']
type Told = webhooks['order.placed']['post']['requestBody']
export const order: Asked = {
  items: [{ slug: 'samosa', quantity: 2, options: [{ group: 'spice', choice: 'hot' }] }],
  customer: { name: 'Test Guest', email: 'guest@example.com' },
}
export const readTotals = (orders: Answered): number[] => orders.map(({ amounts }) => amounts.total)
export const readAllergy = ({ note, allergyNote }: components['schemas']['Order']): string | undefined =>
  allergyNote === true ? note : undefined
export const readNumber = (told: NonNullable<Told>['content']['application/json']): number => told.data.number
// @ts-expect-error: what we do not have
export const wrong: Asked = { ...order, items: [{ qty: 2 }] }
// @ts-expect-error: an amount is a number
export const textOf = (orders: Answered): string[] => orders.map(({ amounts }) => amounts.total)
`,
    )
    const compilerOptions = { strict: true, noEmit: true, module: 'NodeNext', skipLibCheck: false, types: [] }
    await writeFile(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: { ...compilerOptions, allowImportingTsExtensions: true },
        files: ['script.ts'],
      }),
    )
    expect(await run('tsc')).toBe('')
  },
)

const PACKAGE = 'com.example.tiffin'
// The client writes out every name: a package, a class, and the classes within it.
const OWN_NAME = /\bcom\.example\.tiffin(?:\.[a-z]+)*\.[A-Z]\w*(?:\.[A-Z]\w*[a-z]\w*)*/g

test(
  'Java: the client of openapi-generator-plus is Java, and all that it names is there',
  { timeout: 120_000 },
  async () => {
    const config = {
      inputPath: 'openapi.json',
      outputPath: 'java',
      generator: '@openapi-generator-plus/java-cxf-client-generator',
      package: PACKAGE,
    }
    await writeFile(join(folder, 'generator.json'), JSON.stringify(config))
    // Where it looks for the generator.
    await symlink(join(bin, '..'), join(folder, 'node_modules'))
    await run('openapi-generator-plus', '--config', 'generator.json')

    const java = join(folder, 'java')
    const files = (await readdir(java, { recursive: true })).filter((name) => name.endsWith('.java'))
    const sources = await Promise.all(files.map((file) => readFile(join(java, file), 'utf8')))
    expect(isJava('class {')).toBe(false)
    expect(files.filter((_file, index) => !isJava(sources[index] ?? ''))).toEqual([])

    const classes = new Map(files.map((file, index) => [nameOf(file), classesIn(sources[index] ?? '')]))
    const named = new Set(sources.flatMap((source) => source.match(OWN_NAME) ?? []))
    expect([...named].filter((name) => !isDeclared(name, classes))).toEqual([])
    expect(named.size).toBeGreaterThan(500)

    const apis = sources.filter((_source, index) => files[index]?.endsWith('Api.java'))
    const methods = new Set(apis.join('\n').match(/\b\w+(?=\()/g))
    const ids = operationIds()
    expect(ids.filter((id) => !methods.has(methodOf(id)))).toEqual([])
    expect(ids.length).toBeGreaterThan(200)
  },
)

function isJava(source: string): boolean {
  try {
    parse(source)
    return true
  } catch {
    return false
  }
}

/** 'com.example.tiffin.model.Order' of its file. */
const nameOf = (file: string) => file.replace(/\.java$/, '').replaceAll('/', '.')

const classesIn = (source: string) =>
  new Set(Array.from(source.matchAll(/\b(?:class|interface|enum) (\w+)/g), ([, name]) => name))

function isDeclared(name: string, classes: ReadonlyMap<string, ReadonlySet<string | undefined>>): boolean {
  const parts = name.split('.')
  const outer = parts.findIndex((part) => /^[A-Z]/.test(part)) + 1
  const within = classes.get(parts.slice(0, outer).join('.'))
  return parts.slice(outer).every((part) => within?.has(part)) && within !== undefined
}

/** 'ordersList' for 'orders.list'. */
const methodOf = (operationId: string) =>
  operationId.replaceAll(/\W(\w)/g, (_match, letter: string) => letter.toUpperCase())
