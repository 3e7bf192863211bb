import type { ErrorBody } from '@tiffin/contract'
import { PATIENCE_MS, waitForSignals, TRAP_FIELD } from '../lib/forms/form-signals.ts'
import { findMarked } from './on-page.ts'

/** Sends the address in the footer, and shows the answer. */
export function sendNewsletter(): void {
  const form = findMarked('newsletter')
  const button = form?.querySelector<HTMLButtonElement>('[type=submit]')
  const answer = form?.querySelector<HTMLElement>('[role=status]')
  const field = form?.querySelector<HTMLInputElement>('[name=email]')
  const trap = form?.querySelector<HTMLInputElement>(`[name=${TRAP_FIELD}]`)
  if (!(form instanceof HTMLFormElement) || !button || !answer || !field) return
  const openedAt = performance.now()
  const label = button.textContent
  const { sending = label, failed = '' } = form.dataset

  function show(message: string, isRefusal: boolean) {
    if (!field || !answer) return
    field.setAttribute('aria-invalid', String(isRefusal))
    answer.textContent = message
    answer.dataset['wrong'] = String(isRefusal)
  }

  function showSending(isSending: boolean) {
    if (!button) return
    button.ariaDisabled = String(isSending)
    button.textContent = isSending ? sending : label
  }

  async function handleSubmit() {
    if (button?.ariaDisabled === 'true' || !field) return
    showSending(true)
    show('', false)
    const signals = await waitForSignals(openedAt, trap?.value ?? '')
    // Even the server could not be reached.
    const found = await subscribe(field.value, signals).catch(() => ({ message: null, isRefusal: true }))
    showSending(false)
    show(found.message ?? failed, found.isRefusal)
    if (found.isRefusal) field.focus()
    else field.value = ''
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void handleSubmit()
  })
}

interface Answer {
  result?: { data: { message: string } }
  error?: { data?: { body?: ErrorBody } }
}

async function subscribe(email: string, form: unknown) {
  const response = await fetch('/trpc/newsletter.subscribe', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, form }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  const { result, error } = (await response.json()) as Answer
  if (result) return { message: result.data.message, isRefusal: false }
  const body = error?.data?.body
  return { message: body && body.code !== 'INTERNAL' ? body.message : null, isRefusal: true }
}
