/** Requests to addresses that strangers supply, such as those of push services and of webhooks. */
import ipaddr from 'ipaddr.js'
import { lookup, type LookupAddress, type LookupOptions } from 'node:dns'
import { type IncomingMessage, request as requestOverHttp } from 'node:http'
import { request as requestOverTls } from 'node:https'
import { isIP } from 'node:net'

interface OutsideRequest {
  headers: Record<string, string>
  body: Buffer
}

/** Posts to an https address and returns the status; the rest of the answer is not read, and redirects are not followed. */
export type PostOutside = (url: string, request: OutsideRequest) => Promise<number>

/** The same, with the beginning of the answer's body. */
export type AskOutside = (url: string, request: OutsideRequest) => Promise<OutsideAnswer>

export interface OutsideAnswer {
  status: number
  /** As text. What is not UTF-8 in it is replaced. */
  body: string
}

/** The address is not on the public internet: this machine and its neighbours are nobody else's business. */
export class AddressNotPublic extends Error {}

/** Nobody answered in time. */
export class NoAnswerInTime extends Error {}

const TIMEOUT_MS = 5000

/** Refuses what does not lead to the public internet with AddressNotPublic, whatever its name resolves to at that moment. */
export const postOutside: PostOutside = async (url, request) => {
  const { status } = await ask(url, { ...request, allowed: [], timeoutMs: TIMEOUT_MS, maxBytes: 0 })
  return status
}

interface AskOptions {
  /** Names of hosts, as in a URL, that may be anywhere and need no https. */
  allowed: readonly string[]
  /** From the first step to the last byte. */
  timeoutMs: number
  /** How much of an answer is read. */
  maxBytes: number
}

/** Refuses what does not lead to the public internet, unless the operator allows the host by name. */
export const createAskOutside =
  (options: AskOptions): AskOutside =>
  (url, request) =>
    ask(url, { ...request, ...options })

/** Whether requests are sent to an address at all; what its name resolves to is checked at each. */
export function canBeAsked(url: string, allowed: readonly string[]): boolean {
  const { protocol, host, hostname } = new URL(url)
  if (allowed.includes(host) || allowed.includes(hostname)) return true
  const address = withoutBrackets(hostname)
  return protocol === 'https:' && (isIP(address) === 0 || isPublic(address))
}

function ask(
  url: string,
  { headers, body, allowed, timeoutMs, maxBytes }: OutsideRequest & AskOptions,
): Promise<OutsideAnswer> {
  const { protocol, host, hostname } = new URL(url)
  const isAllowed = allowed.includes(host) || allowed.includes(hostname)
  // An address is connected to without a lookup.
  if (!canBeAsked(url, allowed)) return Promise.reject(notPublic())
  const { promise, resolve, reject } = Promise.withResolvers<OutsideAnswer>()
  const signal = AbortSignal.timeout(timeoutMs)
  let hasAnswered = false
  const request = protocol === 'http:' ? requestOverHttp : requestOverTls
  const outgoing = request(
    url,
    {
      method: 'POST',
      headers: { ...headers, 'content-length': String(body.length) },
      signal,
      // Each request makes a connection of its own, to an address that has just been checked.
      agent: false,
      ...(!isAllowed && { lookup: lookUpPublic }),
    },
    (response) => {
      hasAnswered = true
      readBeginning(response, maxBytes)
        .then((beginning) => resolve({ status: response.statusCode ?? 0, body: beginning }))
        .catch(reject)
    },
  )
  outgoing.on('error', (error) => {
    // What happens to the rest of an answer is not the sender's business.
    if (!hasAnswered)
      reject(signal.aborted ? new NoAnswerInTime(`no answer within ${timeoutMs / 1000} seconds`) : error)
  })
  outgoing.end(body)
  return promise
}

/** What came until the limit, or until the connection ended: the status has been told by then. */
async function readBeginning(response: IncomingMessage, maxBytes: number): Promise<string> {
  const parts: Buffer[] = []
  let length = 0
  response.on('error', () => {})
  try {
    if (maxBytes > 0)
      for await (const part of response as AsyncIterable<Buffer>) {
        parts.push(part)
        length += part.length
        if (length >= maxBytes) break
      }
  } catch {
    // The connection broke, or the time is over.
  }
  response.destroy()
  return Buffer.concat(parts).subarray(0, maxBytes).toString('utf8')
}

type LookupCallback = (
  error: NodeJS.ErrnoException | null,
  address: string | LookupAddress[],
  family?: number,
) => void

/** Like `dns.lookup`, for public addresses only. The one that was checked is the one that is connected to. */
export function lookUpPublic(hostname: string, options: LookupOptions, callback: LookupCallback): void {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) {
      callback(error, [])
      return
    }
    const allowed = found.filter(({ address }) => isPublic(address))
    const [first] = allowed
    if (first === undefined) callback(notPublic(), [])
    else if (options.all) callback(null, allowed)
    else callback(null, first.address, first.family)
  })
}

export const isPublic = (address: string): boolean => ipaddr.process(address).range() === 'unicast'

const withoutBrackets = (hostname: string) => hostname.replace(/^\[|\]$/g, '')

const notPublic = () => new AddressNotPublic('this address is not on the public internet')
