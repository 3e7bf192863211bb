/** The last moments of a process: it still answers everything, and asks everybody to come to another one from now on. */
import type { FastifyInstance } from 'fastify'

export function registerDraining(app: FastifyInstance) {
  app.decorate('draining', { hasBegun: false })
  const lastAnswer = (raw: { shouldKeepAlive: boolean }) => {
    // Node says `connection: close` by itself then, and closes.
    if (app.draining.hasBegun) raw.shouldKeepAlive = false
  }
  app.addHook('onRequest', (_request, reply, done) => {
    lastAnswer(reply.raw)
    done()
  })
  // It may have begun since the request came.
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
