/** Reads the environment, opens everything in order, listens, and closes everything in the opposite order. */
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { announceSite, announceWaiting } from './announce.ts'
import { buildApp } from './app.ts'
import { runBackup } from './data/backups/download-backup.ts'
import { connect } from './db/connect.ts'
import { FolderInUse, UnusableFolder } from './db/data-folder.ts'
import { isOutage } from './db/outage.ts'
import { seedDatabase } from './db/seed/seed-database.ts'
import { UnusableDatabase } from './db/wait-until-ready.ts'
import { builtWebApp, developedWebApp } from './http/pages/renderer.ts'
import { type Env, readEnv, UnusableSetting } from './env.ts'
import { ensureAdmin, findDemoLogin } from './guests/accounts/ensure-admin.ts'
import { findCaller } from './guests/accounts/sessions.ts'
import { offerSetUp } from './guests/accounts/set-up-owner.ts'
import { CATALOGUE_CHANNEL, readAnnouncement } from './menu/catalogue/catalogue-queries.ts'
import { createCatalogue } from './menu/catalogue/catalogue-snapshot.ts'
import { EVENTS_CHANNEL } from './notify/live/event-queries.ts'
import { createLive } from './notify/live/live-events.ts'
import { followUpsOf, jobKinds, startChores, startJobs } from './job-table.ts'
import { createBreachCheck } from './platform/breached-passwords.ts'
import { openBucket } from './platform/bucket.ts'
import { enqueueFollowUps } from './platform/follow-ups.ts'
import { openJobs } from './platform/jobs.ts'
import { toLoggable } from './platform/outage-log.ts'
import { createMailer } from './platform/mail.ts'
import { createPictureBucket, createPictureFolder } from './platform/picture-store.ts'
import { createAskOutside, postOutside } from './platform/post-outside.ts'
import type { Deps } from './platform/context.ts'
import { createRateLimits, noRateLimits } from './platform/rate-limits.ts'
import { AppError } from './platform/app-error.ts'
import { createSecrets } from './platform/secrets.ts'
import { shutDownOnSignal } from './platform/shutdown.ts'
import { createSmsLog } from './platform/sms.ts'
import { systemClock } from './platform/wall-clock.ts'
import { writeNewsWith } from './platform/webhook-news.ts'
import { webhookLimits } from './office/webhooks/send-deliveries.ts'
import { writeNews } from './office/webhooks/write-news.ts'
import { webRoot } from './program-files.ts'

// Events and jobs are in the database: what a silent connection keeps it from finishing, another process does.
const FINISH_WITHIN_MS = 4000

// What it writes is for its own user only, no matter who starts it.
process.umask(0o077)

const { values: flags } = parseArgs({
  options: {
    dev: { type: 'boolean', default: false },
    'web-dist': { type: 'string', default: join(webRoot, 'dist') },
  },
})

async function start() {
  const env = readEnv(process.env)
  const mountWebApp = flags.dev ? developedWebApp(webRoot) : builtWebApp(flags['web-dist'])
  const bucket = await openBucketOf(env)
  const connection = await connect(env)
  await connection.waitUntilReady((because) => announceWaiting(env, because))
  await connection.migrate()
  const { db } = connection
  const clock = systemClock
  const startedAt = new Date(clock.nowMs())
  await seedDatabase(db, { isDemo: env.isDemo, now: startedAt })
  await ensureAdmin(db, env, startedAt)
  const demoLogin = await findDemoLogin(db, env)
  const setUpKey = await offerSetUp(db, startedAt)

  const catalogue = createCatalogue({ db, clock, isListening: connection.isListening })
  await connection.listen(CATALOGUE_CHANNEL, (payload) => catalogue.markStale(readAnnouncement(payload)))

  const jobs = await openJobs(connection.jobStore, jobKinds)
  const live = createLive(db, { enqueueFollowUps: () => enqueueFollowUps(db, jobs) })
  await connection.listen(EVENTS_CHANNEL, live.onNotify)

  const { publicUrl } = env
  const deps: Deps = {
    db,
    clock,
    catalogue,
    live,
    findCaller: (token) => findCaller(db, token),
    limits: env.limitsRates ? createRateLimits(db) : noRateLimits,
    jobs,
    followUps: followUpsOf(clock),
    pictures: bucket ? createPictureBucket(bucket) : createPictureFolder(join(env.dataDir, 'uploads')),
    writeBackup: (signal) => runBackup(process.env, signal),
    publicUrl,
    sendsEmail: env.smtpUrl !== undefined,
    postOutside,
    askOutside: createAskOutside({ allowed: env.webhookHosts, ...webhookLimits }),
    isBreached: createBreachCheck(env.breachedPasswordsUrl),
    requiresSecondFactor: env.isReachable,
    demoLogin,
    isDemo: env.isDemo,
    // A bucket is there for processes that share no folder.
    secrets: createSecrets({ secretsKey: env.secretsKey, folder: bucket ? null : env.dataDir }),
    providerUrls: env.providerUrls,
    webhookHosts: env.webhookHosts,
    keptDays: env.keptDays,
  }
  writeNewsWith(db, writeNews({ clock }))
  const app = await buildApp(deps, { ...env, mountWebApp, ...(await readableLog()) })

  connection.onOutage(app.outages)
  const warn = (error: unknown, what: string) =>
    isOutage(error) ? app.outages.began(error) : app.log.warn({ err: toLoggable(error) }, what)
  jobs.onError((error) => warn(error, 'the job queue failed'))
  bucket?.onTrouble((error) => app.log.warn({ err: toLoggable(error) }, 'the bucket of S3_URL failed'))
  const mailer = createMailer({
    ...env,
    mailFrom: env.mailFrom,
    publicUrl: deps.publicUrl,
    house: async () => (await catalogue.rules()).settings,
    bucket,
    // Outside the demo a log must not contain the key to an account; the file is readable only by its owner.
    onSaved: ({ link, file, ...mail }) =>
      app.log.info(
        { ...(env.isDemo && { ...mail, link }), file },
        'SMTP_URL is not set: an email was saved to a file',
      ),
  })
  await startJobs(jobs, { ...deps, mailer, live, sms: createSmsLog(app.log), log: app.log })

  const warnNotLent = (error: unknown) =>
    app.log.warn({ err: toLoggable(error) }, 'a command cannot use the database')
  const stopLending = await connection.lend(warnNotLent).catch(warnNotLent)

  shutDownOnSignal(app, {
    drainMs: env.drainSeconds * 1000,
    endStreams: live.endStreams,
    async closeRest() {
      const finish = async () => {
        await live.close()
        await stopLending?.()
        await jobs.stop()
      }
      await Promise.race([finish(), wait(FINISH_WITHIN_MS)]).finally(connection.close)
    },
  })

  const address = await app.listen({ port: env.port, host: env.host }).catch(explainListening(env))
  live.start((error) => warn(error, 'open screens are not told of what happens'))
  startChores(jobs, deps).catch((error: unknown) => warn(error, 'the hourly chores were not scheduled'))
  const { isDemo } = env
  announceSite({
    address,
    isDemo,
    demoLogin,
    dataDir: connection.isEmbedded ? env.dataDir : null,
    setUpKey,
    publicUrl,
  })
}

/** A person at a terminal reads lines; what collects logs reads JSON. */
async function readableLog() {
  if (!process.stdout.isTTY) return {}
  const { default: prettify } = await import('pino-pretty')
  return { logTo: prettify({ singleLine: true, translateTime: 'HH:MM:ss', ignore: 'pid,hostname,reqId' }) }
}

/** Invalid settings stop the start. An unreachable store does not: the rest of the site works without it. */
async function openBucketOf({ bucket: settings }: Env) {
  if (!settings) return undefined
  const bucket = openBucket(settings)
  const fault = await bucket.findFault()
  if (fault !== null) throw new UnusableSetting(`The setting S3_URL cannot be used: ${fault}.`)
  return bucket
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
  const isExpected = [UnusableSetting, AppError, UnusableFolder, UnusableDatabase, FolderInUse].some(
    (kind) => error instanceof kind,
  )
  process.stderr.write(
    `${error instanceof Error ? (isExpected ? error.message : error.stack) : String(error)}\n`,
  )
  // Open resources would keep the process, and its lock on the database, alive.
  process.exit(1)
})
