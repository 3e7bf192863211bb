import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MIN_FORM_OPEN_MS, type ErrorBody } from '@tiffin/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '../api/query-client.ts'
import { HONEYPOT_FIELD } from './form-signals.ts'
import { useRequestForm } from './use-request-form.ts'

interface Typed {
  name: string
  message: string
  occasion: string
}

const send = vi.fn()
const withdraw = vi.fn()
const onDone = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  send.mockReset().mockResolvedValue('made')
  withdraw.mockReset().mockResolvedValue({ arrived: null })
  onDone.mockReset()
  window.sessionStorage.clear()
  window.localStorage.clear()
})
afterEach(() => void vi.useRealTimers())

function GuestForm() {
  const form = useRequestForm({
    name: 'test',
    send: (values: Typed, request) => send(values, request) as Promise<string>,
    withdraw: (values, options) => withdraw(values, options) as Promise<{ arrived: string | null }>,
    onDone,
    fallback: 'Nothing was sent',
  })
  return (
    <form {...form.props} aria-label="Form">
      <input name="name" aria-label="Name" aria-invalid={'name' in form.errors} />
      <textarea name="message" aria-label="Message" aria-invalid={'message' in form.errors} />
      <select name="occasion" aria-label="Occasion" aria-invalid={'occasion' in form.errors}>
        <option value="">Choose</option>
        <option value="wedding">Wedding</option>
      </select>
      <input name={HONEYPOT_FIELD} aria-label="Honeypot" />
      <button type="submit">{form.isSending ? 'Sending...' : 'Send'}</button>
      {form.failure !== null && <p role="alert">{form.failure.title}</p>}
      {form.earlier !== null && <p role="alert">Arrived: {form.earlier}</p>}
    </form>
  )
}

const openPage = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <GuestForm />
    </QueryClientProvider>,
  )
const typeInto = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } })
const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
async function press() {
  fireEvent.submit(screen.getByRole('form'))
  // Lets the result be rendered.
  await wait(10)
}
type Request = [
  Typed,
  { form: { honeypot: string; openMs: number }; options: { context: { idempotencyKey: string } } },
]
const requests = () => send.mock.calls as Request[]
const keys = () => requests().map(([, { options }]) => options.context.idempotencyKey)

/** What tRPC throws for a server error. */
const appError = (body: ErrorBody) => ({ data: { body } })

test('the form sends what was typed, with the honeypot’s value, and stores nothing after success', async () => {
  openPage()
  typeInto('Name', 'Juniper')
  typeInto('Message', 'For forty?')
  typeInto('Honeypot', 'spam')
  await wait(5000)
  await press()
  const [[values, { form }] = [] as never] = requests()
  expect(values).toEqual({ name: 'Juniper', message: 'For forty?', occasion: '' })
  expect(form).toEqual({ honeypot: 'spam', openMs: 5000 })
  expect(onDone).toHaveBeenCalledWith('made')
  cleanup()
  openPage()
  expect([valueOf('Name'), valueOf('Message')]).toEqual(['', ''])
})

test('a form submitted quickly waits until a person could have typed it', async () => {
  openPage()
  await wait(290)
  await press()
  expect(screen.getByRole('button').textContent).toBe('Sending...')
  await wait(MIN_FORM_OPEN_MS - 301)
  expect(send).not.toHaveBeenCalled()
  await wait(1)
  expect(requests()[0]?.[1].form).toEqual({ honeypot: '', openMs: MIN_FORM_OPEN_MS })
})

test.each([-60, 60])('a clock change of %d minutes meanwhile makes no difference', async (minutes) => {
  openPage()
  await wait(1000)
  vi.setSystemTime(Date.now() + minutes * 60_000)
  await press()
  await wait(MIN_FORM_OPEN_MS - 1000)
  expect(requests()[0]?.[1].form.openMs).toBe(MIN_FORM_OPEN_MS)
})

test('typed text survives a failure and a reload; the honeypot’s value does not', async () => {
  send.mockRejectedValue(new Error('lost'))
  openPage()
  typeInto('Name', 'Juniper')
  typeInto('Message', 'For forty?')
  typeInto('Occasion', 'wedding')
  typeInto('Honeypot', 'spam')
  await wait(MIN_FORM_OPEN_MS)
  await press()
  expect(screen.getByRole('alert').textContent).toBe('We got no response')
  expect([valueOf('Name'), valueOf('Message')]).toEqual(['Juniper', 'For forty?'])
  cleanup()
  openPage()
  expect(['Name', 'Message', 'Occasion', 'Honeypot'].map(valueOf)).toEqual([
    'Juniper',
    'For forty?',
    'wedding',
    '',
  ])
})

test('offline nothing was sent, and the form says so', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  send.mockRejectedValue(new Error('lost'))
  openPage()
  await wait(MIN_FORM_OPEN_MS)
  await press()
  expect(screen.getByRole('alert').textContent).toBe('Nothing was sent')
  onLine.mockRestore()
})

test('the same content keeps its key until it has arrived, also over a reload', async () => {
  send.mockRejectedValueOnce(new Error('lost')).mockRejectedValueOnce(new Error('lost'))
  openPage()
  typeInto('Name', 'Juniper')
  await wait(MIN_FORM_OPEN_MS)
  await press()
  await press()
  cleanup()
  openPage()
  await wait(MIN_FORM_OPEN_MS)
  await press()
  const [first, second, third] = keys()
  expect(first).toMatch(/^[\da-f]{32}$/)
  expect([second, third]).toEqual([first, first])
  expect(onDone).toHaveBeenCalledOnce()
})

test('after a lost answer different content asks first, and is sent with another key if nothing had arrived', async () => {
  openPage()
  await wait(MIN_FORM_OPEN_MS)
  send.mockRejectedValueOnce(new Error('lost'))
  typeInto('Name', 'Juniper')
  await press()
  typeInto('Name', 'Asha')
  await press()
  const [asked] = withdraw.mock.calls as [Typed, { context: { idempotencyKey: string } }][]
  expect([asked?.[0].name, asked?.[1].context.idempotencyKey]).toEqual(['Juniper', keys()[0]])
  await press()
  expect(new Set(keys()).size).toBe(3)
})

test('if the lost one had arrived, nothing is sent until the guest presses again', async () => {
  openPage()
  await wait(MIN_FORM_OPEN_MS)
  send.mockRejectedValueOnce(new Error('lost'))
  typeInto('Name', 'Juniper')
  await press()
  withdraw.mockResolvedValue({ arrived: 'made before' })
  typeInto('Name', 'Asha')
  await press()
  expect(screen.getByRole('alert').textContent).toBe('Arrived: made before')
  expect([send.mock.calls.length, onDone.mock.calls.length, valueOf('Name')]).toEqual([1, 0, 'Asha'])
  await press()
  expect(withdraw).toHaveBeenCalledOnce()
  expect(onDone).toHaveBeenCalledWith('made')
})

test('two clicks in quick succession send it once', async () => {
  openPage()
  await wait(MIN_FORM_OPEN_MS)
  let answer = (_made: string) => {}
  send.mockImplementation(() => new Promise<string>((resolve) => (answer = resolve)))
  await press()
  await press()
  expect(send).toHaveBeenCalledOnce()
  answer('made')
  await wait(0)
  expect(onDone).toHaveBeenCalledOnce()
})

test.each([
  ['message', 'Message'],
  ['occasion', 'Occasion'],
])('an error that the server finds in the field %s moves the focus there', async (path, label) => {
  const message = 'Please say more'
  send.mockRejectedValue(appError({ code: 'VALIDATION', message, issues: [{ path, message }] }))
  openPage()
  await wait(MIN_FORM_OPEN_MS)
  await press()
  const field = screen.getByLabelText(label)
  expect(document.activeElement).toBe(field)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(screen.queryByRole('alert')).toBeNull()
  fireEvent.input(field, { target: { value: 'wedding' } })
  expect(field.getAttribute('aria-invalid')).toBe('false')
})

test('an error that belongs to no field is shown with the server’s message', async () => {
  send.mockRejectedValue(appError({ code: 'RATE_LIMITED', message: 'Too many attempts.' }))
  openPage()
  await wait(MIN_FORM_OPEN_MS)
  await press()
  expect(screen.getByRole('alert').textContent).toBe('Too many attempts.')
})
