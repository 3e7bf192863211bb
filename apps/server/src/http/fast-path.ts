/**
 * The fast path: an answer that is ready is sent before Fastify looks at the request. It takes plain requests only;
 * everything else goes the usual way, which decides about it and gives the same answer.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { isHost } from './ambiguous-requests.ts'
import { type Encoding, type ReadyAnswer } from './ready-answer.ts'
import { encodingOf, writeReady } from './send-ready.ts'

const MAX_ADDRESSES = 1000
const MAX_URL_LENGTH = 1000

/** The ready answer in this encoding as it is now; undefined if it has to be made. Must not take time. */
type Peek = (encoding: Encoding) => ReadyAnswer | undefined

export interface FastPath {
  /** The next requests for this address may be answered with what `peek` finds. */
  remember(url: string, peek: Peek): void
  /** False if the request has to go the usual way: then nothing has been sent. */
  answer(request: IncomingMessage, response: ServerResponse): boolean
  /** How many answers it has sent, by status. */
  sent: ReadonlyMap<number, number>
}

interface Surroundings {
  /** Headers of every answer, names and values alternating. */
  transportHead: string[]
  isDraining: () => boolean
  onAnswered?: (request: IncomingMessage, status: number) => void
}

export function createFastPath({ transportHead, isDraining, onAnswered }: Surroundings): FastPath {
  const sent = new Map<number, number>()
  const known = new LRUCache<string, Peek>({ max: MAX_ADDRESSES })

  return {
    remember(url, peek) {
      if (url.startsWith('/') && url.length <= MAX_URL_LENGTH) known.set(url, peek)
    },
    answer(request, response) {
      const peek = known.get(request.url ?? '')
      if (!peek || isDraining() || !isFirstInLine(response)) return false
      const wishes = readWishes(request)
      const encoding = wishes && encodingOf(wishes.acceptEncoding)
      const ready = encoding && peek(encoding)
      if (!ready) return false
      const { ifNoneMatch } = wishes
      const status = writeReady(response, ready, { encoding, ifNoneMatch, transportHead })
      sent.set(status, (sent.get(status) ?? 0) + 1)
      onAnswered?.(request, status)
      return true
    },
    sent,
  }
}

/** Whether the client has read all answers before this one: those who do not are counted on the usual way. */
const isFirstInLine = ({ socket }: ServerResponse) => socket !== null && socket.writableLength === 0

interface Wishes {
  acceptEncoding?: string | undefined
  ifNoneMatch?: string | undefined
}

// With a body, an identity, or a wish that is not for a ready answer.
const UNUSUAL = new Set([
  'authorization',
  'content-length',
  'content-type',
  'idempotency-key',
  'prefer',
  'transfer-encoding',
  'upgrade',
])

/** Null if it is not plain. Reads the bare list: Node would build an object of all headers first. */
function readWishes({ method, httpVersion, rawHeaders }: IncomingMessage): Wishes | null {
  if (method !== 'GET' || httpVersion !== '1.1') return null
  const once: Partial<Record<'host' | 'accept-encoding' | 'if-none-match', string>> = {}
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = (rawHeaders[index] ?? '').toLowerCase()
    if (UNUSUAL.has(name)) return null
    // An API key in it is rejected: see `security-headers.ts`.
    if (name === 'cookie' && rawHeaders[index + 1]?.includes('tiffin')) return null
    if (name === 'host' || name === 'accept-encoding' || name === 'if-none-match') {
      if (once[name] !== undefined) return null
      once[name] = rawHeaders[index + 1] ?? ''
    }
  }
  if (once.host === undefined || !isHost(once.host)) return null
  return { acceptEncoding: once['accept-encoding'], ifNoneMatch: once['if-none-match'] }
}

declare module 'fastify' {
  interface FastifyInstance {
    fastPath: FastPath
  }
}
