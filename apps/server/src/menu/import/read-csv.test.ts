import { expect, test } from 'vitest'
import { readSheet } from './read-sheet.ts'

const edmonton = { locale: 'en-CA', currency: 'CAD' }
const read = (text: string | Buffer) =>
  readSheet({ file: Buffer.from(text as string), fileName: 'menu.CSV' }, { ...edmonton, headings: {} })

test.each([
  ['commas', 'Title,Price,Description\nNaan,4.50,"Soft, ""hot""\nand ours"\n'],
  [
    'semicolons, as where a comma is the decimal point',
    'Title;Price;Description\nNaan;4.50;"Soft, ""hot""\nand ours"\n',
  ],
  ['tabs', 'Title\tPrice\tDescription\nNaan\t4.50\t"Soft, ""hot""\nand ours"\n'],
  [
    'the mark that Excel begins with',
    '\u{FEFF}Title,Price,Description\r\nNaan,4.50,"Soft, ""hot""\nand ours"\r\n',
  ],
  [
    'a first line that names the separator',
    'sep=;\nTitle;Price;Description\nNaan;4.50;"Soft, ""hot""\nand ours"\n',
  ],
])('a text with %s is a sheet', async (_name, text) => {
  const { rows, productSheets } = await read(text)
  expect(productSheets[0]?.columns).toEqual({ title: 'A', price: 'B', description: 'C' })
  expect(rows).toMatchObject([
    {
      row: 2,
      slug: 'naan',
      input: { title: 'Naan', price: 4.5, description: 'Soft, "hot"\nand ours' },
      reasons: [],
    },
  ])
})

test('text that looks like a date or a number stays text', async () => {
  const { rows } = await read('Title,Slug\n1/2,half\n007,bond\nTRUE,true\n')
  expect(rows.map(({ title }) => title)).toEqual(['1/2', '007', 'TRUE'])
})

test('text that an export has guarded against formulas is read as it was typed', async () => {
  const typed = { title: '=Naan; -hot', description: `Soft;=1+1\t@home\n;  +2; 'quoted'` }
  const guarded = `Title,Description\n'=Naan; '-hot,"Soft;'=1+1\t'@home\n;  '+2; 'quoted'"\n`
  const { rows } = await read(guarded)
  expect(rows).toMatchObject([{ input: typed }])
})

test('rows are numbered as in a spreadsheet, with empty ones and those that have more or fewer cells', async () => {
  const { rows } = await read('Title,Slug\n\nNaan\nRoti,roti,,\n')
  expect(rows.map(({ row, title }) => [row, title])).toEqual([
    [3, 'Naan'],
    [4, 'Roti'],
  ])
})

test('a quote that never ends is a damaged file', async () => {
  await expect(read('Title,Price\n"Naan,4\n')).rejects.toThrow('damaged')
})

test('a line separator inside a cell does not end the row', async () => {
  const { rows } = await read('Title,Description\nNaan,one\u2028two\n')
  expect(rows).toMatchObject([{ title: 'Naan', input: { description: 'one\u2028two' } }])
})

test('a text with another name is not a sheet', async () => {
  const file = Buffer.from('Title,Price\nNaan,4\n')
  await expect(readSheet({ file, fileName: 'menu.xlsx' }, { ...edmonton, headings: {} })).rejects.toThrow(
    'That isn’t a spreadsheet',
  )
})

test('a text that is not UTF-8 is rejected with advice', async () => {
  await expect(read(Buffer.from('Title\nCaf\u00e9\n', 'latin1'))).rejects.toThrow(/Save it as "CSV UTF-8"/)
})
