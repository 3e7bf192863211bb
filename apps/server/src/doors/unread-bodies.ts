import type { FastifyInstance } from 'fastify'
import type { IncomingMessage } from 'node:http'

// As long as a browser may need to notice the answer while it still sends a picture.
const LINGER_MS = 30_000

/**
 * A client may be answered before its body has arrived. What comes then is read and discarded, because closing at once could
 * cost the client the answer, but not for longer than this. Node's own limit is as long as uploads need.
 */
export function registerUnreadBodies(app: FastifyInstance): void {
  // Not a hook: addresses that cannot be parsed are answered without one.
  app.server.on('request', (request, response) => {
    response.once('finish', () => {
      if (!request.complete) hangUpLater(request)
    })
  })
}

function hangUpLater(request: IncomingMessage) {
  const late = setTimeout(() => request.socket.destroy(), LINGER_MS)
  const stop = () => clearTimeout(late)
  request.once('end', stop).once('close', stop)
  request.socket.once('close', stop)
}
