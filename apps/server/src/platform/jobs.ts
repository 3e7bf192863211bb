/** Work done after the answer. Jobs are in the database: none is lost, and none runs for a rolled-back change. */
import { sql } from 'drizzle-orm'
import {
  fromDrizzle,
  PgBoss,
  type ConstructorOptions,
  type DrizzleTransactionLike,
  type JobWithMetadata,
} from 'pg-boss'
import { isDeepStrictEqual } from 'node:util'
import type { Database } from '../db/database.ts'
import type { FollowUp } from '../db/schema/index.ts'

/** The name of a kind of job, and its data. */
export interface JobKind<Data extends object> {
  name: string
  /** How many a process runs at once; one, if left out. */
  parallel?: number
  /** Only for the compiler. */
  data?: Data
}

export interface Jobs {
  /** Within `tx`, so the job exists exactly if the transaction commits. It runs after so many seconds. */
  enqueue<Data extends object>(
    tx: Database,
    kind: JobKind<Data>,
    data: Data,
    afterSeconds?: number,
  ): Promise<void>
}

/** What is done every hour, by name. */
export type Chores = Record<string, () => Promise<void>>

export interface JobRunner extends Jobs {
  /** Several at once, within `tx`; they run after so many seconds. */
  enqueueAll<Data extends object>(
    tx: Database,
    kind: JobKind<Data>,
    all: readonly Data[],
    afterSeconds?: number,
  ): Promise<void>
  /** Of several kinds, within `tx`, with one statement for each kind. Throws if no queue has the name of one. */
  enqueueEach(tx: Database, all: readonly FollowUp[]): Promise<void>
  /**
   * `jobId` was assigned when the job was enqueued: a retried job has the same one. After the last attempt it is given
   * up.
   */
  work<Data extends object>(
    kind: JobKind<Data>,
    handle: (data: Data, jobId: string, isLastAttempt: boolean) => Promise<void>,
  ): Promise<void>
  /**
   * Every hour, and soon after the start, one of the processes does each of these. Each is a job of its own: one that
   * fails is tried again and stops no other.
   */
  workHourly(chores: Chores): Promise<void>
  /** Receives errors between two jobs, such as an unreachable database; processing resumes on its own. */
  onError(report: (error: Error) => void): void
  stop(): Promise<void>
}

// A longer timer would fire at once.
const LONGEST_TIMER_SECONDS = 20 * 24 * 60 * 60

// How often a process looks for jobs whose process is gone.
const SUPERVISE_SECONDS = 10

// The second is for jobs that nobody announces: those that are tried again, and those of a process that is gone.
const polling = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 10 }

// A mail server that is down overnight loses no emails: pg-boss doubles the delay, with a random part, up to the maximum,
// so the last attempt is 24 to 27 hours after the first.
const queueOptions = {
  retryLimit: 17,
  retryDelay: 10,
  retryBackoff: true,
  retryDelayMax: 3 * 60 * 60,
  expireInSeconds: 60,
  // A ticket that a killed process was making must not wait until its job expires.
  heartbeatSeconds: 10,
  notify: true,
  deleteAfterSeconds: 24 * 60 * 60,
}

const chore: JobKind<{ name: string }> = { name: 'chore' }
const HOURLY = '7 * * * *'
// Processes that start together, or again and again, do not each do all of them.
const SHARED_START_SECONDS = 15 * 60

// It comes again within the hour, and adding up the days of a long history takes minutes.
const choreOptions = { ...queueOptions, retryLimit: 2, expireInSeconds: 15 * 60 }

/** Opens the queues of these kinds; creates their tables at the first start. */
export async function openJobs(store: ConstructorOptions, kinds: JobKind<object>[]): Promise<JobRunner> {
  const boss = new PgBoss({
    ...store,
    useListenNotify: true,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
  })
  let report = (_error: Error) => {}
  // Without a listener the event would end the process.
  boss.on('error', (error) => report(error))
  await boss.start()
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const { name } of [...kinds, chore]) {
    const queue = existing.get(name)
    const options = name === chore.name ? choreOptions : queueOptions
    if (!queue) await boss.createQueue(name, options)
    // Made by an earlier release.
    else if (!isDeepStrictEqual({ ...queue, ...options }, queue)) await boss.updateQueue(name, options)
    // So it knows the queue when a job is enqueued: on the embedded database, whose one connection is then
    // used by the transaction, looking it up would wait forever.
    await boss.findJobs(name, { id: crypto.randomUUID() })
  }

  const known = new Set([...existing.keys(), ...kinds.map(({ name }) => name)])
  const workers = new Map<string, string>()
  function wake(name: string) {
    const workerId = workers.get(name)
    if (workerId !== undefined) boss.notifyWorker(workerId)
  }

  // Only jobs that can run at once are announced; without this the others would wait for the next poll.
  function wakeAfter(name: string, seconds: number) {
    if (seconds < LONGEST_TIMER_SECONDS) setTimeout(() => wake(name), (seconds + 1) * 1000).unref()
  }

  const work: JobRunner['work'] = async ({ name, parallel = 1 }, handle) => {
    const options = { ...polling, localConcurrency: parallel, includeMetadata: true } as const
    const workerId = await boss.work(name, options, async ([job]: JobWithMetadata[]) => {
      // Jobs in quick succession are announced once: without this the next would wait for the next poll.
      wake(name)
      try {
        if (job) await handle(job.data as never, job.id, job.retryCount >= job.retryLimit)
      } catch (error) {
        // It will be retried, but someone should know.
        report(error as Error)
        throw error
      }
    })
    workers.set(name, workerId)
  }

  const enqueueEach: JobRunner['enqueueEach'] = async (tx, all) => {
    const db = fromDrizzle(tx as unknown as DrizzleTransactionLike, sql)
    for (const [kind, ofKind] of Map.groupBy(all, (each) => each.kind)) {
      // Looking it up would wait forever on the embedded database.
      if (!known.has(kind)) throw new Error(`There is no queue for jobs of the kind ${kind}`)
      const queued = ofKind.map(({ data, afterSeconds }) => ({ data, startAfter: afterSeconds }))
      await boss.insert(kind, queued, { db })
      for (const seconds of new Set(ofKind.map(({ afterSeconds }) => afterSeconds))) wakeAfter(kind, seconds)
    }
  }

  return {
    async enqueue(tx, { name }, data, afterSeconds = 0) {
      const db = fromDrizzle(tx as unknown as DrizzleTransactionLike, sql)
      await boss.send(name, data, { db, startAfter: afterSeconds })
      if (afterSeconds > 0) wakeAfter(name, afterSeconds)
    },
    async enqueueAll(tx, { name }, all, afterSeconds = 0) {
      await enqueueEach(
        tx,
        all.map((data) => ({ kind: name, data, afterSeconds })),
      )
    },
    enqueueEach,
    work,
    async workHourly(chores) {
      for (const { key } of await boss.getSchedules(chore.name))
        if (!Object.hasOwn(chores, key)) await boss.unschedule(chore.name, key)
      // An older program that still runs during an upgrade does not know all of them.
      await work(chore, async ({ name }) => chores[name]?.())
      for (const name of Object.keys(chores)) {
        await boss.schedule(chore.name, HOURLY, { name }, { key: name })
        await boss.send(chore.name, { name }, { singletonKey: name, singletonSeconds: SHARED_START_SECONDS })
      }
    },
    onError(reporter) {
      report = reporter
    },
    stop: () => boss.stop({ graceful: true, timeout: 3000 }),
  }
}
