import type { FastifyReply, FastifyRequest } from 'fastify'
import type { IncomingMessage } from 'node:http'
import { AppError } from '../platform/app-error.ts'

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
