import { expect, test } from 'vitest'
import { lettersOf, MAX_SHEET_ROWS } from './sheet-xml.ts'
import type { Table } from './table.ts'
import { writeXlsx } from './write-file.ts'

const PART = 10_000

const numbered = (count: number): Table => [
  {
    name: 'Numbers',
    columns: [{ title: 'Number', width: 10 }],
    async *parts() {
      for (let first = 0; first < count; first += PART)
        yield Array.from({ length: Math.min(PART, count - first) }, (_, index) => [first + index])
    },
  },
]

async function write(count: number) {
  let bytes = 0
  for await (const part of writeXlsx(numbered(count))) bytes += part.length
  return bytes
}

test('a sheet has no more rows than a spreadsheet can open, including its heading', async () => {
  expect(await write(MAX_SHEET_ROWS - 1)).toBeGreaterThan(0)
  await expect(write(MAX_SHEET_ROWS)).rejects.toThrow(/more rows than an Excel sheet can have/)
})

test.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [51, 'AZ'],
  [52, 'BA'],
  [701, 'ZZ'],
  [702, 'AAA'],
])('column %i is called %s', (index, name) => {
  expect(lettersOf(index)).toBe(name)
})
