/** Turns a call into a request, once, so all its attempts send the same. */
import type { Outgoing } from './send.ts'
import type { ProcedureRow } from './procedure-row.ts'
import { TiffinError } from './tiffin-error.ts'

interface Call {
  site: string
  /** The router's name for it, `orders.place`. */
  path: string
  row: ProcedureRow
  input: unknown
  token: string | undefined
  idempotencyKey: string | undefined
}

/** A call's request, with a key if it takes one; throws `VALIDATION` for input that JSON or a form cannot contain. */
export function outgoingOf(call: Call): Outgoing {
  try {
    return requestOf(call)
  } catch (cause) {
    throw new TiffinError('VALIDATION', `The input of ${call.path} cannot be sent`, { cause })
  }
}

function requestOf({ site, path, row, input, token, idempotencyKey }: Call): Outgoing {
  const headers = new Headers(token === undefined ? {} : { authorization: `Bearer ${token}` })
  if (row.isKeyed) headers.set('idempotency-key', idempotencyKey ?? newKey())
  if (row.uploadTo !== undefined) {
    const url = `${site}/api${row.uploadTo}`
    return { url, method: 'POST', headers, body: formOf(input as Fields), isEnveloped: false }
  }
  // A call whose fields are all optional may be made without input.
  const json = JSON.stringify(input ?? {})
  const url = `${site}/trpc/${path}`
  if (row.type === 'query') {
    const search = `?input=${encodeURIComponent(json)}`
    return { url: url + search, method: 'GET', headers, body: null, isEnveloped: true }
  }
  headers.set('content-type', 'application/json')
  return { url, method: 'POST', headers, body: json, isEnveloped: true }
}

// Not randomUUID: browsers offer it only on https, and a till may be on the restaurant's own network.
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

interface Fields extends Record<string, unknown> {
  file: Blob | Uint8Array<ArrayBuffer>
  fileName?: string
}

function formOf({ file, fileName = nameOf(file), ...fields }: Fields): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) if (typeof value === 'string') form.append(name, value)
  form.append('file', file instanceof Blob ? file : new Blob([file]), fileName)
  return form
}

// A file chosen in a browser has its own name.
const nameOf = (file: Blob | Uint8Array) => (file instanceof File ? file.name : 'file')
