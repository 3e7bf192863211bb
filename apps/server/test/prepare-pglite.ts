import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { connectionOver } from '../src/db/embedded.ts'
import { openPglite } from '../src/db/open-pglite.ts'
import { seedDatabase } from '../src/db/seed/seed-database.ts'
import { jobKinds } from '../src/job-table.ts'
import { openJobs } from '../src/platform/jobs.ts'
import { prepareReset } from './reset-site.ts'
import { SEEDED_AT } from './seeded-at.ts'

let folder: string

/** One migrated and seeded database, of which every test file gets a copy. */
export async function setup(project: TestProject) {
  const pglite = await openPglite()
  const connection = connectionOver(pglite)
  await connection.migrate()
  await (await openJobs(connection.jobStore, jobKinds)).stop()
  await seedDatabase(connection.db, { isDemo: true, now: SEEDED_AT })
  await prepareReset(connection.db)
  const dump = await pglite.dumpDataDir('none')
  await connection.close()

  folder = mkdtempSync(join(tmpdir(), 'tiffin-pglite-'))
  const dumpFile = join(folder, 'seeded.tar')
  writeFileSync(dumpFile, Buffer.from(await dump.arrayBuffer()))
  project.provide('database', { kind: 'pglite', dumpFile })
}

export const teardown = () => rmSync(folder, { recursive: true })
