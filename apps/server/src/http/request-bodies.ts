import type { FastifyReply, FastifyRequest } from 'fastify'
import type { IncomingMessage, ServerResponse } from 'node:http'

const BODY_MS = 8000
/** A picture or a spreadsheet takes a while on a slow connection. */
export const UPLOAD_MS = 120_000

/**
 * A client that sends its body slowly, or not at all, must not occupy a socket. The server's own limit cannot tell an
 * upload from an order, so it is as long as uploads need; this one is shorter.
 */
export function rejectLateBody(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  const { raw } = request
  const hasBody =
    raw.headers['content-length'] !== undefined || raw.headers['transfer-encoding'] !== undefined
  if (hasBody && !request.routeOptions.config.isUpload) {
    const late = setTimeout(() => giveUpOn(request), BODY_MS)
    const stop = () => clearTimeout(late)
    raw.once('end', stop).once('close', stop)
    // A client that was answered before its body arrived has nothing more to wait for.
    reply.raw.once('finish', stop)
  }
  done()
}

// As Node does when its own limit expires.
function giveUpOn({ server, raw }: FastifyRequest) {
  const error = Object.assign(new Error('late body'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
  server.server.emit('clientError', error, raw.socket)
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body may take as long as a file upload. */
    isUpload?: boolean
  }
}

// As long as a browser may need to notice the answer while it still sends a picture.
const LINGER_MS = 30_000

/**
 * A client may be answered before its body has arrived. What comes then is read and discarded, because closing at once could
 * cost the client the answer, but not for longer than this. Node's own limit is as long as uploads need.
 */
export function discardUnreadBody(request: IncomingMessage, response: ServerResponse): void {
  // Not a hook: addresses that cannot be parsed are answered without one.
  response.once('finish', () => {
    if (!request.complete) hangUpLater(request)
  })
}

function hangUpLater(request: IncomingMessage) {
  const late = setTimeout(() => request.socket.destroy(), LINGER_MS)
  const stop = () => clearTimeout(late)
  request.once('end', stop).once('close', stop)
  request.socket.once('close', stop)
}
