import { expect, test } from 'vitest'
import { packJson, unpackJson } from './query-client.ts'

const rice = { slug: 'rice', name: 'Rice' }
const dish = (title: string, more: object = {}) => ({ title, category: { ...rice }, diets: [], ...more })

test.each([
  null,
  0,
  'text',
  `"quoted", 'quoted' and \\'`,
  [],
  {},
  [[], {}, [0, -1, 'x']],
  [-1],
  { a: [1, [2, { a: null }]], b: { a: [1, [2, { a: null }]] } },
  { products: [dish('Pulao'), dish('Biryani', { rating: { average: 4.5, count: 2 } }), dish('Pulao')] },
])('%j comes out as it went in', (value) => {
  expect(unpackJson(packJson(value))).toEqual(value)
})

test('what JSON leaves out is left out', () => {
  expect(unpackJson(packJson({ a: undefined, b: new Date(0) }))).toEqual({ b: '1970-01-01T00:00:00.000Z' })
})

test('equal objects and the names of fields are written once', () => {
  const packed = packJson([dish('Pulao'), dish('Biryani'), dish('Pulao')])
  for (const text of ['Pulao', 'Biryani', "'Rice'", "'title'", "'slug'"])
    expect(packed.split(text)).toHaveLength(2)
})

test('it needs no backslash within double quotes', () => {
  expect(JSON.stringify(packJson([dish('Pulao')]))).not.toContain('\\')
})
