import type { FormSignals } from '@tiffin/contract'
import { useState } from 'react'
import { createFormDraft, useFormDraft } from './form-draft.ts'
import { waitForSignals, HONEYPOT_FIELD } from './form-signals.ts'
import {
  type Calls,
  createUnanswered,
  forgetUnanswered,
  NotSent,
  type CallOptions,
  type Outcome,
  sendOnce,
  type UnansweredStore,
} from './send-once.ts'
import { type Failure, type ServerFormOptions, useServerForm } from './use-server-form.ts'

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

interface GuestFormOptions<Values, Request, Answer>
  extends
    Omit<ServerFormOptions<Values, Answer>, 'send' | 'onDone'>,
    Pick<Calls<Request, Answer>, 'withdraw'> {
  /** Where what was sent and not answered is kept. */
  unanswered: UnansweredStore<Request>
  /** Makes the request and sends it, once. */
  send: (values: Values, once: Once<Request, Answer>) => Promise<Outcome<Request, Answer>>
  onDone: (outcome: Outcome<Request, Answer>) => void
}

type Once<Request, Answer> = (
  request: Request,
  send: Calls<Request, Answer>['send'],
) => Promise<Outcome<Request, Answer>>

/**
 * Every form with which a guest asks for something, the checkout too: sending it again never makes a second order or
 * request, and when an answer was lost, the guest is told what became of it before anything else is sent.
 */
export function useGuestForm<Values extends object, Request, Answer>(
  options: GuestFormOptions<Values, Request, Answer>,
) {
  const { unanswered, send, withdraw, onDone, ...others } = options
  const [earlier, setEarlier] = useState<Outcome<Request, Answer> | null>(null)

  const form = useServerForm<Values, Outcome<Request, Answer>>({
    ...others,
    send(values) {
      // The guest has been told what became of the last one.
      if (earlier !== null) forgetUnanswered(unanswered, earlier.idempotencyKey)
      setEarlier(null)
      return send(values, (request, sendRequest) =>
        sendOnce(unanswered, request, { send: sendRequest, withdraw }),
      )
    },
    onDone(outcome) {
      if (outcome.isEarlier) setEarlier(outcome)
      else finish(outcome)
    },
  })

  function finish(outcome: Outcome<Request, Answer>) {
    setEarlier(null)
    forgetUnanswered(unanswered, outcome.idempotencyKey)
    onDone(outcome)
  }

  return {
    ...form,
    /** What was sent before has arrived: nothing was sent until the guest says so. */
    earlier: earlier?.answer ?? null,
    showEarlier: () => earlier && finish(earlier),
  }
}
