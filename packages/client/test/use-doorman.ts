import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach } from 'vitest'

/** What a request has asked for, as far as a test wants to know. */
interface Seen {
  call: string
  key: string | undefined
  body: string
}

/** Something that befalls one request on its way; `passOn` asks the server and gives its answer. */
export type Accident = (passOn: () => Promise<Response>, response: ServerResponse) => Promise<void> | void

/** Stands between client and server as a proxy does, and has an accident wherever a test wants one. */
export function useDoorman(siteUrl: () => string) {
  let url = ''
  let seen: Seen[] = []
  let accidents: Accident[] = []
  const server = createServer((request, response) => void receive(request, response))

  async function receive(request: IncomingMessage, response: ServerResponse) {
    const body = Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>))
    const { pathname } = new URL(request.url ?? '', url)
    const key = request.headers['idempotency-key'] as string | undefined
    seen.push({ call: pathname, key, body: body.toString() })
    const passOn = () => ask(siteUrl() + request.url, request, body)
    await (accidents.shift() ?? reachesTheServer)(passOn, response)
  }

  beforeAll(async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening')
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  beforeEach(() => {
    seen = []
    accidents = []
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
    /** One for each of the next requests; whatever comes after them is passed on. */
    willHave(...next: Accident[]) {
      accidents = next
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

/** No accident at all. */
export const reachesTheServer: Accident = async (passOn, response) => {
  const answer = await passOn()
  response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
  response.end(Buffer.from(await answer.arrayBuffer()))
}

/** Answers by itself; the server hears nothing. */
export const answers =
  (status: number, headers: Record<string, string> = {}, body = ''): Accident =>
  (_passOn, response) =>
    void response.writeHead(status, headers).end(body)

/** Lets the server do its work, and loses the answer. */
export const losesTheAnswer: Accident = async (passOn, response) => {
  await passOn()
  response.destroy()
}

/** Breaks off in the middle of the server's answer. */
export const breaksOff: Accident = async (passOn, response) => {
  const text = await (await passOn()).text()
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': String(text.length) })
  response.write(text.slice(0, text.length / 2), () => response.destroy())
}

/** Takes the request and says nothing. */
export const fallsSilent: Accident = () => {}
