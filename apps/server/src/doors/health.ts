/** What a load balancer and a monitor request: alive, ready, and the metrics in Prometheus format. */
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { Deps } from '../platform/procedures.ts'
import { addJobMetrics } from './job-metrics.ts'

export function registerHealth(app: FastifyInstance, { db }: Deps) {
  app.get('/healthz', () => ({ status: 'alive' }))

  app.get('/readyz', async (_request, reply) => {
    if (app.draining.hasBegun) return reply.status(503).send({ status: 'stopping' })
    try {
      await db.execute(sql`select 1`)
      return { status: 'ready' }
    } catch {
      return reply.status(503).send({ status: 'the database is not responding' })
    }
  })

  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
    registers: [registry],
  })
  app.addHook('onResponse', ({ method, routeOptions }, reply, done) => {
    // A stream lasts as long as its page is open, which says nothing about the server's speed.
    if (String(reply.getHeader('content-type')).startsWith('text/event-stream')) return done()
    const labels = { method, route: routeOptions.url ?? 'none', status: String(reply.statusCode) }
    durations.observe(labels, reply.elapsedTime / 1000)
    done()
  })
  const readJobMetrics = addJobMetrics(registry, db)
  app.get('/metrics', async (_request, reply) => {
    await readJobMetrics()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
