import type { FastifyReply, FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'
import { admitApiKey } from '../platform/admit-api-key.ts'
import { isKeyLike } from '../platform/api-key-text.ts'
import type { Context, Deps } from '../platform/context.ts'

/** What a procedure may know about the request, whichever API it came through. */
export function requestContext(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  { calls = 1 }: { calls?: number } = {},
): Context {
  const key = request.headers['idempotency-key']
  const token = bearerToken(request.headers.authorization)
  const sendsKey = token !== null && isKeyLike(token)
  const about = {
    address: addressOf(request.ip),
    log: request.log,
    setHeader: (name: string, value: string) => void reply.header(name, value),
  }
  const keyed = () => {
    const { db, clock, limits, isDemo, publicUrl } = deps
    const sent = { key: token ?? '', ip: request.ip, isPlain: isPlain(request, publicUrl), calls }
    return admitApiKey({ db, clock, limits, isDemo, ...about }, sent)
  }
  return {
    ...deps,
    ...about,
    token,
    sendsKey,
    checkInput: null,
    identify: once(async () => (sendsKey ? keyed() : token ? deps.findCaller(token) : null)),
    userAgent: request.headers['user-agent'] ?? null,
    idempotencyKey: typeof key === 'string' ? key : null,
  }
}

/** Whether a request is a program's, with a key of its own: a right one or a wrong one. */
export function sendsApiKey(authorization: string | undefined): boolean {
  const token = bearerToken(authorization)
  return token !== null && isKeyLike(token)
}

// A scheme other than Bearer counts as an unknown token; only a missing header means an anonymous caller.
function bearerToken(authorization: string | undefined): string | null {
  if (authorization === undefined) return null
  return /^Bearer +(\S+)$/i.exec(authorization.trim())?.[1] ?? ''
}

/**
 * Whether somebody on the way could read it. What the client says of itself in X-Forwarded-Proto need not be true, but
 * would harm only the client; a request from this very machine goes nowhere.
 */
function isPlain({ headers, socket }: FastifyRequest, publicUrl: string): boolean {
  if (!publicUrl.startsWith('https:')) return false
  const forwarded = headers['x-forwarded-proto']
  if (forwarded !== undefined) return String(forwarded).split(',')[0]?.trim().toLowerCase() !== 'https'
  const { remoteAddress = '' } = socket
  return !(ipaddr.isValid(remoteAddress) && ipaddr.process(remoteAddress).range() === 'loopback')
}

/** For anonymous calls: rendering a page, filling a cache. */
export function anonymousContext(deps: Deps): Context {
  return {
    ...deps,
    token: null,
    sendsKey: false,
    checkInput: null,
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
