import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Encoding, ReadyAnswer } from './ready-answer.ts'

// Browsers send a handful of different values.
const encodingByHeader = new LRUCache<string, Encoding>({ max: 100, memoMethod: chooseEncoding })

/**
 * Sends ready bytes in the best encoding that the client accepts, or 304 if it has them already. The prepared headers
 * bypass Fastify, whose way of collecting headers costs more than the rest of such an answer.
 */
export function sendReady(request: FastifyRequest, reply: FastifyReply, ready: ReadyAnswer): void {
  const { body, etag, head, unchangedHead } = ready.encoded[encodingFor(request)] ?? ready.encoded.identity
  const { transportHead } = request.server
  reply.hijack()
  if (ready.status === 200 && matches(request.headers['if-none-match'], etag)) {
    reply.raw.writeHead(304, [...transportHead, ...unchangedHead]).end()
  } else {
    reply.raw.writeHead(ready.status, [...transportHead, ...head]).end(body)
  }
}

/** The best encoding that the client accepts. */
export function encodingFor({ headers }: FastifyRequest): Encoding {
  const accepted = headers['accept-encoding']
  return typeof accepted === 'string' ? encodingByHeader.memo(accepted) : 'identity'
}

function chooseEncoding(accepted: string): Encoding {
  if (takes(accepted, 'br')) return 'br'
  return takes(accepted, 'gzip') ? 'gzip' : 'identity'
}

const takes = (accepted: string, encoding: string) =>
  accepted.split(',').some((part) => {
    const [name, ...parameters] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/)
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
  })

// RFC 9110, 13.1.2: a list of tags, or *; If-None-Match compares weakly.
const matches = (header: string | undefined, etag: string) =>
  header !== undefined &&
  (header.trim() === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag))
