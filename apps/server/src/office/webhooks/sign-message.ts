/** Signs by the Standard Webhooks specification: HMAC-SHA256 over id, time and body. */
import { randomBytes } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import type { Deps } from '../../platform/context.ts'
import type { EndpointRow } from './endpoint-queries.ts'

const SECRET_BYTES = 32

export const makeSecret = (): string => `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`

type Sealing = Pick<Deps, 'secrets'>

export const sealSecret = ({ secrets }: Sealing, endpointId: string, secret: string): Promise<string> =>
  secrets.seal(secret, aboutOf(endpointId))

interface Signed {
  id: string
  body: string
}

/** The headers that prove where it comes from; signed by both secrets while one replaces the other. */
export async function signMessage(
  { secrets }: Sealing,
  { id: endpointId, sealed, oldSealed, oldUntil }: EndpointRow,
  { id, body }: Signed,
  now: Date,
): Promise<Record<string, string>> {
  const isOldValid = oldSealed !== null && oldUntil !== null && oldUntil > now
  const signatures = []
  for (const each of isOldValid ? [sealed, oldSealed] : [sealed]) {
    const secret = await secrets.open(each, aboutOf(endpointId))
    signatures.push(new Webhook(secret).sign(id, now, body))
  }
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': signatures.join(' '),
  }
}

const aboutOf = (endpointId: string) => `webhook ${endpointId}`
