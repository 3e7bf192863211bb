import { readErrorBody } from './error-body.ts'

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
