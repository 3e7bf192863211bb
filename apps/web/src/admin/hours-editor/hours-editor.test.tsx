import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { AffectedDay, ChangeSpecialDayInput, SaveSpecialDayInput, SpecialDay } from '@tiffin/contract'
import { expect, test, vi } from 'vitest'
import { showWithServer, type FakeServer } from '../../lib/api/show-with-server.tsx'
import { MantineScope } from '../../ui/mantine-scope.tsx'
import { HoursEditor, draftOf, readDraft } from './hours-editor.tsx'

const listOf = (specialDays: SpecialDay[], affectedElsewhere: AffectedDay[] = []) => ({
  specialDays,
  total: specialDays.length,
  affectedElsewhere,
})

async function showEditor(server: FakeServer = {}) {
  let records: SpecialDay[] = [christmas]
  const create = vi.fn(({ name, firstDay }: SaveSpecialDayInput) => {
    records = [{ ...christmas, _id: 's2', name, firstDay, lastDay: firstDay }, ...records]
    return records[0]
  })
  const remove = vi.fn(({ id }: { id: string }) => {
    records = records.filter(({ _id }) => _id !== id)
    return { done: true }
  })
  await showWithServer(
    <MantineScope>
      <HoursEditor />
    </MantineScope>,
    {
      'openingHours.list': () => listOf(records),
      'openingHours.create': create,
      'openingHours.delete': remove,
      ...server,
    },
  )
  await screen.findByRole('button', { name: 'New special day' })
  await waitFor(() => expect(screen.queryByRole('status', { name: /^Loading/ })).toBeNull())
  return { create, remove }
}

const newForm = () => within(screen.getByRole('dialog', { name: 'New special day' }))
const card = (name: string) => within(screen.getByRole('article', { name }))
const fill = (label: string, text: string) => userEvent.type(newForm().getByLabelText(label), text)
async function openForm(button: HTMLElement, name: string) {
  await userEvent.click(button)
  return within(await screen.findByRole('dialog', { name }))
}
const openNewForm = () => openForm(screen.getByRole('button', { name: 'New special day' }), 'New special day')
const add = () => userEvent.click(newForm().getByRole('button', { name: 'Add special day' }))

test('a list that does not have all special days says so', async () => {
  await showEditor({ 'openingHours.list': () => ({ ...listOf([christmas]), total: 1234 }) })
  expect(screen.getByText(/^Only 1 of 1,234 special days are listed/)).toBeDefined()
})

test('a closure shows its dates, and the week shows where its hours are set', async () => {
  await showEditor()
  expect(card('Christmas').getByText('Closed')).toBeDefined()
  expect(
    card('Christmas').getByText('Friday, December 25, 2026 to Saturday, December 26, 2026'),
  ).toBeDefined()
  const week = within(screen.getByRole('region', { name: 'Weekly hours' }))
  for (const line of ['Mon-Thu 11am-9pm', 'Sun 10am-6pm', /change these under Settings/])
    expect(week.getByText(line)).toBeDefined()
})

test('a closed day is sent without hours, and saving it closes the form', async () => {
  const { create } = await showEditor()
  await openNewForm()
  expect(newForm().queryByLabelText('Opens')).toBeNull()
  await fill('Name', 'Family Day')
  await fill('First day', '2027-02-15')
  await userEvent.click(newForm().getByLabelText('Closed all day'))
  await add()
  await screen.findByRole('article', { name: 'Family Day' })
  expect(create.mock.calls[0]?.[0]).toEqual({
    name: 'Family Day',
    firstDay: '2027-02-15',
    lastDay: '',
    opens: null,
    closes: null,
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('what is missing is said at its field, and nothing is sent', async () => {
  const { create } = await showEditor()
  await openNewForm()
  await add()
  for (const message of ['Enter a name', 'Enter a date']) expect(newForm().getByText(message)).toBeDefined()
  expect(create).not.toHaveBeenCalled()
})

test('whether it is closed has to be said: nothing is chosen beforehand', async () => {
  const { create } = await showEditor()
  await openNewForm()
  await fill('Name', 'Family Day')
  await fill('First day', '2027-02-15')
  await add()
  expect(newForm().getByText('Choose one')).toBeDefined()
  expect(document.activeElement).toBe(newForm().getByLabelText('Closed all day'))
  expect(create).not.toHaveBeenCalled()
})

test('different hours are sent, and the days that they affect are shown at the field', async () => {
  const message = 'These days overlap with Christmas: December 25, 2026 to December 26, 2026'
  const create = vi.fn((_input: SaveSpecialDayInput) => {
    throw { code: 'CONFLICT', message, issues: [{ path: 'firstDay', message }] }
  })
  await showEditor({ 'openingHours.create': create })
  await openNewForm()
  await fill('Name', 'Party')
  await fill('First day', '2026-12-25')
  await userEvent.click(newForm().getByLabelText('Other hours'))
  await fill('Opens', '12:00')
  await fill('Closes', '15:30')
  await add()
  expect(await newForm().findByText(message)).toBeDefined()
  expect(create.mock.calls[0]?.[0]).toMatchObject({ opens: '12:00', closes: '15:30' })
  expect(document.activeElement).toBe(newForm().getByLabelText('First day'))
  expect(screen.queryByRole('group', { name: 'Two versions' })).toBeNull()
})

test('guests to be called are shown on the card, which links to that day’s orders and tables', async () => {
  const affected = [
    { day: '2026-12-25', orders: 2, reservations: 1 },
    { day: '2026-12-26', orders: 0, reservations: 3 },
  ]
  await showEditor({ 'openingHours.list': () => listOf([{ ...christmas, affected }]) })
  expect(card('Christmas').getByText('Please call these guests')).toBeDefined()
  const links = card('Christmas').getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['2 orders', '/admin/orders?day=2026-12-25'],
    ['1 table', '/admin/reservations?day=2026-12-25'],
    ['3 tables', '/admin/reservations?day=2026-12-26'],
  ])
})

test('guests to be called after longer hours were deleted are shown above the days', async () => {
  const lost = [{ day: '2027-01-10', orders: 1, reservations: 2 }]
  let list = listOf([christmas])
  await showEditor({
    'openingHours.list': () => list,
    'openingHours.delete': () => (list = listOf([], lost)) && { done: true },
  })
  const heading = { name: 'Outside the weekly hours' }
  expect(screen.queryByRole('region', heading)).toBeNull()
  await userEvent.click(card('Christmas').getByRole('button', { name: 'Delete' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Delete permanently' }))
  const links = within(await screen.findByRole('region', heading)).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['1 order', '/admin/orders?day=2027-01-10'],
    ['2 tables', '/admin/reservations?day=2027-01-10'],
  ])
})

test('past ones are collapsed', async () => {
  const over = { ...christmas, _id: 's0', name: 'Canada Day', isOver: true }
  await showEditor({ 'openingHours.list': () => listOf([over]) })
  expect(screen.getByText('No upcoming special days')).toBeDefined()
  const fold = screen.getByText('Past (1)').closest('details')
  expect(fold?.open).toBe(false)
  expect(within(fold as HTMLElement).getByText('Canada Day')).toBeDefined()
})

test('if there is a newer version, both are shown, and mine can be saved over theirs', async () => {
  let known = christmas
  const change = vi.fn(({ version, name }: ChangeSpecialDayInput) => {
    if (version === 2) return (known = { ...known, name: name ?? '', version: 3 })
    known = { ...christmas, opens: '12:00', closes: '15:00', version: 2 }
    throw { code: 'CONFLICT', message: 'Christmas was changed by someone else in the meantime.' }
  })
  await showEditor({ 'openingHours.list': () => listOf([known]), 'openingHours.change': change })
  const form = await openForm(card('Christmas').getByRole('button', { name: 'Edit' }), 'Christmas')
  await userEvent.type(form.getByLabelText('Name'), ' break')
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  const versions = within(await screen.findByRole('group', { name: 'Two versions' }))
  expect(versions.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'FieldBeforeMineTheirs',
    'NameChristmasChristmas breakChristmas',
    'On these daysClosed all dayOther hoursOther hours',
    'Opensnothing12:0012:00',
    'Closesnothing15:0015:00',
  ])
  await userEvent.click(versions.getByRole('button', { name: 'Keep mine' }))
  expect(await screen.findByRole('article', { name: 'Christmas break' })).toBeDefined()
  expect(change.mock.lastCall?.[0]).toMatchObject({ id: 's1', version: 2, opens: '12:00', closes: '15:00' })
})

test('a special day is deleted only after confirmation', async () => {
  const { remove } = await showEditor()
  await userEvent.click(card('Christmas').getByRole('button', { name: 'Delete' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Delete permanently' }))
  expect(await screen.findByText('No upcoming special days')).toBeDefined()
  expect(remove.mock.calls[0]?.[0]).toEqual({ id: 's1' })
})

/** For tests. */
const christmas: SpecialDay = {
  _id: 's1',
  name: 'Christmas',
  firstDay: '2026-12-25',
  lastDay: '2026-12-26',
  opens: null,
  closes: null,
  isOver: false,
  affected: [],
  version: 1,
}

const draft = { name: 'Christmas', firstDay: '2026-12-25', lastDay: '', opens: '11:00', closes: '15:00' }

test('closed days have no hours, whatever was typed before', () => {
  expect(readDraft({ ...draft, hours: 'closed' })).toEqual({ ...draft, opens: null, closes: null })
})

test('open days without a time are not mistaken for closed ones', () => {
  expect(readDraft({ ...draft, hours: 'other' })).toEqual(draft)
  expect(readDraft({ ...draft, hours: 'other', closes: '' })).toMatchObject({
    opens: '11:00',
    closes: 'missing',
  })
})

test('the form starts with what was saved', () => {
  const saved = { ...draft, lastDay: '2026-12-26', version: 1 } as SpecialDay
  expect(readDraft(draftOf(saved))).toEqual({ ...draft, lastDay: '2026-12-26' })
  const closed = { ...saved, opens: null, closes: null }
  expect(readDraft(draftOf(closed))).toMatchObject({ opens: null, closes: null })
})
