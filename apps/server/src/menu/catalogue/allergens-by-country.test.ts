import type { EditableOptionGroup, EditableProduct, ErrorBody, Product } from '@tiffin/contract'
import { allSampleSettings } from '@tiffin/restaurant/sample'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { useTestApp } from '../../../test/create-test-app.ts'
import { uploadForm } from '../../../test/upload-form.ts'
import { products } from '../../db/schema/index.ts'

const site = useTestApp()
let owner: Record<string, string>
beforeEach(async () => {
  owner = (await site.signUp('owner@example.com', { role: 'admin' })).headers
  await site.addDish({ slug: 'kachori', dietary: ['vegetarian'] })
})

/** The restaurant moves. */
async function moveTo(country: string) {
  const { status } = await site.send(
    'PUT',
    '/api/admin/settings',
    { region: { ...allSampleSettings.region, country } },
    owner,
  )
  expect(status).toBe(200)
}
const read = async (slug = 'kachori') => (await site.get<Product>(`/api/products/${slug}`)).body
const state = async (input: object, slug = 'kachori') =>
  (
    await site.send<EditableProduct & ErrorBody>(
      'PUT',
      `/api/products/${(await read(slug))._id}`,
      input,
      owner,
    )
  ).body
const without = async (allergen: string) =>
  (await site.get<Product[]>(`/api/products?slugs=kachori&without=${allergen}`)).body.length === 1

test('a move to Germany loses no statement, and calls nothing free of celery that nobody has stated', async () => {
  await state({ allergens: ['milk'] })
  expect(await read()).not.toHaveProperty('unstatedAllergens')
  await moveTo('DE')
  expect(await read()).toMatchObject({
    allergens: ['milk'],
    unstatedAllergens: ['gluten', 'celery', 'lupin'],
  })
  expect([await without('milk'), await without('eggs'), await without('celery')]).toEqual([
    false,
    true,
    false,
  ])
  await moveTo('CA')
  expect(await read()).toMatchObject({ allergens: ['milk'] })
  expect(await read()).not.toHaveProperty('unstatedAllergens')
})

test('what is added or sent back leaves the rest open, until somebody says that nothing else is in it', async () => {
  await state({ allergens: ['milk'] })
  await moveTo('DE')
  expect(await state({ allergens: ['milk'] })).toMatchObject({
    unstatedAllergens: ['gluten', 'celery', 'lupin'],
  })
  expect(await state({ allergens: ['milk', 'celery'] })).toMatchObject({
    unstatedAllergens: ['gluten', 'lupin'],
  })
  expect(await without('lupin')).toBe(false)
  expect(await state({ hasAllAllergens: true })).toMatchObject({ allergens: ['milk', 'celery'] })
  expect(await read()).not.toHaveProperty('unstatedAllergens')
  expect(await without('lupin')).toBe(true)
  await moveTo('US')
  expect(await read()).toMatchObject({ allergens: ['milk', 'celery'] })
  expect(await read()).not.toHaveProperty('unstatedAllergens')
})

test('a new statement is one for the country’s list', async () => {
  await moveTo('JP')
  expect(await state({ allergens: [] })).not.toHaveProperty('unstatedAllergens')
  const { body } = await site.post<EditableProduct>(
    '/api/products',
    { title: 'Soba', price: 9, categorySlug: 'rice', allergens: ['buckwheat', 'wheat'] },
    owner,
  )
  expect(body.allergens).toEqual(['wheat', 'buckwheat'])
  await moveTo('DE')
  expect((await read('soba')).allergens).toEqual(['wheat', 'gluten', 'buckwheat'])
  expect(await without('fish')).toBe(false)
})

test('shellfish of Canada’s list leaves open whether it is crustaceans or molluscs', async () => {
  await state({ dietary: [], allergens: ['shellfish'] })
  await moveTo('GB')
  expect(await read()).toMatchObject({
    allergens: ['shellfish'],
    unstatedAllergens: expect.arrayContaining(['crustaceans', 'molluscs']),
  })
  expect([await without('crustaceans'), await without('molluscs')]).toEqual([false, false])
})

test('a choice and the dish that a choice is follow the country, too', async () => {
  await state({ allergens: [] })
  const group = {
    name: 'Parts',
    min: 1,
    choices: [
      { name: 'Kachori', product: 'kachori', isDefault: true },
      { name: 'Chilli', allergens: [] },
    ],
  }
  const { body } = await site.post<EditableOptionGroup>('/api/option-groups', group, owner)
  await moveTo('DE')
  const find = async () =>
    (await site.get<EditableOptionGroup[]>('/api/admin/option-groups', owner)).body.find(
      ({ key }) => key === 'parts',
    )
  const open = ['gluten', 'celery', 'lupin']
  expect((await find())?.choices).toMatchObject([
    { allergens: [], unstatedAllergens: open },
    { allergens: [], saved: { unstatedAllergens: open } },
  ])
  const [kachori, chilli] = group.choices
  await site.send(
    'PUT',
    `/api/option-groups/${body._id}`,
    { ...group, choices: [kachori, { ...chilli, key: 'chilli', hasAllAllergens: true }] },
    owner,
  )
  expect((await find())?.choices[1]).not.toHaveProperty('unstatedAllergens')
  await state({ hasAllAllergens: true })
  expect((await find())?.choices[0]).not.toHaveProperty('unstatedAllergens')
})

test('gluten and crustaceans rule out the diets that wheat and shellfish rule out', async () => {
  await moveTo('FR')
  expect((await state({ dietary: ['gluten-free'], allergens: ['gluten'] })).issues).toEqual([
    { path: 'allergens', message: expect.stringContaining('cannot be gluten-free and contain gluten') },
  ])
  expect((await state({ allergens: ['crustaceans'] })).issues).toMatchObject([{ path: 'allergens' }])
})

test('a sheet states what the country asks for; a row that says the same leaves open what was open', async () => {
  const send = (rows: string) => {
    const payload = uploadForm(Buffer.from(`Title,Slug,Price,Category,Allergens\n${rows}`), {
      fileName: 'menu.csv',
      mode: 'update',
    })
    return site.app.inject({ method: 'POST', url: '/api/products/import', headers: owner, payload })
  }
  await state({ allergens: ['milk'] })
  await moveTo('DE')
  await send('Kachori,kachori,8,chaat-frying,milk\nSoup,celery-soup,7,soup,celery\n')
  expect(await read()).toMatchObject({ price: 8, unstatedAllergens: ['gluten', 'celery', 'lupin'] })
  const soup = await read('celery-soup')
  expect(soup.allergens).toEqual(['celery'])
  expect(soup).not.toHaveProperty('unstatedAllergens')
  const [row] = await site.db.select().from(products).where(eq(products.slug, 'celery-soup'))
  expect(row?.allergenList).toBe('eu')
})
