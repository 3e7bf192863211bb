/** The requests that guests make most, sent as a browser sends them, and the floor that each is compared with. */
import { request } from 'node:http'
import { startServing, type ServingProcess } from './serving-process.ts'

// The web app uses httpBatchLink, which adds batch=1 to a single call too.
const menuInput = encodeURIComponent(JSON.stringify({ 0: { sort: 'popular' } }))

const encodings = { br: 'gzip, deflate, br, zstd', identity: 'identity' }
type Encoding = keyof typeof encodings

export interface Read {
  name: string
  path: string
  acceptEncoding: string
}

/** By what each read is called in the tables. */
const pages: Record<string, string> = {
  '/': '/',
  '/order-online': '/order-online',
  '/api/products': '/api/products',
  'tRPC products.list': `/trpc/products.list?batch=1&input=${menuInput}`,
}

export const listPages = (): Read[] =>
  Object.entries(pages).map(([name, path]) => ({ name, path, acceptEncoding: encodings.br }))

interface AimedRead extends Read {
  /** The share of its floor that it should reach. */
  aim: number
}

const aimed = (path: string, encoding: Encoding, aim: number): AimedRead => ({
  name: `${path in pages ? path : path.split('?batch')[0]}, ${encoding}`,
  path: pages[path] ?? path,
  acceptEncoding: encodings[encoding],
  aim,
})

export const listReads = (): AimedRead[] => [
  aimed('/', 'br', 0.85),
  aimed('/order-online', 'br', 0.85),
  aimed('/order-online', 'identity', 0.6),
  aimed('/api/products', 'br', 0.85),
  aimed('/api/products', 'identity', 0.6),
  aimed('/api/products/samosa', 'identity', 0.85),
  aimed('/api/products?limit=20', 'br', 0.85),
  aimed('/api/products?limit=20', 'identity', 0.85),
  aimed('/api/products?q=paneer', 'br', 0.85),
  aimed('tRPC products.list', 'br', 0.85),
]

export interface ReadyBytes {
  contentType: string
  contentEncoding: string | undefined
  body: Buffer
}

/** The site's answer, exactly as sent over the wire. */
export function fetchBytes(siteUrl: string, { path, acceptEncoding }: Read): Promise<ReadyBytes> {
  return new Promise((resolve, reject) => {
    const asking = request(siteUrl + path, { headers: { 'accept-encoding': acceptEncoding } }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        if (answer.statusCode !== 200) return reject(new Error(`${path} answers ${answer.statusCode}`))
        const { 'content-type': contentType = '', 'content-encoding': contentEncoding } = answer.headers
        resolve({ contentType, contentEncoding, body: Buffer.concat(chunks) })
      })
    })
    asking.on('error', reject)
    asking.end()
  })
}

/** Starts a bare server in a separate process; the n-th read is served at /n. */
export const startReadFloor = (siteUrl: string, reads: Read[]): Promise<ServingProcess> =>
  startServing(new URL('read-floor-server.ts', import.meta.url), [siteUrl, JSON.stringify(reads)])
