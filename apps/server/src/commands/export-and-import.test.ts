import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSandbox, type Sandbox } from '../../test/open-sandbox.ts'
import { auditLog, optionChoices, optionGroups, products } from '../db/schema/index.ts'

const SLOW = { timeout: 180_000 }
let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await openSandbox()
}, SLOW.timeout)
afterAll(() => sandbox.remove())

const at = (path: string) => join(sandbox.dataDir, path)

test.each([
  ['menu.xlsx', '; option groups: 17 inserted, 0 updated, 0 skipped, 0 rejected'],
  ['menu.csv', ''],
])('importing the %s of an export recreates the same menu', SLOW, async (file, ofGroups) => {
  // A .csv has no groups, only which products have them: a product that is a choice could not be removed.
  if (ofGroups === '') await sandbox.look((db) => db.update(optionChoices).set({ productId: null }))
  const before = await sandbox.tiffin(['export', at(`${file}-before`), '--json'])
  expect([before.exitCode, before.stderr]).toEqual([0, ''])
  expect(JSON.parse(before.stdout)).toContainEqual({ name: file, rows: 137 })
  if (ofGroups !== '') await sandbox.look((db) => db.delete(optionGroups))
  await sandbox.look((db) => db.delete(products))

  const { exitCode, stdout } = await sandbox.tiffin(['import', at(`${file}-before/${file}`), '--update'])
  expect([exitCode, stdout]).toEqual([0, `137 inserted, 0 updated, 0 skipped, 0 rejected${ofGroups}.\n`])
  expect((await sandbox.tiffin(['export', at(`${file}-after`)])).exitCode).toBe(0)
  const menuOf = (when: string) => JSON.parse(readFileSync(at(`${file}-${when}/menu.json`), 'utf8')) as object
  expect(menuOf('after')).toEqual(menuOf('before'))
  expect(menuOf('before')).toMatchObject({
    optionGroups: expect.arrayContaining([
      expect.objectContaining({
        key: 'spice',
        choices: ['mild', 'medium', 'hot', 'extra-hot'].map((key) => expect.objectContaining({ key })),
      }),
    ]),
  })
})

test('rejected rows are named and result in exit code 3', SLOW, async () => {
  const csv = 'Title,Slug,Price,Category\nSamosa,samosa,4.50,chaat-frying\nGhost,ghost,free,chaat-frying\n'
  writeFileSync(at('some.csv'), csv)
  const preview = await sandbox.tiffin(['import', at('some.csv'), '--preview'])
  expect(preview.exitCode).toBe(3)
  expect(preview.stdout).toMatch(/^0 new, 1 to update, 0 unchanged, 1 rejected\. Nothing was changed\.\n/)
  expect(preview.stdout).toMatch(/row 2: samosa: .*Price .* → 4\.5/)

  const done = await sandbox.tiffin(['import', at('some.csv'), '--update', '--json'])
  expect([done.exitCode, JSON.parse(done.stdout)]).toEqual([
    3,
    { inserted: 0, updated: 1, skipped: 0, errors: [{ row: 3, cell: 'C3', message: expect.any(String) }] },
  ])
  const [samosa] = await sandbox.look((db) => db.select().from(products).where(eq(products.slug, 'samosa')))
  expect(samosa?.priceCents).toBe(450)
  const logged = await sandbox.look((db) =>
    db.select().from(auditLog).where(eq(auditLog.action, 'import menu')),
  )
  expect(logged.at(-1)).toMatchObject({ userId: 'command-line', after: { fileName: 'some.csv', updated: 1 } })
})

test('a missing file is rejected', SLOW, async () => {
  const missing = await sandbox.tiffin(['import', at('nowhere.xlsx')])
  expect([missing.exitCode, missing.stderr]).toEqual([3, `There is no file ${at('nowhere.xlsx')}.\n`])
})

test('a file of an unsupported type is rejected, and all supported types are named', SLOW, async () => {
  writeFileSync(at('menu.txt'), 'Title,Price\nNaan,4\n')
  for (const more of [[], ['--preview']]) {
    const { exitCode, stderr } = await sandbox.tiffin(['import', at('menu.txt'), ...more])
    expect([exitCode, stderr]).toEqual([3, 'That isn’t a spreadsheet. Choose an .xlsx, .xls or .csv file.\n'])
  }
})

test('the database in a mistyped folder is not a site: nothing is exported or imported', SLOW, async () => {
  const empty = await openSandbox({ isEmpty: true })
  try {
    const exported = await empty.tiffin(['export', at('nothing')])
    expect([exported.exitCode, exported.stderr]).toEqual([3, expect.stringContaining('has no tables yet')])
    expect(existsSync(at('nothing'))).toBe(false)
  } finally {
    await empty.remove()
  }
})
