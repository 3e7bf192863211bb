import { PROGRESS_TYPE } from '@tiffin/contract'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readErrorBody } from './error-body.ts'
import { onSessionEndedElsewhere } from './notice-ended-session.ts'
import { forgetSession, keepSession, tokenStore } from './session.ts'
import { SilentRequest } from './silent-request.ts'
import { uploadFile } from './upload-file.ts'

const user = { _id: 'u1', name: 'Asha', email: 'asha@example.com', role: 'admin' } as const
const file = new File(['crisp'], 'samosa.png', { type: 'image/png' })

const lastRequest = () => SilentRequest.last as SilentRequest

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', SilentRequest)
  keepSession({ token: 'first', user })
})
afterEach(() => {
  vi.unstubAllGlobals()
  forgetSession()
})

test('a file goes out under its name, with the fields and in the name of who is signed in', async () => {
  const parts: number[] = []
  const onProgress = (part: number) => parts.push(part)
  const sent = uploadFile({ path: '/api/pictures', file, fields: { dryRun: 'true' }, onProgress })
  const last = lastRequest()
  expect([last.address, last.headers]).toEqual(['POST /api/pictures', { authorization: 'Bearer first' }])
  expect(last.body?.get('dryRun')).toBe('true')
  expect(last.body?.get('file')).toMatchObject({ name: 'samosa.png' })
  last.progress(2, 8)
  last.answer(201, { url: '/uploads/x' })
  expect(await sent).toEqual({ url: '/uploads/x' })
  expect(parts).toEqual([0.25])
})

test('a refusal is read like that of any other call', async () => {
  const sent = uploadFile({ path: '/api/pictures', file })
  lastRequest().answer(415, { code: 'UNSUPPORTED_MEDIA', message: 'No picture' })
  const error = await sent.catch((reason: unknown) => reason)
  expect(readErrorBody(error)).toEqual({ code: 'UNSUPPORTED_MEDIA', message: 'No picture' })
})

test.each([
  ['no answer', (request: SilentRequest) => request.end('error')],
  ['an answer of somebody in between', (request: SilentRequest) => request.answer(502, '<h1>Bad</h1>')],
  ['a success without words', (request: SilentRequest) => request.answer(200, '')],
])('%s is a failure without a reason', async (_what, end) => {
  const sent = uploadFile({ path: '/api/pictures', file })
  end(lastRequest())
  const error = await sent.catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(Error)
  expect(readErrorBody(error)).toBeNull()
})

describe('of a long work', () => {
  const sendWatched = () => {
    const done: number[] = []
    const sent = uploadFile({ path: '/api/products/import', file, onWork: (work) => done.push(work.done) })
    return { done, sent, last: lastRequest() }
  }
  const progress = (done: number) => ({ progress: { step: 'writing', done, of: 9 } })

  test('it is told how far it is, and the last line is the answer', async () => {
    const { done, sent, last } = sendWatched()
    expect(last.headers['accept']).toBe(PROGRESS_TYPE)
    last.tell(progress(0))
    last.tell(progress(5))
    last.conclude({ result: { inserted: 9 } })
    expect(await sent).toEqual({ inserted: 9 })
    expect(done).toEqual([0, 5])
  })

  test('what is refused on the way is a refusal, though the answer had begun', async () => {
    const { sent, last } = sendWatched()
    last.tell(progress(0))
    last.conclude({ error: { code: 'CONFLICT', message: 'The menu has changed' } })
    expect(readErrorBody(await sent.catch((reason: unknown) => reason))?.code).toBe('CONFLICT')
  })

  test('an answer that breaks off is a failure without a reason', async () => {
    const { sent, last } = sendWatched()
    last.tell(progress(3))
    last.answer(200, last.responseText)
    expect(readErrorBody(await sent.catch((reason: unknown) => reason))).toBeNull()
    await expect(sent).rejects.toThrow('No response')
  })
})

test('a session that has ended is dropped, and the page is told', async () => {
  const tell = vi.fn()
  onSessionEndedElsewhere(tell)
  const sent = uploadFile({ path: '/api/pictures', file })
  lastRequest().answer(401, { code: 'UNAUTHENTICATED', message: 'Please log in again' })
  await expect(sent).rejects.toThrow('Please log in again')
  expect(tokenStore.get()).toBeNull()
  expect(tell).toHaveBeenCalledExactlyOnceWith({ path: '/api/pictures', isRead: false })
})

test('a late answer about an older session leaves the new one', async () => {
  const tell = vi.fn()
  onSessionEndedElsewhere(tell)
  const sent = uploadFile({ path: '/api/pictures', file })
  keepSession({ token: 'second', user })
  lastRequest().answer(401, { code: 'UNAUTHENTICATED', message: 'Please log in again' })
  await expect(sent).rejects.toThrow('Please log in again')
  expect([tokenStore.get(), tell.mock.calls]).toEqual(['second', []])
})

test('it can be stopped, also before it began', async () => {
  const stop = new AbortController()
  const sent = uploadFile({ path: '/api/pictures', file, signal: stop.signal })
  stop.abort()
  await expect(sent).rejects.toThrow('stopped')
  await expect(uploadFile({ path: '/api/pictures', file, signal: stop.signal })).rejects.toThrow('stopped')
  expect(lastRequest().body).toBeNull()
})
