/** Answers prepared for sending many times: each encoding with its bytes and headers. */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import pLimit from 'p-limit'
import { policyOfPicture, securityHeaders } from './security-headers.ts'

const HEAD_BYTES = 1500
const PACKED = /^(image\/(png|avif|webp|x-icon)|font\/)/
// A cached answer is sent many times; one for a single client has to be quick.
const QUALITY = { cached: 6, once: 4 }

export interface Answer {
  status: number
  headers: Record<string, string>
  body: string | Buffer
  /** True if something was missing that the next answer may have: it must not be cached. */
  isPassing?: boolean
}

export type Encoding = 'br' | 'gzip' | 'identity'

export interface ReadyAnswer extends Pick<Answer, 'status' | 'isPassing'> {
  /** Compressed where that pays and where a client may accept it. */
  encoded: { identity: ReadyBytes; gzip?: ReadyBytes; br?: ReadyBytes }
}

interface ReadyBytes {
  body: Buffer
  etag: string
  /** Names and values alternating, as Node accepts them without further processing. */
  head: string[]
  /** The headers of a 304, which describe a body that is not sent. */
  unchangedHead: string[]
}

// A compressor needs megabytes while it runs, even while it only waits for a core.
const compressInTurn = pLimit(2)

interface Making {
  /** What was compressed before; null if that did not pay. */
  compressed?: { br: Buffer | null; gzip: Buffer | null }
  /** For one client, whose encoding is known. */
  only?: Encoding
}

/** Compresses the body, except pictures and fonts, which are already compressed. */
export async function makeReady(
  { status, headers, body, isPassing = false }: Answer,
  { compressed, only }: Making = {},
): Promise<ReadyAnswer> {
  const identity = typeof body === 'string' ? Buffer.from(body) : body
  const isPacked = PACKED.test(headers['content-type'] ?? '')
  const { gzip: gzipped, br } = compressed ?? (isPacked ? leftAlone : await compress(identity, only))
  const tag = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  const readyIn = (encoding: Encoding, bytes: Buffer): ReadyBytes => {
    const etag = `"${tag}-${encoding}"`
    const { 'content-type': contentType, vary, ...others } = headers
    const standing = { ...securityHeaders, ...policyOfPicture(contentType) }
    const unchanged = {
      ...standing,
      ...others,
      etag,
      vary: vary ? `${vary}, accept-encoding` : 'accept-encoding',
    }
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
    isPassing,
    encoded: {
      identity: readyIn('identity', identity),
      ...(gzipped && { gzip: readyIn('gzip', gzipped) }),
      ...(br && { br: readyIn('br', br) }),
    },
  }
}

const leftAlone = { br: null, gzip: null }

async function compress(bytes: Buffer, only: Encoding | undefined) {
  const isNeeded = (encoding: Encoding) => only === undefined || only === encoding
  const quality = only ? QUALITY.once : QUALITY.cached
  const [zipped, br] = await Promise.all([
    isNeeded('gzip') ? compressInTurn(promisify(gzip), bytes) : null,
    isNeeded('br') ? compressInTurn(compressWithBrotli, bytes, quality) : null,
  ])
  return { gzip: zipped, br }
}

const compressWithBrotli = (bytes: Buffer, quality: number) =>
  promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })

/** The same, for one who may see it before others do. */
export function keptByNobody(ready: ReadyAnswer): ReadyAnswer {
  const withoutKeeping = (head: string[]) =>
    head.map((value, index) => (head[index - 1] === 'cache-control' ? 'no-store' : value))
  const encoded = Object.entries(ready.encoded).map(([encoding, bytes]) => [
    encoding,
    { ...bytes, head: withoutKeeping(bytes.head), unchangedHead: withoutKeeping(bytes.unchangedHead) },
  ])
  return { ...ready, encoded: Object.fromEntries(encoded) as ReadyAnswer['encoded'] }
}

/** Its size in memory, including its headers and its table entry. */
export const sizeOf = ({ encoded }: ReadyAnswer): number =>
  Object.values(encoded).reduce((sum, { body }) => sum + body.length + HEAD_BYTES, 0)
