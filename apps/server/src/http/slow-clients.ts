/** What a client that does not read its answers may occupy: a connection for a while, and a few answers. */
import { createServer, type RequestListener, type Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Socket } from 'node:net'
import type { FastPath } from './fast-path.ts'
import { discardUnreadBody, UPLOAD_MS } from './request-bodies.ts'

const HEADERS_MS = 5000
// Between two requests. A proxy should hang up first, or it may send one into a connection that is just closing.
const IDLE_CLIENT_MS = 30_000
const CHECKING_MS = 1000

/** A client that sends slowly, or not at all, must not occupy a socket. What is ready is answered before `handle` is called. */
export function createHttpServer(handle: RequestListener, fastPath: FastPath): Server {
  const server = createServer(
    {
      headersTimeout: HEADERS_MS,
      requestTimeout: UPLOAD_MS,
      keepAliveTimeout: IDLE_CLIENT_MS,
      connectionsCheckingInterval: CHECKING_MS,
    },
    (request, response) => {
      if (fastPath.answer(request, response)) return
      discardUnreadBody(request, response)
      handle(request, response)
    },
  )
  return server.setTimeout(SILENT_CLIENT_MS)
}

/** Time without reading one byte of an answer. Node restarts the timer whenever some of it goes out. */
const SILENT_CLIENT_MS = 20_000

// Browsers send one request after another; programs that do not wait for an answer send a handful at a time.
const MAX_WAITING_ANSWERS = 32
// Already read when the last answer was decided on; who goes on sending is cut off.
const MAX_UNANSWERED = 512

interface Pipeline {
  waiting: number
  unanswered: number
  /** Its last answer has been decided on: that one ends the connection. */
  isEnding: boolean
}

export function registerSlowClients(app: FastifyInstance) {
  const pipelines = new WeakMap<Socket, Pipeline>()
  app.addHook('onRequest', ({ raw: { socket } }, reply, done) => {
    const pipeline = pipelines.get(socket) ?? { waiting: 0, unanswered: 0, isEnding: false }
    pipelines.set(socket, pipeline)
    if (pipeline.isEnding) {
      pipeline.unanswered += 1
      if (pipeline.unanswered > MAX_UNANSWERED) socket.destroy()
      return
    }
    pipeline.waiting += 1
    pipeline.isEnding = pipeline.waiting === MAX_WAITING_ANSWERS
    if (pipeline.isEnding) reply.raw.shouldKeepAlive = false
    reply.raw.on('timeout', hangUpOnClient)
    done()
  })
  app.addHook('onResponse', ({ raw: { socket } }, _reply, done) => {
    const pipeline = pipelines.get(socket)
    if (pipeline) pipeline.waiting -= 1
    done()
  })
}

// Without a listener the event would also close connections of clients that wait for us: an import may take a while.
function hangUpOnClient(socket: Socket) {
  if (socket.writableLength > 0) socket.destroy()
}

// The last moments of a process: it still answers everything, and asks every client to reconnect elsewhere.

export function registerDraining(app: FastifyInstance) {
  app.decorate('draining', { hasBegun: false })
  const lastAnswer = (raw: { shouldKeepAlive: boolean }) => {
    // Node then sends `connection: close` itself, and closes.
    if (app.draining.hasBegun) raw.shouldKeepAlive = false
  }
  app.addHook('onRequest', (_request, reply, done) => {
    lastAnswer(reply.raw)
    const { held } = app.draining
    if (held) held.push(done)
    else done()
  })
  // Draining may have begun since the request arrived.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    lastAnswer(reply.raw)
    done()
  })
}

declare module 'fastify' {
  interface FastifyInstance {
    draining: {
      hasBegun: boolean
      /** Requests that wait until the last waiting connection has been accepted. */
      held?: (() => void)[] | undefined
    }
  }
}
