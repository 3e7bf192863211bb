import type { ErrorBody } from '@tiffin/contract'

export interface Failure {
  title: string
  hint?: string | undefined
}

const noAnswer: Failure = {
  title: 'No response',
  hint: 'Please check your connection and try again.',
}

/** What the server said about a failure or, if it said nothing, what to say instead. */
export function explainFailure(error: unknown, unanswered = noAnswer): Failure {
  const body = readErrorBody(error)
  return body === null ? unanswered : { title: body.message }
}

/** Someone else was faster: what is shown is no longer up to date. */
export const isConflict = (error: unknown) => readErrorBody(error)?.code === 'CONFLICT'

/** The same where an order, a reservation, a review or an enquiry could not be moved on. */
export const explainFailedMove = (error: unknown): Failure => ({
  ...explainFailure(error),
  ...(isConflict(error) && { hint: 'Here is its current status.' }),
})

/** An error of a request outside tRPC, in the form in which `readErrorBody` finds that of a call. */
class RejectedRequest extends Error {
  readonly data: { body: ErrorBody }

  constructor(body: ErrorBody) {
    super(body.message)
    this.data = { body }
  }
}

/** The error to throw for the body of a failed response; null if none arrived. */
export const errorOf = (body: unknown): Error =>
  isErrorBody(body) ? new RejectedRequest(body) : new Error('No response')

export const isErrorBody = (body: unknown): body is ErrorBody =>
  typeof body === 'object' && body !== null && 'code' in body && 'message' in body

/** The server's error inside a failed call, or null if it never responded (or is broken). */
export function readErrorBody(error: unknown): ErrorBody | null {
  const body = (error as { data?: { body?: ErrorBody } } | null)?.data?.body
  return body !== undefined && body.code !== 'INTERNAL' ? body : null
}
