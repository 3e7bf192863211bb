import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { ServerResponse } from 'node:http'
import type { Encoding, ReadyAnswer } from './ready-answer.ts'

// Browsers send a handful of different values.
const encodingByHeader = new LRUCache<string, Encoding>({ max: 100, memoMethod: chooseEncoding })

/** Sends ready bytes in the best encoding that the client accepts, or 304 if it has them already. */
export function sendReady(request: FastifyRequest, reply: FastifyReply, ready: ReadyAnswer): void {
  const { transportHead } = request.server
  const ifNoneMatch = request.headers['if-none-match']
  reply.hijack()
  writeReady(reply.raw, ready, { encoding: encodingFor(request), ifNoneMatch, transportHead })
}

/**
 * Answers with the status that it returns. The prepared headers bypass Fastify, whose way of collecting headers costs
 * more than the rest of such an answer.
 */
export function writeReady(response: ServerResponse, ready: ReadyAnswer, wanted: Wanted): number {
  const { encoding, ifNoneMatch, transportHead } = wanted
  const { body, etag, head, unchangedHead } = ready.encoded[encoding] ?? ready.encoded.identity
  if (ready.status === 200 && matches(ifNoneMatch, etag)) {
    response.writeHead(304, [...transportHead, ...unchangedHead]).end()
    return 304
  }
  response.writeHead(ready.status, [...transportHead, ...head]).end(body)
  return ready.status
}

interface Wanted {
  encoding: Encoding
  ifNoneMatch: string | undefined
  transportHead: string[]
}

/** The best encoding that the client accepts. */
export const encodingFor = ({ headers }: FastifyRequest): Encoding => encodingOf(headers['accept-encoding'])

/** The best encoding for a value of `Accept-Encoding`. */
export const encodingOf = (accepted: string | string[] | undefined): Encoding =>
  typeof accepted === 'string' ? encodingByHeader.memo(accepted) : 'identity'

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
