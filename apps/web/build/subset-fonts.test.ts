import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { assetFileNames, subsetFonts } from './subset-fonts.ts'

const fonts = {
  figtree: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  fraunces: '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
}

async function subset(family: keyof typeof fonts) {
  const source = readFileSync(new URL(`../node_modules/${fonts[family]}`, import.meta.url))
  const file = { type: 'asset', fileName: `assets/${family}.woff2`, source: source as Uint8Array }
  const { generateBundle } = subsetFonts()
  await (generateBundle as (options: object, bundle: object) => Promise<void>)({}, { [file.fileName]: file })
  return {
    before: source.length,
    after: file.source.length,
    format: Buffer.from(file.source).toString('latin1', 0, 4),
  }
}

test('a font of several weights is smaller, and one that is pinned to a weight is half of what it was', async () => {
  const [figtree, fraunces] = [await subset('figtree'), await subset('fraunces')]
  expect(figtree.after).toBeLessThan(figtree.before * 0.9)
  expect(fraunces.after).toBeLessThan(fraunces.before * 0.6)
  expect([figtree.format, fraunces.format]).toEqual(['wOF2', 'wOF2'])
})

test('the name of a font says which subset it is', () => {
  expect(assetFileNames({ names: ['fraunces.woff2'] })).toMatch(/^assets\/\[name\]-\[hash\]-\d+\[extname\]$/)
  expect(assetFileNames({ names: ['style.css'] })).toBe('assets/[name]-[hash][extname]')
})
