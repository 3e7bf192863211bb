/** Requests to addresses that strangers supply, such as those of push services. */
import ipaddr from 'ipaddr.js'
import { lookup, type LookupAddress, type LookupOptions } from 'node:dns'
import { request } from 'node:https'
import { isIP } from 'node:net'

interface OutsideRequest {
  headers: Record<string, string>
  body: Buffer
}

/** Posts to an https address and returns the status; the rest of the answer is not read, and redirects are not followed. */
export type PostOutside = (url: string, request: OutsideRequest) => Promise<number>

/** The address is not on the public internet: this machine and its neighbours are nobody else's business. */
export class AddressNotPublic extends Error {}

const TIMEOUT_MS = 5000

/** Refuses what does not lead to the public internet with AddressNotPublic, whatever its name resolves to at that moment. */
export const postOutside: PostOutside = (url, { headers, body }) =>
  new Promise((resolve, reject) => {
    const { protocol, hostname } = new URL(url)
    // An address is connected to without a lookup.
    const address = hostname.replace(/^\[|\]$/g, '')
    if (protocol !== 'https:' || (isIP(address) !== 0 && !isPublic(address))) {
      reject(notPublic())
      return
    }
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const outgoing = request(url, { method: 'POST', headers, signal, lookup: lookUpPublic }, (response) => {
      resolve(response.statusCode ?? 0)
      response.destroy()
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })

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

const notPublic = () => new AddressNotPublic('this address is not on the public internet')
