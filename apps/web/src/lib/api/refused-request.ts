import type { ErrorBody } from '@tiffin/contract'

/** An error of a request outside tRPC, in the form in which `readErrorBody` finds that of a call. */
class RefusedRequest extends Error {
  readonly data: { body: ErrorBody }

  constructor(body: ErrorBody) {
    super(body.message)
    this.data = { body }
  }
}

/** The error to throw for the body of a failed response; null if none arrived. */
export const refusalOf = (body: unknown): Error =>
  isRefusal(body) ? new RefusedRequest(body) : new Error('No response')

export const isRefusal = (body: unknown): body is ErrorBody =>
  typeof body === 'object' && body !== null && 'code' in body && 'message' in body
