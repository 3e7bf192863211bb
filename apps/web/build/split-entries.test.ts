import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withoutAdminPages } from './split-entries.ts'

const tree = readFileSync(join(import.meta.dirname, '../src/route-tree.gen.ts'), 'utf8')

test('guests’ scripts know that there is an admin, its login and its set-up, and none of its pages', () => {
  const pruned = withoutAdminPages(tree)
  const values = pruned.slice(0, pruned.indexOf('export interface FileRoutesByFullPath'))
  for (const kept of ['AdminRoute', 'AdminLoginRoute', 'AdminSetupRoute', 'OrderIdRoute'])
    expect(values).toContain(`const ${kept} = `)
  expect(values).not.toMatch(/Admin(Orders|Kitchen|Settings|Products)\w*Route/)
  expect(pruned).toContain('const AdminRouteWithChildren = AdminRoute\n')
})

test('a tree that is written in another way is an error, not a larger script', () => {
  expect(() => withoutAdminPages('export const routeTree = {}')).toThrow('another way')
})
