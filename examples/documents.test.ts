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
let key = ''

// A demo, as `npm start` runs it: the page logs in with the login that everyone who cloned the repository has.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tiffin-documents-'))
  await symlink(join(here, 'node_modules'), join(folder, 'node_modules'))
  site = await startServing(new URL('../apps/server/dist/main.js', import.meta.url), [], {
    DATABASE_URL: '',
    DATA_DIR: join(folder, 'data'),
    HOST: '127.0.0.1',
    PORT: '0',
    NODE_ENV: '',
    LOG_LEVEL: 'warn',
  })
  tiffin = createTiffin({ url: site.url })
  await tiffin.login({ email: 'admin@example.com', password: 'maple-and-masala' })
  const endsOn = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  ;({ key } = await tiffin.apiKeys.create({ name: 'Kitchen', permissions: ['orders'], endsOn }))
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
  const options = { cwd: folder, env: { ...process.env, NO_COLOR: '1', TIFFIN_KEY: key } }
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

test('docs/scripting.md: the script prints what the kitchen has to cook, the allergy first', async () => {
  const { number, fulfillment } = await tiffin.orders.place({
    items: [
      {
        slug: 'butter-chicken',
        quantity: 2,
        options: [{ group: 'spice', choice: 'hot' }],
        note: 'Sauce aside',
      },
    ],
    customer: { name: 'Test Guest', email: 'guest@example.com' },
    note: 'Peanuts: carry an EpiPen',
    allergyNote: true,
  })
  const scripts = await scriptsOf('docs/scripting.md')
  expect(scripts).toHaveLength(1)
  expect(await run(scripts.join('\n'))).toContain(
    [
      `${number} Test Guest ${fulfillment.pickupLocal}`,
      'ALLERGY: Peanuts: carry an EpiPen',
      '2 Butter Chicken 1 × Hot Sauce aside',
      '',
    ].join('\n'),
  )
})

test('packages/client/README.md: a guest orders, a standing order is placed, lists are read, files are transferred, and orders are followed', async () => {
  const { bytes } = await tiffin.products.menuTemplate()
  await writeFile(join(folder, 'menu.xlsx'), bytes)
  const before = (await tiffin.orders.list({})).total

  const scripts = await scriptsOf('packages/client/README.md')
  const isEndless = (script: string) => script.includes('tiffin.live.staff')
  const [first = '', ...others] = scripts.filter((script) => !isEndless(script))
  const [following = '', continuing = ''] = scripts.filter(isEndless)
  expect(others).toHaveLength(3)
  // What the page takes for granted between its scripts.
  const login = `await tiffin.login({ email: 'admin@example.com', password: 'maple-and-masala' })`
  const given = `
    const day = '2026-12-01'
    const order = { items: [{ slug: 'samosa' }], customer: { name: 'Test Guest', email: 'guest@example.com' } }`
  const page = [first, login, given, ...others].join('\n')
  expect(await run(page)).toMatch(
    /^Order \d+, ready at \d{4}-\d{2}-\d{2}T\d{2}:\d{2}: \$\d+\.\d{2}\n(\d+\n)+$/,
  )
  await run(page)

  const untilAnOrder = (script: string) =>
    [first, login, script.replace(/\n\}\n$/, `\n  if (event.type === 'order') break\n}\n`)].join('\n')
  expect(await run(untilAnOrder(following.replace('staff()', `staff({ lastEventId: '0' })`)))).toMatch(
    /\n\d+ placed placed\n$/,
  )
  await writeFile(join(folder, 'last-event'), '0')
  const once = await run(untilAnOrder(continuing))
  // After a break the event comes again, and then those that follow it.
  const again = await run(untilAnOrder(continuing))
  expect([once, again].map((printed) => printed.split('\n').at(-2))).toEqual([
    expect.stringMatching(/^\d+ placed placed$/),
    once.split('\n').at(-2),
  ])

  // Five orders of the guest and the standing order.
  expect((await tiffin.orders.list({})).total).toBe(before + 6)
  expect(await readdir(folder)).toContain('orders_2026-12-01_2026-12-31.csv')
})
