import type { ErrorBody } from '@tiffin/contract'

/** The server's error inside a failed call, or null if it never responded (or is broken). */
export function readErrorBody(error: unknown): ErrorBody | null {
  const body = (error as { data?: { body?: ErrorBody } } | null)?.data?.body
  return body !== undefined && body.code !== 'INTERNAL' ? body : null
}
