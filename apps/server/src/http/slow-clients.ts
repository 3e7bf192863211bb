/** What a client that does not read its answers may occupy: a connection for a while, and a few answers. */
import type { FastifyInstance } from 'fastify'
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'

/** Time without reading one byte of an answer. Node restarts the timer whenever some of it goes out. */
export const SILENT_CLIENT_MS = 20_000

// Browsers send one request after another; programs that do not wait for an answer send a handful at a time.
const MAX_WAITING_ANSWERS = 32

export function registerSlowClients(app: FastifyInstance) {
  const waiting = new WeakMap<Socket, number>()
  const count = ({ socket }: IncomingMessage, change: 1 | -1) => {
    const sum = (waiting.get(socket) ?? 0) + change
    waiting.set(socket, sum)
    return sum
  }
  app.addHook('onRequest', ({ raw }, reply, done) => {
    if (count(raw, 1) > MAX_WAITING_ANSWERS) raw.socket.destroy()
    reply.raw.on('timeout', hangUpOnClient)
    done()
  })
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    count(raw, -1)
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
