import type { ErrorBody } from '@tiffin/contract'

/** A refusal of a request that is no call, in the form in which `readErrorBody` finds that of a call. */
class RefusedRequest extends Error {
  readonly data: { body: ErrorBody }

  constructor(body: ErrorBody) {
    super(body.message)
    this.data = { body }
  }
}

/** What to throw for the body of an answer that was none; null where none came. */
export const refusalOf = (body: unknown): Error =>
  isRefusal(body) ? new RefusedRequest(body) : new Error('No response')

export const isRefusal = (body: unknown): body is ErrorBody =>
  typeof body === 'object' && body !== null && 'code' in body && 'message' in body
