import type { FastifyReply, FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'
import type { Context, Deps } from '../platform/context.ts'

/** What a procedure may know about the request, whichever door it came through. */
export function requestContext(deps: Deps, request: FastifyRequest, reply: FastifyReply): Context {
  const key = request.headers['idempotency-key']
  const token = bearerToken(request.headers.authorization)
  return {
    ...deps,
    token,
    identify: once(async () => (token ? deps.findCaller(token) : null)),
    address: addressOf(request.ip),
    userAgent: request.headers['user-agent'] ?? null,
    log: request.log,
    idempotencyKey: typeof key === 'string' ? key : null,
    setHeader: (name, value) => void reply.header(name, value),
  }
}

// A scheme other than Bearer counts as an unknown token; only a missing header means an anonymous caller.
function bearerToken(authorization: string | undefined): string | null {
  if (authorization === undefined) return null
  return /^Bearer +(\S+)$/i.exec(authorization.trim())?.[1] ?? ''
}

/** For anonymous calls: rendering a page, filling a cache. */
export function anonymousContext(deps: Deps): Context {
  return {
    ...deps,
    token: null,
    identify: async () => null,
    address: '',
    userAgent: null,
    log: { info: () => {}, warn: () => {} },
    idempotencyKey: null,
    setHeader: () => {},
  }
}

function once<Result>(produce: () => Promise<Result>): () => Promise<Result> {
  let produced: Promise<Result> | null = null
  return () => (produced ??= produce())
}

// The owner of one IPv6 address has the 2^64 of their network. Proxies write one address in several ways.
export function addressOf(ip = ''): string {
  if (!ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  if (address instanceof ipaddr.IPv4) return address.toString()
  return address.parts
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')
}
