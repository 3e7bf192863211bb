import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { showWithServer } from '../../lib/show-with-server.tsx'
import { ExportOrders } from './export-orders.tsx'

const now = { at: '2026-12-16T17:00:00.000Z', local: '2026-12-16T10:00' }
// Loaded with the first press in the browser; here the compiling of it is not what is tested.
beforeAll(() => import('../../ui/side-drawer-panel.tsx'))
afterEach(() => vi.useRealTimers())

async function showDrawer() {
  vi.useFakeTimers({ now: new Date(now.at), toFake: ['Date'] })
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => {} }))
  const fetch = vi.spyOn(window, 'fetch').mockImplementation(async () => new Response('file'))
  await showWithServer(<ExportOrders />, { 'pickup.times': () => ({ asSoonAsPossible: now, times: [] }) })
  await userEvent.click(screen.getByRole('button', { name: 'Export' }))
  await screen.findByRole('dialog', { name: 'Export orders' })
  return fetch
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save file' }))
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

test('this month is offered, and what is chosen is asked for', async () => {
  const fetch = await showDrawer()
  await vi.waitFor(() => expect(field('Placed to').value).toBe('2026-12-16'))
  expect(field('Placed from').value).toBe('2026-12-01')
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Completed')
  await userEvent.click(screen.getByLabelText(/Comma-separated/))
  await save()
  expect(fetch.mock.calls[0]?.[0]).toBe(
    '/api/admin/orders/export?from=2026-12-01&to=2026-12-16&status=completed&format=csv',
  )
})

test('a span that ends before it begins is not asked for', async () => {
  const fetch = await showDrawer()
  await vi.waitFor(() => expect(field('Placed to').value).toBe('2026-12-16'))
  await userEvent.clear(field('Placed from'))
  await userEvent.type(field('Placed from'), '2026-12-20')
  await save()
  expect(screen.getByText('The last day is before the first one')).toBeDefined()
  expect(document.activeElement).toBe(field('Placed to'))
  expect(fetch).not.toHaveBeenCalled()
})

test('why there is no file is said in the words of the server', async () => {
  const fetch = await showDrawer()
  await vi.waitFor(() => expect(field('Placed to').value).toBe('2026-12-16'))
  const message = 'This file would have more than 10 MB. Choose a shorter span.'
  fetch.mockResolvedValue(Response.json({ code: 'TOO_LARGE', message }, { status: 413 }))
  await save()
  expect((await screen.findByRole('alert')).textContent).toBe(message)
})
