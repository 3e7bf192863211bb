/** Files that were not made for this program: headings of the owner's own, and categories that the menu does not have. */
import type { EditableCategory, ErrorBody, ImportPreview, ImportResult, Product } from '@tiffin/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../test/create-test-app.ts'
import { uploadForm } from '../../../test/upload-form.ts'
import { writeSheet } from '../../../test/write-sheet.ts'

const site = useTestApp()
let headers: { authorization: string }
beforeEach(async () => {
  headers = (await site.signUp('owner@example.com', { role: 'admin' })).headers
})

async function send(
  path: string,
  bytes: Uint8Array,
  { fileName = 'menu.csv', ...fields }: Record<string, string> = {},
) {
  const payload = uploadForm(bytes, { fileName, ...fields })
  const answer = await site.app.inject({ method: 'POST', url: `/api/products/${path}`, headers, payload })
  return { status: answer.statusCode, body: answer.json<unknown>() }
}

const preview = async (bytes: Uint8Array, fields?: Record<string, string>) => {
  const { status, body } = await send('import/preview', bytes, fields)
  expect(status).toBe(200)
  return body as ImportPreview
}
const run = async (bytes: Uint8Array, fields?: Record<string, string>) => {
  const { status, body } = await send('import', bytes, fields)
  return { status, body: body as ImportResult & ErrorBody }
}
const getDish = async (slug: string) => (await site.get<Product>(`/api/products/${slug}`)).body
const csv = (text: string) => new Uint8Array(Buffer.from(text))

const dutch = csv('Naam;Prijs;Soort;Code\nMargherita;9,50;Rice;P1\nTiramisù;6,00;Soup;D1\n')
const meaning = { headings: JSON.stringify({ Naam: 'title', Prijs: 'price', Soort: 'category', Code: null }) }

describe('headings of one’s own', () => {
  test('are told by the preview, which reads nothing yet; an import is refused', async () => {
    expect(await preview(dutch)).toMatchObject({
      counts: { new: 0, changed: 0, unchanged: 0, refused: 0 },
      readSheets: [],
      headings: [
        { heading: 'Naam', column: null },
        { heading: 'Prijs', column: null },
        { heading: 'Soort', column: null },
        { heading: 'Code', column: null },
      ],
    })
    const refused = await run(dutch)
    expect([refused.status, refused.body.message]).toEqual([
      400,
      expect.stringContaining('The first row must contain the column headings'),
    ])
  })

  test('are given a meaning once, and the next file needs none', async () => {
    const seen = await preview(dutch, meaning)
    expect(seen.counts).toMatchObject({ new: 2, refused: 0 })
    expect(seen.headings).toContainEqual({ heading: 'Prijs', column: 'price' })
    const { body } = await run(dutch, { ...meaning, fingerprint: seen.fingerprint })
    expect(body).toMatchObject({ inserted: 2, errors: [] })
    expect((await getDish('margherita')).price).toBe(9.5)

    const next = csv('NAAM;prijs;Soort\nMarinara;8;Rice\n')
    expect((await preview(next)).headings).toContainEqual({ heading: 'NAAM', column: 'title' })
    expect((await run(next)).body).toMatchObject({ inserted: 1 })
  })

  test('mean what the owner says even if the program knows the word', async () => {
    const file = csv('Title,Name,Price,Category\nP1,Margherita,9,Rice\n')
    const twice = await send('import/preview', file)
    expect(twice.status).toBe(400)
    const headings = JSON.stringify({ Title: null })
    expect((await run(file, { headings })).body).toMatchObject({ inserted: 1 })
    expect((await getDish('margherita')).title).toBe('Margherita')
  })

  test('a preview with another meaning is another preview', async () => {
    const file = csv('Title,Price,Old price,Category\nSoup,9,12,Soup\n')
    const seen = await preview(file)
    const swapped = JSON.stringify({ Price: null, 'Old price': 'price' })
    const { status, body } = await run(file, { headings: swapped, fingerprint: seen.fingerprint })
    expect([status, body.code]).toEqual([409, 'CONFLICT'])
  })

  test.each(['no JSON', '[]', '{"Naam":"colour"}', '{"Naam":7}', `{"${'x'.repeat(61)}":"title"}`])(
    'are refused as %s',
    async (headings) => {
      const { status, body } = await run(dutch, { headings })
      expect([status, body.code]).toEqual([400, 'VALIDATION'])
      expect(body.issues?.[0]?.path).toBe('headings')
    },
  )

  test('of a till’s export are known', async () => {
    const file = csv('Token,Item Name,Description,Categories,Price\nA1,Garlic Knots,Six of them,Knots,5.50\n')
    expect((await run(file)).body).toMatchObject({
      inserted: 0,
      errors: [expect.objectContaining({ row: 2 })],
    })
    expect((await run(file, { addCategories: 'true' })).body).toMatchObject({ inserted: 1, errors: [] })
    expect(await getDish('garlic-knots')).toMatchObject({ price: 5.5, category: { name: 'Knots' } })
  })
})

describe('categories that are not on the menu', () => {
  const file = writeSheet([
    ['Title', 'Price', 'Category'],
    ['Margherita', 9, 'Pizza'],
    ['Marinara', 8, ' pizza '],
    ['Tiramisù', 6, 'Dolci'],
    ['Dal', 5, 'Rice'],
    ['Nameless', 5, '–'],
  ])
  const fields = { fileName: 'menu.xlsx' }
  const adding = { ...fields, addCategories: 'true' }
  const listCategories = async () =>
    (await site.get<{ data: EditableCategory[] }>('/api/categories')).body.data

  test('are named, and their rows rejected', async () => {
    expect(await preview(file, fields)).toMatchObject({
      counts: { new: 1, refused: 4 },
      newCategories: [
        { name: 'Pizza', rows: 2 },
        { name: 'Dolci', rows: 1 },
        { name: '–', rows: 1 },
      ],
    })
  })

  test('come to the end of the menu if wanted, in the order of the file', async () => {
    const before = await listCategories()
    const seen = await preview(file, adding)
    // Of the last one no address can be made.
    expect(seen.counts).toMatchObject({ new: 4, refused: 1 })
    expect(await listCategories()).toHaveLength(before.length)
    const { body } = await run(file, { ...adding, mode: 'update', fingerprint: seen.fingerprint })
    expect(body).toMatchObject({ inserted: 4 })
    expect((await listCategories()).slice(before.length).map(({ slug, name }) => [slug, name])).toEqual([
      ['pizza', 'Pizza'],
      ['dolci', 'Dolci'],
    ])
    expect((await getDish('marinara')).category.slug).toBe('pizza')
  })

  test('are added once by two imports at the same time', async () => {
    const other = writeSheet([
      ['Title', 'Price', 'Category'],
      ['Diavola', 11, 'Pizza'],
    ])
    const [first, second] = await Promise.all([run(file, adding), run(other, adding)])
    expect([first.status, second.status]).toEqual([200, 200])
    expect((await listCategories()).filter(({ name }) => name === 'Pizza')).toHaveLength(1)
    expect((await getDish('diavola')).category.slug).toBe('pizza')
  })

  test('without a dish that is accepted are not added', async () => {
    const none = writeSheet([
      ['Title', 'Price', 'Category'],
      ['Margherita', 'a lot', 'Pizza'],
    ])
    expect((await run(none, adding)).body).toMatchObject({ inserted: 0 })
    expect((await listCategories()).some(({ slug }) => slug === 'pizza')).toBe(false)
  })
})
