import type { FormSignals } from '@tiffin/contract'
import { useEffect, useState, type InputEvent } from 'react'
import { createAttempts } from './attempts.ts'
import { createFormDraft } from './form-draft.ts'
import { PATIENCE_MS, waitForSignals, HONEYPOT_FIELD } from './form-signals.ts'
import { useServerForm } from './use-server-form.ts'

interface GuestFormOptions<Values, Answer> {
  /** The name under which the draft and the attempts are stored. */
  name: string
  /** Sends the values, with what the server wants to know about the form, under a key that makes repeating safe. */
  send: (values: Values, request: GuestRequest) => Promise<Answer>
  onDone: (answer: Answer) => void
  /** Shown when the server gave no reason. */
  fallback: string
}

interface GuestRequest {
  form: FormSignals
  /** For the call itself. */
  options: { context: { idempotencyKey: string }; signal: AbortSignal }
}

/**
 * A public form: typed text survives a failure and a reload, sending it again never makes a second submission, and
 * bots have a hard time. Needs `<HoneypotField>` among its fields.
 */
export function useGuestForm<Values extends object, Answer>(options: GuestFormOptions<Values, Answer>) {
  const { name, send, onDone, fallback } = options
  const [formState] = useState(() => ({
    draft: createFormDraft(name, [HONEYPOT_FIELD]),
    attempts: createAttempts(`${name}-attempt`),
    openedAt: performance.now(),
  }))
  const { draft, attempts, openedAt } = formState

  const form = useServerForm({
    async send({ [HONEYPOT_FIELD]: honeypot, ...values }: Values & { [HONEYPOT_FIELD]?: string }) {
      const key = attempts.keyOf(JSON.stringify(values))
      const signals = await waitForSignals(openedAt, honeypot ?? '')
      return send(values as unknown as Values, {
        form: signals,
        options: { context: { idempotencyKey: key }, signal: AbortSignal.timeout(PATIENCE_MS) },
      })
    },
    onDone(answer) {
      draft.forget()
      attempts.forget()
      onDone(answer)
    },
    fallback,
  })

  const { element } = form
  useEffect(() => {
    attempts.prepare()
    if (element.current) draft.restore(element.current)
  }, [attempts, draft, element])

  function handleInput(event: InputEvent<HTMLFormElement>) {
    form.props.onInput?.(event)
    draft.save(event.currentTarget)
  }

  return { ...form, props: { ...form.props, onInput: handleInput } }
}
