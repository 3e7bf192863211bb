/** Answers made ready to be sent many times: each encoding with its bytes and its head. */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import pLimit from 'p-limit'
import { securityHeaders } from './security-headers.ts'

const HEAD_BYTES = 1500
const PACKED = /^(image\/(png|avif|webp|x-icon)|font\/)/
// An answer that is kept is sent many times; one for a single asker had better be quick.
const QUALITY = { kept: 6, once: 4 }

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
  /** Compressed where that pays, and where somebody may ask for it. */
  encoded: { identity: ReadyBytes; gzip?: ReadyBytes; br?: ReadyBytes }
}

interface ReadyBytes {
  body: Buffer
  etag: string
  /** Names and values in turn, as Node takes them without another look at each. */
  head: string[]
  /** The head of 304: what there is to say of a body that is not sent. */
  unchangedHead: string[]
}

// A compressor holds megabytes while it works, and those that only wait for a core to work on hold them too.
const compressInTurn = pLimit(2)

interface Making {
  /** What has been compressed already. */
  compressed?: { br?: Buffer | null; gzip?: Buffer | null }
  /** For one asker, whose encoding is known. */
  only?: Encoding
}

/** Compresses the body, but for pictures and fonts, which are compressed by themselves. */
export async function makeReady(
  { status, headers, body }: Answer,
  { compressed = {}, only }: Making = {},
): Promise<ReadyAnswer> {
  const identity = Buffer.from(body as string)
  const isPacked = PACKED.test(headers['content-type'] ?? '')
  const isWanted = (encoding: Encoding) => !isPacked && (only === undefined || only === encoding)
  const [gzipped, br] = await Promise.all([
    isWanted('gzip') ? (compressed.gzip ?? compressInTurn(promisify(gzip), identity)) : null,
    isWanted('br')
      ? (compressed.br ?? compressInTurn(compressWithBrotli, identity, only ? QUALITY.once : QUALITY.kept))
      : null,
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
      identity: readyIn('identity', identity),
      ...(gzipped && { gzip: readyIn('gzip', gzipped) }),
      ...(br && { br: readyIn('br', br) }),
    },
  }
}

const compressWithBrotli = (bytes: Buffer, quality: number) =>
  promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })

/** What it takes up in memory, its head and its place in a table included. */
export const sizeOf = ({ encoded }: ReadyAnswer): number =>
  Object.values(encoded).reduce((sum, { body }) => sum + body.length + HEAD_BYTES, 0)
