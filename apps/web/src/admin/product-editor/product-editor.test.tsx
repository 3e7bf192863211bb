import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ChangeProductInput, EditableOptionGroup, SaveProductInput } from '@tiffin/contract'
import { describe, expect, test, vi } from 'vitest'
import { showWithServer, type FakeServer } from '../../lib/api/show-with-server.tsx'
import { MantineScope } from '../../ui/mantine-scope.tsx'
import { ProductEditor } from './product-editor.tsx'
import { dalMakhani } from './sample-product.ts'

const categories = [
  { _id: 'c1', slug: 'veg-main-course', name: 'Veg Main Course', emoji: '🍛' },
  { _id: 'c2', slug: 'drinks', name: 'Drinks', emoji: '🥤' },
]

const pieceOf = (id: string | null, onSaved: (title: string) => void) => (
  <MantineScope>
    <ProductEditor id={id} renderAvailability={() => null} onSaved={onSaved} onCancel={() => {}} />
  </MantineScope>
)

async function showEditor(id: string | null, server: FakeServer = {}) {
  const onSaved = vi.fn()
  await showWithServer(pieceOf(id, onSaved), {
    'categories.list': () => categories,
    'optionGroups.list': () => [],
    'products.getEditable': () => dalMakhani,
    ...server,
  })
  await screen.findByLabelText('Title')
  return { onSaved }
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))

async function retype(label: string, text: string) {
  await userEvent.clear(field(label))
  await userEvent.type(field(label), text)
}

describe('a new product', () => {
  test('needs certain fields, starting with the title', async () => {
    await showEditor(null)
    await save()
    for (const message of [
      'Title is required',
      'Slug is required',
      'Category is required',
      'Valid price is required',
    ]) {
      expect(screen.getByText(message)).toBeDefined()
    }
    expect(document.activeElement).toBe(field('Title'))
  })

  test('is sent with everything entered', async () => {
    const create = vi.fn((_input: SaveProductInput) => ({ ...dalMakhani, title: 'Mango Lassi' }))
    const { onSaved } = await showEditor(null, { 'products.create': create })
    await userEvent.type(field('Title'), 'Mango Lassi')
    await userEvent.type(field('Price'), '4.5')
    await userEvent.selectOptions(field('Category'), '🥤 Drinks')
    await userEvent.click(field('Vegetarian'))
    await userEvent.type(field('Volume (ml)'), '300')
    await save()
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith('Mango Lassi'))
    expect(create.mock.calls[0]?.[0]).toMatchObject({
      title: 'Mango Lassi',
      slug: 'mango-lassi',
      price: 4.5,
      categorySlug: 'drinks',
      stock: null,
      dietary: ['vegetarian'],
      attributes: { volumeMl: 300 },
    })
  })

  test('derives its slug from the title until it gets one of its own', async () => {
    await showEditor(null)
    await userEvent.type(field('Title'), 'Crème Brûlée')
    expect(field('Slug').value).toBe('creme-brulee')
    await retype('Slug', ' My  Dessert! ')
    await userEvent.tab()
    expect(field('Slug').value).toBe('my-dessert')
    await userEvent.type(field('Title'), ' two')
    expect(field('Slug').value).toBe('my-dessert')
  })
})

test.each([
  ['Фалафель', 'falafel'],
  ['红烧肉', 'hongshaorou'],
])('the slug of %s is in Latin letters', async (title, slug) => {
  await showEditor(null)
  await userEvent.type(field('Title'), title)
  await waitFor(() => expect(field('Slug').value).toBe(slug))
})

describe('a product on the menu', () => {
  test('keeps its address when its title changes, and sends only the title', async () => {
    const change = vi.fn((_input: ChangeProductInput) => dalMakhani)
    await showEditor('p1', { 'products.change': change })
    await retype('Title', 'Dal Bukhara')
    await save()
    await waitFor(() => expect(change).toHaveBeenCalledOnce())
    expect(change.mock.calls[0]?.[0]).toEqual({ id: 'p1', version: 3, title: 'Dal Bukhara' })
  })

  test('with a slug that is taken has an error at that field', async () => {
    const message = 'The slug "samosa" is taken by another product'
    await showEditor('p1', {
      'products.change': () => {
        throw { code: 'CONFLICT', message, issues: [{ path: 'slug', message }] }
      },
    })
    await retype('Slug', 'samosa')
    await save()
    expect(await screen.findByText(message)).toBeDefined()
    expect(document.activeElement).toBe(field('Slug'))
    expect(screen.queryByRole('button', { name: 'Keep mine' })).toBeNull()
  })

  test('that could not be saved says so, and keeps what was typed', async () => {
    await showEditor('p1', {
      'products.change': () => {
        throw new Error('lost')
      },
    })
    await retype('Title', 'Dal Bukhara')
    await save()
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to save product')
    expect(field('Title').value).toBe('Dal Bukhara')
  })

  test('that no longer exists says so', async () => {
    await showWithServer(
      pieceOf('p1', () => {}),
      {
        'categories.list': () => categories,
        'optionGroups.list': () => [],
        'products.getEditable': () => {
          throw { code: 'NOT_FOUND', message: 'That product is no longer on the menu' }
        },
      },
    )
    expect(await screen.findByText('Product not found')).toBeDefined()
  })
})

describe('a dish that is painted', () => {
  const painted = (turn: number) => ({ ...dalMakhani, isPainted: true, thumbnail: `/uploads/${turn}.webp` })

  test('shows its painting, and the next one on request; what is saved does not name it', async () => {
    const repaint = vi.fn((_input: { id: string }) => painted(2))
    const change = vi.fn((_input: ChangeProductInput) => painted(2))
    await showEditor('p1', {
      'products.getEditable': () => painted(1),
      'products.repaint': repaint,
      'products.change': change,
    })
    const picture = () => screen.getByRole('group', { name: 'Picture' }).querySelector('img')
    expect(field('Image URL').value).toBe('')
    await waitFor(() => expect(picture()?.getAttribute('src')).toBe('/uploads/1.webp'))
    await userEvent.click(screen.getByRole('button', { name: 'Another painting' }))
    await waitFor(() => expect(picture()?.getAttribute('src')).toBe('/uploads/2.webp'))
    expect(repaint.mock.calls[0]?.[0]).toEqual({ id: 'p1' })
    await retype('Title', 'Dal Bukhara')
    await save()
    await waitFor(() => expect(change).toHaveBeenCalled())
    expect(change.mock.calls[0]?.[0]).not.toHaveProperty('imageUrl')
  })

  test('is not asked for where the dish has a picture of its own', async () => {
    await showEditor('p1')
    expect(screen.queryByRole('button', { name: 'Another painting' })).toBeNull()
  })
})

describe('an option group of a dish', () => {
  const choice = (key: string, price: number, isDefault = false) => ({
    key: key.toLowerCase(),
    name: key,
    price,
    isDefault,
    max: 1,
    isSoldOut: false,
    breaksDiets: [],
    allergens: [],
    saved: { breaksDiets: [], allergens: [], isSoldOut: false },
    soldOutUntil: null,
  })
  const group = (name: string, max: number, choices: EditableOptionGroup['choices']) => ({
    _id: name,
    key: name.toLowerCase(),
    name,
    min: 0,
    max,
    choices,
    dishes: [],
    version: 1,
  })
  const groups = [
    group('Heat', 1, [choice('Mild', 0, true), choice('Hot', 0)]),
    group('Extras', 2, [choice('Paneer', 2), choice('Raita', 1, true)]),
  ]
  const heatIsHot = { ...dalMakhani, dishOptionGroups: [{ group: 'heat', defaults: ['hot'] }] }

  async function showGroups(product = dalMakhani, server: FakeServer = {}) {
    const change = vi.fn((_input: ChangeProductInput) => product)
    await showEditor('p1', {
      'optionGroups.list': () => groups,
      'products.getEditable': () => product,
      'products.change': change,
      ...server,
    })
    await screen.findByRole('option', { name: 'Extras' })
    return { change }
  }
  const toggle = (name: string) => screen.getByRole('button', { name: `Customize for this dish: ${name}` })
  const inGroup = (name: string) => within(screen.getByRole('group', { name: `${name} for this dish` }))
  const sentBy = ({ change }: Awaited<ReturnType<typeof showGroups>>) =>
    change.mock.lastCall?.[0].optionGroups

  test('has limits, first choices and prices of its own once they are entered', async () => {
    const shown = await showGroups()
    await userEvent.selectOptions(field('Add an option group'), 'Extras')
    expect(screen.queryByLabelText('At most')).toBeNull()
    await userEvent.click(toggle('Extras'))
    const extras = inGroup('Extras')
    await userEvent.type(extras.getByLabelText('At most'), '3')
    await userEvent.click(extras.getByLabelText('Paneer is chosen at first'))
    await userEvent.type(extras.getByLabelText('Price of Paneer'), '1.5')
    await userEvent.click(toggle('Extras'))
    expect(screen.getByText('At most 3 · Paneer, Raita at first · Paneer +$1.50')).toBeDefined()
    await save()
    await waitFor(() => expect(shown.change).toHaveBeenCalledOnce())
    expect(sentBy(shown)).toEqual([
      {
        group: 'extras',
        max: 3,
        defaults: ['paneer', 'raita'],
        prices: [{ choice: 'paneer', price: 1.5 }],
      },
    ])
  })

  test('is open where something differs, and as in the group again when that is removed', async () => {
    const shown = await showGroups(heatIsHot)
    const first = inGroup('Heat').getByLabelText<HTMLSelectElement>('Chosen at first')
    expect(first.value).toBe('hot')
    await userEvent.selectOptions(first, 'As in the group: Mild')
    await save()
    await waitFor(() => expect(shown.change).toHaveBeenCalledOnce())
    expect(sentBy(shown)).toEqual([{ group: 'heat' }])
  })

  test('with a wrong entry is opened at that field, and nothing is sent', async () => {
    const { change } = await showGroups(heatIsHot)
    await userEvent.type(inGroup('Heat').getByLabelText('Price of Hot'), 'much')
    await userEvent.click(toggle('Heat'))
    expect(screen.getByText('Hot at first · Hot much')).toBeDefined()
    await save()
    expect(await screen.findByText('Enter a price like 1.50, or 0')).toBeDefined()
    expect(document.activeElement).toBe(inGroup('Heat').getByLabelText('Price of Hot'))
    expect(change).not.toHaveBeenCalled()
  })

  test('that the server rejects says so at the group', async () => {
    const message = 'Heat: at least 2 is more than at most 1'
    await showGroups(heatIsHot, {
      'products.change': () => {
        throw { code: 'VALIDATION', message, issues: [{ path: 'optionGroups.0', message }] }
      },
    })
    await userEvent.type(inGroup('Heat').getByLabelText('At least'), '2')
    await save()
    expect((await screen.findByRole('alert')).textContent).toBe(message)
    expect(document.activeElement).toBe(toggle('Heat'))
  })
})

describe('if there is a newer version', () => {
  const message = 'Dal Makhani was changed by someone else in the meantime. Take another look first.'
  const newer = { ...dalMakhani, price: 14, description: 'With butter.', countedStock: 4, version: 4 }

  async function meetNewer() {
    let known = dalMakhani
    const change = vi.fn(({ version }: ChangeProductInput) => {
      known = newer
      if (version !== newer.version) throw { code: 'CONFLICT', message }
      return newer
    })
    const { onSaved } = await showEditor('p1', {
      'products.getEditable': () => known,
      'products.change': change,
    })
    await retype('Title', 'Dal Bukhara')
    await retype('Price', '13')
    await save()
    const versions = within(await screen.findByRole('group', { name: 'Two versions' }))
    return { change, onSaved, versions }
  }

  test('both are shown beside the one before, in the fields that either changed', async () => {
    const { change, versions } = await meetNewer()
    expect(versions.getByRole('alert').textContent).toContain(message)
    expect(versions.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'FieldBeforeMineTheirs',
      'TitleDal MakhaniDal BukharaDal Makhani',
      // Not changed here, so theirs would be saved.
      'DescriptionBlack lentils, slowly.With butter.With butter.',
      'Price12.5013.0014.00',
      'Stock1044',
    ])
    expect(change).toHaveBeenCalledOnce()
  })

  test('saving again without a choice overwrites nothing', async () => {
    const { change, onSaved } = await meetNewer()
    await save()
    await waitFor(() => expect(change).toHaveBeenCalledTimes(2))
    expect(change.mock.lastCall?.[0]).toMatchObject({ version: 3 })
    expect(await screen.findByRole('group', { name: 'Two versions' })).toBeDefined()
    expect(onSaved).not.toHaveBeenCalled()
  })

  test('mine is saved over theirs, as typed by then', async () => {
    const { change, onSaved, versions } = await meetNewer()
    await retype('Price', '15')
    expect(versions.getByText('15.00')).toBeDefined()
    await userEvent.click(versions.getByRole('button', { name: 'Keep mine' }))
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
    expect(change.mock.lastCall?.[0]).toEqual({
      id: 'p1',
      version: 4,
      title: 'Dal Bukhara',
      price: 15,
    })
  })

  test('theirs is taken, and can be edited further', async () => {
    const { change, onSaved, versions } = await meetNewer()
    await userEvent.click(versions.getByRole('button', { name: 'Take theirs' }))
    expect([field('Title').value, field('Price').value, field('Stock').value]).toEqual([
      'Dal Makhani',
      '14.00',
      '4',
    ])
    expect(screen.queryByRole('group', { name: 'Two versions' })).toBeNull()
    await retype('Title', 'Dal with butter')
    await save()
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
    expect(change.mock.lastCall?.[0]).toEqual({ id: 'p1', version: 4, title: 'Dal with butter' })
  })

  test('and the product is then deleted, there is nothing to choose', async () => {
    let isGone = false
    await showEditor('p1', {
      'products.getEditable': () => {
        if (isGone) throw { code: 'NOT_FOUND', message: 'That product is no longer on the menu' }
        return dalMakhani
      },
      'products.change': () => {
        isGone = true
        throw { code: 'CONFLICT', message }
      },
    })
    await retype('Title', 'Dal Bukhara')
    await save()
    expect((await screen.findByRole('alert')).textContent).toContain('no longer on the menu')
    expect(screen.queryByRole('button', { name: 'Keep mine' })).toBeNull()
  })
})
