import { sql } from 'drizzle-orm'
import { Gauge, type Registry } from 'prom-client'
import type { Database } from '../db/database.ts'
import { rowsOf } from '../db/rows-of.ts'

// Whoever asks for the figures asks again soon.
const LOOK_FOR_MS = 1000

interface Waiting {
  queue: string
  count: number
  oldestSeconds: number
}

/** What waits to be done after an answer, mails above all. Returns what looks it up; to be called before each reading. */
export function addJobFigures(registry: Registry, db: Database): () => Promise<void> {
  const figure = (name: string, help: string) =>
    new Gauge({ name, help, labelNames: ['queue'], registers: [registry] })
  const waiting = figure('jobs_waiting', 'Pending jobs by kind, including emails')
  const oldest = figure('jobs_oldest_waiting_seconds', 'How long the oldest pending job has been waiting')
  let asked: Promise<Waiting[]> | null = null

  return async () => {
    // While the database is silent, nobody takes a second connection to ask it the same.
    asked ??= readWaiting(db).finally(() => (asked = null))
    const found = await withinTime(asked)
    waiting.reset()
    oldest.reset()
    for (const { queue, count, oldestSeconds } of found) {
      waiting.set({ queue }, count)
      oldest.set({ queue }, oldestSeconds)
    }
  }
}

/** No figures while the database is away: old ones would say that all is well. */
function withinTime(asked: Promise<Waiting[]>): Promise<Waiting[]> {
  const { promise: late, resolve } = Promise.withResolvers<Waiting[]>()
  const timer = setTimeout(resolve, LOOK_FOR_MS, [])
  return Promise.race([asked.catch(() => []), late]).finally(() => clearTimeout(timer))
}

const readWaiting = (db: Database) =>
  rowsOf<Waiting>(
    db,
    sql`select queue.name as queue, count(job.id)::int as count,
        coalesce(extract(epoch from clock_timestamp() - min(job.created_on)), 0)::float8 as "oldestSeconds"
      from pgboss.queue
      left join pgboss.job on job.name = queue.name and job.state in ('created', 'retry')
      group by queue.name`,
  )
