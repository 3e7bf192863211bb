import { sql } from 'drizzle-orm'
import { Gauge, type Registry } from 'prom-client'
import type { Database } from '../db/database.ts'
import { rowsOf } from '../db/rows-of.ts'

// The monitor will ask again soon.
const TIMEOUT_MS = 1000

interface Waiting {
  queue: string
  count: number
  oldestSeconds: number
}

/** What is still queued after an answer, above all emails. Returns a function to call before each reading. */
export function addJobMetrics(registry: Registry, db: Database): () => Promise<void> {
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
