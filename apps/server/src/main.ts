/** Reads the environment, opens everything in order, listens, and closes everything in the opposite order. */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { announceFirstAdmin, announceSite, announceWaiting } from './announce.ts'
import { buildApp } from './app.ts'
import { connect } from './db/connect.ts'
import { UnusableFolder } from './db/data-folder.ts'
import { FolderInUse } from './db/folder-lock.ts'
import { isOutage } from './db/outage.ts'
import { seedDatabase } from './db/seed/seed-database.ts'
import { UnusableDatabase } from './db/wait-until-ready.ts'
import { builtWebApp, developedWebApp } from './doors/pages/renderer.ts'
import { readEnv, UnusableSetting, type Env } from './env.ts'
import { ensureAdmin, findDemoLogin } from './features/accounts/ensure-admin.ts'
import { forgetLateTokens } from './features/accounts/mailed-tokens.ts'
import { findCaller, forgetEndedSessions } from './features/accounts/sessions.ts'
import { runBackup } from './features/backups/run-backup.ts'
import { CATALOGUE_CHANNEL, readAnnouncement } from './features/catalogue/catalogue-queries.ts'
import { createCatalogue } from './features/catalogue/catalogue-snapshot.ts'
import { EVENTS_CHANNEL, forgetOldEvents } from './features/live/event-queries.ts'
import { createLive } from './features/live/live-events.ts'
import { forgetUnconfirmed } from './features/newsletter/forget-unconfirmed.ts'
import { forgetOldIdempotencyKeys } from './features/orders/claim-idempotency-key.ts'
import { lapseRequests } from './features/reservations/lapse-requests.ts'
import { addUpDays } from './features/sales/add-up-days.ts'
import { forgetMovedDays } from './features/sales/forget-moved-days.ts'
import { forgetWrongDays } from './features/sales/forget-wrong-days.ts'
import { jobKinds, startJobs } from './job-table.ts'
import { openBucket } from './platform/bucket.ts'
import { systemClock } from './platform/clock.ts'
import { openJobs } from './platform/jobs.ts'
import { toLoggable } from './platform/loggable.ts'
import { createMailer } from './platform/mail.ts'
import { createPictureBucket, createPictureFolder } from './platform/picture-store.ts'
import type { Deps } from './platform/procedures.ts'
import { createRateLimits, forgetOldCounts, noRateLimits } from './platform/rate-limits.ts'
import { shutDownOnSignal } from './platform/shutdown.ts'
import { webRoot } from './program-files.ts'

const HOUR_MS = 60 * 60 * 1000
const { values: flags } = parseArgs({
  options: {
    dev: { type: 'boolean', default: false },
    'web-dist': { type: 'string', default: join(webRoot, 'dist') },
  },
})

async function start() {
  const env = readEnv(process.env)
  const bucket = await openBucketOf(env)
  const connection = await connect(env)
  await connection.waitUntilReady((because) => announceWaiting(env, because))
  await connection.migrate()
  const { db } = connection
  const clock = systemClock
  const startedAt = new Date(clock.nowMs())
  await seedDatabase(db, { isDemo: env.isDemo, now: startedAt })
  const madeUpLogin = await ensureAdmin(db, env, startedAt)
  const demoLogin = await findDemoLogin(db, env)
  if (madeUpLogin && !demoLogin) announceFirstAdmin(madeUpLogin)

  const catalogue = createCatalogue({ db, clock, isListening: connection.isListening })
  await connection.listen(CATALOGUE_CHANNEL, (payload) => catalogue.markStale(readAnnouncement(payload)))

  const live = createLive(db)
  await connection.listen(EVENTS_CHANNEL, live.heard)

  const jobs = await openJobs(connection.jobStore, jobKinds)
  const { publicUrl } = env
  const deps: Deps = {
    db,
    clock,
    catalogue,
    live,
    findCaller: (token) => findCaller(db, token),
    limits: env.limitsRates ? createRateLimits(db) : noRateLimits,
    jobs,
    pictures: bucket ? createPictureBucket(bucket) : createPictureFolder(join(env.dataDir, 'uploads')),
    writeBackup: (signal) => runBackup(process.env, signal),
    publicUrl,
    demoLogin,
  }
  const mountWebApp = flags.dev ? developedWebApp(webRoot) : builtWebApp(flags['web-dist'])
  const app = await buildApp(deps, { ...env, mountWebApp })

  connection.onOutage(app.outages)
  const warn = (error: unknown, what: string) =>
    isOutage(error) ? app.outages.began(error) : app.log.warn({ err: toLoggable(error) }, what)
  jobs.onError((error) => warn(error, 'the job queue failed'))
  bucket?.onTrouble((error) => app.log.warn({ err: toLoggable(error) }, 'the bucket of S3_URL failed'))
  const mailer = createMailer({
    ...env,
    bucket,
    // Outside the demo a log must not hold the key to an account; the file can be read by its owner only.
    onKept: ({ link, file, ...mail }) =>
      app.log.info(
        { ...(env.isDemo && { ...mail, link }), file },
        'SMTP_URL is not set: an email was saved to a file',
      ),
  })
  await startJobs(jobs, { db, clock, publicUrl, mailer })

  const tellNotLent = (error: unknown) =>
    app.log.warn({ err: toLoggable(error) }, 'cannot provide a copy of the database for a backup')
  const endLending = await connection.lendCopies(tellNotLent).catch(tellNotLent)

  const sweepAndTell = () => {
    sweep(deps).catch((error: unknown) => warn(error, 'sweep failed'))
  }
  const sweeping = setInterval(sweepAndTell, HOUR_MS)
  shutDownOnSignal(app, {
    drainMs: env.drainSeconds * 1000,
    endStreams: live.endStreams,
    async closeRest() {
      clearInterval(sweeping)
      await live.close()
      await endLending?.()
      await jobs.stop().finally(connection.close)
    },
  })

  const address = await app.listen({ port: env.port, host: env.host }).catch(explainListening(env))
  live.start((error) => warn(error, 'open screens are not told of what happens'))
  sweepAndTell()
  const { isDemo } = env
  announceSite({ address, isDemo, demoLogin, dataDir: connection.isEmbedded ? env.dataDir : null })
}

/** Settings that cannot be right end the start. A store that is away does not: the rest of the site goes on without. */
async function openBucketOf({ bucket: settings }: Env) {
  if (!settings) return undefined
  const bucket = openBucket(settings)
  const fault = await bucket.findFault()
  if (fault !== null) throw new UnusableSetting(`The setting S3_URL cannot be used: ${fault}.`)
  return bucket
}

/**
 * Takes away rows that no longer count and would only pile up, adds up the days that are over, and declines requests for
 * a table that nobody has answered.
 */
async function sweep(deps: Deps) {
  const { db, clock } = deps
  const now = clock.now()
  await forgetOldIdempotencyKeys(db, now)
  await forgetEndedSessions(db)
  await forgetLateTokens(db, now)
  await forgetUnconfirmed(db, now)
  await forgetOldCounts(db)
  await forgetOldEvents(db, now)
  await forgetMovedDays(db)
  await forgetWrongDays(db, { nowMs: now.epochMilliseconds })
  await addUpDays(db, { nowMs: now.epochMilliseconds })
  await lapseRequests(deps)
}

const explainListening =
  ({ host, port }: Env) =>
  (error: NodeJS.ErrnoException): never => {
    if (error.code === 'EADDRINUSE')
      throw new UnusableSetting(`The setting PORT cannot be used: ${host}:${port} is already in use.`)
    if (error.code === 'EACCES')
      throw new UnusableSetting(
        `The setting PORT cannot be used: this user is not allowed to listen on port ${port}.`,
      )
    throw error
  }

start().catch((error: unknown) => {
  const isExpected = [UnusableSetting, UnusableFolder, UnusableDatabase, FolderInUse].some(
    (kind) => error instanceof kind,
  )
  process.stderr.write(
    `${error instanceof Error ? (isExpected ? error.message : error.stack) : String(error)}\n`,
  )
  // Whatever has been opened would keep the process, and its lock on the database, alive.
  process.exit(1)
})
