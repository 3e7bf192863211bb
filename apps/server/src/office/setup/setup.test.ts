import type { ErrorBody, SettingsState, SetupState } from '@tiffin/contract'
import { plainSettings } from '@tiffin/copy'
import { defaultMenu } from '@tiffin/restaurant/sample'
import { beforeEach, expect, test } from 'vitest'
import { orderOf, useTestApp } from '../../../test/create-test-app.ts'
import {
  auditLog,
  categories,
  optionChoices,
  optionGroups,
  products,
  settings,
} from '../../db/schema/index.ts'

const site = useTestApp()
let headers: Record<string, string>

/** A new restaurant: nothing of the sample. */
beforeEach(async () => {
  headers = (await site.signUp('owner@example.com', { role: 'admin' })).headers
  await site.db.delete(settings)
  await site.db.delete(optionGroups)
  await site.db.delete(products)
  await site.db.delete(categories)
  await site.announce()
})

const read = async () => (await site.get<SetupState>('/api/admin/setup', headers)).body
const left = async () => (await read()).steps.filter(({ isDone }) => !isDone).map(({ step }) => step)
const change = (input: object) =>
  site.send<SettingsState & ErrorBody>('PUT', '/api/admin/settings', input, headers)
const { identity, contact, address, launch } = plainSettings
const called = { ...contact, phone: { display: '020 123 4567', tel: '+31201234567' } }
const found = { ...address, street: 'Prinsengracht 1', city: 'Amsterdam' }

test('a new restaurant has everything left, and each step is done by doing it', async () => {
  expect(await left()).toEqual([
    'identity',
    'contact',
    'address',
    'region',
    'hours',
    'taxes',
    'look',
    'pages',
    'menu',
    'test-order',
    'launch',
  ])
  await change({ identity })
  expect(await left()).toContain('identity')
  await change({ identity: { ...identity, name: 'Trattoria Nonna' } })
  await change({ contact: called })
  await change({ address: found })
  await change({ hours: plainSettings.hours })
  expect(await left()).toEqual(['region', 'taxes', 'look', 'pages', 'menu', 'test-order', 'launch'])
  await site.post('/api/admin/setup/menu', {}, headers)
  const placed = await site.post('/api/orders', orderOf([{ slug: 'samosa' }]), headers)
  expect(placed.status).toBe(201)
  expect(await left()).toEqual(['region', 'taxes', 'look', 'pages', 'launch'])
  expect((await change({ launch: { ...launch, state: 'open' } })).status).toBe(200)
  expect(await read()).toMatchObject({ launch: 'open', isListed: true })
  expect((await change({ launch: { ...launch, state: 'open', showsSteps: false } })).status).toBe(200)
  expect((await read()).isListed).toBe(false)
})

test('it opens neither now nor later while guests could not find or call it', async () => {
  for (const state of ['open', 'dated']) {
    const { status, body } = await change({ launch: { ...launch, state, opensAt: '2026-02-01T17:00' } })
    expect([status, body.issues?.map(({ path }) => path)]).toEqual([
      400,
      ['launch.state', 'launch.state', 'launch.state'],
    ])
  }
  await change({ contact: called })
  await change({ address: found })
  expect((await change({ launch: { ...launch, state: 'open' } })).status).toBe(200)
  expect((await change({ contact })).body.issues).toEqual([
    { path: 'contact.phone.display', message: 'Phone is required' },
  ])
  expect((await change({ address })).body.issues?.map(({ path }) => path)).toEqual([
    'address.street',
    'address.city',
  ])
})

test('the sample’s menu fills an empty one, and goes in one step', async () => {
  const twice = await Promise.all([1, 2].map(() => site.post('/api/admin/setup/menu', {}, headers)))
  expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(await site.db.$count(products)).toBe(defaultMenu.length)
  expect((await site.send('DELETE', '/api/admin/setup/menu', undefined, headers)).status).toBe(204)
  for (const table of [products, categories, optionGroups]) expect(await site.db.$count(table)).toBe(0)
  const actions = (await site.db.select().from(auditLog)).map(({ action }) => action)
  expect(actions.toSorted()).toEqual(['empty menu', 'fill menu'])
})

test('its allergens are those of other recipes: only the owner states what is in the dishes', async () => {
  await site.post('/api/admin/setup/menu', {}, headers)
  const dishes = await site.db.select({ allergens: products.allergens }).from(products)
  expect(dishes.filter(({ allergens }) => allergens !== null)).toEqual([])
  const choices = await site.db.select({ allergens: optionChoices.allergens }).from(optionChoices)
  expect(choices.filter(({ allergens }) => allergens !== null && allergens.length > 0)).toEqual([])
})

test('once guests order, no step removes the menu', async () => {
  await site.post('/api/admin/setup/menu', {}, headers)
  await change({ contact: called })
  await change({ address: found })
  await change({ launch: { ...launch, state: 'open' } })
  expect((await site.send('DELETE', '/api/admin/setup/menu', undefined, headers)).status).toBe(409)
  expect(await site.db.$count(products)).toBe(defaultMenu.length)
})
