import type { SiteSettings } from '@tiffin/contract'
import { sampleSettings } from '@tiffin/restaurant/sample'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fixedDeps } from '../../test/fixed-deps.ts'
import { openTestDatabase } from '../../test/open-test-database.ts'
import { buildApp } from '../app.ts'
import { newId } from '../db/new-id.ts'
import { users } from '../db/schema/index.ts'
import { jobKinds } from '../job-table.ts'
import { openJobs, type JobRunner } from '../platform/jobs.ts'
import { beginSession } from '../guests/accounts/sessions.ts'
import { createLive } from '../notify/live/live-events.ts'
import { CATALOGUE_CHANNEL, readAnnouncement } from '../menu/catalogue/catalogue-queries.ts'
import { createCatalogue } from '../menu/catalogue/catalogue-snapshot.ts'
import { systemClock } from '../platform/wall-clock.ts'

let connection: Awaited<ReturnType<typeof openTestDatabase>>
let jobs: JobRunner
let apps: FastifyInstance[]
let authorization: string
const catalogues: ReturnType<typeof createCatalogue>[] = []
let heard = () => {}

beforeAll(async () => {
  connection = await openTestDatabase()
  const { db } = connection
  jobs = await openJobs(connection.jobStore, jobKinds)
  apps = await Promise.all([startApp(), startApp()])
  await connection.listen(CATALOGUE_CHANNEL, (payload) => {
    for (const catalogue of catalogues) catalogue.markStale(readAnnouncement(payload))
    heard()
  })
  const owner = {
    id: newId(),
    role: 'admin',
    staffRole: 'owner',
    disabledAt: null,
    createdAt: new Date(),
  } as const
  const user = { ...owner, name: 'Owner', email: 'owner@example.com', passwordHash: 'none' }
  await db.insert(users).values(user)
  authorization = `Bearer ${await beginSession(db, user)}`
})

afterAll(async () => {
  for (const app of apps) await app.close()
  await jobs.stop()
  await connection.close()
})

/** With its own menu in memory, like a separate process. */
async function startApp() {
  const { db, isListening } = connection
  const catalogue = createCatalogue({ db, clock: systemClock, isListening })
  catalogues.push(catalogue)
  const deps = {
    ...fixedDeps(db),
    db,
    clock: systemClock,
    catalogue,
    live: createLive(db, { enqueueFollowUps: async () => {} }),
    jobs,
  }
  return buildApp(deps, { logLevel: 'silent', trustProxy: false })
}

test('a setting changed in one process applies in the other as soon as it is announced', async () => {
  const read = async (app?: FastifyInstance) =>
    (await app?.inject({ url: '/api/settings' }))?.json<SiteSettings>().ordering.leadMinutes
  expect(await Promise.all(apps.map(read))).toEqual([25, 25])
  const everybodyHeard = new Promise<void>((resolve) => (heard = resolve))
  const answer = await apps[0]?.inject({
    method: 'PUT',
    url: '/api/admin/settings',
    headers: { authorization },
    payload: { ordering: { ...sampleSettings.ordering, leadMinutes: 45 } },
  })
  expect(answer?.statusCode).toBe(200)
  await everybodyHeard
  expect(await Promise.all(apps.map(read))).toEqual([45, 45])
})
