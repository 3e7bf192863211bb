/** What a load balancer and a monitor request: alive, ready, and the metrics in Prometheus format. */
import { sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'
import { collectDefaultMetrics, Counter, Histogram, Registry, Gauge } from 'prom-client'
import { type Database, rowsOf } from '../db/database.ts'
import { hashToken } from '../platform/hashes.ts'
import type { Deps } from '../platform/context.ts'
import { AppError } from '../platform/app-error.ts'

export function registerHealth(app: FastifyInstance, { db }: Deps, metricsToken?: string) {
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
  registry.registerMetric(countReadyAnswers(app))
  const readJobMetrics = addJobMetrics(registry, db)
  app.get('/metrics', async (request, reply) => {
    if (!isFromThisMachine(request) && !hasToken(request, metricsToken))
      throw new AppError('UNAUTHENTICATED', 'From elsewhere, /metrics needs the token of METRICS_TOKEN')
    await readJobMetrics()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

const countReadyAnswers = (app: FastifyInstance) =>
  new Counter({
    name: 'http_ready_answers_total',
    help: 'Answers that were ready in memory, by status; they are not in the histogram',
    labelNames: ['status'],
    registers: [],
    collect() {
      this.reset()
      for (const [status, count] of app.fastPath.sent) this.inc({ status: String(status) }, count)
    },
  })

/** A proxy on this machine says for whom it asks, whether it is trusted or not. */
function isFromThisMachine({ ip, headers }: FastifyRequest) {
  const isForwarded = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'].some((name) => name in headers)
  return !isForwarded && ipaddr.process(ip).range() === 'loopback'
}

// Hashes have the same length, and how far they agree says nothing about the token.
const hasToken = ({ headers }: FastifyRequest, token: string | undefined) =>
  token !== undefined && hashToken(headers.authorization ?? '') === hashToken(`Bearer ${token}`)

// The monitor will ask again soon.
const TIMEOUT_MS = 1000

interface Waiting {
  queue: string
  count: number
  oldestSeconds: number
}

/** What is still queued after an answer, above all emails. Returns a function to call before each reading. */
function addJobMetrics(registry: Registry, db: Database): () => Promise<void> {
  const gauge = (name: string, help: string) =>
    new Gauge({ name, help, labelNames: ['queue'], registers: [registry] })
  const waiting = gauge('jobs_waiting', 'Pending jobs by kind, including emails')
  const oldest = gauge('jobs_oldest_waiting_seconds', 'How long the oldest pending job has been due')
  let pending: Promise<Waiting[]> | null = null

  return async () => {
    // While the database is silent, no one takes a second connection to ask the same thing.
    pending ??= readWaiting(db).finally(() => (pending = null))
    const found = await withinTime(pending)
    waiting.reset()
    oldest.reset()
    for (const { queue, count, oldestSeconds } of found) {
      waiting.set({ queue }, count)
      oldest.set({ queue }, oldestSeconds)
    }
  }
}

/** No metrics while the database is down: old ones would suggest that all is well. */
function withinTime(pending: Promise<Waiting[]>): Promise<Waiting[]> {
  const { promise: late, resolve } = Promise.withResolvers<Waiting[]>()
  const timer = setTimeout(resolve, TIMEOUT_MS, [])
  return Promise.race([pending.catch(() => []), late]).finally(() => clearTimeout(timer))
}

const readWaiting = (db: Database) =>
  rowsOf<Waiting>(
    db,
    sql`select queue.name as queue, count(job.id)::int as count,
        coalesce(extract(epoch from clock_timestamp() - min(
          case job.state when 'retry' then job.created_on else greatest(job.created_on, job.start_after) end
        )), 0)::float8 as "oldestSeconds"
      from pgboss.queue
      left join pgboss.job on job.name = queue.name
        and (job.state = 'retry' or job.state = 'created' and job.start_after <= clock_timestamp())
      group by queue.name`,
  )
