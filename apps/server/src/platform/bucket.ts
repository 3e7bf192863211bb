/** Files in an S3-compatible bucket, for machines that share them. Knows keys and bytes, not their meaning. */
import { AwsClient } from 'aws4fetch'
import { AppError } from './app-error.ts'

export interface BucketSettings {
  /** With the bucket's name as its path. */
  endpoint: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** Each call ends within seconds: with an answer, or with an error that asks to retry. */
export interface Bucket {
  save(key: string, bytes: Uint8Array): Promise<void>
  has(key: string): Promise<boolean>
  /** The bytes, or null if there is no such key. */
  read(key: string): Promise<Uint8Array | null>
  /** All keys with this prefix. */
  list(prefix: string): Promise<string[]>
  /** Whether the settings lead to a bucket that we may use: null, or why not. Also null if nothing answers at all. */
  findFault(): Promise<string | null>
  /** Receives the details of errors; callers only learn that something went wrong. */
  onTrouble(report: (error: unknown) => void): void
}

const TIMEOUT_MS = 5000

interface Answer {
  status: number
  body: Uint8Array
}

export function openBucket(settings: BucketSettings, { timeoutMs = TIMEOUT_MS } = {}): Bucket {
  const { endpoint, region, accessKeyId, secretAccessKey } = settings
  // The caller has waited long enough by then, and can retry.
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 })
  let report = (_error: unknown) => {}

  async function send(method: string, path: string, body?: Uint8Array): Promise<Answer> {
    const answer = await client.fetch(endpoint + path, {
      method,
      // Also limits reading the body: a store may stop in the middle of a picture.
      signal: AbortSignal.timeout(timeoutMs),
      ...(body && { body: Uint8Array.from(body) }),
    })
    return { status: answer.status, body: new Uint8Array(await answer.arrayBuffer()) }
  }

  /** The store's answer, or null if there is no such object. */
  async function ask(method: string, path: string, body?: Uint8Array): Promise<Uint8Array | null> {
    try {
      const answer = await send(method, path, body)
      if (answer.status === 200) return answer.body
      if (answer.status === 404 && method !== 'PUT') return null
      throw new Error(`${method} ${path} returned ${answer.status} ${codeIn(answer)}`)
    } catch (error) {
      report(error)
      throw new AppError(
        'UNAVAILABLE',
        'Our pictures are unavailable at the moment. Please try again in a minute.',
      )
    }
  }

  return {
    save: async (key, bytes) => void (await ask('PUT', `/${key}`, bytes)),
    has: async (key) => (await ask('HEAD', `/${key}`)) !== null,
    read: (key) => ask('GET', `/${key}`),
    async list(prefix) {
      const keys: string[] = []
      let isMore = true
      while (isMore) {
        // Version 1 of the list call: all stores support it, and it continues after a key rather than by a token.
        const query = new URLSearchParams({ prefix, marker: keys.at(-1) ?? '' })
        const page = textOf((await ask('GET', `?${query.toString()}`)) ?? new Uint8Array())
        const found = Array.from(page.matchAll(/<Key>([^<]+)<\/Key>/g), ([, key = '']) => unescape(key))
        keys.push(...found)
        isMore = found.length > 0 && page.includes('<IsTruncated>true<')
      }
      return keys
    },
    async findFault() {
      const { host, pathname } = new URL(endpoint)
      try {
        const answer = await send('GET', '?max-keys=1')
        if (answer.status === 404) return `${host} has no bucket ${pathname.slice(1)}`
        const isRefused = answer.status >= 300 && answer.status < 500
        return isRefused ? `${host} answers ${answer.status} ${codeIn(answer)}`.trimEnd() : null
      } catch (error) {
        report(error)
        return null
      }
    },
    onTrouble(reporter) {
      report = reporter
    },
  }
}

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const unescape = (xml: string) => xml.replaceAll(/&(\w+);/g, (_, name: string) => entities[name] ?? '')

/** Such as `SignatureDoesNotMatch`. */
const codeIn = ({ body }: Answer) => /<Code>(\w+)<\/Code>/.exec(textOf(body))?.[1] ?? ''
