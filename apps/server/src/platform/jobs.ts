/** Work done after the answer. Jobs are in the database: none is lost, and none runs for a rolled-back change. */
import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss, type ConstructorOptions, type DrizzleTransactionLike } from 'pg-boss'
import type { Database } from '../db/database.ts'

/** The name of a kind of job, and its data. */
export interface JobKind<Data extends object> {
  name: string
  /** Only for the compiler. */
  data?: Data
}

export interface Jobs {
  /** Within `tx`, so the job exists exactly if the transaction commits. */
  enqueue<Data extends object>(tx: Database, kind: JobKind<Data>, data: Data): Promise<void>
}

export interface JobRunner extends Jobs {
  /** `jobId` was assigned when the job was enqueued: a retried job has the same one. */
  work<Data extends object>(
    kind: JobKind<Data>,
    handle: (data: Data, jobId: string) => Promise<void>,
  ): Promise<void>
  /** Receives errors between two jobs, such as an unreachable database; processing resumes on its own. */
  onError(report: (error: Error) => void): void
  stop(): Promise<void>
}

// A mail server that is down for an evening loses no emails: the last attempt is about a day later.
const queueOptions = {
  retryLimit: 12,
  retryDelay: 10,
  retryBackoff: true,
  retryDelayMax: 3 * 60 * 60,
  expireInSeconds: 60,
  notify: true,
  deleteAfterSeconds: 24 * 60 * 60,
}

/** Opens the queues of these kinds; creates their tables at the first start. */
export async function openJobs(store: ConstructorOptions, kinds: JobKind<object>[]): Promise<JobRunner> {
  const boss = new PgBoss({ ...store, useListenNotify: true })
  let report = (_error: Error) => {}
  // Without a listener the event would end the process.
  boss.on('error', (error) => report(error))
  await boss.start()
  for (const { name } of kinds) {
    await boss.createQueue(name, queueOptions)
    // So it knows the queue when a job is enqueued: on the embedded database, whose one connection is then
    // used by the transaction, looking it up would wait forever.
    await boss.findJobs(name, { id: crypto.randomUUID() })
  }

  return {
    async enqueue(tx, { name }, data) {
      await boss.send(name, data, { db: fromDrizzle(tx as unknown as DrizzleTransactionLike, sql) })
    },
    async work({ name }, handle) {
      let workerId = ''
      workerId = await boss.work<object>(name, { pollingIntervalSeconds: 2 }, async ([job]) => {
        // Jobs in quick succession are announced once: without this the next would wait for half a minute.
        boss.notifyWorker(workerId)
        try {
          if (job) await handle(job.data as never, job.id)
        } catch (error) {
          // It will be retried, but someone should know.
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
