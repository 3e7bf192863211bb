import type { EditablePromotion, ErrorBody, Promotion } from '@tiffin/contract'
import { beforeEach, expect, test } from 'vitest'
import { useTestApp } from '../../test/create-test-app.ts'

const site = useTestApp()
let headers: Record<string, string>
beforeEach(async () => {
  headers = (await site.signUp('owner@example.com', { role: 'admin' })).headers
})

const create = (input: object) =>
  site.post<EditablePromotion & { message: string }>('/api/promotions', input, headers)
const titles = async (as: Record<string, string> = {}) =>
  (await site.get<Promotion[]>('/api/promotions', as)).body.map(({ title }) => title)

test('guests see the active ones in their order, an admin sees all', async () => {
  await create({ title: 'Second', order: 2 })
  await create({ title: 'First', order: 1 })
  await create({ title: 'Hidden', order: 0, active: false })
  expect(await titles()).toEqual(['First', 'Second'])
  expect(await titles(headers)).toEqual(['Hidden', 'First', 'Second'])
})

test('a new one is active, first, and otherwise empty', async () => {
  const { status, body } = await create({ title: ' Diwali ' })
  const nothing = { subtitle: '', image: '', ctaText: '', ctaLink: '' }
  expect([status, body]).toEqual([
    201,
    { _id: body._id, title: 'Diwali', active: true, order: 0, version: 1, ...nothing },
  ])
})

test('a change affects only the named fields and shows immediately', async () => {
  const { body: made } = await create({ title: 'Diwali', subtitle: 'Sweets', order: 4 })
  expect(await titles()).toEqual(['Diwali'])
  const changed = await site.send<Promotion>('PUT', `/api/promotions/${made._id}`, { active: false }, headers)
  expect(changed).toMatchObject({ status: 200, body: { ...made, active: false, version: 2 } })
  expect(await titles()).toEqual([])
})

test('guests do not see the version', async () => {
  const { body } = await create({ title: 'Diwali' })
  const { version: _, ...shown } = body
  expect((await site.get<Promotion[]>('/api/promotions')).body).toEqual([shown])
  expect((await site.get<Promotion[]>('/api/promotions', headers)).body).toEqual([shown])
})

test('a change over a newer version is rejected; so is one of two concurrent ones', async () => {
  const { body: made } = await create({ title: 'Diwali' })
  const change = (input: object) =>
    site.send<EditablePromotion & ErrorBody>('PUT', `/api/promotions/${made._id}`, input, headers)
  const answers = await Promise.all(['Holi', 'Lohri'].map((title) => change({ title, version: 1 })))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const [winner] = answers.filter(({ status }) => status === 200)
  expect(await titles()).toEqual([winner?.body.title])
  expect((await change({ title: 'Late', version: 1 })).body.code).toBe('CONFLICT')
  expect((await change({ title: 'Late', version: 2 })).body).toMatchObject({ title: 'Late', version: 3 })
})

test('a deleted one disappears', async () => {
  const { body: made } = await create({ title: 'Diwali' })
  const url = `/api/promotions/${made._id}`
  expect((await site.send('DELETE', url, undefined, headers)).status).toBe(204)
  expect((await site.send('DELETE', url, undefined, headers)).status).toBe(404)
  expect((await site.send('PUT', url, { title: 'x' }, headers)).status).toBe(404)
  expect(await titles(headers)).toEqual([])
})

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  '//elsewhere.example',
  '/\\elsewhere.example',
  'mailto:a@b',
])('a link to %s is rejected', async (ctaLink) => {
  const { status, body } = await create({ title: 'Diwali', ctaLink })
  expect([status, body.message]).toEqual([400, 'CTA link must be an http(s) address or a path of this site'])
})

test.each(['https://example.com/x', '/order-online?category=desserts', ''])(
  'a link to "%s" is fine',
  async (ctaLink) => {
    expect((await create({ title: 'Diwali', ctaLink })).status).toBe(201)
  },
)
