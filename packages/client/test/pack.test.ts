import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { useSite } from './use-site.ts'

const here = fileURLToPath(new URL('..', import.meta.url))
const inProject = fileURLToPath(new URL('./project/', import.meta.url))
const compilers = { '5.9': 'typescript-5', '7': 'typescript' }

const site = useSite()
let folder = ''
let project = ''
let sources = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tiffin-client-'))
  project = join(folder, 'project')
  sources = await cloneSources()
  await cp(inProject, project, { recursive: true })
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', await pack()], project)
}, 180_000)

afterAll(() => rm(folder, { recursive: true, force: true }))

/** The package as in a fresh clone of the repository: there is no `dist` yet. */
async function cloneSources() {
  const copy = join(folder, 'repository/packages/client')
  await mkdir(copy, { recursive: true })
  await cp(join(here, '../../tsconfig.json'), join(folder, 'repository/tsconfig.json'))
  for (const part of ['package.json', 'README.md', 'LICENSE', 'src', 'tsconfig.json', 'tsconfig.build.json'])
    await cp(join(here, part), join(copy, part), { recursive: true })
  return copy
}

async function pack() {
  const packed = await run('npm', ['pack', '--json', '--pack-destination', folder], sources)
  const [{ filename }] = JSON.parse(packed.slice(packed.indexOf('['))) as [{ filename: string }]
  return join(folder, filename)
}

async function run(command: string, args: string[], cwd: string): Promise<string> {
  const PATH = [join(here, 'node_modules/.bin'), process.env['PATH']].join(delimiter)
  const { stdout } = await promisify(execFile)(command, args, { cwd, env: { ...process.env, PATH } })
  return stdout
}

/** The compiler's errors in both scripts, as `file:line`. */
async function check(compiler: string, setup: string): Promise<string[]> {
  const tsc = join(here, 'node_modules', compiler, 'bin/tsc')
  const config = join(project, `${compiler}-${setup}.json`)
  const typeRoots = [join(here, 'node_modules/@types')]
  await writeFile(config, JSON.stringify({ extends: `./${setup}.json`, compilerOptions: { typeRoots } }))
  const output = await run(process.execPath, [tsc, '-p', config], project).catch(
    (error: { stdout: string }) => error.stdout,
  )
  return Array.from(output.matchAll(/^(\S+)\((\d+),\d+\): error TS/gm), ([, file, line]) => `${file}:${line}`)
}

describe('in an empty project that has installed the package', () => {
  describe.each(Object.entries(compilers))('TypeScript %s', (_version, compiler) => {
    test.each(['node', 'browser'])(
      'knows the types, configured for %s',
      { timeout: 120_000 },
      async (setup) => {
        // All mistakes, and nothing else: the other script is right.
        expect(await check(compiler, setup)).toEqual([4, 5, 6, 7, 9].map((line) => `wrong.ts:${line}`))
      },
    )
  })

  test('a script places an order and prints the pickup time', { timeout: 60_000 }, async () => {
    const output = await run(process.execPath, ['order.ts', site.url], project)
    expect(output).toMatch(/^Order \d+ of 2 Samosa, ready at 2026-01-07T/)
    expect((await (await site.admin()).orders.list()).orders).toMatchObject([{ items: [{ quantity: 2 }] }])
  })

  test('no other package was installed with it', async () => {
    const lock = JSON.parse(await readFile(join(project, 'package-lock.json'), 'utf8')) as {
      packages: object
    }
    expect(Object.keys(lock.packages)).toEqual(['', 'node_modules/@tiffin/client'])
  })
})

describe('packing it again', () => {
  const inBuild = () => readdir(join(sources, 'dist'))

  test('includes nothing that was deleted from the sources', { timeout: 60_000 }, async () => {
    const built = await inBuild()
    await writeFile(join(sources, 'dist/gone.js'), '')
    await pack()
    expect(await inBuild()).toEqual(built)
  })

  test('with a type error packs nothing, and keeps the last build', { timeout: 60_000 }, async () => {
    const built = await inBuild()
    await writeFile(join(sources, 'src/mistake.ts'), "export const cents: number = '5'")
    await expect(pack()).rejects.toThrow()
    expect(await inBuild()).toEqual(built)
  })
})
