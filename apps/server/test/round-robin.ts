/**
 * A minimal load balancer: it sends requests to one server after the other, skips those that report not being ready,
 * and never sends a request twice.
 */
import { once } from 'node:events'
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream'
import { buffer } from 'node:stream/consumers'

const ASK_EVERY_MS = 100

interface Upstream {
  url: URL
  isReady: boolean
}

export async function openRoundRobin(urls: URL[]) {
  const upstreams: Upstream[] = urls.map((url) => ({ url, isReady: true }))
  const agent = new Agent({ keepAlive: true })
  let turn = 0

  function next(): URL {
    const allReady = upstreams.filter(({ isReady }) => isReady)
    const ready = allReady.length > 0 ? allReady : upstreams
    return (ready[(turn += 1) % ready.length] as Upstream).url
  }

  async function pass(asked: IncomingMessage, answer: ServerResponse) {
    const body = await buffer(asked)
    const { method, url = '/' } = asked
    const headers = { ...asked.headers, connection: 'keep-alive' }
    const passed = request(new URL(url, next()), { method, headers, agent })
    passed.on('response', (got) => {
      const { connection: _hop, 'keep-alive': _span, ...others } = got.headers
      answer.writeHead(got.statusCode ?? 500, others)
      // If one side ends early, so does the other.
      pipeline(got, answer, () => {})
    })
    passed.on('error', (error: NodeJS.ErrnoException) => {
      if (!answer.headersSent) answer.writeHead(502).end(error.code)
    })
    passed.end(body)
  }

  const asking = setInterval(() => {
    for (const upstream of upstreams) {
      const { url } = upstream
      fetch(new URL('/readyz', url)).then(
        ({ ok }) => Object.assign(upstream, url === upstream.url && { isReady: ok }),
        () => Object.assign(upstream, url === upstream.url && { isReady: false }),
      )
    }
  }, ASK_EVERY_MS)

  const server = createServer((asked, answer) => void pass(asked, answer))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: new URL(`http://127.0.0.1:${port}`),
    /** Another server has replaced this one. */
    replace(index: number, url: URL) {
      upstreams[index] = { url, isReady: true }
    },
    async [Symbol.asyncDispose]() {
      clearInterval(asking)
      agent.destroy()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
