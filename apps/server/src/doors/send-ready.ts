import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ReadyAnswer } from './byte-cache.ts'

/** Sends ready bytes in the best encoding that the client takes, or 304 where it has them already. */
export function sendReady(request: FastifyRequest, reply: FastifyReply, ready: ReadyAnswer): FastifyReply {
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const etag = `"${ready.etag}-${encoding}"`
  reply.status(ready.status).headers(ready.headers).header('etag', etag).header('vary', 'accept-encoding')
  if (ready.status === 200 && matches(request.headers['if-none-match'], etag)) return reply.status(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(ready[encoding])
}

function chooseEncoding(accepted: string | undefined): 'br' | 'gzip' | 'identity' {
  if (accepted === undefined) return 'identity'
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
