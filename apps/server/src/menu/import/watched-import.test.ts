import { PROGRESS_TYPE, type ImportPreview, type ImportResult, type JobProgress } from '@tiffin/contract'
import { count, like } from 'drizzle-orm'
import type { AddressInfo } from 'node:net'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { useTestApp } from '../../../test/create-test-app.ts'
import { useSheetProcesses } from '../../../test/run-sheet-here.ts'
import { uploadForm } from '../../../test/upload-form.ts'
import { writeSheet } from '../../../test/write-sheet.ts'
import { products } from '../../db/schema/index.ts'

const ROWS = 3000

const logged: string[] = []
useSheetProcesses()
const site = useTestApp({ logLevel: 'error', logTo: { write: (line) => void logged.push(line) } })
beforeAll(async () => {
  await site.app.listen({ port: 0, host: '127.0.0.1' })
})

let headers: Record<string, string>
beforeEach(async () => {
  headers = (await site.signUp('owner@example.com', { role: 'admin' })).headers
})

const longSheet = writeSheet([
  ['Title', 'Price', 'Category'],
  ...Array.from({ length: ROWS }, (_, index) => [`Endless ${index}`, index === 7 ? 'a lot' : 4, 'Rice']),
])

type Line = { progress?: JobProgress; result?: unknown; error?: { code: string } }

async function send(path: string, bytes: Uint8Array, { signal, ...fields }: SendOptions = {}) {
  const { port } = site.app.server.address() as AddressInfo
  return fetch(`http://127.0.0.1:${port}/api/products/${path}`, {
    method: 'POST',
    headers: { ...headers, accept: PROGRESS_TYPE },
    body: uploadForm(bytes, { fileName: 'menu.xlsx', ...fields }),
    ...(signal && { signal }),
  })
}
type SendOptions = { signal?: AbortSignal; mode?: string; fingerprint?: string }

async function readLines(answer: Response): Promise<Line[]> {
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, PROGRESS_TYPE])
  return (await answer.text())
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line)
}

const countEndless = async () => {
  const [found] = await site.db
    .select({ count: count() })
    .from(products)
    .where(like(products.slug, 'endless-%'))
  return found?.count
}

const resultOf = (lines: Line[]) => (lines.at(-1) as Line).result

const stepsOf = (lines: Line[], step: JobProgress['step']) =>
  lines.flatMap(({ progress }) => (progress?.step === step ? [progress] : []))

test('an import with progress reports how many rows are checked and written, and then the result', async () => {
  const previewed = await readLines(await send('import/preview', longSheet))
  expect(stepsOf(previewed, 'checking').at(-1)).toEqual({ step: 'checking', done: ROWS, of: ROWS })
  expect(stepsOf(previewed, 'writing')).toEqual([])
  const { counts, fingerprint } = resultOf(previewed) as ImportPreview
  expect(counts).toEqual({ new: ROWS - 1, changed: 0, unchanged: 0, refused: 1 })

  const imported = await readLines(await send('import', longSheet, { mode: 'update', fingerprint }))
  const written = stepsOf(imported, 'writing')
  expect(written.length).toBeGreaterThan(2)
  expect(written.map(({ done }) => done)).toEqual(written.map(({ done }) => done).toSorted((a, b) => a - b))
  expect(written.at(-1)).toEqual({ step: 'writing', done: ROWS - 1, of: ROWS - 1 })
  const result = resultOf(imported) as ImportResult
  expect(result).toMatchObject({ inserted: ROWS - 1, updated: 0, skipped: 0 })
  expect(result.errors).toEqual([{ row: 9, cell: 'B9', message: 'Valid price is required' }])
  expect(await countEndless()).toBe(ROWS - 1)
})

test('an import that is stopped while writing changes nothing, and is not an error', async () => {
  const stop = new AbortController()
  const answer = await send('import', longSheet, { mode: 'update', signal: stop.signal })
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  for (let text = ''; !text.includes('"writing"');) {
    const { value } = (await reader?.read()) ?? {}
    if (value === undefined) throw new Error(`It has ended: ${text.slice(-300)}`)
    text += value
  }
  stop.abort()
  // The menu is locked until the stopped import has released it.
  const small = writeSheet([
    ['Title', 'Price', 'Category'],
    ['Moon Rice', 4, 'Rice'],
  ])
  expect((await readLines(await send('import', small))).at(-1)?.result).toMatchObject({ inserted: 1 })
  expect(await countEndless()).toBe(0)
  expect(logged).toEqual([])
})

test('an immediate error is answered as usual', async () => {
  const answer = await send('import/preview', new TextEncoder().encode('no'))
  expect([answer.status, await answer.json()]).toEqual([
    415,
    expect.objectContaining({ code: 'UNSUPPORTED_MEDIA' }),
  ])
})

test('a later error is the last line', async () => {
  const lines = await readLines(
    await send('import', longSheet, { mode: 'update', fingerprint: 'of another menu' }),
  )
  expect(lines.length).toBeGreaterThan(1)
  expect(lines.at(-1)?.error).toMatchObject({ code: 'CONFLICT' })
})
