import type { FormSignals } from '@tiffin/contract'
import { useEffect, useState, type InputEvent } from 'react'
import { createFormDraft } from './form-draft.ts'
import { waitForSignals, HONEYPOT_FIELD } from './form-signals.ts'
import {
  createUnanswered,
  forgetUnanswered,
  NotSent,
  sendOnce,
  type CallOptions,
  type Outcome,
} from './send-once.ts'
import { useServerForm, type Failure } from './use-server-form.ts'

interface GuestFormOptions<Values, Answer> {
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
 * A public form: typed text survives a failure and a reload, sending it again never makes a second submission, and
 * bots have a hard time. Needs `<HoneypotField>` among its fields.
 */
export function useGuestForm<Values extends object, Answer>(options: GuestFormOptions<Values, Answer>) {
  const { name, send, withdraw, onDone, fallback } = options
  const [formState] = useState(() => ({
    draft: createFormDraft(name, [HONEYPOT_FIELD]),
    unanswered: createUnanswered<Values>(name),
    openedAt: performance.now(),
  }))
  const { draft, unanswered, openedAt } = formState
  const [earlier, setEarlier] = useState<Outcome<Values, Answer> | null>(null)

  const form = useServerForm({
    async send({ [HONEYPOT_FIELD]: honeypot, ...values }: Values & { [HONEYPOT_FIELD]?: string }) {
      // The guest has been told what became of the last one.
      if (earlier !== null) forgetUnanswered(unanswered, earlier.idempotencyKey)
      setEarlier(null)
      const signals = await waitForSignals(openedAt, honeypot ?? '')
      return sendOnce<Values, Answer>(unanswered, values as unknown as Values, {
        send: (sent, callOptions) => send(sent, { form: signals, options: callOptions }),
        withdraw,
      })
    },
    onDone(outcome) {
      if (outcome.isEarlier) setEarlier(outcome)
      else finish(outcome)
    },
    fallback,
    explainSilence: (error) => (error instanceof NotSent ? null : lostAnswer),
  })

  function finish({ answer, idempotencyKey }: Outcome<Values, Answer>) {
    setEarlier(null)
    forgetUnanswered(unanswered, idempotencyKey)
    draft.forget()
    onDone(answer)
  }

  const { element } = form
  useEffect(() => {
    if (element.current) draft.restore(element.current)
  }, [draft, element])

  function handleInput(event: InputEvent<HTMLFormElement>) {
    form.props.onInput?.(event)
    draft.save(event.currentTarget)
  }

  return {
    ...form,
    props: { ...form.props, onInput: handleInput },
    /** What was sent before has arrived: nothing was sent until the guest says so. */
    earlier: earlier?.answer ?? null,
    showEarlier: () => earlier && finish(earlier),
  }
}

const lostAnswer: Failure = {
  title: 'We got no response',
  hint: 'It may have arrived all the same. Please check your connection and send it again: we first find out whether it did.',
  isLost: true,
}
