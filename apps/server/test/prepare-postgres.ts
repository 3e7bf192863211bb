import type { TestProject } from 'vitest/node'
import { connectPostgres } from '../src/db/postgres.ts'
import { seedDatabase } from '../src/db/seed/seed-database.ts'
import { createDatabase, dropDatabase, startPostgres, type RunningPostgres } from './start-postgres.ts'
import { jobKinds } from '../src/job-table.ts'
import { openJobs } from '../src/platform/jobs.ts'
import { prepareReset } from './reset-site.ts'
import { SEEDED_AT } from './seeded-at.ts'

// Others may also use the server of TEST_DATABASE_URL: our names must not collide with theirs.
const TEMPLATE = `tiffin_template_${process.pid}`

let server: RunningPostgres | undefined

/** One migrated and seeded database, of which every test file gets a copy. */
export async function setup(project: TestProject) {
  server = await startPostgres()
  const connection = connectPostgres(await createDatabase(server.url, TEMPLATE))
  await connection.migrate()
  await (await openJobs(connection.jobStore, jobKinds)).stop()
  await seedDatabase(connection.db, { isDemo: true, now: SEEDED_AT })
  await prepareReset(connection.db)
  await connection.close()
  project.provide('database', { kind: 'postgres', serverUrl: server.url, template: TEMPLATE })
}

export async function teardown() {
  if (!server) return
  await dropDatabase(server.url, TEMPLATE)
  await server.stop()
}
