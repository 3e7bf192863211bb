import { readErrorBody } from './error-body.ts'

const noAnswer = {
  title: 'No response',
  hint: 'Please check your connection and try again.',
}

/** What to say where an order, a reservation, a review or an enquiry could not be moved on. */
export function explainRefusedMove(error: unknown): { title: string; hint?: string } {
  const body = readErrorBody(error)
  if (body === null) return noAnswer
  return body.code === 'CONFLICT'
    ? { title: body.message, hint: 'Here is its current status.' }
    : { title: body.message }
}
