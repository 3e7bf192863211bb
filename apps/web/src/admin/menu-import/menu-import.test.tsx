import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ImportPreview } from '@tiffin/contract'
import { beforeEach, expect, test, vi } from 'vitest'
import { showWithServer } from '../../lib/api/show-with-server.tsx'
import { MantineScope } from '../../ui/mantine-scope.tsx'
import { ImportButton } from './import-button.tsx'
import { ImportSteps } from './import-steps.tsx'
import { describeImport } from './describe-import.ts'
import { MenuImport } from './menu-import.tsx'

/** Replaces the browser's request: the test controls the progress of the upload and the response. */
class FakeRequest extends EventTarget {
  upload = new EventTarget()
  status = 0
  responseText = ''
  isAborted = false
  path = ''
  body = new FormData()
  open(_method: string, path: string) {
    this.path = path
  }
  setRequestHeader() {}
  abort() {
    this.isAborted = true
    act(() => void this.dispatchEvent(new Event('abort')))
  }
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
  sendLine(step: string, done: number, of: number) {
    this.responseText += `${JSON.stringify({ progress: { step, done, of } })}\n`
    act(() => void this.dispatchEvent(new ProgressEvent('progress')))
  }
  answer(status: number, body: unknown) {
    this.status = status
    // A long operation ends with a line that contains its result.
    this.responseText = JSON.stringify(status === 200 ? { result: body } : body)
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
  readSheets: ['Products'],
  ignoredSheets: [],
  headings: [
    { heading: 'Title', column: 'title' },
    { heading: 'Notes', column: null },
  ],
  newCategories: [],
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
const onClose = vi.fn()
async function showImport() {
  onImported.mockClear()
  onClose.mockClear()
  await showWithServer(
    <MantineScope>
      <MenuImport file={file} onOtherFile={() => {}} onImported={onImported} onClose={onClose} />
    </MantineScope>,
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

test('shows the progress of the upload, then what the file would do', async () => {
  await showImport()
  expect(last().path).toBe('/api/products/import/preview')
  last().advance(45)
  expect(screen.getByText('Uploading: 45%')).toBeDefined()
  last().advance(100)
  expect(screen.getByText('Reading the file…')).toBeDefined()
  last().sendLine('checking', 1200, 2400)
  const bar = screen.getByRole('progressbar', { name: 'Checking: 1,200 of 2,400 rows' })
  expect(bar.getAttribute('aria-valuenow')).toBe('50')
  last().answer(200, preview)
  expect(await screen.findByText('Valid price is required')).toBeDefined()
  expect(screen.getByText('C4')).toBeDefined()
  expect(screen.getByText('… and 299 more rows')).toBeDefined()
  expect(screen.getByText('Ignored columns: Notes')).toBeDefined()
  expect(screen.getByText('Price', { selector: 'th' }).nextElementSibling?.textContent).toBe(
    'before: 7 → after: 8',
  )
  expect(screen.getByText('Origin', { selector: 'th' }).nextElementSibling?.textContent).toBe(
    'before: Goa → after: empty',
  )
})

test('several rows that are one product say so', async () => {
  await showImport()
  const sizes = [
    { name: 'Small', price: 9.5 },
    { name: 'Large', price: 14 },
  ]
  last().answer(200, { ...preview, new: [{ row: 2, slug: 'pizza', title: 'Pizza', sizes }] })
  expect(await screen.findByText('One product in 2 sizes: Small $9.50, Large $14.00')).toBeDefined()
})

test('imports what was previewed', async () => {
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
  last().sendLine('writing', 1, 2)
  expect(screen.getByText('Importing: 1 of 2 rows')).toBeDefined()
  last().answer(200, { inserted: 1, updated: 1, skipped: 5, errors: [] })
  await waitFor(() => expect(onImported).toHaveBeenCalledOnce())
})

test('an import ends with a count of every result, and a list of all rejected rows', async () => {
  await showImport()
  last().answer(200, preview)
  await screen.findByText('Moon Rice')
  await press('Import 2 products')
  await waitFor(() => expect(requests).toHaveLength(2))
  const errors = Array.from({ length: 60 }, (_, index) => ({
    row: index + 4,
    cell: `C${index + 4}`,
    message: 'Valid price is required',
  }))
  last().answer(200, { inserted: 1, updated: 2, skipped: 5, errors })
  expect(await screen.findByText('Rejected: 60')).toBeDefined()
  const figures = Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  )
  expect(figures).toEqual({ Added: '1', Changed: '2', Unchanged: '5', Rejected: '60' })
  expect(screen.getByText('C4 Valid price is required')).toBeDefined()
  expect(screen.queryByText('C63 Valid price is required')).toBeNull()
  await press('Page 2')
  expect(screen.getByText('C63 Valid price is required')).toBeDefined()
  await press('Done')
  expect(onClose).toHaveBeenCalledOnce()
})

test('a preview can be stopped', async () => {
  await showImport()
  await press('Stop')
  expect(onClose).toHaveBeenCalledOnce()
})

test('stopping an import shows what the file would still change', async () => {
  await showImport()
  last().answer(200, preview)
  await screen.findByText('Moon Rice')
  await press('Import 2 products')
  await waitFor(() => expect(requests).toHaveLength(2))
  const stopped = last()
  stopped.sendLine('writing', 1, 2)
  await press('Stop')
  expect(stopped.isAborted).toBe(true)
  await waitFor(() => expect(requests).toHaveLength(3))
  expect(last().path).toBe('/api/products/import/preview')
  last().answer(200, preview)
  expect(await screen.findByText(/The import was stopped/)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Import 2 products' })).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('if the menu has changed meanwhile, the file is previewed again', async () => {
  await showImport()
  last().answer(200, preview)
  await screen.findByText('Moon Rice')
  await press('Import 2 products')
  await waitFor(() => expect(requests).toHaveLength(2))
  last().answer(409, {
    code: 'CONFLICT',
    message: 'The menu has changed since the preview. Run the preview again.',
  })
  expect((await screen.findByRole('alert')).textContent).toContain('The menu has changed')
  expectLog()
  await press('Check again')
  await waitFor(() => expect(requests).toHaveLength(3))
  expect(screen.queryByRole('alert')).toBeNull()
  last().answer(200, { ...preview, fingerprint: 'f2' })
  expect(await screen.findByRole('button', { name: 'Import 2 products' })).toBeDefined()
})

test.each([
  [415, { code: 'UNSUPPORTED_MEDIA', message: 'That isn’t a spreadsheet.' }, 'That isn’t a spreadsheet.'],
  [500, { code: 'INTERNAL', message: 'Something' }, 'Import failed'],
])('an error (%d) says why', async (status, body, words) => {
  await showImport()
  last().answer(status, body)
  expect((await screen.findByRole('alert')).textContent).toBe(words)
  // Without a stack trace for what the server explains.
  const [, reason] = vi.mocked(console.error).mock.lastCall ?? []
  expect(reason instanceof Error).toBe(status === 500)
  expectLog()
  expect(screen.queryByRole('button', { name: /^Import / })).toBeNull()
})

test('a file that changes nothing has no import button', async () => {
  await showImport()
  last().answer(200, {
    ...preview,
    counts: { new: 0, changed: 0, unchanged: 5, refused: 0 },
    new: [],
    changed: [],
    refused: [],
  })
  expect(await screen.findByText('Nothing to change.')).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Import / })).toBeNull()
})

const withGroups: ImportPreview = {
  ...preview,
  counts: { new: 0, changed: 0, unchanged: 5, refused: 0 },
  new: [],
  changed: [],
  refused: [],
  groups: {
    counts: { new: 0, changed: 1, unchanged: 2, refused: 1 },
    new: [],
    changed: [
      {
        row: 2,
        key: 'raita',
        title: 'Raita',
        changes: [
          { column: 'Choices removed', before: 'Mint', after: '' },
          { column: 'Boondi: price', before: '2.00', after: '2.50' },
        ],
      },
    ],
    refused: [
      {
        row: 5,
        title: 'Sides',
        reasons: [
          { cell: 'G5', message: 'Enter a price like 1.50, or 0' },
          { message: 'The group stays as it is' },
        ],
      },
    ],
  },
}

test('option groups are previewed and imported like products', async () => {
  await showImport()
  last().answer(200, withGroups)
  const section = await screen.findByRole('region', { name: 'Option groups' })
  expect(screen.getByRole('status').textContent).toContain(
    'Option groups: 0 new, 1 changed, 2 unchanged, 1 rejected',
  )
  expect(within(section).getByText('Boondi: price').nextElementSibling?.textContent).toBe(
    'before: 2.00 → after: 2.50',
  )
  expect(within(section).getByText('Choices removed').nextElementSibling?.textContent).toBe(
    'before: Mint → after: empty',
  )
  expect(within(section).getByText('G5').nextElementSibling?.textContent).toBe(
    'Enter a price like 1.50, or 0',
  )
  expect(within(section).getByText('The group stays as it is')).toBeDefined()
  await press('Import 1 option group')
  await waitFor(() => expect(requests).toHaveLength(2))
  const error = { row: 5, message: 'Enter a price like 1.50, or 0' }
  last().answer(200, {
    inserted: 0,
    updated: 0,
    skipped: 5,
    groups: { inserted: 0, updated: 1, skipped: 2 },
    errors: [{ sheet: 'Options', ...error, cell: 'G5' }],
  })
  expect(await screen.findByText('Options, row 5')).toBeDefined()
  expect(screen.getByRole('status').textContent).toContain(
    'Option groups: 0 added, 1 changed, 2 unchanged, 1 rejected',
  )
  const figures = screen.getAllByRole('term').map((term) => term.nextElementSibling?.textContent)
  expect(figures).toEqual(['0', '0', '5', '0'])
})

test('a menu on several sheets names those that are read, those that are not, and the sheet of each row', async () => {
  await showImport()
  last().answer(200, {
    ...preview,
    counts: { ...preview.counts, new: 2 },
    readSheets: ['Starters', 'Mains'],
    ignoredSheets: ['Sheet "2025": it is hidden'],
    new: [
      { sheet: 'Starters', row: 2, slug: 'naan', title: 'Naan' },
      { sheet: 'Mains', row: 2, slug: 'dal', title: 'Dal' },
    ],
  })
  expect(await screen.findByText('Sheets read: Starters, Mains')).toBeDefined()
  expect(screen.getByText('Not read: Sheet "2025": it is hidden')).toBeDefined()
  await press('New: 2')
  expect(screen.getByText('Starters, row 2')).toBeDefined()
  expect(screen.getByText('Mains, row 2')).toBeDefined()
})

test('whoever downloads the template is told that its example rows are imported too', async () => {
  await showWithServer(
    <MantineScope>
      <ImportSteps file={undefined} onImported={onImported} onPhotosAdded={() => {}} />
    </MantineScope>,
    {},
  )
  expect(screen.getByText(/^Download Template is a sheet with example rows: replace them/)).toBeDefined()
})

test('a file of another kind is rejected where it is chosen, and the message has the focus; a .csv is sent', async () => {
  const { container } = await showWithServer(
    <MantineScope>
      <ImportSteps file={undefined} onImported={onImported} onPhotosAdded={() => {}} />
    </MantineScope>,
    {},
  )
  const input = container.querySelector('input') as HTMLInputElement
  const drop = (name: string, type: string) =>
    userEvent.upload(input, new File(['x'], name, { type }), { applyAccept: false })
  await drop('menu.pdf', 'application/pdf')
  const note = await screen.findByRole('alert')
  expect(note.textContent).toBe(
    'That isn’t a spreadsheet. Choose an .xlsx, .xls or .csv file, or a .zip with one.',
  )
  expect(document.activeElement?.contains(note)).toBe(true)
  expect(document.activeElement).not.toBe(document.body)
  await drop('menu.csv', 'text/csv')
  await waitFor(() => expect(requests).toHaveLength(1))
  expect((last().body.get('file') as File).name).toBe('menu.csv')
})

test('nothing happens until a file is chosen', async () => {
  const onFile = vi.fn()
  await showWithServer(
    <MantineScope>
      <ImportButton onFile={onFile} />
    </MantineScope>,
    {},
  )
  const input = screen.getByLabelText<HTMLInputElement>('Import Excel', { selector: 'input' })
  expect(input.accept).toBe('.xlsx,.xls,.csv')
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
  [
    { inserted: 1, skipped: 0, groups: { inserted: 1, skipped: 0 }, errors: [] },
    'Imported 1 products and 1 option group',
  ],
  [{ inserted: 3, updated: 2, skipped: 4, errors: [] }, 'Imported 5 products, skipped 4'],
  [
    { inserted: 3, skipped: 4, groups: { inserted: 1, updated: 1, skipped: 2 }, errors: [] },
    'Imported 3 products and 2 option groups, skipped 4',
  ],
])('%o is described as "%s"', (result, words) => {
  expect(describeImport(result)).toBe(words)
})

test('a heading is given a meaning, unknown categories are added, and the import is sent with both', async () => {
  await showImport()
  const unknown = {
    ...preview,
    headings: [{ heading: 'Naam', column: null }],
    newCategories: [{ name: 'Pizza', rows: 2 }],
  }
  last().answer(200, unknown)
  await screen.findByText('Which column is the dish’s name?')
  await userEvent.selectOptions(screen.getByLabelText('Naam'), 'Title')
  await waitFor(() => expect(requests).toHaveLength(2))
  expect(last().body.get('headings')).toBe('{"Naam":"title"}')
  last().answer(200, { ...unknown, headings: [{ heading: 'Naam', column: 'title' }] })
  await userEvent.click(await screen.findByLabelText('Add it to the end of the menu'))
  await waitFor(() => expect(requests).toHaveLength(3))
  expect([last().body.get('headings'), last().body.get('addCategories')]).toEqual([
    '{"Naam":"title"}',
    'true',
  ])
  last().answer(200, preview)
  await screen.findByRole('button', { name: 'Import 2 products' })
  await press('Import 2 products')
  await waitFor(() => expect(requests).toHaveLength(4))
  const { path, body } = last()
  expect([path, body.get('headings'), body.get('addCategories'), body.get('fingerprint')]).toEqual([
    '/api/products/import',
    '{"Naam":"title"}',
    'true',
    'f1',
  ])
})
