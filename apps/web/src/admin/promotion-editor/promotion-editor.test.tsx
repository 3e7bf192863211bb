import {
  savePromotionInput,
  type ChangePromotionInput,
  type EditablePromotion,
  type SavePromotionInput,
} from '@tiffin/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { showWithServer, type FakeServer } from '../../lib/api/show-with-server.tsx'
import { MantineScope } from '../../ui/mantine-scope.tsx'
import { PromotionEditor, readDraft } from './promotion-editor.tsx'

const diwali: EditablePromotion = {
  _id: 'p1',
  title: 'Diwali sweets',
  subtitle: 'A box of twelve',
  image: '/art/jalebi.svg',
  ctaText: 'Order a box',
  ctaLink: '/order-online',
  active: true,
  order: 2,
  version: 3,
}

async function showEditor(server: FakeServer = {}) {
  let records = [diwali]
  const create = vi.fn((input: SavePromotionInput) => {
    const made = { ...diwali, ...input, _id: 'p2' } as EditablePromotion
    records = [...records, made]
    return made
  })
  const change = vi.fn(({ id, ...input }: ChangePromotionInput) => {
    records = records.map((each) => (each._id === id ? ({ ...each, ...input } as EditablePromotion) : each))
    return records[0]
  })
  const remove = vi.fn(({ id }: { id: string }) => {
    records = records.filter(({ _id }) => _id !== id)
    return { done: true }
  })
  await showWithServer(
    <MantineScope>
      <PromotionEditor />
    </MantineScope>,
    {
      'promotions.listEditable': () => records,
      'promotions.create': create,
      'promotions.change': change,
      'promotions.delete': remove,
      ...server,
    },
  )
  return { create, change, remove }
}

const card = async (name: string) => within(await screen.findByRole('article', { name }))
const edit = async (name: string) => openForm((await card(name)).getByRole('button', { name: 'Edit' }), name)
const openNewForm = () => openForm(screen.getByRole('button', { name: 'New promotion' }), 'New promotion')

async function openForm(button: HTMLElement, name: string) {
  await userEvent.click(button)
  return within(await screen.findByRole('dialog', { name }))
}

test('a promotion is a card with its picture and text', async () => {
  await showEditor()
  const { getByText, getByAltText } = await card('Diwali sweets')
  expect(getByText('A box of twelve')).toBeDefined()
  expect(getByText('Active')).toBeDefined()
  expect(getByText('Display order 2')).toBeDefined()
  expect(getByAltText('').getAttribute('src')).toBe('/art/jalebi.svg')
})

test('a new promotion is sent as typed, and the form is closed', async () => {
  const { create } = await showEditor()
  const form = await openNewForm()
  await userEvent.type(form.getByLabelText('Title'), 'Lunch for two')
  await userEvent.type(form.getByLabelText('CTA link'), '/order-online')
  await userEvent.clear(form.getByLabelText('Order'))
  await userEvent.type(form.getByLabelText('Order'), '5')
  await userEvent.click(form.getByLabelText('Active'))
  await userEvent.click(form.getByRole('button', { name: 'Add promotion' }))
  const added = await card('Lunch for two')
  expect(added.getByText('Inactive')).toBeDefined()
  expect(added.getByText('Display order 5')).toBeDefined()
  expect(create.mock.calls[0]?.[0]).toEqual({
    title: 'Lunch for two',
    subtitle: '',
    image: '',
    ctaText: '',
    ctaLink: '/order-online',
    order: 5,
    active: false,
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('an error is shown at its field, and nothing typed is lost', async () => {
  const message = 'CTA link must be an http(s) address or a path of this site'
  await showEditor()
  const form = await openNewForm()
  await userEvent.type(form.getByLabelText('Title'), 'Free money')
  await userEvent.type(form.getByLabelText('CTA link'), 'javascript:alert(1)')
  await userEvent.click(form.getByRole('button', { name: 'Add promotion' }))
  expect(await form.findByText(message)).toBeDefined()
  expect(document.activeElement).toBe(form.getByLabelText('CTA link'))
  expect(form.getByLabelText<HTMLInputElement>('Title').value).toBe('Free money')
})

test('a button without a link is rejected at the link', async () => {
  const { create } = await showEditor()
  const form = await openNewForm()
  await userEvent.type(form.getByLabelText('Title'), 'Lunch for two')
  await userEvent.type(form.getByLabelText('CTA text'), 'Order now')
  await userEvent.click(form.getByRole('button', { name: 'Add promotion' }))
  expect(await form.findByText('A button needs a link too')).toBeDefined()
  expect(document.activeElement).toBe(form.getByLabelText('CTA link'))
  expect(create).not.toHaveBeenCalled()
})

test('a promotion is edited beside the list', async () => {
  const { change } = await showEditor()
  const edited = await edit('Diwali sweets')
  await waitFor(() => expect(document.activeElement).toBe(edited.getByLabelText('Title')))
  await userEvent.click(edited.getByLabelText('Active'))
  await userEvent.click(edited.getByRole('button', { name: 'Save' }))
  const saved = await card('Diwali sweets')
  expect(await saved.findByText('Inactive')).toBeDefined()
  expect(change.mock.calls[0]?.[0]).toMatchObject({
    id: 'p1',
    version: 3,
    active: false,
    ctaText: 'Order a box',
  })
  await waitFor(() => expect(document.activeElement).toBe(saved.getByRole('button', { name: 'Edit' })))
})

describe('if there is a newer version', () => {
  const message = 'Diwali sweets was changed by someone else in the meantime. Take another look first.'
  const newer = { ...diwali, subtitle: 'A box of twenty', version: 4 }

  async function meetNewer() {
    let known = diwali
    const change = vi.fn((input: ChangePromotionInput) => {
      if (input.version === 4) return (known = { ...newer, ...input, version: 5 } as EditablePromotion)
      known = newer
      throw { code: 'CONFLICT', message }
    })
    await showEditor({ 'promotions.listEditable': () => [known], 'promotions.change': change })
    const edited = await edit('Diwali sweets')
    await userEvent.clear(edited.getByLabelText('Order'))
    await userEvent.type(edited.getByLabelText('Order'), '7')
    await userEvent.click(edited.getByRole('button', { name: 'Save' }))
    const versions = within(await edited.findByRole('group', { name: 'Two versions' }))
    return { change, edited, versions }
  }

  test('both are shown, including what is typed meanwhile', async () => {
    const { edited, versions } = await meetNewer()
    expect(versions.getByRole('alert').textContent).toContain(message)
    await userEvent.click(edited.getByLabelText('Active'))
    expect(versions.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'FieldBeforeMineTheirs',
      'SubtitleA box of twelveA box of twentyA box of twenty',
      'Order272',
      'Activeyesnoyes',
    ])
  })

  test('mine is saved over theirs', async () => {
    const { change, versions } = await meetNewer()
    await userEvent.click(versions.getByRole('button', { name: 'Keep mine' }))
    expect(await screen.findByText('Display order 7')).toBeDefined()
    expect(change.mock.lastCall?.[0]).toMatchObject({ version: 4, order: 7, subtitle: 'A box of twenty' })
  })

  test('theirs is taken', async () => {
    const { change, edited, versions } = await meetNewer()
    await userEvent.click(versions.getByRole('button', { name: 'Take theirs' }))
    expect(edited.getByLabelText<HTMLInputElement>('Subtitle').value).toBe('A box of twenty')
    expect(edited.getByLabelText<HTMLInputElement>('Order').value).toBe('2')
    expect(change).toHaveBeenCalledOnce()
  })
})

test('a promotion is deleted only after confirmation', async () => {
  const { remove } = await showEditor()
  const { getByRole } = await card('Diwali sweets')
  await userEvent.click(getByRole('button', { name: 'Delete' }))
  expect(await screen.findByRole('dialog', { name: 'Delete Diwali sweets?' })).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Keep it' }))
  expect(remove).not.toHaveBeenCalled()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.click(getByRole('button', { name: 'Delete' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Delete permanently' }))
  expect(await screen.findByText('No promotions yet')).toBeDefined()
  expect(remove.mock.calls[0]?.[0]).toEqual({ id: 'p1' })
})

test('promotions that fail to load can be requested again', async () => {
  let isBusy = true
  await showEditor({
    'promotions.listEditable': () => {
      if (isBusy) throw { code: 'RATE_LIMITED', message: 'Too many calls' }
      return [diwali]
    },
  })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  isBusy = false
  await userEvent.click(retry)
  expect(await screen.findByText('Diwali sweets')).toBeDefined()
})

const rest = { title: 'Diwali', subtitle: '', image: '', ctaText: '', ctaLink: '', active: true }

test('without a position it comes first', () => {
  expect(readDraft({ ...rest, order: 12 })).toEqual({ ...rest, order: 12 })
  expect(readDraft({ ...rest, order: '' })).toEqual({ ...rest, order: 0 })
})

test.each(['first', '1.5'])('the position %s is rejected with a message', (order) => {
  const sent = JSON.parse(JSON.stringify(readDraft({ ...rest, order }))) as unknown
  const { error } = savePromotionInput.safeParse(sent)
  expect(error?.issues).toMatchObject([{ path: ['order'], message: 'Order must be a whole number' }])
})
