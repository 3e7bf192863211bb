import type { EditableOptionGroup, EditableProduct, ErrorBody, Product } from '@tiffin/contract'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { orderOf, useTestApp } from '../../../test/create-test-app.ts'
import { auditLog } from '../../db/schema/index.ts'

const site = useTestApp()
type Answered = EditableOptionGroup & ErrorBody
let owner: Record<string, string>
let cook: Record<string, string>
beforeEach(async () => {
  owner = (await site.signUp('owner@example.com', { role: 'admin' })).headers
  cook = (await site.signUp('cook@example.com', { role: 'admin', staffRole: 'kitchen' })).headers
})

const raita = {
  name: 'Raita',
  min: 0,
  max: 2,
  choices: [{ name: 'Boondi raita', price: 2.5, max: 2 }, { name: 'Cucumber raita' }],
}
const create = (input: object = raita) => site.post<Answered>('/api/option-groups', input, owner)
const change = (id: string, input: object) =>
  site.send<Answered>('PUT', `/api/option-groups/${id}`, input, owner)
const remove = (id: string) => site.send('DELETE', `/api/option-groups/${id}`, undefined, owner)
const list = async () => (await site.get<EditableOptionGroup[]>('/api/admin/option-groups', cook)).body
const read = async (slug = 'kachori') => (await site.get<Product>(`/api/products/${slug}`)).body
const mark = (id: string, body: object) =>
  site.post<Answered>(`/api/option-groups/${id}/availability`, body, cook)

/** Adds a dish with these groups. */
async function addDish(slug: string, optionGroups: object[]) {
  await site.addDish({ slug })
  const { _id } = await read(slug)
  return site.send<EditableProduct & ErrorBody>('PUT', `/api/products/${_id}`, { optionGroups }, owner)
}

describe('the sample menu', () => {
  test('lets guests choose among four heats, where a cook can vary it, with the dish’s own as the default', async () => {
    const { body } = await site.get<Product[]>('/api/products')
    const varied = body.filter(({ optionGroups }) => optionGroups.some(({ key }) => key === 'spice'))
    expect(varied.length).toBeGreaterThan(20)
    for (const { optionGroups, spiceLevel } of varied) {
      const [group] = optionGroups
      expect(group).toMatchObject({ key: 'spice', name: 'Spice level', min: 1, max: 1 })
      const names = group?.choices.map(({ name }) => name)
      expect(names).toEqual(['Mild', 'Medium', 'Hot', 'Extra hot'])
      const chosen = group?.choices.filter(({ isDefault }) => isDefault).map(({ name }) => name.toLowerCase())
      expect(chosen).toEqual([spiceLevel])
    }
  })

  test('states the allergens of every dish with its choices: no filter hides one for want of them', async () => {
    const { body } = await site.get<{ result: { data: { total: number; unknown: number } } }>(
      `/trpc/products.list?input=${encodeURIComponent(JSON.stringify({ without: ['peanuts', 'tree-nuts'] }))}`,
    )
    expect(body.result.data.unknown).toBe(0)
    expect(body.result.data.total).toBeGreaterThan(100)
  })

  test('sells every dish as it is, for its price: what must be chosen has a default', async () => {
    const { body } = await site.get<Product[]>('/api/products')
    const dishes = body.filter(({ stock, optionGroups }) => stock > 0 && optionGroups.length > 0)
    for (const part of [dishes.slice(0, 50), dishes.slice(50)]) {
      const items = part.map(({ slug, price, discountPercent }) => ({
        slug,
        price: Math.round(price * (100 - discountPercent) + 1e-6) / 100,
      }))
      expect((await site.post('/api/orders', orderOf(items))).body).not.toHaveProperty('code')
    }
  })
})

describe('a new group', () => {
  test('has keys derived from its names, and is logged', async () => {
    const { status, body } = await create()
    const choice = {
      isDefault: false,
      isSoldOut: false,
      soldOutUntil: null,
      breaksDiets: [],
      allergens: null,
      saved: { breaksDiets: [], allergens: null, isSoldOut: false },
    }
    expect([status, body]).toEqual([
      201,
      {
        _id: body._id,
        key: 'raita',
        name: 'Raita',
        min: 0,
        max: 2,
        addsIngredients: true,
        choices: [
          { key: 'boondi-raita', name: 'Boondi raita', price: 2.5, max: 2, ...choice },
          { key: 'cucumber-raita', name: 'Cucumber raita', price: 0, max: 1, ...choice },
        ],
        dishes: [],
        version: 1,
      },
    ])
    expect((await list()).find(({ key }) => key === 'raita')).toEqual(body)
    expect(await site.db.$count(auditLog, eq(auditLog.action, 'create option group'))).toBe(1)
  })

  test.each([
    [{ name: ' ' }, 'name', 'Name is required'],
    [{ name: '!!' }, 'key', 'Give it a key in Latin letters or digits'],
    [{ choices: [] }, 'choices', 'Add at least one choice'],
    [{ min: 3 }, 'min', 'Not more than the most'],
    [{ min: 5, max: 5 }, 'min', 'The choices allow only 3'],
    [{ max: 0 }, 'max', 'Enter at least 1'],
    [{ max: 1 }, 'choices.0.max', 'At most 1, as in the group'],
    [{ choices: [{ name: 'A', price: 'free' }] }, 'choices.0.price', 'Enter a price like 1.50, or 0'],
    [{ choices: [{ name: 'A', price: -2000 }] }, 'choices.0.price', 'Enter at least -1,000'],
    [{ choices: [{ name: 'A b' }, { name: 'a B' }] }, 'choices.1.name', 'There is another choice “a-b”'],
    [
      { max: 1, choices: ['A', 'B'].map((name) => ({ name, isDefault: true })) },
      'choices',
      'At most 1 can be chosen at first',
    ],
    [
      { min: 2, choices: ['A', 'B'].map((name) => ({ name, isDefault: name === 'A' })) },
      'choices',
      'Choose 2 at first, or none',
    ],
  ])('with %j is rejected', async (wrong, path, message) => {
    expect(await create({ ...raita, ...wrong })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', issues: [{ path, message }] },
    })
  })

  test('with the key of another one is rejected', async () => {
    await create()
    expect(await create()).toMatchObject({
      status: 409,
      body: { message: 'The key "raita" is taken by another option group' },
    })
  })
})

describe('a change', () => {
  test('changes all its dishes at once; what is sold out stays so', async () => {
    const { body: made } = await create()
    for (const slug of ['kachori', 'dabeli']) await addDish(slug, [{ group: 'raita' }])
    await mark(made._id, { choice: 'boondi-raita', soldOut: true })
    const { status, body } = await change(made._id, {
      ...raita,
      name: 'Raitas',
      choices: [{ name: 'Mint raita' }, { name: 'Boondi', key: 'boondi-raita', price: 3, max: 2 }],
    })
    expect([status, body.key, body.version]).toEqual([200, 'raita', 2])
    expect(body.dishes.map(({ slug }) => slug)).toEqual(['dabeli', 'kachori'])
    for (const slug of ['kachori', 'dabeli']) {
      expect((await read(slug)).optionGroups).toMatchObject([
        {
          name: 'Raitas',
          choices: [
            { key: 'mint-raita', isSoldOut: false },
            { key: 'boondi-raita', name: 'Boondi', price: 3, isSoldOut: true },
          ],
        },
      ])
    }
  })

  test('over a newer version is rejected; so is one of two concurrent ones', async () => {
    const { body: made } = await create()
    const answers = await Promise.all(
      ['Sides', 'Cold sides'].map((name) => change(made._id, { ...raita, name, version: 1 })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  test('of an unknown group is not found', async () => {
    expect((await change('unicorn', raita)).status).toBe(404)
    expect((await remove('unicorn')).status).toBe(404)
    expect((await mark('unicorn', { choice: 'a', soldOut: true })).status).toBe(404)
  })
})

test('a deleted group is gone from its dishes', async () => {
  const { body: made } = await create()
  await addDish('kachori', [{ group: 'raita' }])
  expect((await remove(made._id)).status).toBe(204)
  expect((await read()).optionGroups).toEqual([])
})

test('of a group that is deleted while a dish gets it, nothing is left, and no one gets an error of ours', async () => {
  const { body: dish } = await addDish('kachori', [])
  for (let round = 0; round < 8; round += 1) {
    const { body: made } = await create({ ...raita, name: `Raita ${round}` })
    const [given, removed] = await Promise.all([
      site.send('PUT', `/api/products/${dish._id}`, { optionGroups: [{ group: made.key }] }, owner),
      remove(made._id),
    ])
    expect([200, 400]).toContain(given.status)
    expect(removed.status).toBe(204)
    expect((await read()).optionGroups).toEqual([])
  }
})

describe('a dish', () => {
  test('shows its groups in its own order, with its own limits, defaults and prices', async () => {
    await create()
    const own = {
      group: 'raita',
      min: 1,
      max: 1,
      defaults: ['cucumber-raita'],
      prices: [{ choice: 'boondi-raita', price: -0.5 }],
    }
    const { status, body } = await addDish('kachori', [{ group: 'spice' }, own])
    expect([status, body.dishOptionGroups]).toEqual([200, [{ group: 'spice' }, own]])
    const { optionGroups } = await read()
    expect(optionGroups.map(({ key }) => key)).toEqual(['spice', 'raita'])
    expect(optionGroups[1]).toMatchObject({
      min: 1,
      max: 1,
      choices: [
        { key: 'boondi-raita', price: -0.5, isDefault: false, max: 1 },
        { key: 'cucumber-raita', price: 0, isDefault: true, max: 1 },
      ],
    })
  })

  test('keeps its groups when something else about it changes', async () => {
    const { body } = await addDish('kachori', [{ group: 'spice' }])
    await site.send('PUT', `/api/products/${body._id}`, { price: 9 }, owner)
    expect((await read()).optionGroups).toHaveLength(1)
    await site.send('PUT', `/api/products/${body._id}`, { optionGroups: [] }, owner)
    expect((await read()).optionGroups).toEqual([])
  })

  test('forgets what differed for a choice that its group no longer has', async () => {
    const { body: made } = await create()
    const own = { defaults: ['cucumber-raita'], prices: [{ choice: 'boondi-raita', price: 3 }] }
    const { body: dish } = await addDish('kachori', [{ group: 'raita', min: 1, ...own }])
    await change(made._id, { ...raita, choices: [{ name: 'Mint raita' }] })
    expect((await read()).optionGroups).toMatchObject([
      { min: 1, choices: [{ key: 'mint-raita', isDefault: false }] },
    ])
    const editable = await site.get<EditableProduct>(`/api/admin/products/${dish._id}`, owner)
    expect(editable.body.dishOptionGroups).toEqual([{ group: 'raita', min: 1, defaults: [] }])
  })

  test.each([
    [{ group: 'unicorn' }, 'There is no option group "unicorn"'],
    [{ group: 'spice', defaults: ['volcanic'] }, 'Spice level has no choice "volcanic"'],
    [{ group: 'spice', prices: [{ choice: 'volcanic', price: 1 }] }, 'Spice level has no choice "volcanic"'],
    [{ group: 'spice', min: 2 }, 'Spice level: at least 2 is more than at most 1'],
    [{ group: 'spice', min: 5, max: 5 }, 'Spice level: the choices allow only 4'],
    [{ group: 'spice', defaults: ['mild', 'hot'] }, 'Spice level: at most 1 can be chosen at first'],
  ])('with %j is rejected', async (wrong, message) => {
    const answer = await addDish(
      'kachori',
      [{ group: 'spice' }, wrong].slice(wrong.group === 'spice' ? 1 : 0),
    )
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION', message } })
  })

  test('cannot have a group twice', async () => {
    const answer = await addDish('kachori', [{ group: 'spice' }, { group: 'spice' }])
    expect(answer.body.issues).toEqual([{ path: 'optionGroups.1', message: 'This group is listed twice' }])
  })
})

describe('86', () => {
  test('takes a choice off all dishes until tomorrow, by kitchen staff, and is logged', async () => {
    const { body: made } = await create()
    await addDish('kachori', [{ group: 'raita' }])
    const { status, body } = await mark(made._id, {
      choice: 'boondi-raita',
      soldOut: true,
      until: 'tomorrow',
    })
    expect([status, body.choices[0]?.soldOutUntil]).toEqual([200, '2026-01-08'])
    const isSoldOut = async () => (await read()).optionGroups[0]?.choices[0]?.isSoldOut
    expect(await isSoldOut()).toBe(true)
    // The day begins in the restaurant's time zone, and no version changes.
    site.setTime('2026-01-08T00:00:01-07:00')
    expect(await isSoldOut()).toBe(false)
    const [entry] = await site.db.select().from(auditLog).where(eq(auditLog.action, 'change availability'))
    expect(entry).toMatchObject({
      before: { title: 'Raita: Boondi raita', isSoldOut: false },
      after: { isSoldOut: true, soldOutUntil: '2026-01-08' },
    })
  })

  test('is over when staff turn it back on', async () => {
    const { body: made } = await create()
    await mark(made._id, { choice: 'boondi-raita', soldOut: true })
    const { body } = await mark(made._id, { choice: 'boondi-raita', soldOut: false })
    expect(body.choices[0]).toMatchObject({ isSoldOut: false, soldOutUntil: null })
  })

  test('of a choice that is not in the group is not found, and until today is rejected', async () => {
    const { body: made } = await create()
    expect((await mark(made._id, { choice: 'mint', soldOut: true })).status).toBe(404)
    const today = await mark(made._id, { choice: 'boondi-raita', soldOut: true, until: '2026-01-07' })
    expect(today.body.issues).toEqual([{ path: 'until', message: 'Choose a day after today' }])
  })
})

describe('diets and allergens', () => {
  const extras = {
    name: 'Extras',
    max: 2,
    choices: [
      { name: 'Extra paneer', breaksDiets: ['dairy-free'], allergens: ['milk'] },
      { name: 'Chilli', allergens: [] },
    ],
  }
  const label = async (slug: string, input: object) =>
    site.send<EditableProduct & ErrorBody>('PUT', `/api/products/${(await read(slug))._id}`, input, owner)
  const found = async (query: string) =>
    (await site.get<Product[]>(`/api/products?category=chaat-frying&${query}`)).body.map(({ slug }) => slug)

  test('a choice breaks the diets that are stated for it, and those that its allergens rule out', async () => {
    const { body } = await create(extras)
    expect(body.choices.map(({ breaksDiets, allergens }) => [breaksDiets, allergens])).toEqual([
      [['vegan', 'dairy-free'], ['milk']],
      [[], []],
    ])
    expect(body.choices[0]?.saved.breaksDiets).toEqual(['dairy-free'])
  })

  test('a choice that is a dish has its diets and allergens, and is unknown as long as the dish is', async () => {
    await site.addDish({ slug: 'kachori', dietary: ['vegetarian'] })
    const group = { name: 'Parts', choices: [{ name: 'Kachori', product: 'kachori', allergens: ['sesame'] }] }
    const { body } = await create(group)
    expect(body.choices[0]).toMatchObject({
      breaksDiets: ['vegan', 'gluten-free', 'dairy-free'],
      allergens: null,
    })
    await label('kachori', { allergens: ['wheat', 'mustard'] })
    const [choice] = (await list()).find(({ key }) => key === 'parts')?.choices ?? []
    expect(choice?.allergens).toEqual(['mustard', 'sesame', 'wheat'])
  })

  test('a dish shows the diets that it has with its defaults', async () => {
    await create({ ...extras, choices: [{ ...extras.choices[0], isDefault: true }] })
    await addDish('kachori', [{ group: 'extras' }])
    await label('kachori', { dietary: ['vegetarian', 'vegan', 'dairy-free'], allergens: [] })
    expect(await read()).toMatchObject({
      dietary: ['vegetarian', 'vegan', 'dairy-free'],
      diets: ['vegetarian'],
      allergens: [],
    })
    expect(await found('diet=vegetarian')).toContain('kachori')
    expect(await found('diet=vegetarian,vegan')).not.toContain('kachori')
    expect(await found('without=milk')).not.toContain('kachori')
    expect(await found('without=tree-nuts&without=eggs')).toContain('kachori')
  })

  test('what nobody has stated is without nothing, and the list says how many that are', async () => {
    await addDish('kachori', [])
    expect(await found('without=tree-nuts')).not.toContain('kachori')
    await label('kachori', { allergens: ['milk'] })
    expect(await found('without=tree-nuts')).toContain('kachori')
    expect(await found('without=tree-nuts,milk')).not.toContain('kachori')
    await addDish('dabeli', [])
    const slugs = ['kachori', 'dabeli']
    const input = encodeURIComponent(JSON.stringify({ slugs, without: ['milk'] }))
    const { body } = await site.get<{ result: { data: { total: number; unknown: number } } }>(
      `/trpc/products.list?input=${input}`,
    )
    expect(body.result.data).toMatchObject({ total: 0, unknown: 1 })
  })

  test.each(['diet=keto', 'without=love', 'without=milk,love'])(
    'an unknown label is refused: %s',
    async (query) => {
      const { status, body } = await site.get<ErrorBody>(`/api/products?${query}`)
      expect([status, body.code]).toEqual([400, 'VALIDATION'])
    },
  )

  describe('a size', () => {
    const sizes = {
      name: 'Size',
      min: 1,
      addsIngredients: false,
      choices: [{ name: 'Regular' }, { name: 'Large' }],
    }

    test('has what the dish states, and what the dish does not state stays unknown', async () => {
      const { body: made } = await create({ ...sizes, addsIngredients: true })
      await addDish('kachori', [{ group: 'size' }])
      await label('kachori', { allergens: ['milk'] })
      expect(await found('without=tree-nuts')).not.toContain('kachori')
      const { body } = await change(made._id, sizes)
      expect(body).toMatchObject({ addsIngredients: false, choices: [{ allergens: [] }, { allergens: [] }] })
      expect(await found('without=tree-nuts')).toContain('kachori')
      expect(await found('without=milk')).not.toContain('kachori')
      await label('kachori', { allergens: null })
      expect(await found('without=tree-nuts')).not.toContain('kachori')
    })

    test.each([
      [{ product: 'samosa' }, 'product'],
      [{ breaksDiets: ['vegan'] }, 'breaksDiets'],
      [{ allergens: ['milk'] }, 'allergens'],
    ])('cannot state %j', async (stated, field) => {
      const refused = {
        status: 400,
        body: {
          issues: [
            {
              path: `choices.1.${field}`,
              message:
                'Large cannot be a dish, break a diet or bring an allergen in a group that adds no ingredients',
            },
          ],
        },
      }
      const choices = [{ name: 'Regular' }, { name: 'Large', ...stated }]
      expect(await create({ ...sizes, choices })).toMatchObject(refused)
      // Nor by a client that changes only the rest of the group.
      const { body } = await create({ ...sizes, addsIngredients: true, choices })
      expect(await change(body._id, sizes)).toMatchObject(refused)
      expect((await change(body._id, { ...sizes, addsIngredients: undefined })).body.addsIngredients).toBe(
        true,
      )
    })
  })

  test('a dish that contradicts itself is refused, whichever half comes last', async () => {
    await addDish('kachori', [])
    await label('kachori', { dietary: ['vegetarian', 'vegan'] })
    const { status, body } = await label('kachori', { allergens: ['milk'] })
    expect([status, body.issues]).toEqual([
      400,
      [{ path: 'allergens', message: 'Kachori cannot be vegan and contain milk' }],
    ])
    await label('kachori', { dietary: ['vegetarian'], allergens: ['milk'] })
    expect((await label('kachori', { dietary: ['vegan'] })).status).toBe(400)
    expect(await read()).toMatchObject({ dietary: ['vegetarian'], allergens: ['milk'] })
  })

  test('a client that does not know these fields leaves them as they are', async () => {
    await site.addDish({ slug: 'kachori' })
    const choice = { name: 'Kachori', product: 'kachori', breaksDiets: ['gluten-free'], allergens: ['wheat'] }
    const { body } = await create({ name: 'Parts', choices: [choice] })
    const old = { name: 'Parts', choices: [{ key: 'kachori', name: 'Kachori, fried' }] }
    const renamed = await change(body._id, old)
    expect(renamed.body.choices[0]).toMatchObject({
      name: 'Kachori, fried',
      product: 'kachori',
      saved: { breaksDiets: ['gluten-free'], allergens: ['wheat'] },
    })
    const cleared = { ...old.choices[0], product: null, breaksDiets: [], allergens: null }
    const { choices } = (await change(body._id, { ...old, choices: [cleared] })).body
    expect(choices[0]?.product).toBeUndefined()
    expect(choices[0]?.saved).toMatchObject({ breaksDiets: [], allergens: null })
  })

  test('without vegetarian or dairy-free food is not vegan either', async () => {
    const { body } = await create({
      name: 'Extras',
      choices: [{ name: 'Chicken', breaksDiets: ['vegetarian'], allergens: [] }],
    })
    expect(body.choices[0]?.breaksDiets).toEqual(['vegetarian', 'vegan'])
  })

  test('a dish in a thali counts with its own defaults', async () => {
    await site.addDish({ slug: 'dal', dietary: ['vegetarian', 'vegan'], allergens: [] })
    await create({ name: 'Finish', choices: [{ name: 'Butter', isDefault: true, allergens: ['milk'] }] })
    await create({ name: 'Parts', min: 1, choices: [{ name: 'Dal', product: 'dal', isDefault: true }] })
    await label('dal', { optionGroups: [{ group: 'finish' }] })
    await addDish('kachori', [{ group: 'parts' }])
    await label('kachori', { dietary: ['vegetarian', 'vegan'], allergens: [] })
    expect(await read()).toMatchObject({ diets: ['vegetarian'] })
    expect(await found('without=milk')).not.toContain('kachori')
    expect(await found('without=eggs')).toContain('kachori')
  })
})

describe('prices by size', () => {
  const sizes = { name: 'Size', choices: [{ name: 'Small' }, { name: 'Large' }] }
  const cheese = { name: 'Cheese', price: 1, sizePrices: [{ size: 'large', price: 2.5 }] }
  const toppings = { name: 'Toppings', max: 2, sizeGroup: 'size', choices: [cheese] }

  test('are on the dish, for guests too, and a client that does not know them leaves them', async () => {
    await create(sizes)
    const { body: made } = await create(toppings)
    expect(made).toMatchObject({ sizeGroup: 'size', choices: [{ sizePrices: cheese.sizePrices }] })
    await addDish('kachori', [{ group: 'size' }, { group: 'toppings' }])
    const shown = { sizeGroup: 'size', choices: [{ price: 1, sizePrices: [{ size: 'large', price: 2.5 }] }] }
    expect((await read()).optionGroups[1]).toMatchObject(shown)
    await change(made._id, {
      name: 'Toppings',
      max: 2,
      choices: [{ key: 'cheese', name: 'Cheese', price: 1 }],
    })
    expect((await read()).optionGroups[1]).toMatchObject(shown)
    await change(made._id, { ...toppings, sizeGroup: null })
    const [, group] = (await read()).optionGroups
    expect([group?.sizeGroup, group?.choices[0]?.sizePrices]).toEqual([undefined, undefined])
  })

  test('are refused at the field for what is no size', async () => {
    const { body: size } = await create(sizes)
    await create({ ...sizes, name: 'Many', max: 2 })
    const refused = async (wrong: object) =>
      (await create({ ...toppings, name: 'Other', ...wrong })).body.issues
    expect(await refused({ sizeGroup: 'unicorn' })).toEqual([
      { path: 'sizeGroup', message: 'There is no option group "unicorn"' },
    ])
    expect(await refused({ sizeGroup: 'many' })).toEqual([
      { path: 'sizeGroup', message: 'In Many more than one can be chosen, so it is no size' },
    ])
    const huge = { ...cheese, sizePrices: [{ size: 'huge', price: 9 }] }
    expect(await refused({ choices: [huge] })).toEqual([
      { path: 'choices.0.sizePrices', message: 'Size has no choice "huge"' },
    ])
    const dear = { ...cheese, sizePrices: [{ size: 'large', price: 2000 }] }
    expect(await refused({ choices: [dear] })).toEqual([
      { path: 'choices.0.sizePrices', message: 'Enter at most 1,000' },
    ])
    const { body: made } = await create(toppings)
    expect((await change(made._id, { ...toppings, sizeGroup: 'toppings', max: 1 })).body.issues).toEqual([
      { path: 'sizeGroup', message: 'Choose another group' },
    ])
    expect((await change(size._id, { ...sizes, max: 2 })).body.issues).toEqual([
      { path: 'max', message: 'Prices of Toppings depend on it, so only one can be chosen' },
    ])
  })

  test('of a size, or of a group of sizes, that is gone no longer count', async () => {
    const { body: size } = await create(sizes)
    const { body: made } = await create(toppings)
    await change(size._id, { ...sizes, choices: [{ name: 'Small' }] })
    const saved = (await list()).find(({ key }) => key === 'toppings')
    expect(saved?.choices[0]?.sizePrices).toEqual([])
    await remove(size._id)
    const { body } = await change(made._id, {
      ...toppings,
      sizeGroup: undefined,
      choices: [{ name: 'Cheese' }],
    })
    expect(body.sizeGroup).toBeUndefined()
  })
})
