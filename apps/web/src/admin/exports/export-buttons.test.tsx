import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { showWithServer } from '../../lib/api/show-with-server.tsx'
import { MantineScope } from '../../ui/mantine-scope.tsx'
import { ExportOrders } from './export-buttons.tsx'

const now = { at: '2026-12-16T17:00:00.000Z', local: '2026-12-16T10:00' }
afterEach(() => vi.useRealTimers())

async function showDrawer() {
  vi.useFakeTimers({ now: new Date(now.at), toFake: ['Date'] })
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => {} }))
  const fetch = vi.spyOn(window, 'fetch').mockImplementation(async () => new Response('file'))
  await showWithServer(
    <MantineScope>
      <ExportOrders />
    </MantineScope>,
    { 'pickup.spans': () => ({ now, asSoonAsPossible: now, spans: [] }) },
  )
  await userEvent.click(screen.getByRole('button', { name: 'Export' }))
  await screen.findByRole('dialog', { name: 'Export orders' })
  return fetch
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save file' }))
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

test('this month is preselected, and the chosen days are requested', async () => {
  const fetch = await showDrawer()
  await vi.waitFor(() => expect(field('Placed until').value).toBe('2026-12-16'))
  expect(field('Placed from').value).toBe('2026-12-01')
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Completed')
  await userEvent.click(screen.getByLabelText(/CSV/))
  await save()
  expect(fetch.mock.calls[0]?.[0]).toBe(
    '/api/admin/orders/export?from=2026-12-01&to=2026-12-16&status=completed&format=csv',
  )
})

test('a span that ends before it begins is not requested', async () => {
  const fetch = await showDrawer()
  await vi.waitFor(() => expect(field('Placed until').value).toBe('2026-12-16'))
  await userEvent.clear(field('Placed from'))
  await userEvent.type(field('Placed from'), '2026-12-20')
  await save()
  expect(screen.getByText('The end date is before the start date')).toBeDefined()
  expect(document.activeElement).toBe(field('Placed until'))
  expect(fetch).not.toHaveBeenCalled()
})

test('the server’s reason for an error is shown', async () => {
  const fetch = await showDrawer()
  await vi.waitFor(() => expect(field('Placed until').value).toBe('2026-12-16'))
  const message = 'This file would be larger than 10 MB. Choose a shorter period.'
  fetch.mockResolvedValue(Response.json({ code: 'TOO_LARGE', message }, { status: 413 }))
  await save()
  expect((await screen.findByRole('alert')).textContent).toBe(message)
})

/** A file that the test sends in parts. */
function openFile(rowCount: number) {
  let parts: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (parts = controller) })
  const answer = new Response(body, { headers: { 'x-row-count': String(rowCount) } })
  return {
    answer,
    send: (text: string) => parts?.enqueue(new TextEncoder().encode(text)),
    end: () => parts?.close(),
  }
}

async function beginExport(fetch: Awaited<ReturnType<typeof showDrawer>>, rowCount: number) {
  await vi.waitFor(() => expect(field('Placed until').value).toBe('2026-12-16'))
  await userEvent.click(screen.getByLabelText(/CSV/))
  const file = openFile(rowCount)
  fetch.mockResolvedValue(file.answer)
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  await save()
  return { file, saved }
}

test('the progress shows how many rows have arrived, and the file is saved with the last one', async () => {
  const { file, saved } = await beginExport(await showDrawer(), 4)
  file.send('Number,Name\r\n7,"Ann\r\nChef"\r\n')
  const bar = await screen.findByRole('progressbar', { name: '1 of 4 rows' })
  expect(bar.getAttribute('aria-valuenow')).toBe('25')
  file.send('8,Ash\r\n9,Zoë\r\n')
  expect(await screen.findByText('3 of 4 rows')).toBeDefined()
  expect(saved).not.toHaveBeenCalled()
  file.end()
  await vi.waitFor(() => expect(saved).toHaveBeenCalledOnce())
  expect(screen.queryByRole('progressbar')).toBeNull()
})

test('stopping an export closes the connection, saves nothing, and shows no error', async () => {
  const fetch = await showDrawer()
  const { file, saved } = await beginExport(fetch, 4)
  file.send('Number,Name\r\n7,Ann\r\n')
  await screen.findByText('1 of 4 rows')
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
  expect(fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(true)
  await vi.waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
  expect([saved.mock.calls, screen.queryByRole('alert')]).toEqual([[], null])
})
