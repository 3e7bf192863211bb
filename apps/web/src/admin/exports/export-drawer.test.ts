import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { rowCounters } from './export-drawer.tsx'

/** The count after each part of the file, for parts of that many bytes. */
async function countIn(format: 'csv' | 'xlsx', bytes: Uint8Array, length: number) {
  const count = await rowCounters[format]()
  const counts = []
  for (let from = 0; from < bytes.length; from += length) counts.push(count(bytes.slice(from, from + length)))
  return counts
}

const csv = strToU8(`\u{FEFF}Number,Notes\r\n7,"two\r\nlines and a "" quote"\r\n${'8,plain\r\n'.repeat(40)}`)

const sheet = (rows: number) => {
  const each = Array.from(
    { length: rows + 1 },
    (_, index) =>
      `<row r="${index + 1}"><c t="inlineStr"><is><t>&lt;row r=&quot;${Math.sqrt(index)}</t></is></c></row>`,
  )
  return strToU8(`<worksheet><cols><col/></cols><sheetData>${each.join('')}</sheetData></worksheet>`)
}
const workbook = zipSync({
  'xl/styles.xml': strToU8('<row r="1"/>'),
  'xl/worksheets/sheet1.xml': sheet(2000),
  'xl/worksheets/sheet2.xml': sheet(12),
})

test.each([1, 7, 64, 1_000_000])('rows of a .csv are counted in parts of %d bytes', async (length) => {
  const counts = await countIn('csv', csv, length)
  expect(counts.at(-1)).toBe(41)
  expect(counts).toEqual(counts.toSorted((one, other) => one - other))
})

test.each([16, 100, 1_000_000])('rows of all sheets are counted in parts of %d bytes', async (length) => {
  const counts = await countIn('xlsx', workbook, length)
  expect(counts.at(-1)).toBe(2012)
  expect(counts).toEqual(counts.toSorted((one, other) => one - other))
})

test('the count grows while the file arrives', async () => {
  const counts = await countIn('xlsx', workbook, Math.ceil(workbook.length / 10))
  expect(new Set(counts).size).toBeGreaterThan(5)
})
