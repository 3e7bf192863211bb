import { expect, test } from 'vitest'
import { onePathIcons } from './one-path-icons.ts'

const icon = (nodes: unknown) => `const __iconNode = ${JSON.stringify(nodes)};\nexport { __iconNode };`
const path = (d: string, more: object = {}) => ['path', { d, key: 'svg', ...more }]
const FILE = '/x/node_modules/@tabler/icons-react/dist/esm/icons/IconX.mjs'

function transform(code: string, id = FILE) {
  const { transform: run } = onePathIcons()
  return (run as (code: string, id: string) => string | undefined)(code, id)
}

test('the paths of an icon are joined', () => {
  expect(transform(icon([path('M1 2l3 4'), path('M5 6l7 8')]))).toContain('"M1 2l3 4M5 6l7 8"')
})

test.each([
  ['a path that begins where the one before it ends', [path('M1 2'), path('m3 4')]],
  ['a path with a look of its own', [path('M1 2'), path('M3 4', { fill: 'currentColor' })]],
  ['another shape', [path('M1 2'), ['circle', { r: '2', key: 'svg' }]]],
])('%s is left as it is', (_what, nodes) => {
  expect(transform(icon(nodes))).toBeUndefined()
})

test('other files are left as they are', () => {
  expect(transform(icon([path('M1 2'), path('M3 4')]), '/x/src/icon.tsx')).toBeUndefined()
})
