import type { ErrorBody } from '@tiffin/contract'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { statusOf } from '../platform/app-error.ts'
import { allHeaders } from './security-headers.ts'

const bodies: Record<string, ErrorBody> = {
  HPE_HEADER_OVERFLOW: { code: 'TOO_LARGE', message: 'The URL or the headers are too long' },
  ERR_HTTP_REQUEST_TIMEOUT: { code: 'VALIDATION', message: 'The request did not arrive in time' },
}
const otherwise: ErrorBody = { code: 'VALIDATION', message: 'Malformed HTTP request' }

/** As Node's own handler decides: a second answer would end up inside the one that is being sent. */
const isAnswering = (socket: Socket & { _httpMessage?: { headersSent: boolean } | null }) =>
  socket._httpMessage?.headersSent ?? false

/** Answers bytes that never become a request, on the bare connection, and hangs up. */
export function answerMalformedRequests(publicUrl: string) {
  const standing = { ...allHeaders(publicUrl), connection: 'close' }
  return (error: Error & { code?: string }, socket: Socket) => answer(error, socket, standing)
}

function answer(error: Error & { code?: string }, socket: Socket, standing: Record<string, string>) {
  // Browsers open connections in advance: an unsolicited answer would be taken for that of their next request.
  const hasAsked = socket.bytesRead > 0
  if (error.code === 'ECONNRESET' || !socket.writable || !hasAsked) {
    socket.destroy()
    return
  }
  if (isAnswering(socket)) {
    socket.destroySoon()
    return
  }
  const body = bodies[error.code ?? ''] ?? otherwise
  const status = statusOf(body)
  const json = JSON.stringify(body)
  const headers = {
    ...standing,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(json)),
  }
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${json}`)
}
