import { expect, test } from 'vitest'
import { componentKey, withImports, type ViteManifest } from './vite-manifest.ts'

const manifest: ViteManifest = {
  'src/routes/cart.tsx?tsr-split=component': { file: 'cart.js', imports: ['_price.js', '_entry.js'] },
  '_price.js': { file: 'price.js', imports: ['_entry.js'] },
  '_entry.js': { file: 'entry.js', imports: ['_price.js'] },
}

test('a page needs its own chunk and everything it imports, each once, even in a cycle', () => {
  const chunks = withImports(manifest, componentKey('src/routes/cart.tsx'))
  expect(chunks.map(({ file }) => file)).toEqual(['cart.js', 'price.js', 'entry.js'])
})

test('a page without its own chunk needs nothing more', () => {
  expect(withImports(manifest, componentKey('src/routes/about.tsx'))).toEqual([])
})
