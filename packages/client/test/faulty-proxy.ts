import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach } from 'vitest'

/** The parts of a request that tests look at. */
interface Seen {
  call: string
  key: string | undefined
  body: string
}

/** Something that happens to one request; `passOn` forwards it to the server and returns the answer. */
export type Fault = (passOn: () => Promise<Response>, response: ServerResponse) => Promise<void> | void

/** A proxy between client and server that has a fault wherever a test wants one. */
export function useFaultyProxy(siteUrl: () => string) {
  let url = ''
  let seen: Seen[] = []
  let faults: Fault[] = []
  const server = createServer((request, response) => void receive(request, response))

  async function receive(request: IncomingMessage, response: ServerResponse) {
    const body = Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>))
    const { pathname } = new URL(request.url ?? '', url)
    const key = request.headers['idempotency-key'] as string | undefined
    seen.push({ call: pathname, key, body: body.toString() })
    const passOn = () => ask(siteUrl() + request.url, request, body)
    await (faults.shift() ?? reachesTheServer)(passOn, response)
  }

  beforeAll(async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening')
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  beforeEach(() => {
    seen = []
    faults = []
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  return {
    get url() {
      return url
    },
    /** Every request since the test began. */
    get seen() {
      return seen
    },
    /** As when a server is started again: connections are cut, and for this long nothing listens at its address. */
    async restart(downMs: number) {
      const { port } = server.address() as AddressInfo
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
      setTimeout(() => server.listen(port, '127.0.0.1'), downMs)
    },
    /** One for each of the next requests; later ones are passed on. */
    injectFaults(...next: Fault[]) {
      faults = next
    },
  }
}

function ask(url: string, { method = '', headers }: IncomingMessage, body: Buffer) {
  const { host: _host, connection: _connection, 'content-length': _length, ...sent } = headers
  return fetch(url, {
    method,
    headers: sent as Record<string, string>,
    body: body.length > 0 ? new Uint8Array(body) : null,
  })
}

/** No fault at all. */
export const reachesTheServer: Fault = async (passOn, response) => {
  const answer = await passOn()
  response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
  response.flushHeaders()
  // A stream has no end.
  for await (const chunk of answer.body ?? []) if (!response.destroyed) response.write(chunk)
  response.end()
}

/** Answers by itself; the request does not reach the server. */
export const answers =
  (status: number, headers: Record<string, string> = {}, body = ''): Fault =>
  (_passOn, response) =>
    void response.writeHead(status, headers).end(body)

/** Lets the server do its work, and loses the answer. */
export const losesTheAnswer: Fault = async (passOn, response) => {
  await passOn()
  response.destroy()
}

/** Breaks off in the middle of the server's answer. */
export const breaksOff: Fault = async (passOn, response) => {
  const text = await (await passOn()).text()
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': String(text.length) })
  response.write(text.slice(0, text.length / 2), () => response.destroy())
}

/** Accepts the request and never answers. */
export const neverAnswers: Fault = () => {}
