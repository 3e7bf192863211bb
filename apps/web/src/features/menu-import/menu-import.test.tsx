import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ImportPreview } from '@tiffin/contract'
import { beforeEach, expect, test, vi } from 'vitest'
import { showWithServer } from '../../lib/show-with-server.tsx'
import { ImportButton } from './import-button.tsx'
import { importedWords } from './imported-words.ts'
import { MenuImport } from './menu-import.tsx'

/** Stands for the browser's: the test decides how far an upload is, and what it is answered. */
class FakeRequest extends EventTarget {
  upload = new EventTarget()
  status = 0
  responseText = ''
  path = ''
  body = new FormData()
  open(_method: string, path: string) {
    this.path = path
  }
  setRequestHeader() {}
  abort() {}
  send(body: FormData) {
    this.body = body
    requests.push(this)
  }
  advance(loaded: number) {
    act(
      () =>
        void this.upload.dispatchEvent(
          new ProgressEvent('progress', { lengthComputable: true, loaded, total: 100 }),
        ),
    )
  }
  answer(status: number, body: unknown) {
    this.status = status
    this.responseText = JSON.stringify(body)
    act(() => void this.dispatchEvent(new Event('load')))
  }
}

let requests: FakeRequest[] = []
beforeEach(() => {
  requests = []
  vi.mocked(console.error).mockImplementation(() => {})
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  return () => vi.unstubAllGlobals()
})

const file = new File(['x'], 'menu.xlsx')
const preview: ImportPreview = {
  fingerprint: 'f1',
  counts: { new: 1, changed: 1, unchanged: 5, refused: 300 },
  ignoredColumns: ['Notes'],
  new: [{ row: 2, slug: 'moon-rice', title: 'Moon Rice' }],
  changed: [
    {
      row: 3,
      slug: 'dal',
      title: 'Dal',
      changes: [
        { column: 'Price', before: '7', after: '8' },
        { column: 'Origin', before: 'Goa', after: '' },
      ],
    },
  ],
  refused: [{ row: 4, title: 'Odd', reasons: [{ cell: 'C4', message: 'Valid price is required' }] }],
}

const onImported = vi.fn()
async function showImport() {
  onImported.mockClear()
  await showWithServer(
    <MenuImport file={file} onOtherFile={() => {}} onImported={onImported} onClose={() => {}} />,
    {},
  )
  await waitFor(() => expect(requests).toHaveLength(1))
}
const last = () => requests.at(-1) as FakeRequest
/** Failures are logged; here they are expected. */
const expectLog = () => {
  expect(console.error).toHaveBeenCalledOnce()
  vi.mocked(console.error).mockClear()
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('says how far the upload is, then shows what the file would do', async () => {
  await showImport()
  expect(last().path).toBe('/api/products/import/preview')
  last().advance(45)
  expect(screen.getByText('Uploading: 45 %')).toBeDefined()
  last().advance(100)
  expect(screen.getByText('Reading the file…')).toBeDefined()
  last().answer(200, preview)
  expect(await screen.findByText('Valid price is required')).toBeDefined()
  expect(screen.getByText('C4')).toBeDefined()
  expect(screen.getByText('… and 299 more rows')).toBeDefined()
  expect(screen.getByText('Columns that are passed over: Notes')).toBeDefined()
  expect(screen.getByText('Price').nextElementSibling?.textContent).toBe('before: 7 → after: 8')
  expect(screen.getByText('Origin').nextElementSibling?.textContent).toBe('before: Goa → after: empty')
})

test('imports what was shown', async () => {
  await showImport()
  last().answer(200, preview)
  await screen.findByText('Moon Rice')
  await press('Import 2 products')
  await waitFor(() => expect(requests).toHaveLength(2))
  expect([last().path, last().body.get('mode'), last().body.get('fingerprint')]).toEqual([
    '/api/products/import',
    'update',
    'f1',
  ])
  last().answer(200, { inserted: 1, updated: 1, skipped: 5, errors: [] })
  await waitFor(() => expect(onImported).toHaveBeenCalledOnce())
})

test('a menu that has changed meanwhile is looked at again', async () => {
  await showImport()
  last().answer(200, preview)
  await screen.findByText('Moon Rice')
  await press('Import 2 products')
  await waitFor(() => expect(requests).toHaveLength(2))
  last().answer(409, {
    code: 'CONFLICT',
    message: 'The menu has changed since the preview. Look at it again.',
  })
  expect((await screen.findByRole('alert')).textContent).toContain('The menu has changed')
  expectLog()
  await press('Look again')
  await waitFor(() => expect(requests).toHaveLength(3))
  expect(screen.queryByRole('alert')).toBeNull()
  last().answer(200, { ...preview, fingerprint: 'f2' })
  expect(await screen.findByRole('button', { name: 'Import 2 products' })).toBeDefined()
})

test.each([
  [415, { code: 'UNSUPPORTED_MEDIA', message: 'That is no Excel file.' }, 'That is no Excel file.'],
  [500, { code: 'INTERNAL', message: 'Something' }, 'Import failed'],
])('a refusal (%d) says why', async (status, body, words) => {
  await showImport()
  last().answer(status, body)
  expect((await screen.findByRole('alert')).textContent).toBe(words)
  expectLog()
  expect(screen.queryByRole('button', { name: /^Import / })).toBeNull()
})

test('a file that changes nothing offers nothing', async () => {
  await showImport()
  last().answer(200, {
    ...preview,
    counts: { new: 0, changed: 0, unchanged: 5, refused: 0 },
    new: [],
    changed: [],
    refused: [],
  })
  expect(await screen.findByText('The menu is like this already.')).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Import / })).toBeNull()
})

test('nothing happens without a chosen file', async () => {
  const onFile = vi.fn()
  await showWithServer(<ImportButton onFile={onFile} />, {})
  const input = screen.getByLabelText<HTMLInputElement>('Import Excel', { selector: 'input' })
  expect(input.accept).toBe('.xlsx,.xls')
  const click = vi.spyOn(input, 'click')
  await press('Import Excel')
  expect(click).toHaveBeenCalledOnce()
  await userEvent.upload(input, [])
  expect(onFile).not.toHaveBeenCalled()
  await userEvent.upload(input, file)
  expect(onFile).toHaveBeenCalledExactlyOnceWith(file)
})

test.each([
  [{ inserted: 3, skipped: 0, errors: [] }, 'Imported 3 products'],
  [{ inserted: 3, updated: 2, skipped: 4, errors: [] }, 'Imported 5 products, skipped 4'],
])('%o is told as "%s"', (result, words) => {
  expect(importedWords(result)).toBe(words)
})
