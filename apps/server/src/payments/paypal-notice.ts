/** PayPal signs its notices with RSA (https://developer.paypal.com/api/rest/webhooks/rest/#link-selfverificationmethod). */
import { LRUCache } from 'lru-cache'
import { createVerify, X509Certificate } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { PayPalOptions } from './paypal-client.ts'
import { ForgedNotice, type PaymentProvider, type ProviderNotice, ProviderUnavailable } from './provider.ts'
import { fromPayPalAmount } from './provider-amounts.ts'

// PayPal repeats a notice for three days, and does not say whether it signs each repeat anew. An old one that somebody sends
// again only makes us look: it was stored by its id.
const MAX_AGE_MS = 4 * 24 * 60 * 60 * 1000
const CLOCKS_DIFFER_MS = 5 * 60 * 1000

export function createPayPalReader(options: PayPalOptions): PaymentProvider['readNotice'] {
  const certificates = createCertificates(options)

  return async (rawBody, headers) => {
    const id = headers['paypal-transmission-id'] ?? ''
    const time = headers['paypal-transmission-time'] ?? ''
    const signature = headers['paypal-transmission-sig'] ?? ''
    if (headers['paypal-auth-algo'] !== 'SHA256withRSA') throw new ForgedNotice('It is not signed by PayPal')
    rejectOtherTimes(Date.parse(time), options.clock.nowMs())
    const certificate = await certificates.get(headers['paypal-cert-url'] ?? '')
    const message = `${id}|${time}|${options.keys.webhookId}|${crc32(rawBody)}`
    if (!isSigned(certificate, message, signature))
      throw new ForgedNotice('The signature is not PayPal’s for this webhook')
    return readEvent(rawBody)
  }
}

function rejectOtherTimes(sentAtMs: number, nowMs: number) {
  const isTimely = sentAtMs > nowMs - MAX_AGE_MS && sentAtMs < nowMs + CLOCKS_DIFFER_MS
  if (!isTimely) throw new ForgedNotice('The notice is too old')
}

const isSigned = ({ publicKey }: X509Certificate, message: string, signature: string) =>
  createVerify('RSA-SHA256').update(message).verify(publicKey, signature, 'base64')

interface PayPalEvent {
  id?: unknown
  event_type?: unknown
  resource?: Resource
}

interface Resource {
  id?: string
  supplementary_data?: { related_ids?: { order_id?: string; capture_id?: string } }
  links?: { rel: string; href: string }[]
  dispute_id?: string
  dispute_amount?: { value: string; currency_code: string }
  disputed_transactions?: { seller_transaction_id?: string }[]
}

function readEvent(rawBody: Buffer): ProviderNotice {
  const { id, event_type: kind, resource = {} } = parse(rawBody)
  if (typeof id !== 'string' || typeof kind !== 'string') throw new ForgedNotice('The notice has no id')
  return { eventId: id, kind, about: aboutOf(kind, resource) }
}

function parse(rawBody: Buffer): PayPalEvent {
  try {
    return (JSON.parse(rawBody.toString()) ?? {}) as PayPalEvent
  } catch {
    throw new ForgedNotice('The notice is not JSON')
  }
}

function aboutOf(kind: string, resource: Resource): ProviderNotice['about'] {
  if (kind.startsWith('CHECKOUT.ORDER.')) return aboutPayment(resource.id)
  // Its resource is the refund.
  if (kind === 'PAYMENT.CAPTURE.REFUNDED' || kind.startsWith('PAYMENT.REFUND.')) return aboutRefund(resource)
  if (kind.startsWith('PAYMENT.CAPTURE.'))
    return aboutPayment(
      resource.supplementary_data?.related_ids?.order_id ?? upwards(resource, '/v2/checkout/orders/'),
    )
  return kind.startsWith('CUSTOMER.DISPUTE.') ? aboutDispute(resource) : { kind: 'other' }
}

const aboutPayment = (reference: string | undefined): ProviderNotice['about'] =>
  reference === undefined ? { kind: 'other' } : { kind: 'payment', reference }

function aboutRefund(resource: Resource): ProviderNotice['about'] {
  if (resource.id === undefined) return { kind: 'other' }
  const chargeId = upwards(resource, '/v2/payments/captures/') ?? null
  return { kind: 'refund', reference: resource.id, chargeId }
}

function aboutDispute({
  dispute_id: reference,
  dispute_amount: amount,
  disputed_transactions: of,
}: Resource) {
  if (reference === undefined) return { kind: 'other' as const }
  return {
    kind: 'dispute' as const,
    reference,
    chargeId: of?.[0]?.seller_transaction_id ?? null,
    cents: amount ? fromPayPalAmount(amount) : null,
  }
}

/** The id of what it belongs to, by its link. */
const upwards = ({ links }: Resource, path: string) =>
  links
    ?.find(({ rel, href }) => rel === 'up' && href.includes(path))
    ?.href.split('/')
    .at(-1)

// The certificates with which PayPal signs, fetched from the address that a notice names.

const TIMEOUT_MS = 5000
const MAX_BYTES = 64 * 1024
// PayPal uses one for months. A stranger who names others makes us fetch no more than these.
const KEPT = 8
const FETCHES_PER_MINUTE = 10

interface Certificates {
  /** Throws ForgedNotice if the address is not PayPal's or the certificate not valid, ProviderUnavailable if there is no answer. */
  get(url: string): Promise<X509Certificate>
}

function createCertificates({ clock, apiUrl }: Pick<PayPalOptions, 'clock' | 'apiUrl'>): Certificates {
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
