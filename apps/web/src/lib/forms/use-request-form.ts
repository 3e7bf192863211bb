import type { FormSignals } from '@tiffin/contract'
import { useState } from 'react'
import { createFormDraft, useFormDraft } from './form-draft.ts'
import { waitForSignals, HONEYPOT_FIELD } from './form-signals.ts'
import { createUnanswered, NotSent, type CallOptions } from './send-once.ts'
import { useGuestForm } from './use-guest-form.ts'
import type { Failure } from './use-server-form.ts'

interface RequestFormOptions<Values, Answer> {
  /** The name under which the draft, and what was not answered, are stored. */
  name: string
  /** Sends the values, with what the server wants to know about the form, under a key that makes repeating safe. */
  send: (values: Values, request: GuestRequest) => Promise<Answer>
  /** Asks what became of values that were sent before: null in the answer if they never arrive. */
  withdraw: (values: Values, options: CallOptions) => Promise<{ arrived: Answer | null }>
  onDone: (answer: Answer) => void
  /** Shown when the server gave no reason. */
  fallback: string
}

interface GuestRequest {
  form: FormSignals
  options: CallOptions
}

/**
 * A guest's form whose request is what is typed into its fields: typed text survives a failure and a reload, and bots have
 * a hard time. Needs `<HoneypotField>` among its fields.
 */
export function useRequestForm<Values extends object, Answer>(options: RequestFormOptions<Values, Answer>) {
  const { name, send, withdraw, onDone, fallback } = options
  const [formState] = useState(() => ({
    draft: createFormDraft(name, [HONEYPOT_FIELD]),
    unanswered: createUnanswered<Values>(name),
    openedAt: performance.now(),
  }))
  const { draft, unanswered, openedAt } = formState

  const form = useGuestForm<Values & { [HONEYPOT_FIELD]?: string }, Values, Answer>({
    unanswered,
    async send({ [HONEYPOT_FIELD]: honeypot, ...values }, once) {
      const signals = await waitForSignals(openedAt, honeypot ?? '')
      return once(values as unknown as Values, (sent, callOptions) =>
        send(sent, { form: signals, options: callOptions }),
      )
    },
    withdraw,
    onDone({ answer }) {
      draft.forget()
      onDone(answer)
    },
    fallback,
    explainSilence: (error) => (error instanceof NotSent ? null : lostAnswer),
  })

  return { ...form, props: useFormDraft(form, draft) }
}

const lostAnswer: Failure = {
  title: 'We got no response',
  hint: 'It may have arrived all the same. Please check your connection and send it again: we first find out whether it did.',
  isLost: true,
}
