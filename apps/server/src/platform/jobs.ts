/** Work that is done after the answer. It is kept in the database: nothing is lost, and nothing is done for what was rolled back. */
import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss, type ConstructorOptions, type DrizzleTransactionLike } from 'pg-boss'
import type { Database } from '../db/database.ts'

/** What a kind of job is called, and what it needs to know. */
export interface JobKind<Data extends object> {
  name: string
  /** Only for the compiler. */
  data?: Data
}

export interface Jobs {
  /** Within `tx`, so that the job is there exactly when the transaction is. */
  enqueue<Data extends object>(tx: Database, kind: JobKind<Data>, data: Data): Promise<void>
}

export interface JobRunner extends Jobs {
  /** `jobId` was given when the job was enqueued: a job that is done again has the same one. */
  work<Data extends object>(
    kind: JobKind<Data>,
    handle: (data: Data, jobId: string) => Promise<void>,
  ): Promise<void>
  /** Hears what goes wrong between two jobs, such as a database that is away; it goes on by itself. */
  onError(report: (error: Error) => void): void
  stop(): Promise<void>
}

// A mail server that is away for an evening costs nobody their mail: the last try is about a day later.
const queueOptions = {
  retryLimit: 12,
  retryDelay: 10,
  retryBackoff: true,
  retryDelayMax: 3 * 60 * 60,
  expireInSeconds: 60,
  notify: true,
  deleteAfterSeconds: 24 * 60 * 60,
}

/** Opens the queues of these kinds; makes their tables at the first start. */
export async function openJobs(store: ConstructorOptions, kinds: JobKind<object>[]): Promise<JobRunner> {
  const boss = new PgBoss({ ...store, useListenNotify: true })
  let report = (_error: Error) => {}
  // Unheard, the event would end the process.
  boss.on('error', (error) => report(error))
  await boss.start()
  for (const { name } of kinds) {
    await boss.createQueue(name, queueOptions)
    // So that it knows the queue when a job is enqueued: on the embedded database, whose one connection is then
    // taken by the transaction, looking it up would wait for ever.
    await boss.findJobs(name, { id: crypto.randomUUID() })
  }

  return {
    async enqueue(tx, { name }, data) {
      await boss.send(name, data, { db: fromDrizzle(tx as unknown as DrizzleTransactionLike, sql) })
    },
    async work({ name }, handle) {
      let workerId = ''
      workerId = await boss.work<object>(name, { pollingIntervalSeconds: 2 }, async ([job]) => {
        // Jobs that come close together announce themselves once: without this the next would wait for half a minute.
        boss.notifyWorker(workerId)
        try {
          if (job) await handle(job.data as never, job.id)
        } catch (error) {
          // It is tried again, but somebody should know.
          report(error as Error)
          throw error
        }
      })
    },
    onError(reporter) {
      report = reporter
    },
    stop: () => boss.stop({ graceful: true, timeout: 3000 }),
  }
}
