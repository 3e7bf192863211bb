import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readZip } from './read-zip.ts'

const zipped = (files: Record<string, string | Uint8Array>) =>
  new File(
    [
      zipSync(
        Object.fromEntries(
          Object.entries(files).map(([name, data]) => [
            name,
            typeof data === 'string' ? strToU8(data) : data,
          ]),
        ),
      ) as Uint8Array<ArrayBuffer>,
    ],
    'menu.zip',
  )

test('finds the spreadsheet and the photographs, whatever folder they are in', async () => {
  const found = await readZip(
    zipped({
      'menu/Menu.CSV': 'Title\n',
      'menu/photos/Samosa.JPG': 'jpeg',
      'photos/dal.webp': 'webp',
      'read me.txt': 'text',
      '__MACOSX/menu/photos/._Samosa.JPG': 'no picture',
      'menu/photos/.hidden.png': 'no picture',
    }),
  )
  if ('problem' in found) throw new Error(found.problem)
  expect(found.sheet?.name).toBe('Menu.CSV')
  expect(found.photos.map(({ name, type }) => [name, type])).toEqual([
    ['Samosa.JPG', 'image/jpeg'],
    ['dal.webp', 'image/webp'],
  ])
  expect(await found.photos[0]?.text()).toBe('jpeg')
})

test.each([
  [
    zipped({ 'huge.png': new Uint8Array(11 * 1024 * 1024), 'small.png': 'png' }),
    'Larger than 10 MB: huge.png.',
  ],
  [zipped({ 'a.csv': 'Title', 'b.xlsx': 'x' }), 'several spreadsheets in the zip: a.csv, b.xlsx'],
  [zipped({ 'read me.txt': 'text' }), 'no spreadsheet and no photograph'],
  [new File(['PK but no zip'], 'menu.zip'), 'The zip is damaged'],
])('one that cannot be used says why', async (file, reason) => {
  expect(await readZip(file)).toEqual({ problem: expect.stringContaining(reason) })
})
