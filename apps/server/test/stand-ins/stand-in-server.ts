/** What the stand-ins for payment providers share: a local server that can be away, slow to answer, or answer and hang up. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface StandInRequest {
  method: string
  path: string
  query: URLSearchParams
  headers: Record<string, string | undefined>
  body: string
}

export interface StandInAnswer {
  status: number
  body: string | object
}

export interface StandInServer {
  url: string
  /** Requests that it has seen. */
  requests: StandInRequest[]
  /** While it is, every connection is hung up. */
  isAway: boolean
  /** The next request that fits is carried out, and not answered. */
  hangUpAfter(fits: (request: StandInRequest) => boolean): void
  /** Notices are posted there as they arise, as the provider does. */
  webhookUrl: string | null
  close(): Promise<void>
}

export async function startStandIn(
  answer: (request: StandInRequest) => StandInAnswer,
): Promise<StandInServer> {
  let hangsUp: ((request: StandInRequest) => boolean) | null = null
  const server = createServer((incoming, response) => {
    void respond(incoming, response)
  })

  async function respond(incoming: IncomingMessage, response: ServerResponse) {
    if (standIn.isAway) {
      incoming.socket.destroy()
      return
    }
    const request = await read(incoming)
    standIn.requests.push(request)
    const { status, body } = answer(request)
    if (hangsUp?.(request)) {
      hangsUp = null
      incoming.socket.destroy()
      return
    }
    const isText = typeof body === 'string'
    response.writeHead(status, { 'content-type': isText ? 'text/plain' : 'application/json' })
    response.end(isText ? body : JSON.stringify(body))
  }

  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const standIn: StandInServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: [],
    isAway: false,
    hangUpAfter(fits) {
      hangsUp = fits
    },
    webhookUrl: null,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return standIn
}

async function read(incoming: IncomingMessage): Promise<StandInRequest> {
  const { method = '', url = '/', headers } = incoming
  const { pathname, searchParams } = new URL(url, 'http://stand-in')
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  return {
    method,
    path: pathname,
    query: searchParams,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value?.toString()])),
    body: Buffer.concat(chunks).toString(),
  }
}

export interface SignedNotice {
  rawBody: Buffer
  headers: Record<string, string>
}

/** Posts a notice; false if nobody has taken it. */
export async function postNotice(url: string, { rawBody, headers }: SignedNotice): Promise<boolean> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: new Uint8Array(rawBody),
    })
    return answer.ok
  } catch {
    return false
  }
}

/** The same request with the same key gets the same answer; another one with that key is refused. */
export function createIdempotency() {
  const known = new Map<string, { request: string; answer: StandInAnswer }>()
  return (key: string, request: string, carryOut: () => StandInAnswer): StandInAnswer | 'another' => {
    const found = known.get(key)
    if (found) return found.request === request ? found.answer : 'another'
    const answer = carryOut()
    // What was not carried out may be sent again.
    if (answer.status < 500) known.set(key, { request, answer })
    return answer
  }
}

let serial = 0

/** An id as the provider makes them. */
export const nextId = (prefix: string) => {
  serial += 1
  return `${prefix}${serial.toString(36).toUpperCase().padStart(12, '0')}`
}
