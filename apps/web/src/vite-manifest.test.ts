import { expect, test } from 'vitest'
import { componentKey, withImports, type ViteManifest } from './vite-manifest.ts'

const manifest: ViteManifest = {
  'src/routes/cart.tsx?tsr-split=component': { file: 'cart.js', imports: ['_price.js', '_entry.js'] },
  'src/routes/index.tsx?tsr-split=component---loader': { file: 'home.js' },
  '_price.js': { file: 'price.js', imports: ['_entry.js'] },
  '_entry.js': { file: 'entry.js', imports: ['_price.js'] },
}

test('a page needs its own chunk and everything it imports, each once, even in a cycle', () => {
  const chunks = withImports(manifest, componentKey(manifest, 'src/routes/cart.tsx'))
  expect(chunks.map(({ file }) => file)).toEqual(['cart.js', 'price.js', 'entry.js'])
})

test('a page whose chunk has its loader, too, is found', () => {
  expect(withImports(manifest, componentKey(manifest, 'src/routes/index.tsx'))).toEqual([{ file: 'home.js' }])
})

test('a page without its own chunk needs nothing more', () => {
  expect(withImports(manifest, componentKey(manifest, 'src/routes/about.tsx'))).toEqual([])
})
