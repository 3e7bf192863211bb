import type { FastifyReply, FastifyRequest } from 'fastify'

const BODY_MS = 8000
/** A picture or a spreadsheet on a slow line takes its time. */
export const UPLOAD_MS = 120_000

/**
 * A client that sends its body slowly, or not at all, holds no socket. The server's own limit cannot tell an upload
 * from an order, so it is as long as uploads need and this one is shorter.
 */
export function refuseLateBody(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  const { raw } = request
  const hasBody =
    raw.headers['content-length'] !== undefined || raw.headers['transfer-encoding'] !== undefined
  if (hasBody && !request.routeOptions.config.isUpload) {
    const late = setTimeout(() => giveUpOn(request), BODY_MS)
    const stop = () => clearTimeout(late)
    raw.once('end', stop).once('close', stop)
    // Whoever was answered before the body came has nothing more to wait for.
    reply.raw.once('finish', stop)
  }
  done()
}

// As Node does when its own limit is over.
function giveUpOn({ server, raw }: FastifyRequest) {
  const error = Object.assign(new Error('late body'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
  server.server.emit('clientError', error, raw.socket)
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body may take as long as a file does. */
    isUpload?: boolean
  }
}
