import { createTiffin, type Tiffin } from '@tiffin/client'
import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServing, type ServingProcess } from '../bench/src/serving-process.ts'

const here = import.meta.dirname
let folder = ''
let site: ServingProcess
let tiffin: Tiffin

// A demo, as `npm start` runs it: the page logs in with the login that everyone who cloned the repository has.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tiffin-documents-'))
  await symlink(join(here, 'node_modules'), join(folder, 'node_modules'))
  site = await startServing(new URL('../apps/server/src/main.ts', import.meta.url), [], {
    DATABASE_URL: '',
    DATA_DIR: join(folder, 'data'),
    HOST: '127.0.0.1',
    PORT: '0',
    NODE_ENV: '',
    LOG_LEVEL: 'warn',
  })
  tiffin = createTiffin({ url: site.url })
  await tiffin.login({ email: 'admin@example.com', password: 'maple-and-masala' })
})

afterAll(async () => {
  await site.stop()
  await rm(folder, { recursive: true, force: true })
})

/** The scripts on a page, in order, adapted to this site. */
async function scriptsOf(page: string) {
  const text = await readFile(join(here, '..', page), 'utf8')
  const blocks = Array.from(
    text.matchAll(/```ts\n([^`]*(?:`[^`]+`[^`]*)*?)```/g),
    ([, script = '']) => script,
  )
  return blocks.map((script) =>
    script.replaceAll(/https?:\/\/(127\.0\.0\.1:3000|order\.example\.com)/g, site.url),
  )
}

/** Type-checks a script, runs it, and returns its output. */
async function run(script: string) {
  const options = { cwd: folder, env: { ...process.env, NO_COLOR: '1' } }
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
  await writeFile(join(folder, 'script.ts'), script)
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: join(here, '../tsconfig.json'), files: ['script.ts'] }),
  )
  await promisify(execFile)(join(here, 'node_modules/.bin/tsc'), [], options)
  const { stdout } = await promisify(execFile)(process.execPath, ['script.ts'], options)
  return stdout
}

test('docs/scripting.md: the script prints the orders that were placed', async () => {
  const { number, amounts } = await tiffin.orders.place({
    items: [{ slug: 'samosa', quantity: 2 }],
    customer: { name: 'Test Guest', email: 'guest@example.com' },
  })
  const scripts = await scriptsOf('docs/scripting.md')
  expect(scripts).toHaveLength(1)
  expect(await run(scripts.join('\n'))).toContain(`${number} Test Guest ${amounts.total}\n`)
})

test('packages/client/README.md: a guest orders, a standing order is placed, files are transferred, and orders are followed', async () => {
  const { bytes } = await tiffin.products.menuTemplate()
  await writeFile(join(folder, 'menu.xlsx'), bytes)
  const before = (await tiffin.orders.list({})).total

  const scripts = await scriptsOf('packages/client/README.md')
  const isEndless = (script: string) => script.startsWith('for await')
  const [first = '', ...others] = scripts.filter((script) => !isEndless(script))
  const [following = ''] = scripts.filter(isEndless)
  expect(others).toHaveLength(2)
  // What the page takes for granted between its scripts.
  const login = `await tiffin.login({ email: 'admin@example.com', password: 'maple-and-masala' })`
  const given = `
    const day = '2026-12-01'
    const order = { items: [{ slug: 'samosa' }], customer: { name: 'Test Guest', email: 'guest@example.com' } }`
  const page = [first, login, given, ...others].join('\n')
  expect(await run(page)).toMatch(/^Order \d+, ready at \d{4}-\d{2}-\d{2}T\d{2}:\d{2}: \$\d+\.\d{2}\n$/)
  await run(page)
  const followed = await run(
    [
      first,
      login,
      `let saved: string | undefined = '0'`,
      following.replace('saved = id', `saved = id\n  if (event.type === 'order') break`),
    ].join('\n'),
  )
  expect(followed).toMatch(/\n\d+ placed placed\n$/)

  // Three orders of the guest and the standing order.
  expect((await tiffin.orders.list({})).total).toBe(before + 4)
  expect(await readdir(folder)).toContain('orders_2026-12-01_2026-12-31.csv')
})
