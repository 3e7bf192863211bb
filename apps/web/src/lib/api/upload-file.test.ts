// @vitest-environment jsdom
import { PROGRESS_TYPE } from '@tiffin/contract'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readErrorBody } from './explain-failure.ts'
import { onSessionEndedElsewhere } from '../session/notice-ended-session.ts'
import { forgetSession, saveSession, tokenStore } from '../session/session.ts'
import { FakeXhr } from './fake-xhr.ts'
import { uploadFile } from './upload-file.ts'

const user = { _id: 'u1', name: 'Asha', email: 'asha@example.com', role: 'admin' } as const
const file = new File(['crisp'], 'samosa.png', { type: 'image/png' })

const lastRequest = () => FakeXhr.last as FakeXhr

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', FakeXhr)
  saveSession({ token: 'first', user })
})
afterEach(() => {
  vi.unstubAllGlobals()
  forgetSession()
})

test('a file is sent with its name, the fields and the signed-in user’s token', async () => {
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

test('an error is read like that of any other call', async () => {
  const sent = uploadFile({ path: '/api/pictures', file })
  lastRequest().answer(415, { code: 'UNSUPPORTED_MEDIA', message: 'No picture' })
  const error = await sent.catch((reason: unknown) => reason)
  expect(readErrorBody(error)).toEqual({ code: 'UNSUPPORTED_MEDIA', message: 'No picture' })
})

test.each([
  ['no answer', (request: FakeXhr) => request.end('error')],
  ['a proxy’s own answer', (request: FakeXhr) => request.answer(502, '<h1>Bad</h1>')],
  ['an empty success response', (request: FakeXhr) => request.answer(200, '')],
])('%s is a failure without a reason', async (_what, end) => {
  const sent = uploadFile({ path: '/api/pictures', file })
  end(lastRequest())
  const error = await sent.catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(Error)
  expect(readErrorBody(error)).toBeNull()
})

describe('a long operation', () => {
  const sendWatched = () => {
    const done: number[] = []
    const sent = uploadFile({ path: '/api/products/import', file, onWork: (work) => done.push(work.done) })
    return { done, sent, last: lastRequest() }
  }
  const progress = (done: number) => ({ progress: { step: 'writing', done, of: 9 } })

  test('reports its progress, and its last line is the result', async () => {
    const { done, sent, last } = sendWatched()
    expect(last.headers['accept']).toBe(PROGRESS_TYPE)
    last.sendLine(progress(0))
    last.sendLine(progress(5))
    last.conclude({ result: { inserted: 9 } })
    expect(await sent).toEqual({ inserted: 9 })
    expect(done).toEqual([0, 5])
  })

  test('may end with an error, although the response had begun', async () => {
    const { sent, last } = sendWatched()
    last.sendLine(progress(0))
    last.conclude({ error: { code: 'CONFLICT', message: 'The menu has changed' } })
    expect(readErrorBody(await sent.catch((reason: unknown) => reason))?.code).toBe('CONFLICT')
  })

  test('fails without a reason if the response breaks off', async () => {
    const { sent, last } = sendWatched()
    last.sendLine(progress(3))
    last.answer(200, last.responseText)
    expect(readErrorBody(await sent.catch((reason: unknown) => reason))).toBeNull()
    await expect(sent).rejects.toThrow('No response')
  })
})

test('an expired session is deleted, and the page is notified', async () => {
  const onEnded = vi.fn()
  onSessionEndedElsewhere(onEnded)
  const sent = uploadFile({ path: '/api/pictures', file })
  lastRequest().answer(401, { code: 'UNAUTHENTICATED', message: 'Please log in again' })
  await expect(sent).rejects.toThrow('Please log in again')
  expect(tokenStore.get()).toBeNull()
  expect(onEnded).toHaveBeenCalledExactlyOnceWith({ path: '/api/pictures', isRead: false })
})

test('a late response about an older session does not end the new one', async () => {
  const onEnded = vi.fn()
  onSessionEndedElsewhere(onEnded)
  const sent = uploadFile({ path: '/api/pictures', file })
  saveSession({ token: 'second', user })
  lastRequest().answer(401, { code: 'UNAUTHENTICATED', message: 'Please log in again' })
  await expect(sent).rejects.toThrow('Please log in again')
  expect([tokenStore.get(), onEnded.mock.calls]).toEqual(['second', []])
})

test('it can be stopped, even before it has started', async () => {
  const stop = new AbortController()
  const sent = uploadFile({ path: '/api/pictures', file, signal: stop.signal })
  stop.abort()
  await expect(sent).rejects.toThrow('stopped')
  await expect(uploadFile({ path: '/api/pictures', file, signal: stop.signal })).rejects.toThrow('stopped')
  expect(lastRequest().body).toBeNull()
})
