import { siteCopy } from '@tiffin/copy'
import { type SendSubscription, subscribe } from '../guest/newsletter/subscribe.ts'
import { findMarked } from './on-page.ts'

const { button: label, sending } = siteCopy.footer.newsletter

/** Sends the address in the footer, and shows the answer. */
export function sendNewsletter(): void {
  const form = findMarked('newsletter')
  const button = form?.querySelector<HTMLButtonElement>('[type=submit]')
  const answer = form?.querySelector<HTMLElement>('[role=status]')
  const field = form?.querySelector<HTMLInputElement>('[name=email]')
  if (!(form instanceof HTMLFormElement) || !button || !answer || !field) return
  const openedAt = performance.now()
  let isSending = false

  function show(message: string, isError: boolean) {
    if (!button || !answer) return
    button.ariaDisabled = String(isSending)
    button.textContent = isSending ? sending : label
    field?.setAttribute('aria-invalid', String(isError))
    answer.textContent = message
    answer.dataset['wrong'] = String(isError)
  }

  async function handleSubmit(sent: HTMLFormElement) {
    if (isSending) return
    isSending = true
    show('', false)
    const { message, isError } = await subscribe(post, { typed: new FormData(sent), openedAt })
    isSending = false
    show(message, isError)
    if (isError) field?.focus()
    else sent.reset()
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void handleSubmit(form)
  })
}

const post: SendSubscription = async (input, { signal }) => {
  const response = await fetch('/trpc/newsletter.subscribe', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
    signal,
  })
  const { result, error } = (await response.json()) as {
    result?: { data: { message: string } }
    error?: Record<string, unknown>
  }
  if (result === undefined) throw Object.assign(new Error('Not subscribed'), error)
  return result.data
}
