import type { Category, EditableCategory, EditableProduct, Product, SettingsState } from '@tiffin/contract'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../test/create-test-app.ts'
import { auditLog } from '../../db/schema/index.ts'

const site = useTestApp()
type Answered = EditableCategory & { message: string; code: string }
let headers: Record<string, string>
beforeEach(async () => {
  headers = (await site.signUp('owner@example.com', { role: 'admin' })).headers
})

const kulfi = { name: 'Kulfi & Falooda', emoji: '🍨' }
const create = (input: object = kulfi) => site.post<Answered>('/api/categories', input, headers)
const change = (id: string, input: object) =>
  site.send<Answered>('PUT', `/api/categories/${id}`, input, headers)
const remove = (id: string) => site.send('DELETE', `/api/categories/${id}`, undefined, headers)
const order = (ids: string[], seen?: string[]) =>
  site.send<EditableCategory[] & { code: string }>('PUT', '/api/categories/order', { ids, seen }, headers)
const list = async () => (await site.get<{ data: Category[] }>('/api/categories')).body.data
const listIds = async () => (await list()).map(({ _id }) => _id)
const addDish = (categorySlug: string) =>
  site.post<EditableProduct & { message: string }>(
    '/api/products',
    { title: 'Pista Kulfi', categorySlug, price: 5 },
    headers,
  )
const inOrder = (answers: { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b)

describe('a new category', () => {
  test('is last on the menu in the next request, under a slug derived from its name', async () => {
    const { status, body } = await create({ ...kulfi, name: ' Kulfi & Falooda ' })
    const made = { _id: body._id, slug: 'kulfi-falooda', ...kulfi }
    expect([status, body]).toEqual([201, { ...made, version: 1, productsCount: 0 }])
    expect((await list()).at(-1)).toEqual(made)
  })

  test.each([
    [{ name: ' ' }, 'Name is required'],
    [{ emoji: 'ice' }, 'Enter a single emoji'],
    [{ emoji: '7' }, 'Enter a single emoji'],
    [{ emoji: '🍨🍨' }, 'Enter a single emoji'],
    [{ name: '!!' }, 'Slug is required'],
    [{ description: 'x'.repeat(401) }, 'At most 400 characters'],
    [{ image: 'javascript:alert(1)' }, 'Picture must be an http(s) address or a path of this site'],
  ])('%j is rejected', async (wrong, message) => {
    expect(await create({ ...kulfi, ...wrong })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', message },
    })
  })

  test.each(['🇮🇳', '👨‍🍳', '🌶️', '☕'])('%s is one emoji', async (emoji) => {
    expect((await create({ ...kulfi, emoji })).body.emoji).toBe(emoji)
  })

  test('may have no emoji, and what guests read and see of it', async () => {
    const about = { description: 'Frozen slowly.\nNever stirred.', image: '/uploads/kulfi-400x300/400.webp' }
    const { status, body } = await create({ name: 'Kulfi', ...about })
    expect([status, body]).toEqual([
      201,
      { _id: body._id, slug: 'kulfi', name: 'Kulfi', emoji: '', ...about, version: 1, productsCount: 0 },
    ])
    expect((await list()).at(-1)).toMatchObject(about)
    await change(body._id, { name: 'Kulfi & ice' })
    expect((await list()).at(-1)).toMatchObject({ name: 'Kulfi & ice', ...about })
    await change(body._id, { emoji: '🍨', description: '', image: null })
    expect((await list()).at(-1)).toEqual({ _id: body._id, slug: 'kulfi', name: 'Kulfi & ice', emoji: '🍨' })
    await change(body._id, { emoji: '' })
    expect((await list()).at(-1)?.emoji).toBe('')
  })

  test('with the same slug is created once, however many requests race', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => create()))
    expect(inOrder(answers)).toEqual([201, 409, 409, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body.message).toBe(
      'The slug "kulfi-falooda" is taken by another category',
    )
  })
})

describe('a change', () => {
  test('shows immediately, on its dishes, too, and logs the old values', async () => {
    const { body: made } = await create()
    const { body: dish } = await addDish('kulfi-falooda')
    const { status, body } = await change(made._id, { name: 'Kulfi', slug: ' Kulfi! ' })
    expect([status, body]).toEqual([
      200,
      { ...made, name: 'Kulfi', slug: 'kulfi', version: 2, productsCount: 1 },
    ])
    const read = await site.get<Product>(`/api/products/${dish.slug}`)
    expect(read.body.category).toEqual({ _id: made._id, slug: 'kulfi', name: 'Kulfi' })
    const bySlug = async (slug: string) =>
      (await site.get<Product[]>(`/api/products?category=${slug}`)).body.map(({ _id }) => _id)
    expect([await bySlug('kulfi'), await bySlug('kulfi-falooda')]).toEqual([[dish._id], []])
    const [entry] = await site.db.select().from(auditLog).where(eq(auditLog.action, 'change category'))
    expect(entry).toMatchObject({
      subjectId: made._id,
      before: { slug: 'kulfi-falooda' },
      after: { slug: 'kulfi' },
    })
  })

  test('over a newer version is rejected; so is one of two concurrent ones', async () => {
    const { body: made } = await create()
    const answers = await Promise.all(
      ['Ices', 'Sorbets'].map((name) => change(made._id, { name, version: made.version })),
    )
    expect(inOrder(answers)).toEqual([200, 409])
    expect((await change(made._id, { name: 'Late', version: 1 })).body).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('was changed by someone else in the meantime') as string,
    })
    expect((await change(made._id, { emoji: '🧊', version: 2 })).body.version).toBe(3)
  })

  test('cannot use a taken slug, and an unknown category is not found', async () => {
    const { body: made } = await create()
    expect((await change(made._id, { slug: 'rice' })).body.code).toBe('CONFLICT')
    expect((await change('unicorn', { name: 'Rice' })).status).toBe(404)
  })
})

describe('deleting', () => {
  test('an empty category takes it off the menu', async () => {
    const { body: made } = await create()
    expect((await remove(made._id)).status).toBe(204)
    expect(await listIds()).not.toContain(made._id)
    expect((await remove(made._id)).status).toBe(404)
  })

  test('a category takes its serving hours and its station with it, and a new slug keeps them', async () => {
    const { body: made } = await create()
    const before = (await site.get<SettingsState>('/api/admin/settings', headers)).body.settings
    const listed = { category: made.slug, opens: '11:00', closes: '15:00' }
    const work = { category: made.slug, station: before.kitchen.stations[0]?.key, minutes: 2 }
    for (const section of [
      { hours: { ...before.hours, service: [...before.hours.service, listed] } },
      { kitchen: { ...before.kitchen, work: [...before.kitchen.work, work] } },
    ])
      expect((await site.send('PUT', '/api/admin/settings', section, headers)).status).toBe(200)
    const now = async () => {
      const { hours, kitchen } = (await site.get<SettingsState>('/api/admin/settings', headers)).body.settings
      return [...hours.service, ...kitchen.work].map(({ category }) => category)
    }
    const others = [...before.hours.service, ...before.kitchen.work].length
    await change(made._id, { slug: 'ices' })
    expect((await now()).filter((slug) => slug === 'ices')).toHaveLength(2)
    await remove(made._id)
    expect(await now()).toHaveLength(others)
  })

  test('one with dishes is rejected, with their number', async () => {
    const { body: made } = await create()
    const { body: dish } = await addDish(made.slug)
    expect(await remove(made._id)).toMatchObject({
      status: 409,
      body: { message: 'There is 1 dish in Kulfi & Falooda. Only an empty category can be deleted.' },
    })
    await site.send('DELETE', `/api/products/${dish._id}`, undefined, headers)
    expect((await remove(made._id)).status).toBe(204)
  })

  test('while dishes are added: either they are in, or the category is deleted', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { body: made } = await create()
      const [added, removed] = await Promise.all([addDish(made.slug), remove(made._id)])
      expect([
        [201, 409],
        [400, 204],
      ]).toContainEqual([added.status, removed.status])
      if (added.status === 201) {
        await site.send('DELETE', `/api/products/${added.body._id}`, undefined, headers)
        await remove(made._id)
      }
    }
  })
})

describe('the order of the menu', () => {
  test('is set as requested immediately, and can be set back', async () => {
    const { body: made } = await create()
    const before = await listIds()
    const wanted = [made._id, ...before.slice(0, -1)]
    const { status, body } = await order(wanted, before)
    expect([status, body.map(({ _id }) => _id)]).toEqual([200, wanted])
    expect(await listIds()).toEqual(wanted)
    expect((await order(before)).status).toBe(200)
    expect(await listIds()).toEqual(before)
    expect(await site.db.$count(auditLog, eq(auditLog.action, 'order categories'))).toBe(2)
  })

  test('cannot be set for a list that has changed since', async () => {
    const before = await listIds()
    const { body: made } = await create()
    const now = [...before, made._id]
    for (const ids of [before, [...before, 'unicorn'], [...now, made._id], [...before, before[0] ?? '']])
      expect(await order(ids)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
    const seen = [made._id, ...before]
    expect((await order(now, seen)).status).toBe(409)
    expect(await listIds()).toEqual(now)
  })

  test('of two concurrent moves the second one gets an error', async () => {
    const before = await listIds()
    const [first, second, third, ...rest] = before as [string, string, string, ...string[]]
    const answers = await Promise.all([
      order([second, first, third, ...rest], before),
      order([first, third, second, ...rest], before),
    ])
    expect(inOrder(answers)).toEqual([200, 409])
    await order(before)
  })
})
