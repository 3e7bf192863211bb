/** The last moments of a process: it still answers everything, and asks every client to reconnect elsewhere. */
import type { FastifyInstance } from 'fastify'

export function registerDraining(app: FastifyInstance) {
  app.decorate('draining', { hasBegun: false })
  const lastAnswer = (raw: { shouldKeepAlive: boolean }) => {
    // Node then sends `connection: close` itself, and closes.
    if (app.draining.hasBegun) raw.shouldKeepAlive = false
  }
  app.addHook('onRequest', (_request, reply, done) => {
    lastAnswer(reply.raw)
    done()
  })
  // Draining may have begun since the request arrived.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    lastAnswer(reply.raw)
    done()
  })
}

declare module 'fastify' {
  interface FastifyInstance {
    draining: { hasBegun: boolean }
  }
}
