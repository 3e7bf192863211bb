import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context, Deps } from '../platform/procedures.ts'

/** What a procedure may know of the request, whichever door it came through. */
export function requestContext(deps: Deps, request: FastifyRequest, reply: FastifyReply): Context {
  const key = request.headers['idempotency-key']
  return {
    ...deps,
    token: bearerToken(request.headers.authorization),
    idempotencyKey: typeof key === 'string' ? key : null,
    setHeader: (name, value) => void reply.header(name, value),
  }
}

// Another scheme than Bearer is a token that nobody knows; only silence is "nobody".
function bearerToken(authorization: string | undefined): string | null {
  if (authorization === undefined) return null
  return /^Bearer +(\S+)$/i.exec(authorization.trim())?.[1] ?? ''
}

/** For calls that come from nobody: rendering a page, filling a cache. */
export function anonymousContext(deps: Deps): Context {
  return { ...deps, token: null, idempotencyKey: null, setHeader: () => {} }
}
