import { type AppOptions, buildApp } from '../src/app.ts'
import type { Connection } from '../src/db/database.ts'
import { CATALOGUE_CHANNEL, readAnnouncement } from '../src/menu/catalogue/catalogue-queries.ts'
import { createCatalogue } from '../src/menu/catalogue/catalogue-snapshot.ts'
import { EVENTS_CHANNEL } from '../src/notify/live/event-queries.ts'
import { createLive } from '../src/notify/live/live-events.ts'
import { jobKinds } from '../src/job-table.ts'
import { openJobs } from '../src/platform/jobs.ts'
import type { Clock } from '../src/platform/wall-clock.ts'
import { fixedDeps } from './fixed-deps.ts'

/** A server over any database, besides the one of the test file. */
export async function serveDatabase(connection: Connection, clock: Clock, options: Partial<AppOptions> = {}) {
  const { db } = connection
  const catalogue = createCatalogue({ db, clock, isListening: connection.isListening })
  await connection.listen(CATALOGUE_CHANNEL, (payload) => catalogue.markStale(readAnnouncement(payload)))
  const live = createLive(db, { enqueueFollowUps: async () => {} })
  await connection.listen(EVENTS_CHANNEL, live.onNotify)
  live.start(() => {})
  const jobs = await openJobs(connection.jobStore, jobKinds)
  const app = await buildApp(
    { ...fixedDeps(db), db, clock, catalogue, live, jobs },
    { logLevel: 'silent', trustProxy: false, ...options },
  )
  connection.onOutage(app.outages)
  return {
    app,
    async [Symbol.asyncDispose]() {
      live.endStreams()
      await app.close()
      await live.close()
      await jobs.stop()
    },
  }
}
