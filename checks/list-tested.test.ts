import { expect, test } from 'vitest'
import { listTested } from './list-tested.ts'

test('a report is expected from each package that has tests, whatever its scripts say', () => {
  const paths = [
    'package.json',
    'bench/package.json',
    'bench/src/main.ts',
    'packages/pricing/package.json',
    'packages/pricing/test/round.test.ts',
    'apps/web/package.json',
    'apps/web/src/domain/price.test.tsx',
    'apps/web/build',
  ]
  expect(listTested({ paths })).toEqual(['packages/pricing', 'apps/web'])
})
