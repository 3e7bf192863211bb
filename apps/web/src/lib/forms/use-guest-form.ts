import { useState } from 'react'
import { forgetUnanswered, sendOnce, type Calls, type Outcome, type UnansweredStore } from './send-once.ts'
import { useServerForm, type ServerFormOptions } from './use-server-form.ts'

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
