/** Answers made ready to be sent many times: each encoding with its bytes and its head. */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { securityHeaders } from './security-headers.ts'

const BROTLI_QUALITY = 6

export interface Answer {
  status: number
  headers: Record<string, string>
  body: string | Buffer
  /** True where something was missing that the next answer may have: it is not to be kept. */
  isPassing?: boolean
}

export type Encoding = 'br' | 'gzip' | 'identity'

export interface ReadyAnswer {
  status: number
  encoded: Record<Encoding, ReadyBytes>
}

interface ReadyBytes {
  body: Buffer
  etag: string
  /** Names and values in turn, as Node takes them without another look at each. */
  head: string[]
  /** The head of 304: what there is to say of a body that is not sent. */
  unchangedHead: string[]
}

/** Compresses the body, but for what has been compressed already. */
export async function makeReady(
  { status, headers, body }: Answer,
  compressed: { br?: Buffer | null; gzip?: Buffer | null } = {},
): Promise<ReadyAnswer> {
  const identity = Buffer.from(body as string)
  const [gzipped, br] = await Promise.all([
    compressed.gzip ?? promisify(gzip)(identity),
    compressed.br ?? compressWithBrotli(identity),
  ])
  const tag = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  const readyIn = (encoding: Encoding, bytes: Buffer): ReadyBytes => {
    const etag = `"${tag}-${encoding}"`
    const { 'content-type': contentType, ...others } = headers
    const unchanged = { ...securityHeaders, ...others, etag, vary: 'accept-encoding' }
    const whole = {
      ...unchanged,
      ...(contentType && { 'content-type': contentType }),
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      'content-length': String(bytes.length),
    }
    return {
      body: bytes,
      etag,
      head: Object.entries(whole).flat(),
      unchangedHead: Object.entries(unchanged).flat(),
    }
  }
  return {
    status,
    encoded: {
      br: readyIn('br', br),
      gzip: readyIn('gzip', gzipped),
      identity: readyIn('identity', identity),
    },
  }
}

const compressWithBrotli = (bytes: Buffer) =>
  promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
