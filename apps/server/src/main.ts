/** Reads the environment, opens everything in order, listens, and closes everything in the opposite order. */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { buildApp } from './app.ts'
import { connect } from './db/connect.ts'
import { FolderInUse } from './db/folder-lock.ts'
import { seedDatabase } from './db/seed/seed-database.ts'
import { builtWebApp, developedWebApp } from './doors/pages/renderer.ts'
import { readEnv, UnusableSetting, type Env } from './env.ts'
import { CATALOGUE_CHANNEL } from './features/catalogue/catalogue-queries.ts'
import { createCatalogue } from './features/catalogue/catalogue-snapshot.ts'
import { forgetOldIdempotencyKeys } from './features/orders/claim-idempotency-key.ts'
import { systemClock } from './platform/clock.ts'
import { shutDownOnSignal } from './platform/shutdown.ts'

const HOUR_MS = 60 * 60 * 1000
const webRoot = fileURLToPath(new URL('../../web', import.meta.url))
const { values: flags } = parseArgs({
  options: {
    dev: { type: 'boolean', default: false },
    'web-dist': { type: 'string', default: join(webRoot, 'dist') },
  },
})

async function start() {
  const env = readEnv(process.env)
  const connection = await connect(env)
  await connection.migrate()
  const { db } = connection
  await seedDatabase(db, { isDemo: env.isDemo, now: new Date() })

  const clock = systemClock
  const catalogue = createCatalogue({ db, clock, isListening: connection.isListening })
  await connection.listen(CATALOGUE_CHANNEL, catalogue.markStale)

  const deps = { db, clock, catalogue }
  const mountWebApp = flags.dev ? developedWebApp(webRoot) : builtWebApp(flags['web-dist'])
  const app = await buildApp(deps, { ...env, mountWebApp })

  const sweeping = setInterval(() => {
    forgetOldIdempotencyKeys(db, clock.now()).catch((error: unknown) =>
      app.log.warn({ err: error }, 'sweep failed'),
    )
  }, HOUR_MS)
  shutDownOnSignal(app, async () => {
    clearInterval(sweeping)
    await connection.close()
  })

  const address = await app.listen({ port: env.port, host: env.host }).catch(explainListening(env))
  announce(address, env.isDemo, connection.isEmbedded ? env.dataDir : null)
}

function announce(address: string, isDemo: boolean, dataDir: string | null) {
  const lines = [`Tiffin is serving ${address}`]
  if (isDemo) lines.push('Demo: try the coupons WELCOME10 and SAVE5.')
  if (dataDir !== null) {
    lines.push(
      `The embedded database in ${dataDir} survives a crash of this process, but not a power cut; for a real restaurant set DATABASE_URL.`,
    )
  }
  process.stdout.write(`\n  ${lines.join('\n  ')}\n\n`)
}

const explainListening =
  ({ host, port }: Env) =>
  (error: NodeJS.ErrnoException): never => {
    if (error.code === 'EADDRINUSE')
      throw new UnusableSetting(
        `The setting PORT cannot be used: something else is serving on ${host}:${port}.`,
      )
    if (error.code === 'EACCES')
      throw new UnusableSetting(`The setting PORT cannot be used: this user may not serve on port ${port}.`)
    throw error
  }

start().catch((error: unknown) => {
  const isExpected = error instanceof UnusableSetting || error instanceof FolderInUse
  process.stderr.write(
    `${isExpected ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  )
  // Whatever has been opened would keep the process, and its lock on the database, alive.
  process.exit(1)
})
