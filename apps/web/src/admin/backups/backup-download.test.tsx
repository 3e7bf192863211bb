import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { LogEntry } from '@tiffin/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showWithServer } from '../../lib/api/show-with-server.tsx'
import { MantineScope } from '../../ui/mantine-scope.tsx'
import { BackupDownload } from './backup-download.tsx'

const logged: LogEntry = {
  _id: 'l1',
  time: { at: '2026-12-16T17:00:00.000Z', local: '2026-12-16T10:00' },
  user: { _id: 'u1', email: 'owner@example.com' },
  action: 'download backup',
  subject: { _id: 'site' },
  after: { bytes: 100 },
}

let saved: string[]
beforeEach(() => {
  saved = []
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => {} }))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
})
afterEach(() => vi.unstubAllGlobals())

const file = () =>
  new Response('file', {
    headers: { 'content-disposition': 'attachment; filename="tiffin-2026-12-16.tar.gz"' },
  })

async function showDownload(answer: () => Promise<Response>) {
  let entries: LogEntry[] = []
  const fetch = vi.spyOn(window, 'fetch').mockImplementation(async () => {
    const answered = await answer()
    if (answered.ok) entries = [logged]
    return answered
  })
  const list = vi.fn(() => ({ entries, total: entries.length }))
  await showWithServer(
    <MantineScope>
      <BackupDownload />
    </MantineScope>,
    { 'log.list': list },
  )
  return { fetch, list }
}
const button = () => screen.getByRole('button', { name: 'Download backup' })
const press = () => userEvent.click(button())

test('one press saves one file, and the log shows when and by whom', async () => {
  const whole = Promise.withResolvers<void>()
  const { fetch, list } = await showDownload(async () => {
    await whole.promise
    return file()
  })
  expect(await screen.findByText('No backup has been downloaded here yet.')).toBeDefined()
  expect(list).toHaveBeenCalledWith({ q: 'download backup', subjectId: 'site', limit: 1 }, undefined)

  await press()
  expect(screen.getByRole('status').textContent).toBe('This can take a few minutes. Keep this page open.')
  expect(screen.getByRole('progressbar', { name: 'Creating the backup…' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Download backup' })).toBeNull()
  expect(fetch.mock.calls.map(([path]) => path)).toEqual(['/api/admin/backup'])

  whole.resolve()
  expect(await screen.findByText('December 16, 2026, 10:00 am')).toBeDefined()
  expect(screen.getByText(/by owner@example\.com/)).toBeDefined()
  expect(screen.getByRole('status').textContent).toContain('The backup has been saved.')
  expect(saved).toEqual(['tiffin-2026-12-16.tar.gz'])

  await press()
  await waitFor(() => expect(saved).toHaveLength(2))
})

test('the server’s reason for an error is shown', async () => {
  const message = 'A backup is already running. Try again when it has finished.'
  await showDownload(async () => Response.json({ code: 'CONFLICT', message }, { status: 409 }))
  await press()
  expect((await screen.findByRole('alert')).textContent).toBe(message)
  expect(button().textContent).toBe('Download backup')
})

test.each([
  ['does not come', () => Promise.reject(new TypeError('Failed to fetch'))],
  [
    'breaks off',
    async () => new Response(new ReadableStream({ start: (parts) => parts.error(new TypeError('broken')) })),
  ],
  ['fails', async () => Response.json({ code: 'INTERNAL', message: 'Something' }, { status: 500 })],
])('a response that %s saves nothing, and the page says what to do', async (_how, answer) => {
  await showDownload(answer)
  await press()
  const note = await screen.findByRole('alert')
  expect(note.textContent).toContain('The backup could not be finished, and no file was saved.')
  expect(note.textContent).toContain('try again')
  expect(saved).toEqual([])

  vi.mocked(window.fetch).mockResolvedValue(file())
  await press()
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('the progress shows the bytes received but no invented total, and the download can be stopped', async () => {
  let parts: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (parts = controller) })
  const { fetch } = await showDownload(async () => new Response(body))
  await press()
  parts?.enqueue(new Uint8Array(1_500_000))
  const bar = await screen.findByRole('progressbar', { name: '1.5 MB received' })
  expect(bar.getAttribute('aria-valuenow')).toBeNull()

  await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
  expect(fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(true)
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
  expect([saved, screen.queryByRole('alert')]).toEqual([[], null])
})
