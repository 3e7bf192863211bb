/** The certificates with which PayPal signs, fetched from the address that a notice names. */
import { X509Certificate } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { PayPalOptions } from './paypal-client.ts'
import { ForgedNotice, ProviderUnavailable } from './provider.ts'

const TIMEOUT_MS = 5000
const MAX_BYTES = 64 * 1024
// PayPal uses one for months. A stranger who names others makes us fetch no more than these.
const KEPT = 8
const FETCHES_PER_MINUTE = 10

interface Certificates {
  /** Throws ForgedNotice if the address is not PayPal's or the certificate not valid, ProviderUnavailable if there is no answer. */
  get(url: string): Promise<X509Certificate>
}

export function createCertificates({ clock, apiUrl }: Pick<PayPalOptions, 'clock' | 'apiUrl'>): Certificates {
  const kept = new LRUCache<string, X509Certificate>({ max: KEPT })
  let minute = 0
  let fetches = 0

  function countFetch() {
    const now = Math.floor(clock.nowMs() / 60_000)
    if (now !== minute) fetches = 0
    minute = now
    fetches += 1
    if (fetches > FETCHES_PER_MINUTE) throw new ProviderUnavailable('Too many certificates within a minute')
  }

  return {
    async get(url) {
      if (!isTrusted(url, apiUrl)) throw new ForgedNotice('The certificate is not at PayPal')
      let certificate = kept.get(url)
      if (!certificate) {
        countFetch()
        certificate = readChain(await fetchText(url))
        kept.set(url, certificate)
      }
      rejectOutOfDate(certificate, clock.nowMs())
      return certificate
    },
  }
}

/** By https from a host of PayPal's, or from the server that stands in for it. */
function isTrusted(address: string, apiUrl: string | undefined): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, origin, port, username } = new URL(address)
  if (apiUrl !== undefined && origin === new URL(apiUrl).origin) return true
  return protocol === 'https:' && port === '' && username === '' && hostname.endsWith('.paypal.com')
}

async function fetchText(url: string): Promise<string> {
  try {
    const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (answer.status === 404) throw new ForgedNotice('PayPal has no such certificate')
    if (!answer.ok) throw new ProviderUnavailable(`PayPal’s certificate: status ${answer.status}`)
    const body = await answer.arrayBuffer()
    if (body.byteLength > MAX_BYTES) throw new ForgedNotice('This is no certificate')
    return Buffer.from(body).toString()
  } catch (error) {
    if (error instanceof ForgedNotice || error instanceof ProviderUnavailable) throw error
    throw new ProviderUnavailable('PayPal’s certificate cannot be fetched', { cause: error })
  }
}

/** The first of the file; each that follows has to have issued the one before it. */
function readChain(text: string): X509Certificate {
  const blocks = text.match(/-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g) ?? []
  try {
    const [signer, ...issuers] = blocks.map((block) => new X509Certificate(block))
    if (!signer) throw new ForgedNotice('This is no certificate')
    let issued = signer
    for (const issuer of issuers) {
      if (!issued.checkIssued(issuer) || !issued.verify(issuer.publicKey))
        throw new ForgedNotice('The certificate was not issued by the one after it')
      issued = issuer
    }
    if (!/(?:^|\n)CN=(?:[\w-]+\.)+paypal\.com(?:\n|$)/.test(signer.subject))
      throw new ForgedNotice('The certificate was not issued to PayPal')
    return signer
  } catch (error) {
    if (error instanceof ForgedNotice) throw error
    throw new ForgedNotice('This is no certificate')
  }
}

function rejectOutOfDate({ validFromDate, validToDate }: X509Certificate, nowMs: number) {
  if (validFromDate.getTime() > nowMs || validToDate.getTime() < nowMs)
    throw new ForgedNotice('The certificate is not valid any more')
}
