import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * What ends TLS in front of a site: it tells the site that its clients come by https. Its address stays the same while the site is
 * started again at another port; meanwhile it answers 502, as proxies do.
 */
export async function startProxy(siteUrl: () => string) {
  const server = createServer((asked, answer) => {
    const headers = { ...asked.headers, 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.7' }
    const passed = request(
      siteUrl() + asked.url,
      { method: asked.method, headers, agent: false },
      (given) => {
        answer.writeHead(given.statusCode ?? 502, given.headers)
        given.on('error', () => answer.destroy())
        given.pipe(answer)
      },
    )
    passed.on('error', () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end()))
    answer.on('close', () => passed.destroy())
    asked.pipe(passed)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
