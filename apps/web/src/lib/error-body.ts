import type { ErrorBody } from '@tiffin/contract'

/** The server's refusal inside an error of a call, or null when it never answered (or is broken). */
export function readErrorBody(error: unknown): ErrorBody | null {
  const body = (error as { data?: { body?: ErrorBody } } | null)?.data?.body
  return body !== undefined && body.code !== 'INTERNAL' ? body : null
}
