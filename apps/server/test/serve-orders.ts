/** The server without its pages, for tests that kill it: prints its address when it listens. */
import { buildApp } from '../src/app.ts'
import { connect } from '../src/db/connect.ts'
import { seedDatabase } from '../src/db/seed/seed-database.ts'
import { followUp, jobKinds } from '../src/job-table.ts'
import { createCatalogue } from '../src/features/catalogue/catalogue-snapshot.ts'
import { EVENTS_CHANNEL } from '../src/features/live/event-queries.ts'
import { createLive } from '../src/features/live/live-events.ts'
import { systemClock as clock } from '../src/platform/clock.ts'
import { openJobs } from '../src/platform/jobs.ts'
import { shutDownOnSignal } from '../src/platform/shutdown.ts'
import { fixedDeps } from './fixed-deps.ts'
import { SEEDED_AT } from './seeded-at.ts'

const connection = await connect({
  databaseUrl: process.env['DATABASE_URL'],
  dataDir: process.env['DATA_DIR'] ?? '',
})
await connection.migrate()
const { db } = connection
await seedDatabase(db, { isDemo: true, now: SEEDED_AT })
const catalogue = createCatalogue({ db, clock, isListening: connection.isListening })
const jobs = await openJobs(connection.jobStore, jobKinds)
const live = createLive(db, followUp(jobs, clock))
await connection.listen(EVENTS_CHANNEL, live.onNotify)
live.start(() => {})
const app = await buildApp(
  { ...fixedDeps(db), db, clock, catalogue, live, jobs },
  { logLevel: 'silent', trustProxy: false },
)
shutDownOnSignal(app, {
  drainMs: 1000,
  endStreams: live.endStreams,
  async closeRest() {
    await live.close()
    await jobs.stop()
    await connection.close()
  },
})
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`)
