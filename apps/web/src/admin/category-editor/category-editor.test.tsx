import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type {
  ChangeCategoryInput,
  EditableCategory,
  OrderCategoriesInput,
  OrderProductsInput,
} from '@tiffin/contract'
import { describe, expect, test, vi } from 'vitest'
import { sampleDish } from '../../lib/api/sample-dish.ts'
import { showWithServer, type FakeServer } from '../../lib/api/show-with-server.tsx'
import { MantineScope } from '../../ui/mantine-scope.tsx'
import { CategoryEditor } from './category-editor.tsx'
import { moveId } from './dish-order.tsx'

const categoryOf = (name: string, emoji: string, productsCount: number): EditableCategory => ({
  _id: name.toLowerCase(),
  slug: name.toLowerCase(),
  name,
  emoji,
  version: 1,
  productsCount,
})
const menu = [categoryOf('Soups', '🍲', 4), categoryOf('Breads', '🫓', 1), categoryOf('Kulfi', '🍨', 0)]

async function showEditor(server: FakeServer = {}, onQueryClient?: (client: QueryClient) => void) {
  let records = menu
  const order = vi.fn(({ ids }: OrderCategoriesInput) => {
    records = ids.flatMap((id) => records.find(({ _id }) => _id === id) ?? [])
    return records
  })
  const change = vi.fn(({ id, ...input }: ChangeCategoryInput) => {
    records = records.map((each) => (each._id === id ? ({ ...each, ...input } as EditableCategory) : each))
    return records[0]
  })
  const create = vi.fn((input: object) => {
    records = [...records, { ...categoryOf('Rolls', '🌯', 0), ...input }]
    return records.at(-1)
  })
  await showWithServer(
    <MantineScope>
      <CategoryEditor />
      {onQueryClient && <QueryClientConsumer onClient={onQueryClient} />}
    </MantineScope>,
    {
      'categories.listEditable': () => records,
      'categories.order': order,
      'categories.change': change,
      'categories.create': create,
      ...server,
    },
  )
  await screen.findByRole('article', { name: 'Soups' })
  return { order, change, create }
}

function QueryClientConsumer({ onClient }: { onClient: (client: QueryClient) => void }) {
  onClient(useQueryClient())
  return null
}

const row = (name: string) => within(screen.getByRole('article', { name }))
const names = () =>
  screen.getAllByRole('article').map((each) => within(each).getByRole('heading').textContent)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

async function openForm(button: HTMLElement, name: string) {
  await userEvent.click(button)
  return within(await screen.findByRole('dialog', { name }))
}

test('a category is a row with its slug and its number of dishes', async () => {
  await showEditor()
  expect(names()).toEqual(['Soups', 'Breads', 'Kulfi'])
  expect(row('Soups').getByText('soups, 4 dishes')).toBeDefined()
  expect(row('Breads').getByText('breads, 1 dish')).toBeDefined()
})

test('the dishes of a category are arranged by keyboard beside the list, and each move is saved', async () => {
  let dishes = ['Tomato Shorba', 'Mulligatawny'].map((title) =>
    sampleDish({ _id: title, slug: title, title }),
  )
  const orderDishes = vi.fn(({ ids }: OrderProductsInput) => {
    dishes = ids.flatMap((id) => dishes.find(({ _id }) => _id === id) ?? [])
    return { done: true }
  })
  await showEditor({
    'products.listForStaff': () => ({ products: dishes, total: dishes.length }),
    'products.order': orderDishes,
  })
  expect(row('Breads').queryByRole('button', { name: 'Arrange dishes' })).toBeNull()
  await userEvent.click(row('Soups').getByRole('button', { name: 'Arrange dishes' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Dishes in Soups' }))
  ;(await drawer.findByRole('button', { name: 'Move Mulligatawny up' })).focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(orderDishes).toHaveBeenCalledOnce())
  expect(orderDishes.mock.lastCall?.[0]).toEqual({
    id: 'soups',
    ids: ['Mulligatawny', 'Tomato Shorba'],
    seen: ['Tomato Shorba', 'Mulligatawny'],
  })
  const list = within(drawer.getByRole('list', { name: 'Dishes in Soups' }))
  expect(list.getAllByRole('listitem')[0]?.textContent).toContain('Mulligatawny')
})

test('news of the menu does not put a dish back whose move is still being saved', async () => {
  const dishes = ['Tomato Shorba', 'Mulligatawny', 'Rasam'].map((title) =>
    sampleDish({ _id: title, slug: title, title }),
  )
  const asked = vi.fn(() => ({ products: dishes, total: dishes.length }))
  const saved: OrderProductsInput[] = []
  const { promise: isSaved, resolve: endSaving } = Promise.withResolvers<object>()
  let queryClient: QueryClient | undefined
  await showEditor(
    {
      'products.listForStaff': asked,
      'products.order': (order: OrderProductsInput) => {
        saved.push(order)
        return isSaved
      },
    },
    (client) => (queryClient = client),
  )
  await userEvent.click(row('Soups').getByRole('button', { name: 'Arrange dishes' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Move Rasam up' }))
  const list = screen.getByRole('list', { name: 'Dishes in Soups' })
  await waitFor(() => expect(saved).toHaveLength(1))
  // As the live stream does.
  await queryClient?.invalidateQueries({ queryKey: [['products', 'listForStaff']] })
  await userEvent.click(screen.getByRole('button', { name: 'Move Rasam up' }))
  endSaving({ done: true })
  await waitFor(() => expect(saved).toHaveLength(2))
  expect(saved[1]?.seen).toEqual(['Tomato Shorba', 'Rasam', 'Mulligatawny'])
  expect(saved[1]?.ids).toEqual(['Rasam', 'Tomato Shorba', 'Mulligatawny'])
  // Once it is saved the list on the screen is refreshed, and not another one.
  await waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(1))
  expect(list.isConnected).toBe(true)
})

test('all dishes of a category are put in order, although they come in two answers', async () => {
  const dishes = ['Tomato Shorba', 'Mulligatawny', 'Rasam'].map((title) =>
    sampleDish({ _id: title, slug: title, title }),
  )
  const orderDishes = vi.fn((_input: OrderProductsInput) => ({ done: true }))
  await showEditor({
    'products.listForStaff': ({ offset = 0 }: { offset?: number }) => ({
      products: dishes.slice(offset, offset + 2),
      total: dishes.length,
    }),
    'products.order': orderDishes,
  })
  await userEvent.click(row('Soups').getByRole('button', { name: 'Arrange dishes' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Move Rasam up' }))
  await waitFor(() => expect(orderDishes).toHaveBeenCalledOnce())
  expect(orderDishes.mock.lastCall?.[0]).toEqual({
    id: 'soups',
    ids: ['Tomato Shorba', 'Rasam', 'Mulligatawny'],
    seen: ['Tomato Shorba', 'Mulligatawny', 'Rasam'],
  })
})

describe('moving a category', () => {
  test('by keyboard shows immediately, announces the new position, and preserves the focus', async () => {
    const { order } = await showEditor()
    screen.getByRole('button', { name: 'Move Kulfi up' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(names()).toEqual(['Soups', 'Kulfi', 'Breads']))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(names()).toEqual(['Kulfi', 'Soups', 'Breads']))
    expect(await screen.findByText('Kulfi is number 1 of 3')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move Kulfi up' }))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(order).toHaveBeenCalledTimes(2))
    expect(order.mock.lastCall?.[0]).toEqual({
      ids: ['kulfi', 'soups', 'breads'],
      seen: ['soups', 'kulfi', 'breads'],
    })
  })

  test('in an outdated list is reported, and the list shows the current order', async () => {
    const message = 'The categories have changed in the meantime. Take another look at the list first.'
    await showEditor({
      'categories.order': () => {
        throw { code: 'CONFLICT', message }
      },
    })
    await press('Move Soups down')
    expect((await screen.findByRole('alert')).textContent).toContain(message)
    await waitFor(() => expect(names()).toEqual(['Soups', 'Breads', 'Kulfi']))
  })
})

test('a new category comes last, and the form is closed', async () => {
  const { create } = await showEditor()
  const form = await openForm(screen.getByRole('button', { name: 'New category' }), 'New category')
  await userEvent.type(form.getByLabelText('Name'), 'Rolls')
  await userEvent.type(form.getByLabelText('Emoji'), '🌯')
  await userEvent.click(form.getByRole('button', { name: 'Add category' }))
  await waitFor(() => expect(names().at(-1)).toBe('Rolls'))
  expect(create.mock.calls[0]?.[0]).toEqual({
    name: 'Rolls',
    description: '',
    image: '',
    slug: '',
    emoji: '🌯',
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('editing a category warns about what depends on the slug, and returns the focus to its button', async () => {
  const { change } = await showEditor()
  const form = await openForm(row('Soups').getByRole('button', { name: 'Edit' }), 'Soups')
  expect(form.getByText(/links with the old one show/)).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(form.getByLabelText('Name')))
  await userEvent.type(form.getByLabelText('Name'), ' & Shorba')
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  const changed = within(await screen.findByRole('article', { name: 'Soups & Shorba' }))
  expect(change.mock.calls[0]?.[0]).toMatchObject({ id: 'soups', version: 1, name: 'Soups & Shorba' })
  await waitFor(() => expect(document.activeElement).toBe(changed.getByRole('button', { name: 'Edit' })))
})

test('if there is a newer version, both are shown', async () => {
  let known = menu
  const message = 'Soups was changed by someone else in the meantime. Take another look first.'
  await showEditor({
    'categories.listEditable': () => known,
    'categories.change': () => {
      known = [{ ...categoryOf('Soups', '🥣', 4), version: 2 }, ...menu.slice(1)]
      throw { code: 'CONFLICT', message }
    },
  })
  const form = await openForm(row('Soups').getByRole('button', { name: 'Edit' }), 'Soups')
  await userEvent.type(form.getByLabelText('Name'), '!')
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  const versions = within(await screen.findByRole('group', { name: 'Two versions' }))
  expect(versions.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'FieldBeforeMineTheirs',
    'NameSoupsSoups!Soups',
    'Emoji🍲🥣🥣',
  ])
  await press('Take theirs')
  expect(form.getByLabelText<HTMLInputElement>('Emoji').value).toBe('🥣')
})

test('for a category with dishes there is nothing to confirm, only what to do first', async () => {
  await showEditor()
  await userEvent.click(row('Soups').getByRole('button', { name: 'Delete' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Soups can’t be deleted yet' }))
  expect(dialog.getByText(/^It has 4 dishes\./)).toBeDefined()
  expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Close'])
  await press('Close')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a category that has got dishes meanwhile is not deleted, and the reason is shown', async () => {
  const message = 'There is 1 dish in Kulfi. Only an empty category can be deleted.'
  await showEditor({
    'categories.delete': () => {
      throw { code: 'CONFLICT', message }
    },
  })
  await userEvent.click(row('Kulfi').getByRole('button', { name: 'Delete' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Delete permanently' }))
  expect((await screen.findByRole('alert')).textContent).toBe(message)
})

test.each([
  ['b', -1, 'bac'],
  ['b', 1, 'acb'],
  ['a', -1, 'abc'],
  ['c', 1, 'abc'],
  ['a', 5, 'bca'],
])('%s moved by %i', (id, by, expected) => {
  expect(moveId(['a', 'b', 'c'], id, by).join('')).toBe(expected)
})
