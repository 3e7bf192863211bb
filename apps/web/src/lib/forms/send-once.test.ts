// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { createUnanswered, NotSent, sendOnce, type CallOptions } from './send-once.ts'

interface Wish {
  dish: string
}

const two: Wish = { dish: 'two samosas' }
const three: Wish = { dish: 'three samosas' }
const store = createUnanswered<Wish>('test')
const send = vi.fn<(wish: Wish, options: CallOptions) => Promise<string>>()
const withdraw = vi.fn<(wish: Wish, options: CallOptions) => Promise<{ arrived: string | null }>>()
const press = (wish: Wish) => sendOnce(store, wish, { send, withdraw })
const keys = () => send.mock.calls.map(([, { context }]) => context.idempotencyKey)
const optionsWith = (idempotencyKey: unknown) => expect.objectContaining({ context: { idempotencyKey } })
const lost = new TypeError('Failed to fetch')
const appError = (code: string) => ({ data: { body: { code, message: 'No' } } })

beforeEach(() => {
  window.localStorage.clear()
  send.mockReset().mockResolvedValue('placed')
  withdraw.mockReset().mockResolvedValue({ arrived: null })
})

test('once it is answered nothing is stored, and the same again is a new request', async () => {
  expect(await press(two)).toMatchObject({ answer: 'placed', request: two, isEarlier: false, wasLost: false })
  expect(window.localStorage).toHaveLength(0)
  await press(two)
  expect(new Set(keys()).size).toBe(2)
  expect(keys()[0]).toMatch(/^[\da-f]{32}$/)
})

test('after a lost answer the same request has the same key, also in another tab', async () => {
  send.mockRejectedValueOnce(lost)
  await expect(press(two)).rejects.toBe(lost)
  const otherTab = createUnanswered<Wish>('test')
  expect(await sendOnce(otherTab, two, { send, withdraw })).toMatchObject({ wasLost: true })
  expect(keys()[1]).toBe(keys()[0])
  expect(withdraw).not.toHaveBeenCalled()
})

test('another request asks first, and is not sent if the last one arrived', async () => {
  send.mockRejectedValueOnce(lost)
  await expect(press(two)).rejects.toBe(lost)
  withdraw.mockResolvedValue({ arrived: 'placed before' })
  expect(await press(three)).toMatchObject({ answer: 'placed before', request: two, isEarlier: true })
  expect(withdraw).toHaveBeenCalledWith(two, optionsWith(keys()[0]))
  expect(send).toHaveBeenCalledOnce()
  // A reload changes nothing.
  expect(await press(three)).toMatchObject({ isEarlier: true })
})

test('if the last one did not arrive, the other one is sent with a key of its own', async () => {
  send.mockRejectedValueOnce(lost)
  await expect(press(two)).rejects.toBe(lost)
  expect(await press(three)).toMatchObject({ answer: 'placed', isEarlier: false })
  expect(keys()[1]).not.toBe(keys()[0])
})

test('while the question itself is not answered, nothing else is sent', async () => {
  send.mockRejectedValueOnce(lost)
  await expect(press(two)).rejects.toBe(lost)
  withdraw.mockRejectedValue(lost)
  await expect(press(three)).rejects.toBe(lost)
  expect(send).toHaveBeenCalledOnce()
})

test('an app error is an answer: the next request need not ask', async () => {
  send.mockRejectedValueOnce(appError('OUT_OF_STOCK'))
  await expect(press(two)).rejects.toMatchObject({ data: { body: { code: 'OUT_OF_STOCK' } } })
  await press(three)
  expect(withdraw).not.toHaveBeenCalled()
})

test('an app error does not answer what was sent before it and lost', async () => {
  send.mockRejectedValueOnce(lost).mockRejectedValueOnce(appError('OUT_OF_STOCK'))
  await expect(press(two)).rejects.toBe(lost)
  await expect(press(two)).rejects.toBeDefined()
  await press(three)
  expect(withdraw).toHaveBeenCalledWith(two, optionsWith(keys()[0]))
})

test('a database that failed may have stored it', async () => {
  send.mockRejectedValueOnce(appError('UNAVAILABLE'))
  await expect(press(two)).rejects.toBeDefined()
  await press(two)
  expect(keys()[1]).toBe(keys()[0])
})

test('what another tab has withdrawn is over: the next press has another key', async () => {
  send.mockRejectedValueOnce(lost).mockRejectedValueOnce(appError('CONFLICT'))
  await expect(press(two)).rejects.toBe(lost)
  await expect(press(two)).rejects.toBeDefined()
  await press(two)
  expect(keys()[2]).not.toBe(keys()[0])
})

test('what the server could not read it has not stored', async () => {
  send.mockRejectedValueOnce(lost)
  await expect(press(two)).rejects.toBe(lost)
  withdraw.mockRejectedValue(appError('VALIDATION'))
  expect(await press(three)).toMatchObject({ isEarlier: false })
})

test('offline nothing was sent, unless something was sent before', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  send.mockRejectedValue(lost)
  await expect(press(two)).rejects.toBeInstanceOf(NotSent)
  expect(window.localStorage).toHaveLength(0)
  onLine.mockReturnValue(true)
  await expect(press(two)).rejects.toBe(lost)
  onLine.mockReturnValue(false)
  await expect(press(two)).rejects.toBe(lost)
  onLine.mockRestore()
})

test('after a day the server no longer knows the key, and it is a new request', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  send.mockRejectedValueOnce(lost)
  await expect(press(two)).rejects.toBe(lost)
  vi.setSystemTime(Date.now() + 24 * 60 * 60 * 1000)
  await press(three)
  expect(withdraw).not.toHaveBeenCalled()
})

test.each(['{broken', 'null', '7', '{"idempotencyKey":7}', '{"idempotencyKey":"k","request":null}'])(
  'the corrupted content %s is ignored',
  async (damaged) => {
    window.localStorage.setItem('unanswered-test', damaged)
    expect(await press(two)).toMatchObject({ isEarlier: false, wasLost: false })
  },
)
