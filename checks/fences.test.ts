import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, posix } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Finding, lintFiles, listRuleFiles } from './lint-files.ts'
import { readRepository } from './read-repository.ts'

/** Each breaks one import rule: a rule that has never failed proves nothing. */
// prettier-ignore
const forbidden: [file: string, source: string, message: string][] = [
  ['packages/pricing/src/a.ts', "export { z } from 'zod'", 'pricing imports nothing'],
  ['packages/pricing/src/b.ts', "export * from 'node:crypto'", 'pricing imports nothing'],
  ['packages/pricing/src/c.ts', "export * from '../../contract/src/index.ts'", 'pricing imports nothing'],
  ['packages/dish-art/src/a.ts', "export * from '@tiffin/restaurant'", 'dish-art imports nothing'],
  ['packages/look/src/a.ts', "export * from '@tiffin/contract'", 'look imports culori only: colours'],
  ['packages/look/src/b.ts', "export * from '../../contract/src/index.ts'", 'look imports culori only: nothing'],
  ['packages/contract/src/a.ts', "export * from '@tiffin/pricing'", 'contract imports zod and look only: it is'],
  ['packages/contract/src/b.ts', "export * from '../../pricing/src/index.ts'", 'contract imports zod and look only: nothing'],
  ['packages/copy/src/a.ts', "export * from '@tiffin/restaurant/sample'", 'copy imports contract only: it is'],
  ['packages/copy/src/b.ts', "export * from '../../contract/src/index.ts'", 'copy imports contract only: nothing'],
  ['packages/restaurant/src/a.ts', "export * from 'zod'", 'restaurant imports nothing but @tiffin/contract, @tiffin/copy'],
  ['packages/restaurant/src/b.ts', "export * from '@tiffin/dish-art'", 'restaurant is data: of dish-art'],
  ['packages/restaurant/src/c.ts', "export * from '../../dish-art/src/index.ts'", 'restaurant is data: nothing'],

  ['packages/client/src/a.ts', "export * from '@tiffin/contract'", 'client imports nothing'],
  ['packages/client/src/b.ts', "export * from '../../contract/src/index.ts'", 'client imports nothing'],
  ['packages/client/src/c.ts', "export type { Order } from '@tiffin/contract'", 'client imports nothing'],

  ['apps/web/src/router.tsx', "export * from '@tiffin/server/router'", 'only types from the server'],
  ['apps/web/src/routes/cart.tsx', "export * from '@tiffin/server/router'", 'only types from the server'],
  ['apps/web/src/guest/menu/a.tsx', "export * from '@tiffin/server/router'", 'only types from the server'],
  ['apps/web/src/guest/menu/b.tsx', "export * from '../cart/cart.tsx'", 'Features do not meet'],
  ['apps/web/src/guest/menu/c.tsx', "export * from '../../guest/cart/cart.tsx'", 'Features do not meet'],
  ['apps/web/src/guest/menu/d.ts', "export * from '#guest/cart/cart.tsx'", 'Features do not meet'],
  ['apps/web/src/guest/menu/e.tsx', "export const page = import('../cart/cart.tsx')", 'Features do not meet'],
  ['apps/web/src/guest/menu/f.tsx', "export * from '../../routes/cart.tsx'", 'Routes and the layout'],
  ['apps/web/src/guest/menu/g.tsx', "export * from '../../layout/page-shell.tsx'", 'Routes and the layout'],
  ['apps/web/src/guest/menu/h.tsx', "export * from '../../ui/admin/data-table.tsx'", 'no Mantine'],
  ['apps/web/src/guest/menu/i.tsx', "export * from '../../domain/admin/reply-thread.tsx'", 'no Mantine'],
  ['apps/web/src/admin/orders/a.tsx', "export * from '../customers/b.tsx'", 'Features do not meet'],
  ['apps/web/src/admin/orders/b.tsx', "export * from '../../guest/cart/cart.tsx'", 'Features do not meet'],
  ['apps/web/src/admin/orders/c.tsx', "export * from '../../layout/guest/page-shell.tsx'", 'Routes and the layout'],
  ['apps/web/src/layout/a.tsx', "export * from '../router.tsx'", 'The layout frames'],
  ['apps/web/src/layout/b.tsx', "export * from '@tiffin/server/router'", 'only types from the server'],
  ['apps/web/src/domain/a.tsx', "export * from '../guest/menu/a.tsx'", 'domain/ is what several features show'],
  ['apps/web/src/domain/b.tsx', "export * from '@tiffin/server/router'", 'only types from the server'],
  ['apps/web/src/ui/a.tsx', "export * from '../guest/menu/a.tsx'", 'ui/ knows no dish'],
  ['apps/web/src/domain/c.tsx', "export * from './admin/reply-thread.tsx'", 'parts for guests do not build'],
  ['apps/web/src/domain/d.tsx', "export * from '../ui/admin/data-table.tsx'", 'parts for guests do not build'],
  ['apps/web/src/ui/f.tsx', "export * from './admin/data-table.tsx'", 'parts for guests do not build'],
  ['apps/web/src/ui/c.tsx', "export * from '../domain/price.tsx'", 'ui/ knows no dish'],
  ['apps/web/src/ui/d.tsx', "export * from '@tiffin/restaurant'", 'ui/ knows no dish'],
  ['apps/web/src/ui/e.tsx', "export { order } from '@tiffin/contract'", 'ui/ knows the kit'],
  ['apps/web/src/ui/b.tsx', "export * from '../../../server/src/http/router.ts'", 'only types from the server'],
  ['apps/web/src/lib/a.ts', "export * from '../ui/button.tsx'", 'lib/ lies at the bottom'],
  ['apps/web/src/lib/c.ts', "export * from '../route-tree.gen.ts'", 'lib/ lies at the bottom'],
  ['apps/web/src/lib/b.ts', "export * from '@tiffin/server/router'", 'only types from the server'],

  ['apps/server/src/app.ts', "export * from './env.ts'", 'app.ts composes what it is handed'],
  ['apps/server/src/http/a.ts', "export * from '../app.ts'", 'What serves HTTP does not know the whole app'],
  ['apps/server/src/http/pages/a.ts', "export * from '../../db/schema/index.ts'", 'HTTP never sees tables'],
  ['apps/server/src/http/rest/a.ts', "export * from '../../env.ts'", 'What serves HTTP does not know the whole app'],
  ['apps/server/src/http/rest/b.ts', "export * from '../../ordering/orders/place-order.ts'", 'call the procedure'],
  ['apps/server/src/http/rest/c.ts', "export * from '../../db/database.ts'", 'the database belongs'],
  ['apps/server/src/commands/a.ts', "export * from '../http/router.ts'", 'A command calls the wings'],
  ['apps/server/src/commands/b.ts', "export * from '../db/schema/index.ts'", 'Commands never see tables'],
  ['apps/server/src/ledger/sales/a.ts', "export * from '../../menu/catalogue/sold-out.ts'", 'ledger uses no other wing'],
  ['apps/server/src/ledger/log/a.ts', "export * from '../../http/router.ts'", 'ledger uses no other wing'],
  ['apps/server/src/ledger/log/b.ts', "export * from '../../payments/provider.ts'", 'ledger uses no other wing'],
  ['apps/server/src/payments/a.ts', "export * from '../ordering/orders/place-order.ts'", 'payments uses ledger, no other'],
  ['apps/server/src/payments/b.ts', "export * from '../http/router.ts'", 'payments uses ledger, no other'],
  ['apps/server/src/menu/b.ts', "export * from '../payments/provider.ts'", 'menu uses ledger, no other'],
  ['apps/server/src/kitchen/a.ts', "export * from '../payments/provider.ts'", 'kitchen uses ledger and menu, no'],
  ['apps/server/src/guests/b.ts', "export * from '../payments/provider.ts'", 'guests uses ledger, menu, ordering and notify, no'],
  ['apps/server/src/notify/b.ts', "export * from '../payments/provider.ts'", 'notify uses menu and ordering, no'],
  ['apps/server/src/menu/a.ts', "export * from '../kitchen/get-busy-mode.ts'", 'menu uses ledger, no other'],
  ['apps/server/src/menu/catalogue/a.ts', "export * from '../../ordering/orders/place-order.ts'", 'menu uses ledger, no other'],
  ['apps/server/src/kitchen/printing/a.ts', "export * from '../../ordering/orders/place-order.ts'", 'kitchen uses ledger and menu, no'],
  ['apps/server/src/ordering/orders/a.ts', "export * from '../../http/router.ts'", 'ordering uses ledger, payments, menu and kitchen, no'],
  ['apps/server/src/ordering/orders/b.ts', "export * from '../../guests/accounts/login.ts'", 'ordering uses ledger, payments, menu and kitchen, no'],
  ['apps/server/src/ordering/orders/c.ts', "export * from '../../env.ts'", 'ordering uses ledger, payments, menu and kitchen, no'],
  ['apps/server/src/notify/a.ts', "export * from '../guests/wishlist-queries.ts'", 'notify uses menu and ordering, no'],
  ['apps/server/src/guests/reviews/a.ts', "export * from '../../office/staff/create-admin.ts'", 'guests uses ledger, menu, ordering and notify, no'],
  ['apps/server/src/guests/a.ts', "export * from '../commands/output.ts'", 'guests uses ledger, menu, ordering and notify, no'],
  ['apps/server/src/office/staff/a.ts', "export * from '../../data/exports/table.ts'", 'office uses ledger, payments, menu, ordering and guests, no'],
  ['apps/server/src/data/exports/a.ts', "export * from '../../office/staff/create-admin.ts'", 'notify and guests, no other wing'],
  ['apps/server/src/ordering/orders/a.router.ts', "export * from '../../http/router.ts'", 'A router is listed by'],
  ['apps/server/src/ordering/orders/b.router.ts', "export * from '../../db/schema/index.ts'", 'A procedure is'],
  ['apps/server/src/ordering/orders/c.router.ts', "export * from '../../menu/catalogue/sold-out.ts'", 'A router lists'],
  ['apps/server/src/kitchen/d.router.ts', "export * from '../menu/catalogue/sold-out.ts'", 'A router lists'],
  ['apps/server/src/ordering/orders/present-a.ts', "export * from '../../http/router.ts'", 'A presenter shapes its'],
  ['apps/server/src/ordering/orders/present-b.ts', "export * from '../../db/schema/index.ts'", 'rows it is given'],
  ['apps/server/src/ordering/orders/present-c.ts', "export * from '../../menu/catalogue/sold-out.ts'", 'A presenter shapes its'],
  ['apps/server/src/platform/a.ts', "export * from '../ordering/orders/place-order.ts'", 'platform lies below'],
  ['apps/server/src/platform/b.ts', "export * from '../env.ts'", 'platform lies below'],
  ['apps/server/src/db/a.ts', "export * from '../platform/wall-clock.ts'", 'db lies at the bottom'],
  ['apps/server/src/db/schema/b.ts', "export * from '../../ordering/orders/place-order.ts'", 'db lies at the bottom'],

  ['apps/server/src/platform/port.ts', "export const port = process.env['PORT']", 'process.env'],
  ['apps/server/src/platform/late.ts', 'async function send() {}\nsend()', 'Promises must be awaited'],
  ['apps/server/src/platform/wall-clock.ts', 'export default 1', 'Prefer named exports'],
  ['packages/pricing/src/ring.ts', "import { b } from './ring-back.ts'\nexport const a = () => b", 'Dependency cycle'],
  ['packages/pricing/src/ring-back.ts', "import { a } from './ring.ts'\nexport const b = () => a", 'Dependency cycle'],
]

// prettier-ignore
const permitted: [file: string, source: string][] = [
  ['packages/pricing/src/near.ts', "export * from './cents.ts'"],
  ['packages/pricing/src/near.test.ts', "export * from 'fast-check'"],
  ['packages/look/src/near.ts', "export * from 'culori/fn'\nexport * from './colour.ts'"],
  ['packages/contract/src/near.ts', "export * from 'zod'\nexport * from './text.ts'"],
  ['packages/restaurant/src/near.ts', "export type { Recipe } from '@tiffin/dish-art'\nexport * from './hours.ts'"],
  ['packages/client/src/near.ts', "export * from './send.ts'"],
  ['packages/client/test/near.ts', "export * from '../../../apps/server/test/create-test-app.ts'"],
  ['apps/web/src/lib/near.ts', "export type { AppRouter } from '@tiffin/server/router'"],
  ['apps/web/src/ui/near.tsx', "export * from '../lib/format-money.ts'\nexport { MAX_SEARCH_LENGTH } from '@tiffin/contract'"],
  ['apps/web/src/domain/admin/near.tsx', "export * from '../../ui/admin/data-table.tsx'"],
  ['apps/web/src/domain/near.tsx', "export * from '../ui/button.tsx'\nexport { order } from '@tiffin/contract'"],
  ['apps/web/src/guest/menu/near.tsx', "export * from './card.tsx'\nexport * from '../../ui/button.tsx'"],
  ['apps/web/src/admin/customers/near.tsx', "export * from '../../ui/admin/data-table.tsx'"],
  ['apps/web/src/layout/near.tsx', "export * from '../guest/menu/near.tsx'"],
  ['apps/web/src/routes/near.tsx', "export * from '../guest/menu/near.tsx'"],
  ['apps/server/src/env.ts', "export const port = process.env['PORT']"],
  ['apps/server/src/main.ts', "export * from './env.ts'\nexport * from './app.ts'"],
  ['apps/server/src/cli.ts', "export * from './env.ts'\nexport * from './commands/output.ts'"],
  ['apps/server/src/commands/near.ts', "export * from '../ordering/orders/place-order.ts'\nexport * from '../env.ts'"],
  ['apps/server/src/http/near.ts', "export * from '../ordering/orders/orders.router.ts'"],
  ['apps/server/src/http/rest/near.ts', "export * from '../router.ts'\nexport * from '@tiffin/contract'"],
  ['apps/server/src/ordering/orders/near.ts', "export * from '../coupons/coupons.ts'\nexport * from '../../menu/catalogue/sold-out.ts'"],
  ['apps/server/src/ordering/orders/near-payment.ts', "export * from '../../payments/load-provider.ts'"],
  ['apps/server/src/ordering/orders/near-queries.ts', "export * from '../../db/schema/index.ts'"],
  ['apps/server/src/ordering/orders/near.router.ts', "export * from '../../platform/procedures.ts'"],
  ['apps/server/src/ordering/orders/present-near.ts', "export type * from '../../db/schema/index.ts'"],
  ['apps/server/src/ordering/orders/near.test.ts', "export * from '../../../test/create-test-app.ts'"],
  ['apps/server/src/platform/near.ts', "export * from '../db/database.ts'"],
  ['apps/server/src/db/schema/near.ts', "export * from './orders.ts'"],
]

let findings: Finding[] = []
const findingsIn = (file: string) => findings.filter((finding) => finding.file === file)

beforeAll(async () => {
  findings = await lintFiles(Object.fromEntries([...forbidden, ...permitted]))
})

describe('a forbidden import is rejected, with advice', () => {
  test.each(forbidden)('%s: %s', (file, _source, message) => {
    expect(findingsIn(file).map((finding) => finding.message)).toEqual([expect.stringContaining(message)])
  })
})

describe('a permitted import passes', () => {
  test.each(permitted)('%s: %s', (file) => {
    expect(findingsIn(file)).toEqual([])
  })
})

test('every message of every rule file is triggered here at least once', async () => {
  const reported = findings.map((finding) => finding.message).join('\n')
  const files = await listRuleFiles()
  const texts = await Promise.all(
    files.map((file) => readFile(join(import.meta.dirname, '..', file), 'utf8')),
  )
  const messages = texts.flatMap((text) =>
    [...text.matchAll(/"message": "([^"]+)"/g)].map(([, message]) => message),
  )

  expect(messages.length).toBeGreaterThan(20)
  expect(messages.filter((message) => !reported.includes(message ?? ''))).toEqual([])
})

test('docs/architecture.md draws exactly the arrows between the wings of the server', async () => {
  const repository = await readRepository(join(import.meta.dirname, '..'))
  const document = await repository.read('docs/architecture.md')
  const drawn = [...document.matchAll(/^(\w+) +▶ ((?:\w+, )*\w+) {2,}/gm)].flatMap(([, from, list = '']) =>
    list.split(', ').map((to) => `${from} ▶ ${to}`),
  )
  const wings = new Set(drawn.flatMap((arrow) => arrow.split(' ▶ ')))

  const found = new Set<string>()
  for (const path of repository.paths) {
    const [from = ''] = /(?<=^apps\/server\/src\/)\w+/.exec(path) ?? []
    if (!wings.has(from) || !path.endsWith('.ts') || path.endsWith('.test.ts')) continue
    for (const [, specifier = ''] of (await repository.read(path)).matchAll(/from '(\.[^']+)'/g)) {
      const to = posix.join(posix.dirname(path), specifier).split('/')[3] ?? ''
      if (wings.has(to) && to !== from) found.add(`${from} ▶ ${to}`)
    }
  }

  expect(wings.size).toBe(9)
  expect([...found].toSorted()).toEqual(drawn.toSorted())
})

test('the command that lints checks types too', async () => {
  const { scripts } = JSON.parse(await readFile(join(import.meta.dirname, 'package.json'), 'utf8')) as {
    scripts: { lint: string }
  }
  const [, ...options] = scripts.lint.replace('cd .. && ', '').split(' ')
  const found = await lintFiles({ 'apps/server/src/a.ts': "export const price: number = '9.50'" }, options)
  expect(found.map(({ message }) => message).join()).toContain('not assignable')
})

test('the browser cannot even resolve a value of the server', () => {
  const web = createRequire(new URL('../apps/web/package.json', import.meta.url))
  expect(() => web.resolve('@tiffin/server/router')).toThrow('is not defined by "exports"')
})

/** Where the sample belongs. */
const mayImportSample =
  /^packages\/restaurant\/|^bench\/|^apps\/server\/test\/|\.test\.tsx?$|\/test-setup\.ts$|^apps\/server\/src\/db\/seed\//

test('only the seeding, and tests, import the sample', async () => {
  expect(mayImportSample.test('apps/server/src/platform/read-settings.ts')).toBe(false)
  const { paths, read } = await readRepository(join(import.meta.dirname, '..'))
  const sources = paths.filter((path) => /\.tsx?$/.test(path) && !mayImportSample.test(path))
  const importing = await Promise.all(
    sources.map(async (path) => ((await read(path)).includes("'@tiffin/restaurant") ? path : [])),
  )
  expect(importing.flat()).toEqual([])
})
