import type { ErrorBody } from '@tiffin/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { AppError, statusOf } from '../platform/app-error.ts'
import { allHeaders } from './security-headers.ts'

// Node passes on the first of several, a proxy may have gone by the last.
const singleFields = ['host', 'authorization', 'content-type', 'idempotency-key']
const hostPattern = /^(\[[\da-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i

/**
 * Refuses what a proxy could understand in another way than this server, and hangs up, because what follows on the connection may
 * be part of it. Node's parser has refused most of it before: RFC 9112 is tested as a whole.
 */
export function rejectAmbiguous({ raw }: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void) {
  const isClear =
    isKnownVersion(raw) &&
    singleFields.every((name) => countOf(raw, name) < 2) &&
    hasClearTarget(raw) &&
    isFramed(raw)
  if (isClear) return done()
  reply.header('connection', 'close')
  done(new AppError('VALIDATION', 'Malformed HTTP request'))
}

const isKnownVersion = ({ httpVersion }: IncomingMessage) => httpVersion === '1.1' || httpVersion === '1.0'

const countOf = ({ rawHeaders }: IncomingMessage, wanted: string) =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === wanted).length

/** Whether it can only be understood as a host's name or address, with or without a port. */
export const isHost = (value: string): boolean => hostPattern.test(value)

/** Programs that speak HTTP/1.0 may leave the host out; an address that contains one must contain the same. */
function hasClearTarget({ url = '', headers }: IncomingMessage): boolean {
  if (headers.host !== undefined && !isHost(headers.host)) return false
  if (url.includes('#')) return false
  if (url.startsWith('/') || url === '*') return true
  const [, named] = /^https?:\/\/([^/?]*)/i.exec(url) ?? []
  return named !== undefined && named.toLowerCase() === headers.host?.toLowerCase()
}

/** Nothing here decodes another coding. */
const isFramed = ({ headers }: IncomingMessage) => {
  const coding = headers['transfer-encoding']
  return coding === undefined || coding.toLowerCase() === 'chunked'
}

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
